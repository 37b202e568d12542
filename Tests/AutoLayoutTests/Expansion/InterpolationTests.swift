import AutoLayout
import Testing

@Suite struct InterpolationTests {
  let root = LayoutView("superview", size: LayoutSize(width: 300, height: 100))
  let find = LayoutView("find", intrinsicContentSize: LayoutSize(width: 60, height: 22))
  let field = LayoutView("2nd field|]")

  init() {
    root.addSubviews(find, field)
  }

  private func diagnostics(
    _ format: LayoutFormat, _ options: LayoutConstraint.FormatOptions = []
  ) -> (text: String, diagnostics: [Diagnostic]) {
    do throws(LayoutError) {
      try root.layout(format, options: options)
      return ("", [])
    } catch {
      guard case .invalidFormat(let text, let diagnostics) = error else { return ("", []) }
      return (text, diagnostics)
    }
  }

  @Test func `views and numbers stand in the string themselves`() throws {
    let gap = 12
    let made = try root.layout(
      "H:|-[\(find)]-\(gap)-[\(field)(>=\(20.5)@\(LayoutPriority.defaultHigh - 1),<=\(find))]-|",
      options: .alignAllTop)
    #expect(
      made.map(equation) == [
        "find.leading == superview.leading + 20", "2nd field|].leading == find.trailing + 12",
        "2nd field|].width >= 20.5 @749", "2nd field|].width <= find.width",
        "superview.trailing == 2nd field|].trailing + 20", "find.top == 2nd field|].top",
      ])
    #expect(made.allSatisfy { $0.isActive })
  }

  @Test func `two views may have one name`() throws {
    let twin = LayoutView("find")
    root.addSubview(twin)
    let made = try root.layout("[\(find)]-\(-3)-[\(twin)]")
    #expect(made[0].firstItem === twin)
    #expect(made[0].secondItem === find)
    #expect(made[0].constant == -3)
  }

  @Test func `an item of any class can be interpolated`() throws {
    let guide: any LayoutItem = LayoutGuide("guide")
    if let guide = guide as? LayoutGuide { root.addSubitem(guide) }
    let made = try root.layout("V:[\(guide)]-[\(find)]")
    #expect(made.map(equation) == ["find.top == guide.bottom + 8"])
  }

  @Test func `a plain string names nothing`() {
    let found = diagnostics("[find]").diagnostics
    #expect(found.map(\.id) == [.unknownView])
    #expect(
      found[0].notes == ["an interpolated string knows no names: write \\(value)"])
    #expect(diagnostics("[\(find)(wide)]").diagnostics.map(\.id) == [.unknownName])
    #expect(diagnostics("[\(find)]-gap-[\(field)]").diagnostics.map(\.id) == [.unknownMetric])
  }

  @Test func `messages are drawn on the string with the names filled in`() {
    let (text, found) = diagnostics("[\(find)]-\(find)-[\(field)(<\(5))]")
    #expect(text == "[find]-find-[2nd field|](<5)]")
    #expect(found.map(\.id) == [.viewAsSpace, .unknownRelation])
    #expect(found[0].range == 7..<11)
    #expect(found[1].range == 25..<26)
  }

  @Test func `an argument out of place is told where it was written`() {
    let found = diagnostics("[\(8)]-[\(find)(5@\(field))]").diagnostics
    let line = #line - 1
    #expect(found.map(\.id) == [.argumentOutOfPlace, .argumentOutOfPlace])
    #expect(found[0].notes[0].hasPrefix("it was put into the string at line \(line), column "))
  }

  @Test func `a number that is not finite is refused`() {
    let found = diagnostics("[\(find)(\(Double.nan))]-\(Double.infinity)-[\(field)(5@\(0.0))]")
    #expect(
      found.diagnostics.map(\.id) == [.notFinite, .notFinite, .priorityOutOfRange])
  }

  @Test func `nothing is activated when the string is wrong`() {
    _ = diagnostics("|-[\(find)]--[\(field)]|")
    #expect(root.layoutEngine.constraints.isEmpty)
  }
}
