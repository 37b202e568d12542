import AutoLayout
import Testing

/// Views of one name are not taken for one view.
struct EqualNameTests {
  private let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
  private let first = LayoutView("row")
  private let second = LayoutView("row")

  init() { root.addSubviews(first, second) }

  private func refusal(_ body: () throws -> Void) -> LayoutError.Conflict? {
    do {
      try body()
    } catch LayoutError.unsatisfiable(let conflicts) {
      return conflicts.first
    } catch {
      Issue.record(error)
    }
    Issue.record("nothing is refused")
    return nil
  }

  @Test func `a conflict numbers views of one name as they stand in the tree`() throws {
    let conflict = try #require(
      refusal {
        try LayoutConstraint.activate([
          second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
          first.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: 4),
        ])
      })
    #expect(Set(conflict.constraints.map(\.first)) == ["row#1", "row#2"])
    #expect(!"\(conflict)".contains("beside itself"))
    #expect("\(conflict)".contains("`[row#1]-8-[row#2]`"))
    #expect("\(conflict)".contains("`[row#2]-4-[row#1]`"))
  }

  @Test func `one of them alone has its own name`() throws {
    try root.layout("|[\(first)(50)]", "|[\(second)]")
    let conflict = try #require(refusal { try root.layout("[\(first)(60)]") })
    #expect(Set(conflict.constraints.map(\.first)) == ["row"])
  }

  @Test func `a number is none that another view has for its name`() throws {
    let third = LayoutView("row#1")
    root.addSubview(third)
    let conflict = try #require(
      refusal { try root.layout("H:|[\(first)(90)][\(second)(90)][\(third)(90)]|") })
    let names = Set(conflict.constraints.flatMap { [$0.first, $0.second].compactMap { $0 } })
    #expect(names.isSuperset(of: ["row#2", "row#3", "row#1"]))
  }

  @Test func `views without a name and their guides are told from each other`() throws {
    let (a, b) = (LayoutView(), LayoutView())
    root.addSubviews(a, b)
    let conflict = try #require(
      refusal {
        try LayoutConstraint.activate([
          a.widthAnchor.constraint(equalTo: b.layoutMarginsGuide.widthAnchor),
          b.layoutMarginsGuide.widthAnchor.constraint(equalTo: a.widthAnchor, constant: 4),
        ])
      })
    let names = Set(conflict.constraints.flatMap { [$0.first, $0.second].compactMap { $0 } })
    #expect(names == ["LayoutView#1", "LayoutView#2.layoutMarginsGuide"])
    #expect(
      [a.name, b.layoutMarginsGuide.name] == ["LayoutView", "LayoutView.layoutMarginsGuide"])
  }

  @Test func `what is open is said of one of them`() throws {
    try root.layout("H:|[\(first)][\(second)]|", "V:|[\(first)]|", "V:|[\(second)]|")
    let widths = root.layoutEngine.ambiguities.filter { $0.attribute == .width }
    #expect(widths.map(\.item) == ["row#1", "row#2"])
    #expect(widths.first?.missing?.equation == "row#1.width == row#2.width")
    #expect([first.name, second.name] == ["row", "row"])
  }

  @Test func `handlers hear which of them gave way`() throws {
    var heard: [(LayoutError.Conflict, ConstraintRecord)] = []
    root.layoutEngine.conflictHandler = { heard.append(($0, $1)) }
    first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
    second.widthAnchor.constraint(equalTo: first.widthAnchor, constant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(heard.count == 1)
    #expect(heard.first.map { $0.0.broken == $0.1 } == true)
    #expect(heard.first?.1.equation == "row#2.width == row#1.width + 4")
  }
}
