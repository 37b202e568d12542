import AutoLayout
import Testing

/// Items are asked about themselves during a pass, and may do anything meanwhile.
@Suite struct ReentrancyTests {
  final class Curious: LayoutItem {
    let layoutNode: LayoutNode
    var whenAsked: () -> Void = {}
    var size = LayoutSize(width: 10, height: 10)
    init(_ name: String) { layoutNode = LayoutNode(name) }
    var intrinsicContentSize: LayoutSize {
      let once = whenAsked
      whenAsked = {}
      once()
      return size
    }
  }

  private func makeTree() -> (root: LayoutView, curious: Curious) {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let curious = Curious("curious")
    root.addSubitem(curious)
    return (root, curious)
  }

  @Test func `a view that joins while another is asked for its size is laid out`() {
    let (root, curious) = makeTree()
    let late = LayoutView("late", intrinsicContentSize: LayoutSize(width: 30, height: 20))
    curious.whenAsked = {
      root.addSubview(late)
      late.addSubview(LayoutView("later"))
      root.addConstraint(relate(late, .leading, .equal, root, .leading, plus: 7))
    }
    root.layoutIfNeeded()
    expectFrame(late, 7, 0, 30, 20)
  }

  @Test func `a view that joins during an activation is laid out`() throws {
    let (root, curious) = makeTree()
    let late = LayoutView("late", intrinsicContentSize: LayoutSize(width: 30, height: 20))
    curious.whenAsked = { root.addSubview(late) }
    try LayoutConstraint.activate([relate(curious, .leading, .equal, root, .leading, plus: 5)])
    root.layoutIfNeeded()
    expectFrame(late, 0, 0, 30, 20)
    expectFrame(curious, 5, 0, 10, 10)
  }

  @Test func `a view that leaves while it is asked for its size is laid out on its own`() {
    let (root, curious) = makeTree()
    curious.whenAsked = { curious.removeFromSuperitem() }
    root.layoutIfNeeded()
    curious.layoutIfNeeded()
    expectFrame(curious, 0, 0, 10, 10)
    #expect(root.subitems.isEmpty)
  }

  @Test func `a size that changes after it was asked for is asked for again`() {
    let (root, curious) = makeTree()
    let early = Curious("early")
    curious.removeFromSuperitem()
    root.addSubitem(early)
    root.addSubitem(curious)
    curious.whenAsked = {
      early.size.width = 44
      early.invalidateIntrinsicContentSize()
    }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    expectFrame(early, 0, 0, 44, 10)
  }
}
