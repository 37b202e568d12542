import AutoLayout
import Testing

/// What classes of views override besides their content.
struct OverrideTests {
  private final class Form: LayoutView {
    private let field: LayoutView
    private(set) var calls: [String] = []

    /// A property is assigned before the initializer of the base class.
    init(fieldName: String) {
      field = LayoutView(fieldName, intrinsicContentSize: LayoutSize(width: 80, height: 20))
      super.init("form", size: LayoutSize(width: 320, height: 480))
      super.addSubview(field)
    }

    override func setNeedsLayout() {
      calls.append("layout")
      super.setNeedsLayout()
    }

    override func setNeedsUpdateConstraints() {
      calls.append("constraints")
      super.setNeedsUpdateConstraints()
    }

    override func invalidateIntrinsicContentSize() {
      calls.append("content")
      super.invalidateIntrinsicContentSize()
    }

    /// What is added lies in the field.
    override func addSubview(_ view: LayoutView) {
      calls.append("add")
      field.addSubview(view)
    }

    override func removeFromSuperview() {
      calls.append("remove")
      super.removeFromSuperview()
    }
  }

  private final class Stack: LayoutStackView {
    private(set) var count = 0

    override func addArrangedSubview(_ view: LayoutView) {
      count += 1
      super.addArrangedSubview(view)
    }
  }

  @Test func `a class with properties of its own can be a root of a given size`() {
    let form = Form(fieldName: "field")
    form.layoutIfNeeded()
    expectFrame(form, 0, 0, 320, 480)
    #expect(form.subviews.map(\.name) == ["field"])
  }

  @Test func `a scroll view and a stack of a given size have it`() {
    let scroll = LayoutScrollView("scroll", size: LayoutSize(width: 100, height: 200))
    let stack = LayoutStackView("stack", size: LayoutSize(width: 50, height: 60))
    scroll.layoutIfNeeded()
    stack.layoutIfNeeded()
    expectFrame(scroll, 0, 0, 100, 200)
    expectFrame(stack, 0, 0, 50, 60)
    #expect(scroll.layoutGuides.isEmpty)
    #expect(scroll.frameLayoutGuide.layoutFrame.size == LayoutSize(width: 100, height: 200))
  }

  @Test func `a class hears of what is asked of its views`() {
    let root = LayoutView("root", size: LayoutSize(width: 400, height: 600))
    let form = Form(fieldName: "field")
    root.addSubview(form)
    form.setNeedsLayout()
    form.setNeedsUpdateConstraints()
    form.intrinsicContentSize = LayoutSize(width: 10, height: 10)
    form.frame = LayoutRect(0, 0, 100, 100)
    let label = LayoutView("label")
    form.addSubview(label)
    form.removeFromSuperview()
    #expect(form.calls == ["layout", "constraints", "content", "layout", "add", "remove"])
    #expect(label.superview?.name == "field")
    #expect(form.superview == nil)
  }

  @Test func `a stack that puts what it arranges elsewhere does not arrange it`() {
    final class Elsewhere: LayoutStackView {
      let box = LayoutView("box")
      override func addSubview(_ view: LayoutView) { box.addSubview(view) }
    }
    let stack = Elsewhere("stack")
    let view = LayoutView("view")
    stack.addArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(view.superview === stack.box)
  }

  @Test func `a class of stacks hears of each view that is arranged`() {
    let stack = Stack("stack", arrangedSubviews: [LayoutView("a"), LayoutView("b")])
    stack.addArrangedSubviews(LayoutView("c"), LayoutView("d"))
    #expect(stack.count == 4)
    #expect(stack.arrangedSubviews.map(\.name) == ["a", "b", "c", "d"])
  }
}
