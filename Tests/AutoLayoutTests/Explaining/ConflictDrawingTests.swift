import AutoLayout
import Testing

@Suite struct ConflictDrawingTests {
  @Test func `a row that is too wide is drawn with what it adds up to`() {
    let bar = LayoutView("bar", size: LayoutSize(width: 320, height: 44))
    let (field, button) = (LayoutView("field"), LayoutView("button"))
    bar.addSubviews(field, button)
    let error = #expect(throws: LayoutError.self) {
      try bar.layout("|-[\(field)(>=300)]-[\(button)(120)]-|")
    }
    guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      conflicts[0].draw() == """
        conflict: these constraints cannot all hold
        |-[field(>=300)]-[button(120)]-|
         ~       ~~~~~  ~        ~~~  ~
        note: `|-20-[field]` asks for a space of 20 points between bar and field
        note: `[field(>=300)]` asks for a width of at least 300 points
        note: `[field]-8-[button]` asks for a space of 8 points between field and button
        note: `[button(120)]` asks for a width of 120 points
        note: `[button]-20-|` asks for a space of 20 points between button and bar
        note: bar is 320 points wide
        note: 20 + 300 + 8 + 120 + 20 = 468 > 320
        repair: lower `|-20-[field]` to priority 999
        repair: lower `[field(>=300)]` to priority 999
        repair: lower `[field]-8-[button]` to priority 999
        repair: lower `[button]-20-|` to priority 999
        repair: change `[field(>=300)]` to `[field(>=152)]`
        repair: drop `|-20-[field]`
        repair: drop `[field(>=300)]`
        repair: drop `[field]-8-[button]`
        repair: drop `[button]-20-|`
        """)
  }

  @Test func `the least change of a constant is told first`() {
    let row = LayoutView("row", size: LayoutSize(width: 320, height: 44))
    let (a, b, c) = (LayoutView("a"), LayoutView("b"), LayoutView("c"))
    row.addSubviews(a, b, c)
    let error = #expect(throws: LayoutError.self) {
      try row.layout("|-[\(a)(\(b))]-[\(b)(\(c))]-[\(c)(90)]-|")
    }
    guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
      Issue.record("\(String(describing: error))")
      return
    }
    let changes = conflicts[0].repairs.filter {
      if case .constant = $0.change { true } else { false }
    }
    // 6 points are too many: 2 in each of three columns that are equal, 3 in each of two.
    #expect(
      changes.map { $0.description } == [
        "change `[c(90)]` to `[c(88)]`",
        "change `[b(==c)]` to `b.width == c.width - 3`",
        "change `|-20-[a]` to `|-14-[a]`",
        "change `[a]-8-[b]` to `[a]-2-[b]`",
        "change `[a(==b)]` to `a.width == b.width - 6`",
        "change `[b]-8-[c]` to `[b]-2-[c]`",
        "change `[c]-20-|` to `[c]-14-|`",
      ])
  }

  @Test func `of many repairs that of what gives way is drawn, and the rest is counted`() throws {
    let row = LayoutView("row", size: LayoutSize(width: 320, height: 44))
    let (a, b, c) = (LayoutView("a"), LayoutView("b"), LayoutView("c"))
    let (d, e) = (LayoutView("d"), LayoutView("e"))
    row.addSubviews(a, b, c, d, e)
    row.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "|-[a(60)]-[b(60)]-[c(60)]-[d(60)]-[e(60)]-|",
        views: ["a": a, "b": b, "c": c, "d": d, "e": e]))
    let broken = try #require(row.layoutEngine.brokenConstraints.first)
    let lines = broken.conflict.draw().split(separator: "\n").filter { $0.hasPrefix("repair: ") }
    let first = [
      "|-20-[a]", "[a(60)]", "[a]-8-[b]", "[b(60)]", "[b]-8-[c]", "[c(60)]", "[c]-8-[d]",
      "[d(60)]", "[d]-8-[e]", "[e]-20-|",
    ]
    #expect(
      lines.map { String($0) } == first.map { "repair: lower `\($0)` to priority 999" }
        + ["repair: and 1 more like these"]
        + ["a", "b", "c", "d", "e"].map { "repair: change `[\($0)(60)]` to `[\($0)(8)]`" }
        + first.map { "repair: drop `\($0)`" } + ["repair: and 1 more like these"])
  }

  @Test func `what no size can be is a conflict by itself, whatever else is asked for`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let a = LayoutView("a")
    root.addSubview(a)
    let negative = relate(a, .width, plus: -5)
    let error = #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate([negative, relate(a, .width, plus: 5)])
    }
    guard case .unsatisfiable(let conflicts) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(conflicts.map { $0.constraints } == [[negative.record]])
    #expect(
      conflicts.map { $0.implicit } == [
        [
          ConstraintRecord(
            first: "a", firstAttribute: .width, relation: .greaterThanOrEqual, constant: 0)
        ]
      ])
  }
}
