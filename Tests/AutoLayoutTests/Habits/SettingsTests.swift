import AutoLayout
import Testing

/// What is set on the engine of a view goes with the view.
struct SettingsTests {
  private func form() -> LayoutView {
    let form = LayoutView("form", size: LayoutSize(width: 100.3, height: 50))
    form.layoutEngine.direction = .rightToLeft
    form.layoutEngine.scale = 2
    form.layoutEngine.convention = .uiKit
    return form
  }

  @Test(arguments: [false, true])
  func `joining a tree keeps settings, whether or not its engine was looked at`(isLookedAt: Bool) {
    let (window, form) = (LayoutView("window"), form())
    var issues: [LayoutError] = []
    form.layoutEngine.issueHandler = { issues.append($0) }
    if isLookedAt { _ = window.layoutEngine }
    window.addSubview(form)
    #expect(window.layoutEngine.direction == .rightToLeft)
    #expect(form.layoutEngine.scale == 2)
    #expect(form.layoutEngine.convention == .uiKit)
    form.layoutMargins = LayoutInsets(all: .nan)
    #expect(issues.count == 1)
    window.layoutMargins = LayoutInsets(all: .nan)
    #expect(issues.count == 1)
  }

  @Test func `what was set on the root comes first`() {
    let (window, form) = (LayoutView("window"), form())
    window.layoutEngine.scale = 3
    window.addSubview(form)
    #expect(window.layoutEngine.scale == 3)
    #expect(window.layoutEngine.direction == .rightToLeft)
    window.layoutEngine.direction = .leftToRight
    #expect(form.layoutEngine.direction == .leftToRight)
    form.removeFromSuperview()
    #expect(form.layoutEngine.scale == 2)
    #expect(form.layoutEngine.direction == .rightToLeft)
    #expect(window.layoutEngine.scale == 3)
  }

  @Test func `settings that came with a view leave with it`() {
    let (window, form) = (LayoutView("window"), form())
    window.addSubviews(LayoutView("other"), form)
    #expect(window.layoutEngine.scale == 2)
    form.removeFromSuperview()
    #expect(window.layoutEngine.scale == nil && window.layoutEngine.direction == .leftToRight)
    #expect(window.layoutEngine.convention == .appKit)
    #expect(form.layoutEngine.scale == 2 && form.layoutEngine.convention == .uiKit)
  }

  @Test func `of two views that bring a direction the first one decides`() {
    let window = LayoutView("window")
    let (right, left) = (LayoutView("right"), LayoutView("left"))
    right.layoutEngine.direction = .rightToLeft
    left.layoutEngine.direction = .leftToRight
    window.addSubviews(right, left)
    #expect(window.layoutEngine.direction == .rightToLeft)
    right.removeFromSuperview()
    #expect(window.layoutEngine.direction == .leftToRight)
  }

  @Test func `a part of a tree goes on with what held for the whole`() {
    let (window, pane) = (LayoutView("window"), LayoutView("pane"))
    window.addSubview(pane)
    window.layoutEngine.scale = 3
    window.layoutEngine.direction = .rightToLeft
    pane.removeFromSuperview()
    #expect(pane.layoutEngine.scale == 3 && pane.layoutEngine.direction == .rightToLeft)
    pane.layoutEngine.scale = nil
    #expect(pane.layoutEngine.scale == nil && window.layoutEngine.scale == 3)
  }

  @Test func `an engine that was kept follows its tree`() throws {
    let (window, form) = (LayoutView("window"), form())
    let field = LayoutView("field")
    form.addSubview(field)
    let kept = form.layoutEngine
    _ = window.layoutEngine
    window.addSubview(form)
    try form.layout("H:|-5-[\(field)(20)]", "V:|[\(field)]|")
    try window.layout("H:|[\(form)(100)]", "V:|[\(form)(50)]")
    #expect(kept.constraints.count == 8)
    kept.direction = .leftToRight
    #expect(window.layoutEngine.direction == .leftToRight)
    try kept.update { kept.constraints[0].constant = 7 }
    kept.layoutIfNeeded()
    expectFrame(field, 7, 0, 20, 50)
    #expect(kept.brokenConstraints.isEmpty && kept.errors.isEmpty && kept.ambiguities.isEmpty)
    form.removeFromSuperview()
    kept.rootWidth = 80
    form.layoutIfNeeded()
    #expect(form.frame.width == 80 && kept.constraints.count == 6)
  }

  @Test func `handlers hear of what is in their view, the nearest first`() throws {
    let window = LayoutView("window", size: LayoutSize(width: 200, height: 100))
    let form = LayoutView("form", size: LayoutSize(width: 100, height: 50))
    let (inner, outer) = (LayoutView("inner"), LayoutView("outer"))
    form.addSubview(inner)
    var log: [String] = []
    form.layoutEngine.conflictHandler = { _, broken in log.append("form: \(broken)") }
    form.layoutEngine.layoutHandler = { log.append("form: \($0.map { $0.name })") }
    window.layoutEngine.conflictHandler = { _, broken in log.append("window: \(broken)") }
    window.layoutEngine.layoutHandler = { log.append("window: \($0.map { $0.name })") }
    window.addSubviews(outer, form)
    window.addConstraints(try constraints(visualFormat: "[inner(10,20)]", views: ["inner": inner]))
    window.addConstraints(try constraints(visualFormat: "[outer(10,20)]", views: ["outer": outer]))
    window.layoutIfNeeded()
    #expect(
      log == [
        "form: H:[inner(20)]", "window: H:[inner(20)]", "window: H:[outer(20)]",
        "form: [\"inner\"]", "window: [\"window\", \"outer\", \"inner\"]",
      ])
  }

  @Test
  func `the size that an engine is given is its root's, whichever view it was reached through`() {
    let window = LayoutView("window", size: LayoutSize(width: 500, height: 400))
    let form = LayoutView("form", size: LayoutSize(width: 100, height: 50))
    let kept = form.layoutEngine
    window.addSubview(form)
    #expect(kept.rootWidth == 500 && form.layoutEngine.rootHeight == 400)
    form.removeFromSuperview()
    #expect(kept.rootWidth == 100 && kept.rootHeight == 50)
    window.addSubview(form)
    form.layoutEngine.rootWidth = 300
    kept.rootHeight = 200
    window.layoutIfNeeded()
    expectFrame(window, 0, 0, 300, 200)
    // In the tree, the form has the size that constraints or its frame give it.
    form.frame.size = LayoutSize(width: 90, height: 40)
    window.layoutIfNeeded()
    expectFrame(window, 0, 0, 300, 200)
    expectFrame(form, 0, 0, 90, 40)
    // The frame that was set is what it has without a superview, too.
    form.removeFromSuperview()
    #expect(kept.rootWidth == 90 && kept.rootHeight == 40)
  }

  @Test func `what was set goes on holding when the root has ended`() {
    let form = LayoutView("form")
    do {
      let window = LayoutView("window")
      window.layoutEngine.scale = 3
      window.addSubview(form)
    }
    #expect(form.layoutEngine.scale == 3)
  }

  @Test func `a label that is refused is heard of by the form that it is in`() {
    final class Label: LayoutView {
      override var intrinsicContentSize: LayoutSize { LayoutSize(width: -7, height: 20) }
    }
    let (window, form, label) = (LayoutView("window"), form(), Label("label"))
    form.addSubview(label)
    var issues: [String] = []
    form.layoutEngine.issueHandler = { issues.append($0.description) }
    _ = window.layoutEngine
    window.addSubview(form)
    window.layoutIfNeeded()
    #expect(issues == ["label cannot use -7.0 as its intrinsic width"])
  }
}
