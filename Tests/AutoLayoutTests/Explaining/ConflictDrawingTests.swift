import AutoLayout
import Testing

@Suite struct ConflictDrawingTests {
  @Test func `a row that is too wide is drawn with what it adds up to`() {
    let bar = LayoutView("bar", size: LayoutSize(width: 320, height: 44))
    let (field, button) = (LayoutView("field"), LayoutView("button"))
    bar.addSubviews(field, button)
    let error = #expect(throws: LayoutError.self) {
      try bar.layout("|-[\(field)(>=200)]-[\(button)(120)]-|")
    }
    guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      conflicts[0].draw() == """
        conflict: bar is 320 points wide, but what is in it needs at least 368
        |-[field(>=200)]-[button(120)]-|
         ~       ~~~~~  ~        ~~~  ~
        note: `|-20-[field]` asks for a space of 20 points between bar and field
        note: `[field(>=200)]` asks for a width of at least 200 points
        note: `[field]-8-[button]` asks for a space of 8 points between field and button
        note: `[button(120)]` asks for a width of 120 points
        note: `[button]-20-|` asks for a space of 20 points between button and bar
        note: bar is 320 points wide
        note: 20 + 200 + 8 + 120 + 20 = 368 > 320
        repair: change `[field(>=200)]` to `[field(>=152)]`
        repair: change `[button(120)]` to `[button(72)]`
        repair: lower one of these to priority 999, or drop it: `[field(>=200)]`, `[button(120)]`, `|-20-[field]`, `[field]-8-[button]`, `[button]-20-|`
        """)
  }

  @Test func `a size between spaces that are too much by themselves has no part in it`() {
    let bar = LayoutView("bar", size: LayoutSize(width: 100, height: 20))
    let a = LayoutView("a")
    bar.addSubview(a)
    let error = #expect(throws: LayoutError.self) { try bar.layout("|-60-[\(a)(20)]-60-|") }
    guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
      Issue.record("\(String(describing: error))")
      return
    }
    // 60 + 20 + 60 is what there would have to be.
    #expect(
      conflicts[0].draw() == """
        conflict: bar is 100 points wide, but what is in it needs at least 140
        |-60-[a(20)]-60-|
          ~~         ~~
        note: `|-60-[a]` asks for a space of 60 points between bar and a
        note: `[a]-60-|` asks for a space of 60 points between a and bar
        note: bar is 100 points wide
        note: 60 + 60 = 120 > 100, even if a were 0 points wide, and 140 with its own size
        repair: change `|-60-[a]` to `|-20-[a]`
        repair: change `[a]-60-|` to `[a]-20-|`
        repair: lower one of these to priority 999, or drop it: `|-60-[a]`, `[a]-60-|`
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
    // 6 points are too many: 2 in each of three columns that are equal. That two columns are equal
    // but for some points is no change that anybody means.
    #expect(
      changes.map { $0.description } == [
        "change `[c(90)]` to `[c(88)]`",
        "change `|-20-[a]` to `|-14-[a]`",
        "change `[a]-8-[b]` to `[a]-2-[b]`",
        "change `[b]-8-[c]` to `[b]-2-[c]`",
        "change `[c]-20-|` to `[c]-14-|`",
      ])
  }

  @Test func `what can be lowered or left out is one line, sizes first`() throws {
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
    let sizes = ["a", "b", "c", "d", "e"].map { "`[\($0)(60)]`" }.joined(separator: ", ")
    // 20 + 5 × 60 + 4 × 8 + 20 are 372, which is 52 too much.
    let shared =
      "repair: drop `[a(60)]`, `[b(60)]`, `[c(60)]`, `[d(60)]` and `[e(60)]`, and make a, b, c, d and e "
      + "equally wide, which leaves 49.6 points for each"
    #expect(
      lines.map { String($0) } == [shared]
        + ["a", "b", "c", "d", "e"].map {
          "repair: change `[\($0)(60)]` to `[\($0)(8)]`"
        } + [
          "repair: lower one of these to priority 999, or drop it: \(sizes), `|-20-[a]` and 5 more"
        ])
  }

  @Test func `sizes that had better be shared are told beside the sentence`() throws {
    let row = LayoutView("row", size: LayoutSize(width: 320, height: 44))
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    row.addSubviews(a, b)
    row.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "|-[a(200)]-[b(200)]-|", views: ["a": a, "b": b]))
    let mistake = row.layoutEngine.brokenConstraints.first?.conflict.mistake
    #expect(mistake?.sizesToShare.map { $0.equation } == ["a.width == 200", "b.width == 200"])
  }

  /// 6 × 15 + 51 and 6 gaps of 1 are 147; with 15 in place of 51 they are 111.
  @Test func `a size that is unlike its siblings is repaired first, wherever it stands`() throws {
    let row = LayoutView("row", size: LayoutSize(width: 111, height: 44))
    let cells = (0..<7).map { LayoutView("c\($0)") }
    for cell in cells { row.addSubview(cell) }
    let sizes = [15, 15, 15, 15, 15, 51, 15]
    let text =
      "|"
      + zip(cells, sizes).map { "[\($0.layoutNode.name)(\($1))]" }
      .joined(separator: "-1-") + "|"
    let views = Dictionary(uniqueKeysWithValues: cells.map { ($0.layoutNode.name, $0) })
    row.addConstraints(try LayoutConstraint.constraints(withVisualFormat: text, views: views))
    let broken = try #require(row.layoutEngine.brokenConstraints.first)
    #expect(broken.conflict.repairs.first?.description == "change `[c5(51)]` to `[c5(15)]`")
  }

  @Test func `a left edge is drawn as one, whatever the direction of reading is`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let icon = LayoutView("icon")
    root.addSubview(icon)
    root.layoutEngine.direction = .rightToLeft
    let made = relate(icon, .left, .equal, root, .left, plus: 16)
    #expect(made.record.excerpt == "icon.left == root.left + 16")
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

  @Test(arguments: [
    -5..<(-5), -5..<(-2), Int.min..<Int.min, -5..<3, 0..<Int.max, Int.max..<Int.max, 100..<100,
  ])
  func `a record of a place outside of its string is drawn nevertheless`(range: Range<Int>) {
    for role in [ConstraintRecord.Role.spacing, .size, .alignment] {
      let record = ConstraintRecord(
        first: "a", firstAttribute: .leading, relation: .equal, second: "b",
        secondAttribute: .trailing, constant: 8,
        origin: .init(format: "[a(>=20)]-[b]", range: range, role: role))
      #expect(record.sentence.hasSuffix("8 points between b and a"))
      let drawing = LayoutError.Conflict(constraints: [record]).draw()
      #expect(drawing.contains("[a(>=20)]-[b]"))
    }
  }
}
