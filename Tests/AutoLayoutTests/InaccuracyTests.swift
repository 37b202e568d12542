import Testing

@testable import AutoLayout

/// Where the solver says that numbers cannot be used together, it is said of whom, and nothing is broken for it.
@Suite struct InaccuracyTests {
  private let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
  private let view = LayoutView("view")
  private let inaccurate = RowClash(members: [], isInaccurate: true)
  private let unusable = RowClash(members: [], isInaccurate: false)

  init() {
    root.addSubview(view)
    root.layoutIfNeeded()
  }

  @Test func `a refusal names the last of the new constraints, where each can be met`() {
    let engine = root.layoutEngine
    let constraints = [relate(view, .width, plus: 5), relate(view, .height, plus: 6)]
    for constraint in constraints { constraint.isActive = true }
    let refusal = engine.refusal(of: constraints.map(\.slot), inaccurate)
    #expect(refusal == .inaccurate(item: "root", constraints[1].record))
  }

  @Test func `a refusal without a constraint is about the tree`() {
    #expect(root.layoutEngine.refusal(of: [], inaccurate) == .inaccurate(item: "root", nil))
    #expect(root.layoutEngine.refusal(of: [], unusable) == .inaccurate(item: "root", nil))
  }
}
