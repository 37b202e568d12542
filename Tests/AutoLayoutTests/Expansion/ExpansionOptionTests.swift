import AutoLayout
import Testing

@Suite struct ExpansionOptionTests {
  let stage = ExpansionStage()

  @Test(arguments: [
    (LayoutConstraint.FormatOptions.alignAllTop, "a.top == c.top"),
    (.alignAllBottom, "a.bottom == c.bottom"),
    (.alignAllCenterY, "a.centerY == c.centerY"),
    (.alignAllLastBaseline, "a.lastBaseline == c.lastBaseline"),
    (.alignAllBaseline, "a.lastBaseline == c.lastBaseline"),
    (.alignAllFirstBaseline, "a.firstBaseline == c.firstBaseline"),
  ])
  func `a row is aligned across`(option: LayoutConstraint.FormatOptions, expected: String) throws {
    #expect(stage.equations("[a][c]", option) == ["c.leading == a.trailing", expected])
  }

  @Test(arguments: [
    (LayoutConstraint.FormatOptions.alignAllLeft, "a.left == c.left"),
    (.alignAllRight, "a.right == c.right"),
    (.alignAllLeading, "a.leading == c.leading"),
    (.alignAllTrailing, "a.trailing == c.trailing"),
    (.alignAllCenterX, "a.centerX == c.centerX"),
  ])
  func `a column is aligned across`(
    option: LayoutConstraint.FormatOptions, expected: String
  ) throws {
    #expect(stage.equations("V:[a][c]", option) == ["c.top == a.bottom", expected])
  }

  private static let misaligned: [(String, LayoutConstraint.FormatOptions, [String])] = [
    ("[a][c]", .alignAllLeft, ["alignAllLeft"]),
    ("[a][c]", [.alignAllRight, .alignAllCenterX], ["alignAllRight", "alignAllCenterX"]),
    ("[a][c]", [.alignAllLeading, .alignAllTop], ["alignAllLeading"]),
    ("[a][c]-[d]", .alignAllTrailing, ["alignAllTrailing"]),
    ("V:[a][c]", [.alignAllTop, .alignAllBottom], ["alignAllTop", "alignAllBottom"]),
    ("V:[a][c]", .alignAllCenterY, ["alignAllCenterY"]),
    ("V:[a][c]", .alignAllLastBaseline, ["alignAllLastBaseline"]),
    ("V:[a][c]", .alignAllFirstBaseline, ["alignAllFirstBaseline"]),
  ]

  @Test(arguments: misaligned)
  func `an option along the axis is refused where views meet`(
    format: String, options: LayoutConstraint.FormatOptions, names: [String]
  ) {
    let found = stage.diagnostics(format, options)
    #expect(found.map(\.id) == names.map { _ in .misalignedOption })
    let isVertical = format.hasPrefix("V")
    let start = isVertical ? 2 : 0
    for (diagnostic, name) in zip(found, names) {
      let arrangement = isVertical ? "vertical" : "horizontal"
      #expect(
        diagnostic.message == "Option \(name) cannot align views in a \(arrangement) arrangement")
      #expect(diagnostic.range == start..<(start + 6))
      #expect(diagnostic.notes.count == 1)
    }
  }

  @Test func `an option along the axis does nothing to a view alone`() throws {
    #expect(stage.equations("|[a]|", .alignAllLeft).count == 2)
    #expect(stage.equations("V:|[a]", .alignAllTop).count == 1)
    #expect(stage.equations("[a(5)]", .spacingBaselineToBaseline) == ["a.width == 5"])
  }

  @Test(arguments: [
    (
      LayoutConstraint.FormatOptions.directionLeftToRight,
      ["a.left == superview.left + 20", "c.left == a.right + 8", "superview.right == c.right"]
    ),
    (
      .directionMask,
      ["a.left == superview.left + 20", "c.left == a.right + 8", "superview.right == c.right"]
    ),
    (
      .directionRightToLeft,
      ["superview.right == a.right + 20", "a.left == c.right + 8", "c.left == superview.left"]
    ),
    (
      .directionLeadingToTrailing,
      [
        "a.leading == superview.leading + 20", "c.leading == a.trailing + 8",
        "superview.trailing == c.trailing",
      ]
    ),
  ])
  func `a row runs in its direction`(
    option: LayoutConstraint.FormatOptions, expected: [String]
  ) throws {
    #expect(stage.equations("|-[a]-[c]|", option) == expected)
  }

  @Test func `relations keep their sense when a row is reversed`() throws {
    let made = stage.equations("|->=1-[a]-(>=2)-[c(>=3)]", .directionRightToLeft)
    #expect(
      made == ["superview.right >= a.right + 1", "a.left >= c.right + 2", "c.width >= 3"])
  }

  @Test(arguments: [
    LayoutConstraint.FormatOptions.directionLeftToRight, .directionRightToLeft, .directionMask,
  ])
  func `a column has no direction`(option: LayoutConstraint.FormatOptions) throws {
    #expect(
      stage.equations("V:|[a]-[c]", option)
        == ["a.top == superview.top", "c.top == a.bottom + 8"])
  }

  @Test func `a column may be spaced from baseline to baseline`() throws {
    let made = stage.equations("V:|-[a]-[c]-(>=3)-[d]-|", .spacingBaselineToBaseline)
    #expect(
      made == [
        "a.top == superview.top + 20", "c.firstBaseline == a.lastBaseline + 8",
        "d.firstBaseline >= c.lastBaseline + 3", "superview.bottom == d.bottom + 20",
      ])
  }

  @Test func `a row may not be spaced from baseline to baseline`() {
    let found = stage.diagnostics("|[a]-[c]", .spacingBaselineToBaseline)
    #expect(found.map(\.id) == [.baselineSpacing])
    #expect(found[0].range == 1..<8)
  }

  @Test func `a convention chooses the standard spaces`() throws {
    let convention = LayoutConvention(siblingSpacing: 5, superviewSpacing: .points(15))
    #expect(
      stage.equations("|-[a]-[c]|", convention: convention) == [
        "a.leading == superview.leading + 15", "c.leading == a.trailing + 5",
        "superview.trailing == c.trailing",
      ])
  }

  @Test func `by UIKit's convention a bare dash alone goes to the margin`() throws {
    #expect(
      stage.equations("|-[a]-10-|", convention: .uiKit)
        == ["a.leading == superview.leadingMargin", "superview.trailing == a.trailing + 10"])
    #expect(
      stage.equations("V:|[a]-|", convention: .uiKit)
        == ["a.top == superview.top", "superview.bottomMargin == a.bottom"])
  }

  @Test func `a bar may be the margin`() throws {
    let convention = LayoutConvention(edge: .layoutMargins)
    #expect(
      stage.equations("|[a]-4-|", convention: convention)
        == ["a.leading == superview.leadingMargin", "superview.trailingMargin == a.trailing + 4"])
  }
}
