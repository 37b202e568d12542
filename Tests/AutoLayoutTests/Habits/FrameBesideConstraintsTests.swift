import AutoLayout
import Testing

/// Views whose frame was set, beside constraints that place them: as in UIKit these come first.
struct FrameBesideConstraintsTests {
  private let root = LayoutView("root", size: LayoutSize(width: 320, height: 200))
  private let label = LayoutView(
    "label", intrinsicContentSize: LayoutSize(width: 80, height: 20))
  private let box = LayoutView(frame: LayoutRect(0, 0, 310, 40))

  private func add(_ views: LayoutView...) {
    root.addSubviews(views)
  }

  @Test func `a chain leaves a neighbour its content, whichever of both comes first`() throws {
    let other = LayoutView(frame: LayoutRect(0, 0, 310, 40))
    let title = LayoutView("title", intrinsicContentSize: LayoutSize(width: 80, height: 20))
    add(label, box, title, other)
    try root.layout("H:|-10-[\(label)]-10-[\(box)]-10-|", "V:|[\(label)]", "V:|[\(box)]")
    try root.layout("H:|-10-[\(other)]-10-[\(title)]-10-|", "V:|[\(title)]", "V:|[\(other)]")
    root.layoutIfNeeded()
    // 320 - 30 - 80; the height that was set, as nothing else says one.
    expectFrame(label, 10, 0, 80, 20)
    expectFrame(box, 100, 0, 210, 40)
    expectFrame(other, 10, 0, 210, 40)
    expectFrame(title, 230, 0, 80, 20)
  }

