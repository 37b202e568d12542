import AutoLayout
import Testing

/// What a handler has captured ends with the handler, and may do anything to the tree then.
@Suite struct HandlerEndTests {
  /// Does something when it ends.
  private final class Ending {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    deinit { body() }
  }

  private let size = LayoutSize(width: 100, height: 60)

  @Test func `a handler that captures views of its own tree lets them end with the root`() {
    weak var child: LayoutView?
    weak var grandchild: LayoutView?
    let engine: LayoutEngine
    do {
      let root = LayoutView("root", size: size)
      let inner = LayoutView("inner", intrinsicContentSize: LayoutSize(width: 10, height: 10))
      let innermost = LayoutView("innermost")
      root.addSubview(inner)
      inner.addSubview(innermost)
      engine = root.layoutEngine
      engine.scale = 2
      engine.layoutHandler = { _ in _ = inner.frame }
      engine.conflictHandler = { _, _ in _ = innermost.frame }
      root.layoutIfNeeded()
      child = inner
      grandchild = innermost
    }
    #expect(child == nil && grandchild == nil)
    #expect(engine.layoutIfNeeded().isEmpty && engine.constraints.isEmpty)
    engine.rootWidth = 5
    #expect(engine.rootWidth == nil)
  }

  @Test func `a view that outlives its root goes home when the handler ends that kept it`() throws {
    final class Badge {
      let view = LayoutView("badge")
      let home: LayoutView
      init(home: LayoutView) { self.home = home }
      deinit { home.addSubview(view) }
    }
    let home = LayoutView("home", size: size)
    do {
      let root = LayoutView("root", size: size)
      let badge = Badge(home: home)
      let other = LayoutView("other")
      root.addSubview(other)
      root.addSubview(badge.view)
      try root.layout("|[\(other)(30)]-[\(badge.view)(20)]")
      root.layoutEngine.layoutHandler = { _ in _ = badge.view.frame }
      root.layoutIfNeeded()
    }
    home.layoutIfNeeded()
    #expect(home.subviews.map { $0.name } == ["badge"])
    #expect(home.layoutEngine.constraints.map { "\($0)" } == ["H:[badge(20)]"])
    expectFrame(home.subviews[0], 0, 0, 20, 0)
  }

  @Test func `parts of a tree that ends join others, and each other, when its handler ends`() {
    let home = LayoutView("home", size: size)
    let first = LayoutView("first", intrinsicContentSize: LayoutSize(width: 10, height: 10))
    let second = LayoutView("second", intrinsicContentSize: LayoutSize(width: 20, height: 20))
    let engine: LayoutEngine
    do {
      let root = LayoutView("root", size: size)
      root.addSubview(first)
      root.addSubview(second)
      first.addSubview(LayoutView("inner"))
      engine = root.layoutEngine
      engine.scale = 2
      root.layoutIfNeeded()
      let ending = Ending {
        home.addSubview(first)
        second.addSubview(home)
        engine.layoutIfNeeded()
      }
      engine.layoutHandler = { _ in _ = ending }
    }
    #expect(first.superview === home && home.superview === second && second.superview == nil)
    second.layoutIfNeeded()
    #expect(first.layoutEngine === second.layoutEngine)
    expectFrame(first, 0, 0, 10, 10)
    #expect(home.frame == LayoutRect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `what a handler captured may set the handler when it is replaced`() {
    let root = LayoutView("root", size: size)
    let engine = root.layoutEngine
    var passes = 0
    do {
      let ending = Ending { engine.layoutHandler = { _ in passes += 1 } }
      engine.layoutHandler = { _ in _ = ending }
    }
    engine.layoutHandler = nil
    root.layoutIfNeeded()
    #expect(passes == 1)
    do {
      let ending = Ending { engine.issueHandler = nil }
      engine.issueHandler = { _ in _ = ending }
    }
    engine.issueHandler = { _ in }
    #expect(engine.issueHandler == nil)
  }

  @Test func `handlers of many parts hear of what is in theirs, the inner ones first`() {
    let root = LayoutView("root", size: size)
    var heard: [String] = []
    func listen(_ view: LayoutView) {
      // The view itself would keep itself alive.
      let name = view.name
      view.layoutEngine.layoutHandler = { changed in
        heard.append(name + ": " + changed.map { $0.name }.joined(separator: " "))
      }
    }
    let inner = LayoutView("inner", intrinsicContentSize: LayoutSize(width: 5, height: 5))
    let middle = LayoutView("middle", intrinsicContentSize: LayoutSize(width: 9, height: 9))
    let beside = LayoutView("beside", intrinsicContentSize: LayoutSize(width: 3, height: 3))
    [inner, middle, root].forEach(listen)
    middle.addSubview(inner)
    root.addSubview(middle)
    root.addSubview(beside)
    root.layoutIfNeeded()
    #expect(heard == ["inner: inner", "middle: middle inner", "root: root middle inner beside"])
  }
}
