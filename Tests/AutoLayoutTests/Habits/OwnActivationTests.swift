import AutoLayout
import Testing

/// What those write first who do not want to write `try`.
extension LayoutConstraint {
  fileprivate static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  fileprivate static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// What a user declares anew goes before the library's own.
struct OwnActivationTests {
  @Test func `constraints are activated by a function of one's own`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    LayoutConstraint.activate([
      width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.x == 8)
    #expect(view.frame.width == 30)
    LayoutConstraint.deactivate([width])
    #expect(!width.isActive)
  }
}
