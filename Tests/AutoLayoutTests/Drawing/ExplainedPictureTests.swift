import AutoLayout
import Testing

@Suite struct ExplainedPictureTests {
  private let root = LayoutView("root", size: LayoutSize(width: 320, height: 100))
  private let view = LayoutView("view")

  init() { root.addSubview(view) }

  private func drawing() -> LayoutDrawing {
    root.layoutIfNeeded()
    return LayoutDrawing(of: root)
  }

  @Test func `distances that clash are red`() throws {
    try root.layout("H:|-20-[\(view)(100)]")
    try root.layout("V:|[\(view)]|")
    root.addConstraint(relate(root, .trailing, .equal, view, .trailing, plus: 20))
    var picture = drawing()
    #expect(!picture.svg().contains("class=\"conflict"))
    let broken = try #require(root.layoutEngine.brokenConstraints.first)
    picture.conflicting = broken.conflict.constraints
    let svg = picture.svg()
    #expect(svg.contains("<path class=\"conflict\""))
    #expect(svg.contains("class=\"conflict-label\""))
    // The height is none of the conflict's business.
    #expect(svg.contains(".conflict { stroke: #d1122b }"))
  }

  @Test func `an open width is a dashed line as long as it may be`() throws {
    try root.layout("H:|-20-[\(view)]-(>=20)-|")
    try root.layout("V:|-10-[\(view)(40)]")
    var picture = drawing()
    picture.ambiguities = root.layoutEngine.ambiguities
    let svg = picture.svg()
    #expect(svg.contains("<path class=\"open optional\""))
    #expect(svg.contains(">0 to 280 points</text>"))
  }
}
