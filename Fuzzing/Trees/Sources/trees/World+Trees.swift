import AutoLayout

extension World {
  /// Steps about which items there are and where.
  func changeTree(_ step: Step) -> Bool {
    switch step[0] {
    case "make": make(step)
    case "drop": items[step[1]] = nil
    case "remove": item(step[1])?.removeFromSuperitem()
    case "add":
      if let above = item(step[1]), let below = item(step[2]) { add(below, to: above) }
    case "arrange":
      if let stack = item(step[1]) as? LayoutStackView, let view = item(step[2]) as? LayoutView {
        stack.insertArrangedSubview(view, at: step.int(3))
      }
    case "unarrange":
      if let stack = item(step[1]) as? LayoutStackView, let view = stack.arrangedSubviews.first {
        stack.removeArrangedSubview(view)
      }
    default: return false
    }
    return true
  }

  private func add<Item: LayoutItem>(_ item: Item, to above: any LayoutItem) {
    switch (above, item) {
    case (let above as LayoutView, let view as LayoutView): above.addSubview(view)
    case (let above as LayoutView, let guide as LayoutGuide): above.addLayoutGuide(guide)
    default: above.addSubitem(item)
    }
  }

  private func make(_ step: Step) {
    let (name, size) = (step[1], LayoutSize(width: step.number(3), height: step.number(4)))
    if items[name] != nil { return }
    items[name] =
      switch step[2] {
      case "guide": LayoutGuide(name)
      case "stack": LayoutStackView(name)
      case "scroll": LayoutScrollView(name)
      case "widget": Widget(name, size: size, in: self)
      case "text":
        ActingView(
          name, intrinsicContentSize: LayoutSize(width: 10 * size.width, height: 10),
          area: max(1, 10 * size.width), in: self)
      default: ActingView(name, intrinsicContentSize: size, area: 0, in: self)
      }
  }
}
