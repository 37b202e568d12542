import AutoLayout
import Testing

@Suite struct ExpansionDiagnosticTests {
  let stage = ExpansionStage()

  @Test(arguments: [
    ("[x]-[a]", Diagnostic.ID.unknownView, 1..<2, "Unable to find view with name x"),
    ("[a(nope)]", .unknownName, 3..<7, "Unable to find metric or view with name nope"),
    ("[a]-nope-[c]", .unknownMetric, 4..<8, "Unable to find metric with name nope"),
    ("[a(5@nope)]", .unknownMetric, 5..<9, "Unable to find metric with name nope"),
    ("[a]-c-[d]", .viewAsSpace, 4..<5, "A space cannot be as wide as view c"),
    ("V:[a]-(>=c)-[d]", .viewAsSpace, 9..<10, "A space cannot be as high as view c"),
    ("[a(huge)]", .notFinite, 3..<7, "The value of metric huge is inf, which is no length"),
    ("[a]-huge-[c]", .notFinite, 4..<8, "The value of metric huge is inf, which is no length"),
    (
      "[a(5@steep)]", .priorityOutOfRange, 5..<10,
      "A priority must be above 0 and at most 1000, found 'steep = 1500'"
    ),
    (
      "[a]-5@zero-[c]", .priorityOutOfRange, 6..<10,
      "A priority must be above 0 and at most 1000, found 'zero = 0'"
    ),
  ])
  func `a name without a meaning is refused behind its last byte`(
    format: String, id: Diagnostic.ID, range: Range<Int>, message: String
  ) {
    let found = stage.diagnostics(format)
    #expect(found.map(\.id) == [id])
    #expect(found[0].message == message)
    #expect(found[0].range == range)
    #expect(found[0].position == range.upperBound)
  }

  @Test func `a bar needs a superview`() {
    let found = stage.diagnostics("|-[loose]-|")
    #expect(found.map(\.id) == [.noSuperview, .noSuperview])
    #expect(found.map(\.range) == [0..<1, 10..<11])
    #expect(found[0].message == "View loose is beside '|' but has no superview")
    #expect(found[0].notes == ["add loose to its superview first"])
  }

  @Test func `a view that is used too early can be used once it has a superview`() throws {
    let (root, early) = (LayoutView("root", size: LayoutSize(width: 100, height: 40)), "early")
    let view = LayoutView(early)
    #expect(throws: LayoutError.self) { try view.layout("H:|-[\(view)]-|") }
    root.addSubview(view)
    try root.layout("H:|-[\(view)]-|")
    root.layoutIfNeeded()
    #expect(view.frame.x == 20 && view.frame.width == 60)
  }

  @Test(arguments: ["|[loose]-[a]", "|-20-[loose]-[a]", "|-(>=5, <=9)-[loose]-[a]"])
  func `a string without the bar needs no superview`(format: String) throws {
    let found = stage.diagnostics(format)
    #expect(found.map(\.id) == [.noSuperview])
    #expect(found[0].fixIts.map { $0.applied(to: format) } == ["[loose]-[a]"])
    #expect(stage.diagnostics("[loose]-[a]").isEmpty)
    let mirrored = "[a]-[loose]-(10@20)-|"
    let fixIt = try #require(stage.diagnostics(mirrored).first?.fixIts.first)
    #expect(fixIt.applied(to: mirrored) == "[a]-[loose]")
  }

  @Test func `a bar beside a guide needs a view that owns it`() throws {
    let guide = LayoutGuide("guide")
    do throws(LayoutError) {
      _ = try constraints(visualFormat: "|[guide]", views: ["guide": guide])
      Issue.record("accepted")
    } catch {
      guard case .invalidFormat(_, let found) = error else { return }
      #expect(found.map(\.message) == ["Guide guide is beside '|' but no view owns it"])
    }
  }

  @Test func `a misspelt name is offered the nearest one`() {
    let views = ["title": LayoutView("title"), "field": LayoutView("field")]
    do throws(LayoutError) {
      _ = try constraints(
        // vfl:ignore
        visualFormat: "[titel]-(magrin)-[field(5@lwo)]",
        metrics: ["margin": 8, "low": 250], views: views)
      Issue.record("accepted")
    } catch {
      guard case .invalidFormat(let text, let found) = error else { return }
      #expect(
        found.map { $0.fixIts[0].applied(to: text) } == [
          "[title]-(magrin)-[field(5@lwo)]", "[titel]-(margin)-[field(5@lwo)]",
          "[titel]-(magrin)-[field(5@low)]",
        ])
      #expect(
        found.map(\.notes) == [
          ["the views dictionary has field, title"], ["the metrics dictionary has low, margin"],
          ["the metrics dictionary has low, margin"],
        ])
    }
  }

  @Test func `a view as a space is advised to use a spacer`() {
    let found = stage.diagnostics("[a]-(==c)-[d]")
    #expect(found[0].notes == ["put a spacer view between the two: [spacer(==c)]"])
  }

  @Test func `a view as a priority is said to be a view`() {
    #expect(stage.diagnostics("[a(5@c)]")[0].notes == ["c is a view"])
  }

  @Test func `mistakes of the text and of the names are reported together, in order`() {
    let found = stage.diagnostics("|-[x(>1)]-huge-[loose(nope,)]-c-[d]--[y]|", .alignAllLeft)
    #expect(
      found.map(\.id.rawValue) == [
        "misaligned-option", "unknown-view", "unknown-relation", "not-finite", "unknown-name",
        "expected-predicate", "view-as-space", "empty-space", "unknown-view",
      ])
  }

  @Test func `warnings are dropped`() throws {
    #expect(stage.equations("[a] - ( +.5 ) - [c]") == ["c.leading == a.trailing + 0.5"])
  }

  @Test func `many unknown names are reported without a search for each`() {
    let format = String(repeating: "[wrong]-(wrong)-", count: 5000) + "[a]"
    #expect(stage.diagnostics(format).count == 10_000)
  }

  @Test func `thousands of unknown names beside thousands of views are listed in linear time`() {
    let (root, count) = (LayoutView("root"), 20_000)
    var views: [String: LayoutView] = [:]
    for index in 0..<count { views["view\(index)"] = root }
    let format = (0..<5000).map { "[missing\($0)(metric\($0)@priority\($0))]" }
      .joined(separator: "-")
    do {
      _ = try constraints(visualFormat: format, metrics: ["p": 1], views: views)
      Issue.record("nothing was thrown")
    } catch .invalidFormat(_, let diagnostics) {
      #expect(diagnostics.count == 15_000)
      // The first five in the order of their bytes.
      let list = "view0, view1, view10, view100, view1000 and 19995 more"
      #expect(diagnostics[0].notes == ["the views dictionary has \(list)"])
      #expect(diagnostics[14_997].notes == diagnostics[0].notes)
    } catch {
      Issue.record(error)
    }
  }
}
