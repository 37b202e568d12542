import AutoLayout
import Testing

/// Many conflicts that are about the same: each is told, whatever their number.
@Suite struct RepeatedConflictTests {
  private static func refusal(
    _ body: () throws(LayoutError) -> Void
  ) -> [LayoutError.Conflict] {
    do throws(LayoutError) {
      try body()
      return []
    } catch {
      guard case .unsatisfiable(let conflicts) = error else { return [] }
      return conflicts
    }
  }

  /// The constraints of each conflict, in an order of their own.
  private static func sorted(_ conflicts: [LayoutError.Conflict]) -> [String] {
    conflicts.map { $0.constraints.map { $0.excerpt }.joined(separator: " ") }.sorted()
  }

  /// A view beside itself would be less than nothing wide, in each place.
  @Test(arguments: [2, 9, 300])
  func `a string that names one view many times has a conflict for each time but the first`(
    count: Int
  ) throws {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 40))
    let a = LayoutView("a")
    root.addSubview(a)
    let string = "H:|" + String(repeating: "-[a]", count: count)
    let conflicts = Self.refusal { () throws(LayoutError) in
      try LayoutConstraint.activate(
        LayoutConstraint.constraints(withVisualFormat: string, views: ["a": a]))
    }
    #expect(
      Self.sorted(conflicts) == [String](repeating: "[a]-8-[a]", count: count - 1))
  }

  @Test func `spaces of all widths between a view and itself are conflicts by themselves`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 40))
    let a = LayoutView("a")
    root.addSubview(a)
    let gaps = (11...70).map { "-\($0)-[a]" }.joined()
    let conflicts = Self.refusal { () throws(LayoutError) in
      try LayoutConstraint.activate(
        LayoutConstraint.constraints(withVisualFormat: "H:|-[a]" + gaps, views: ["a": a]))
    }
    #expect(Self.sorted(conflicts) == (11...70).map { "[a]-\($0)-[a]" })
  }

  /// The first widths are met, and each of the others clashes with one of them.
  @Test func `a width that is given many times has a conflict for each time but one`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 40))
    let a = LayoutView("a")
    root.addSubview(a)
    try LayoutConstraint.activate([relate(a, .width, plus: 10)])
    let others = (0..<40).map { _ in relate(a, .width, plus: 20) }
    let conflicts = Self.refusal { () throws(LayoutError) in
      try LayoutConstraint.activate(others)
    }
    #expect(Self.sorted(conflicts) == [String](repeating: "[a(10)] [a(20)]", count: 40))
  }
}
