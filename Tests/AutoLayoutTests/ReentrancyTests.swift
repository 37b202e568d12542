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

  @Test(arguments: [true, false])
  func `a constraint whose item leaves while another is asked is refused for that reason`(
    isKept: Bool
  ) {
    let (root, curious) = makeTree()
    var leaving: LayoutView? = LayoutView("leaving")
    root.addSubview(leaving!)
    let constraint = relate(curious, .leading, .equal, leaving, .leading, plus: 5)
    let other = relate(curious, .width, plus: 30)
    curious.whenAsked = {
      leaving?.removeFromSuperview()
      if !isKept { leaving = nil }
    }
    let wanted: LayoutError =
      isKept
      ? .noCommonAncestor(constraint.record) : .invalidConstraint(constraint.record, .itemGone)
    #expect(throws: wanted) { try LayoutConstraint.activate([other, constraint]) }
    #expect(!other.isActive && !constraint.isActive)
    root.layoutIfNeeded()
    expectFrame(curious, 0, 0, 10, 10)
  }

  @Test func `constraints whose tree joins another while an item is asked are active there`() throws
  {
    let (root, curious) = makeTree()
    let above = LayoutView("above", size: LayoutSize(width: 300, height: 300))
    above.addSubview(LayoutView("neighbour"))
    curious.whenAsked = { above.addSubview(root) }
    let made = [
      relate(curious, .leading, .equal, root, .leading, plus: 5), relate(root, .width, plus: 40),
    ]
    try LayoutConstraint.activate(made)
    #expect(above.layoutEngine.constraints.count == 2 && made.allSatisfy(\.isActive))
    above.layoutIfNeeded()
    expectFrame(root, 0, 0, 40, 0)
    expectFrame(curious, 5, 0, 10, 10)
    // There they clash as they would anywhere.
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate([relate(root, .width, plus: 41)])
    }
  }

  @Test func `a size that is set while another item is asked counts`() {
    let (root, curious) = makeTree()
    curious.whenAsked = { root.layoutEngine.rootWidth = 70 }
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 70, 100)
  }

  @Test func `an item that leaves and comes back while it is asked has one of each row`() throws {
    let (root, curious) = makeTree()
    curious.whenAsked = {
      curious.removeFromSuperitem()
      root.addSubitem(curious)
    }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    curious.size.width = 25
    curious.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectFrame(curious, 0, 0, 25, 10)
    #expect(root.layoutEngine.errors.isEmpty)
  }

  @Test func `items that keep changing while they are asked do not keep a pass from ending`() {
    final class Restless: LayoutView {
      var questions = 0
      override var alignmentRectInsets: LayoutInsets {
        get {
          questions += 1
          invalidateAlignment()
          if let superview {
            removeFromSuperview()
            superview.addSubview(self)
          }
          return .zero
        }
        set {}
      }
      override var intrinsicContentSize: LayoutSize {
        get {
          invalidateIntrinsicContentSize()
          return LayoutSize(width: 10, height: 10)
        }
        set {}
      }
      override func updateConstraints() {
        setNeedsUpdateConstraints()
        try? LayoutConstraint.activate([relate(self, .top, .equal, superview, .top, plus: 1, at: 5)]
        )
      }
    }
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = Restless("restless")
    root.addSubview(view)
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    // A few rounds, in each of which a few more are allowed.
    #expect(view.questions < 10_000)
  }

  @Test func `text that measures itself by what it is in is measured once at a time`() throws {
    final class Cell: LayoutView {
      override func intrinsicContentHeight(forWidth width: Double) -> Double? {
        systemLayoutSizeFitting(
          LayoutSize(width: width, height: 0), withHorizontalFittingPriority: .required
        ).height
      }
    }
    let cell = Cell("cell", intrinsicContentSize: LayoutSize(width: 40, height: 10))
    let content = WrappingText("content", length: 50)
    cell.addSubview(content)
    try cell.layout("H:|[\(content)]|")
    try cell.layout("V:|[\(content)]|")
    let root = LayoutView("root", size: LayoutSize(width: 30, height: 100))
    root.addSubview(cell)
    try root.layout("H:|[\(cell)]|")
    root.layoutIfNeeded()
    // 50 on lines of 30 are two, whatever the cell says of itself.
    expectFrame(content, 0, 0, 30, 40)
  }

  @Test func `what is broken can be asked while rows that have gone wait for a transaction`() {
    final class Curious: LayoutView {
      var broken: [LayoutConstraint] = []
      override func intrinsicContentHeight(forWidth width: Double) -> Double? {
        broken = layoutEngine.brokenConstraints.map(\.constraint)
        return nil
      }
    }
    let (root, view, curious) = (LayoutView("root"), LayoutView("view"), Curious("curious"))
    root.layoutEngine.conflictHandler = { _, _ in }
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 3).isActive = true
    let broken = view.widthAnchor.constraint(equalToConstant: 4)
    broken.isActive = true
    // So many that the others move together once they have gone.
    let many = (0..<40).map { _ in view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1) }
    for constraint in many { constraint.isActive = true }
    root.layoutIfNeeded()
    for constraint in many { constraint.isActive = false }
    root.heightAnchor.constraint(equalToConstant: 9).isActive = true
    root.addSubview(curious)
    root.layoutIfNeeded()
    #expect(curious.broken == [broken])
  }

  @Test func `insets that change while a baseline is asked for count in the next pass`() {
    final class Moody: LayoutView {
      var isMoody = true
      override var lastBaselineOffsetFromBottom: Double {
        get {
          if isMoody {
            isMoody = false
            alignmentRectInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
          }
          return 0
        }
        set {}
      }
    }
    let view = Moody("view", intrinsicContentSize: LayoutSize(width: 50, height: 40))
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    expectFrame(view, 0, 0, 56, 44)
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

  /// What holds such frames goes further than frames and constants may: it must neither be refused
  /// nor call a handler amid the weighing of frames, in which a tree could join another.
  @Test(arguments: [
    LayoutAutoresizing([.flexibleTopMargin, .flexibleBottomMargin]), [.flexibleTopMargin],
    [.flexibleHeight], [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], [],
  ])
  func `the farthest frames are held whatever follows the superview`(mask: LayoutAutoresizing) {
    for (y, height) in [(-1e9, 10), (1e9, 10), (1e9, 1e9), (-1e9, 1e9), (0, 1e9), (50, 0.0003)] {
      let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
      let view = LayoutView("view")
      let other = LayoutView("other", size: LayoutSize(width: 200, height: 200))
      root.addSubview(view)
      other.layoutIfNeeded()
      root.layoutIfNeeded()
      var issues: [LayoutError] = []
      root.layoutEngine.issueHandler = {
        issues.append($0)
        other.addSubview(root)
      }
      defer { root.layoutEngine.issueHandler = nil }
      view.autoresizingMask = mask
      view.frame = LayoutRect(x: 0, y: y, width: 10, height: height)
      root.layoutIfNeeded()
      #expect(issues.isEmpty)
      #expect((view.frame.y - y).magnitude < 1e-3 && (view.frame.height - height).magnitude < 1e-3)
      root.frame = LayoutRect(x: 0, y: 0, width: 100, height: 1e9)
      root.layoutIfNeeded()
      #expect(issues.isEmpty)
    }
  }
}
