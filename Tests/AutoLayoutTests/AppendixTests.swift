import AutoLayout
import Testing

/// The nine examples of Apple's appendix, from string to frames. What they leave open is 0.
@Suite struct AppendixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var format: String
    /// The views in the order in which they are added, with the size of their content.
    var views: [(name: String, width: Double, height: Double)]
    var frames: [LayoutRect]

    var testDescription: String { format }
  }

  static let cases = [
    Case(
      format: "[button]-[textField]", views: [("button", 60, 22), ("textField", 97, 30)],
      frames: [LayoutRect(0, 0, 60, 22), LayoutRect(68, 0, 97, 30)]),
    Case(
      format: "[button(>=50)]", views: [("button", 40, 22)], frames: [LayoutRect(0, 0, 50, 22)]),
    Case(
      format: "|-50-[purpleBox]-50-|", views: [("purpleBox", -1, -1)],
      frames: [LayoutRect(50, 0, 380, 0)]),
    Case(
      format: "V:[topField]-10-[bottomField]",
      views: [("topField", 97, 30), ("bottomField", 80, 30)],
      frames: [LayoutRect(0, 0, 97, 30), LayoutRect(0, 40, 80, 30)]),
    Case(
      format: "[maroonView][blueView]", views: [("maroonView", 30, 10), ("blueView", 40, 10)],
      frames: [LayoutRect(0, 0, 30, 10), LayoutRect(30, 0, 40, 10)]),
    // 20 is less than the 250 at which content hugs.
    Case(
      format: "[button(100@20)]", views: [("button", 60, 22)], frames: [LayoutRect(0, 0, 60, 22)]),
    Case(
      format: "[button(100@20)]", views: [("button", -1, 22)], frames: [LayoutRect(0, 0, 100, 22)]),
    // The one that resists growing gives way to the one that resists shrinking.
    Case(
      format: "[button1(==button2)]", views: [("button1", 60, 22), ("button2", 90, 22)],
      frames: [LayoutRect(0, 0, 90, 22), LayoutRect(0, 0, 90, 22)]),
    Case(
      format: "[flexibleButton(>=70,<=100)]", views: [("flexibleButton", 120, 22)],
      frames: [LayoutRect(0, 0, 100, 22)]),
    Case(
      format: "|-[find]-[findNext]-[findField(>=20)]-|",
      views: [("find", 60, 22), ("findNext", 90, 22), ("findField", -1, 24)],
      frames: [
        LayoutRect(20, 0, 60, 22), LayoutRect(88, 0, 90, 22), LayoutRect(186, 0, 274, 24),
      ]),
  ]

  @Test(arguments: cases, [LayoutDirection.leftToRight, .rightToLeft])
  func `an example of the appendix`(_ example: Case, _ direction: LayoutDirection) throws {
    let root = LayoutView("superview", size: LayoutSize(width: 480, height: 100))
    root.layoutEngine.direction = direction
    var views: [String: LayoutView] = [:]
    for (name, width, height) in example.views {
      let view = LayoutView(name, intrinsicContentSize: LayoutSize(width: width, height: height))
      root.addSubview(view)
      views[name] = view
    }
    try LayoutConstraint.activate(constraints(visualFormat: example.format, views: views))
    root.layoutIfNeeded()
    for (view, frame) in zip(root.subviews, example.frames) {
      let x = direction == .leftToRight ? frame.x : 480 - frame.x - frame.width
      expectFrame(view, x, frame.y, frame.width, frame.height)
    }
  }
}