  @Test func `a size that was set stays where constraints say only the place`() throws {
    add(box)
    box.frame.size.width = 100
    box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10).isActive = true
    root.layoutIfNeeded()
    expectFrame(box, 110, 150, 100, 40)
  }

  @Test func `a place that was set stays where constraints say only the size`() {
    add(box)
    box.frame = LayoutRect(30, 40, 10, 10)
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    expectFrame(box, 30, 40, 50, 10)
  }

  @Test func `content comes before a size that was set, once constraints place the view`() {
    add(label)
    label.frame = LayoutRect(5, 6, 200, 100)
    root.layoutIfNeeded()
    expectFrame(label, 5, 6, 200, 100)
    let place = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
    place.isActive = true
    root.layoutIfNeeded()
    expectFrame(label, 7, 6, 80, 100)
    place.isActive = false
    root.layoutIfNeeded()
    expectFrame(label, 5, 6, 200, 100)
  }

  /// What is set in each pass, though an equation places the view.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [nil, 2] as [Double?])
  func `a place that is set again in a pass is that of the equation when it ends`(
    _ direction: LayoutDirection, _ scale: Double?
  ) throws {
    final class Panel: LayoutView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        subviews[0].frame = LayoutRect(3, 4, 64, 20)
      }
    }
    let panel = Panel("panel")
    root.layoutEngine.direction = direction
    root.layoutEngine.scale = scale
    root.addSubview(panel)
    panel.addSubview(box)
    try panel.pinEdges()
    box.rightAnchor.constraint(equalTo: panel.rightAnchor, constant: -10).isActive = true
    root.layoutIfNeeded()
    expectFrame(box, 246, 4, 64, 20)
    for width in [360.0, 300.25, 320] {
      root.layoutEngine.rootWidth = width
      panel.passes = 0
      root.layoutIfNeeded()
      let shown = scale == nil ? width : (width * 2).rounded() / 2
      expectFrame(box, shown - 74, 4, 64, 20)
      #expect(panel.passes <= 2)
      #expect(root.layoutIfNeeded().isEmpty)
    }
  }

  @Test func `a view that others are pinned to holds the frame that was set`() {
    add(box, label)
    box.frame = LayoutRect(10, 20, 100, 50)
    label.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8).isActive = true
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8).isActive = true
    label.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    expectFrame(box, 10, 20, 100, 50)
    expectFrame(label, 118, 35, 194, 20)
  }

  @Test func `what lies in a view that was placed by hand does not place it`() throws {
    add(box)
    box.frame = LayoutRect(10, 20, 100, 50)
    box.addSubview(label)
    try box.layout("H:|-4-[\(label)]-4-|", "V:|-4-[\(label)]-4-|")
    root.layoutIfNeeded()
    expectFrame(box, 10, 20, 100, 50)
    expectFrame(label, 4, 4, 92, 42)
  }

  @Test func `a stack view takes a size that was set as a preference, and no place`() {
    let row = LayoutStackView(arrangedSubviews: [label, box])
    box.frame = LayoutRect(50, 60, 300, 40)
    row.alignment = .center
    add(row)
    row.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    expectFrame(row, 0, 0, 380, 40)
    expectFrame(label, 0, 10, 80, 20)
    expectFrame(box, 80, 0, 300, 40)
    row.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    expectFrame(label, 0, 10, 80, 20)
    expectFrame(box, 80, 0, 240, 40)
  }

  @Test func `a stack view with a frame that was set keeps it around what it arranges`() {
    let row = LayoutStackView(frame: LayoutRect(10, 20, 200, 50))
    row.alignment = .top
    row.addArrangedSubview(label)
    add(row)
    root.layoutIfNeeded()
    expectFrame(row, 10, 20, 200, 50)
    expectFrame(label, 0, 0, 200, 20)
  }

  @Test func `a view that leaves a stack view holds its frame again`() {
    let row = LayoutStackView(arrangedSubviews: [label, box])
    add(row)
    row.frame = LayoutRect(0, 0, 320, 20)
    root.layoutIfNeeded()
    expectFrame(box, 80, 0, 240, 20)
    row.removeArrangedSubview(box)
    box.frame = LayoutRect(4, 5, 310, 40)
    root.layoutIfNeeded()
    expectFrame(box, 4, 5, 310, 40)
  }

  @Test func `the habitual flag lets go of a frame and holds it again`() {
    add(label)
    label.frame = LayoutRect(5, 6, 200, 100)
    #expect(label.translatesAutoresizingMaskIntoConstraints)
    #expect(!root.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    label.translatesAutoresizingMaskIntoConstraints = false
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
    #expect(root.layoutEngine.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(label.frame.size == LayoutSize(width: 80, height: 20))
    label.frame = LayoutRect(5, 6, 200, 100)
    root.layoutIfNeeded()
    expectFrame(label, 5, 6, 200, 100)
  }

  @Test func `a view goes on with what holds it into another tree`() {
    let page = LayoutView("page", size: LayoutSize(width: 400, height: 300))
    add(label)
    label.frame = LayoutRect(5, 6, 200, 100)
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
    root.layoutIfNeeded()
    expectFrame(label, 5, 9, 200, 20)
    page.addSubview(root)
    page.layoutIfNeeded()
    expectFrame(label, 5, 9, 200, 20)
    page.addSubview(label)
    label.frame = LayoutRect(5, 6, 200, 100)
    page.layoutIfNeeded()
    expectFrame(label, 5, 6, 200, 100)
  }

  @Test func `a root has its size at once, so that each length can be set by itself`() {
    #expect(root.frame == LayoutRect(0, 0, 320, 200) && root.bounds == root.frame)
    root.frame.size.width = 300
    #expect(root.frame == LayoutRect(0, 0, 300, 200))
    #expect(root.layoutEngine.rootHeight == 200)
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 300, 200)
    root.layoutEngine.rootHeight = 100
    #expect(root.frame == LayoutRect(0, 0, 300, 100))
    #expect(root.layoutIfNeeded().count == 1)
    root.layoutEngine.rootHeight = nil
    #expect(root.frame == LayoutRect(0, 0, 300, 100))
    root.layoutIfNeeded()
    #expect(root.frame == LayoutRect(0, 0, 300, 0))
  }

  @Test func `in a superview the size of a root is none`() {
    let page = LayoutView("page", size: LayoutSize(width: 400, height: 300))
    page.addSubview(root)
    #expect(root.frame == .zero)
  }

  @Test func `a size that is refused leaves the frame as it was`() {
    root.layoutIfNeeded()
    root.widthAnchor.constraint(equalToConstant: 320).isActive = true
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update { root.layoutEngine.rootWidth = 100 }
    }
    expectFrame(root, 0, 0, 320, 200)
  }

  @Test(arguments: [false, true], [false, true])
  func `a distance that begins at a view places it`(isLaidOut: Bool, isInUpdate: Bool) throws {
    let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 20, height: 30))
    let measure = LayoutView("measure")
    root.addSubviews(label, measure)
    measure.heightAnchor.constraint(equalToConstant: 50).isActive = true
    label.frame = LayoutRect(72, 66, 18, 13)
    if isLaidOut { root.layoutIfNeeded() }
    let distance = label.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
    let constraint = distance.constraint(equalTo: measure.heightAnchor)
    if isInUpdate {
      try root.layoutEngine.update { constraint.isActive = true }
    } else {
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    // What is placed has the height of its content.
    expectFrame(label, 72, 200 - 50 - 30, 18, 30)
    constraint.isActive = false
    root.layoutIfNeeded()
    expectFrame(label, 72, 66, 18, 13)
  }

  @Test(arguments: [false, true], [false, true])
  func `what leaves and comes back takes the frame along that was set`(
    isLaidOut: Bool, isArranged: Bool
  ) throws {
    let column = isArranged ? LayoutStackView("column") : LayoutView("column")
    let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 100, height: 20))
    root.addSubview(column)
    column.widthAnchor.constraint(equalToConstant: 207).isActive = true
    // Set while it is a root.
    label.frame = LayoutRect(7, 63, 32, 29)
    if let stack = column as? LayoutStackView {
      stack.addArrangedSubview(label)
    } else {
      column.addSubview(label)
      label.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(label.frame.width == 207)
    label.removeFromSuperview()
    if isLaidOut { label.layoutIfNeeded() }
    root.addSubview(label)
    root.layoutIfNeeded()
    expectFrame(label, 7, 63, 32, 29)
  }
}
