import AutoLayoutTesting
import Testing

/// How much a failure says.
@Suite struct FailureLengthTests {
  /// A form of five fields below each other on a phone.
  private func form() throws -> (root: LayoutView, fields: [LayoutView]) {
    let root = LayoutView("form", size: LayoutSize(width: 390, height: 844))
    let fields = (0..<5).map { LayoutView("field\($0)") }
    root.addSubviews(fields)
    for field in fields { try root.layout("|-[\(field)]-|", "V:[\(field)(44)]") }
    try root.layout("V:|-100-[\(fields[0])]")
    for (one, next) in zip(fields, fields.dropFirst()) { try root.layout("V:[\(one)]-[\(next)]") }
    return (root, fields)
  }

  @Test func `a number that is off by one takes few lines`() throws {
    let (root, fields) = try form()
    let failures = layoutFailures {
      expectFrame(of: fields[4], equals: LayoutRect(20, 309, 350, 44))
    }
    #expect(failures.count == 1)
    let lines = failures[0].message.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 12, "\(failures[0].message)")
    // 100 points, four fields of 44 points and four gaps of 8 are above the last one.
    #expect(lines[0].hasSuffix("its y is 1 too far up"))
    #expect(lines.contains { $0.hasPrefix("and") || $0.hasPrefix("  and ") })
    _ = root
  }

  @Test func `views that are missing in the text are listed, and not explained`() throws {
    let (root, fields) = try form()
    let failures = layoutFailures {
      expectLayout(
        root,
        matches: """
          form (0, 0, 390, 844)
             | field0 (20, 100, 350, 45)
          """)
    }
    let text = failures[0].message
    for field in fields.dropFirst() { #expect(text.contains("+    | \(field.name) (20, ")) }
    #expect(text.contains("Constraints on 'field0', vertically:"), "\(text)")
    #expect(!text.contains("Constraints on 'field1'") && !text.contains("horizontally"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 70, "\(text)")
  }

  @Test func `a drawing has no rows that only repeat others`() throws {
    let (root, fields) = try form()
    let failures = layoutFailures { expectFrame(of: fields[4], equals: .zero) }
    let rows = failures[0].message.split(separator: "\n").filter { $0.contains("│") }
    #expect(rows.count > 5 && rows.count < 40, "\(failures[0].message)")
    #expect(!zip(rows, rows.dropFirst()).contains { $0 == $1 })
    _ = root
  }

  @Test func `a long list of which every row is open takes no long list to say so`() throws {
    let root = LayoutView("list")
    let rows = (0..<30).map { LayoutView("row\($0)") }
    root.addSubviews(rows)
    for row in rows { try root.layout("|[\(row)(>=20)]", "V:[\(row)(30)]") }
    try root.layout("V:|[\(rows[0])]", "V:[\(rows[29])]|", "[\(rows[0])]|")
    for (one, next) in zip(rows, rows.dropFirst()) { try root.layout("V:[\(one)][\(next)]") }
    let failures = layoutFailures { expectNoAmbiguity(in: root) }
    let lines = failures[0].message.split(separator: "\n", omittingEmptySubsequences: false)
    let sentence = "29 of 31 items are not determined: 'row1' (width), 'row2' (width)"
    #expect(lines[0].hasPrefix(sentence) && lines[0].hasSuffix("'row6' (width), and 23 more"))
    #expect(lines.count < 100 && lines.last?.hasSuffix(" more lines") == true, "\(lines.count)")
  }

  @Test func `an expectation that fails in many environments fails once`() throws {
    let line = #line + 7
    withKnownIssue {
      let matrix = LayoutMatrix(
        devices: [.smallPhone, .phone, .tablet], directions: [.leftToRight])
      expectAcross(matrix) { environment in
        let bar = try Bar.complete()
        environment.apply(to: bar.root)
        expectFrame(of: bar.find, equals: LayoutRect(20, 11, 60, 20))
      }
    } matching: { issue in
      let text = issue.comments.map { $0.rawValue }.joined()
      return issue.sourceLocation?.line == line
        && text.hasPrefix("In small phone 320 x 568, left to right:\n'find' is at")
        && text.contains(
          "\n\nAlso in 2 other environments:\n  phone 390 x 844, left to right: 'find' is at")
    }
  }

  #if os(Linux)
    @Test func `drawings reach the framework in letters of one byte`() throws {
      let (root, fields) = try form()
      withKnownIssue {
        expectFrame(of: fields[4], equals: .zero)
      } matching: { issue in
        let text = issue.comments.map { $0.rawValue }.joined()
        return text.contains("The layout:\n+-form---") && text.utf8.allSatisfy { $0 < 128 }
      }
      _ = root
    }

    @Test func `lines of a drawing end in one column, whatever signs are in them`() throws {
      let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
      let (a, b) = (LayoutView("a"), LayoutView("b"))
      root.addSubviews(a, b)
      try root.layout("H:|-20-[\(a)]-(>=30)-[\(b)(60)]-(<=40)-|", "V:|-20-[\(a)]-(>=20)-|")
      try root.layout("V:|-20-[\(b)]-20-|", "[\(a)(<=90@700)]")
      withKnownIssue {
        expectFrame(of: a, equals: .zero)
      } matching: { issue in
        let rows = issue.comments.map { $0.rawValue }.joined().split(separator: "\n")
          .filter { $0.hasPrefix("|") || $0.hasPrefix("+-") }
        return rows.count > 5 && rows.contains { $0.contains("<=40") }
          && rows.contains { $0.contains(">=20") }
          && rows.allSatisfy { $0.utf8.count == rows[0].utf8.count }
      }
    }

    @Test func `views too small for a box, sums and lists reach it so, too`() throws {
      let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
      let views = (0..<9).map { LayoutView("view\($0)") }
      root.addSubviews(views)
      for view in views { try root.layout("H:|-(>=0)-[\(view)]", "V:|-20-[\(view)]") }
      for view in views {
        root.addConstraints(
          try constraints(visualFormat: "H:|-10-[v(90)]-10-|", views: ["v": view]))
      }
      withKnownIssue {
        expectNoAmbiguity(in: root)
        expectSatisfiable(root)
        expectFrame(of: views[0], equals: .zero)
      } matching: { issue in
        issue.comments.allSatisfy { $0.rawValue.utf8.allSatisfy { $0 < 128 } }
      }
    }
  #endif

  @Test func `views of one name have the same number all through a failure`() throws {
    let root = LayoutView("list", size: LayoutSize(width: 100, height: 100))
    let rows = [LayoutView("row"), LayoutView("row")]
    root.addSubviews(rows)
    try root.layout("V:|[\(rows[0])(40)][\(rows[1])]|", "|[\(rows[0])]|", "|[\(rows[1])]|")
    let failures = layoutFailures {
      expectFrame(of: rows[1], equals: LayoutRect(0, 41, 100, 60))
    }
    let text = failures[0].message
    #expect(text.hasPrefix("'row#2' is at (0, 40, 100, 60)"))
    #expect(text.contains("Constraints on 'row#2', vertically:") && text.contains("V:[row#2]|"))
    #expect(text.contains("V:[row#1][row#2]") && rows.map(\.name) == ["row", "row"])
  }

  private func list(_ formats: String...) throws -> (root: LayoutView, rows: [LayoutView]) {
    let root = LayoutView("list", size: LayoutSize(width: 100, height: 100))
    let rows = [LayoutView("row"), LayoutView("row"), LayoutView("foot")]
    root.addSubviews(rows)
    let views = ["a": rows[0], "b": rows[1], "c": rows[2]]
    for format in formats {
      root.addConstraints(try constraints(visualFormat: format, views: views))
    }
    return (root, rows)
  }

  @Test func `a snapshot tells views of one name apart`() throws {
    let (root, rows) = try list("V:|[a(40)][b(40)][c(20)]", "H:|[a]|", "H:|[b]|", "H:|[c]|")
    // The second row is 5 points too far up, and the first one where it belongs.
    let expected = """
      list (0, 0, 100, 100)
         | row (0, 0, 100, 40)
         | row (0, 35, 100, 45)
         | foot (0, 80, 100, 20)
      """
    let text = layoutFailures { expectLayout(root, matches: expected) }.map(\.message).joined()
    #expect(text.hasPrefix("'list' does not match its snapshot: 'row#2' differs\n"))
    #expect(text.contains("Constraints on 'row#2', vertically:") && !text.contains("on 'row#1'"))
    #expect(text.contains("+    | row (0, 40, 100, 40)"), "snapshots themselves have no numbers")
    let drawings = text.split(separator: "Expected:")[1]
    #expect(drawings.split(separator: "row#2").count == 3, "one in each drawing")
    #expect(rows.map(\.name) == ["row", "row", "foot"])
  }

  @Test func `conflicts tell views of one name apart`() throws {
    let (root, _) = try list("V:|[a(40)][b][c(20)]", "V:[b(30)]", "V:[b(20)]")
    let text = layoutFailures { expectSatisfiable(root) }.map(\.message).joined()
    #expect(text.hasPrefix("`V:[row#2(20)]` cannot be met") && text.contains("`V:[row#2(30)]`"))
    #expect(!text.contains("[row("))
    // A test names what it has written.
    #expect(layoutFailures { expectConflict(naming: "V:[row(30)]", "row", in: root) }.isEmpty)
    let other = layoutFailures { expectConflict(naming: "head", in: root) }.map(\.message).joined()
    #expect(other.hasPrefix("No conflict names head") && other.contains("V:[row#2(30)]"))
  }
}
