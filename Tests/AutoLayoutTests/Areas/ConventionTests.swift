import AutoLayout
import Testing

@Suite struct ConventionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var convention: LayoutConvention
    var format: String
    var x: Double
    var width: Double
  }

  /// In a root 200 wide with margins of 10 and 30, and a safe area of 40 and 50.
  static let cases = [
    Case(
      testDescription: "AppKit: the edge", convention: .appKit, format: "|[view]|", x: 0, width: 200
    ),
    Case(
      testDescription: "AppKit: 20 points", convention: .appKit, format: "|-[view]-|", x: 20,
      width: 160),
    Case(
      testDescription: "UIKit: the edge without a dash", convention: .uiKit, format: "|[view]|",
      x: 0, width: 200),
    Case(
      testDescription: "UIKit: the edge with a number", convention: .uiKit,
      format: "|-5-[view]-6-|", x: 5, width: 189),
    Case(
      testDescription: "UIKit: a bare dash goes to the margin", convention: .uiKit,
      format: "|-[view]-|", x: 10, width: 160),
    Case(
      testDescription: "the margins", convention: LayoutConvention(edge: .layoutMargins),
      format: "|[view]-5-|", x: 10, width: 155),
    Case(
      testDescription: "the safe area", convention: LayoutConvention(edge: .safeArea),
      format: "|[view]-|", x: 40, width: 90),
  ]

  private func makeRoot() -> (root: LayoutView, view: LayoutView) {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    root.layoutMargins = LayoutInsets(left: 10, right: 30)
    root.safeAreaInsets = LayoutInsets(left: 40, right: 50)
    return (root, view)
  }

  @Test(arguments: cases)
  func `what the superview's bar and a dash mean is chosen per call`(_ example: Case) throws {
    let (root, view) = makeRoot()
    try LayoutConstraint.activate(
      constraints(
        visualFormat: example.format, views: ["view": view], convention: example.convention))
    root.layoutIfNeeded()
    expectFrame(view, example.x, 0, example.width, 0)
  }

  @Test(arguments: cases)
  func `or per root`(_ example: Case) throws {
    let (root, view) = makeRoot()
    root.layoutEngine.convention = example.convention
    try LayoutConstraint.activate(
      constraints(visualFormat: example.format, views: ["view": view]))
    root.layoutIfNeeded()
    expectFrame(view, example.x, 0, example.width, 0)
  }

  @Test func `a call goes before its root, and a view that leaves takes the convention along`()
    throws
  {
    let (root, view) = makeRoot()
    let label = LayoutView("label")
    view.addSubview(label)
    root.layoutEngine.convention = LayoutConvention(siblingSpacing: 3)
    let made = try constraints(
      visualFormat: "[view]-[label]", views: ["view": view, "label": label], convention: .appKit)
    #expect(made.map(\.constant) == [8])
    view.removeFromSuperview()
    let later = try constraints(
      visualFormat: "[view]-[label]", views: ["view": view, "label": label])
    #expect(later.map(\.constant) == [3])
  }
}
