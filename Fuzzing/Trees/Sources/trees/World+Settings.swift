import AutoLayout

extension World {
  /// Steps about what items and trees are set to.
  func changeSettings(_ step: Step) -> Bool {
    guard let item = item(step[1]) else { return false }
    switch step[0] {
    case "wide": item.layoutEngine.rootWidth = Double(step[2])
    case "high": item.layoutEngine.rootHeight = Double(step[2])
    case "direction":
      item.layoutEngine.direction = step[2] == "rtl" ? .rightToLeft : .leftToRight
    case "scale": item.layoutEngine.scale = Double(step[2])
    case "hug":
      item.setContentHuggingPriority(LayoutPriority(step.number(3)), for: axis(step[2]))
    case "resist":
      item.setContentCompressionResistancePriority(
        LayoutPriority(step.number(3)), for: axis(step[2]))
    case "invalidate": item.invalidateIntrinsicContentSize()
    case "needs": need(step[2], item)
    case "margins": item.layoutMargins = insets(step)
    case "safe": item.safeAreaInsets = insets(step)
    case "insets": (item as? LayoutView)?.alignmentRectInsets = insets(step)
    case "baselines":
      (item as? LayoutView)?.firstBaselineOffsetFromTop = step.number(2)
      (item as? LayoutView)?.lastBaselineOffsetFromBottom = step.number(3)
    case "size": resize(item, LayoutSize(width: step.number(2), height: step.number(3)))
    case "hide": (item as? LayoutView)?.isHidden.toggle()
    case "stack": (item as? LayoutStackView).map { arrange($0, step) }
    case "gap":
      guard let stack = item as? LayoutStackView, let view = stack.arrangedSubviews.first else {
        break
      }
      stack.setCustomSpacing(step.number(2), after: view)
    case "when": wait(step, item)
    default: return false
    }
    return true
  }

  private func need(_ what: String, _ item: any LayoutItem) {
    switch what {
    case "layout": item.setNeedsLayout()
    case "update": item.setNeedsUpdateConstraints()
    default: item.invalidateAlignment()
    }
  }

  private func resize(_ item: any LayoutItem, _ size: LayoutSize) {
    if let widget = item as? Widget {
      widget.size = size
      widget.invalidateIntrinsicContentSize()
    } else if let view = item as? LayoutView, (view as? ActingView)?.area ?? 0 == 0 {
      view.intrinsicContentSize = size
    }
  }

  private func arrange(_ stack: LayoutStackView, _ step: Step) {
    let distributions = LayoutStackView.Distribution.allCases
    let alignments = LayoutStackView.Alignment.allCases
    stack.axis = axis(step[2])
    stack.distribution = distributions[abs(step.int(3)) % distributions.count]
    stack.alignment = alignments[abs(step.int(4)) % alignments.count]
    stack.spacing = step.number(5)
    stack.isLayoutMarginsRelativeArrangement = step[6] == "true"
  }

  /// Leaves steps for a callback of an item, or for a handler of its tree.
  private func wait(_ step: Step, _ item: any LayoutItem) {
    let engine = item.layoutEngine
    let steps = step.inner
    switch Place(rawValue: step[2]) {
    case .conflict:
      engine.conflictHandler = { [unowned self] conflict, broken in
        look(at: conflict)
        hear(steps)
      }
    case .issue:
      engine.issueHandler = { [unowned self] error in
        look(at: error)
        hear(steps)
      }
    case .layout: engine.layoutHandler = { [unowned self] _ in hear(steps) }
    case let place?:
      (item as? any Actor)?.waiting[place, default: []].append(steps)
      makeCalled(at: place, item)
    case nil: break
    }
  }

  /// Sees to it that the item is called there before long.
  private func makeCalled(at place: Place, _ item: any LayoutItem) {
    switch place {
    case .size, .height: item.invalidateIntrinsicContentSize()
    case .insets, .baseline: item.invalidateAlignment()
    case .update: item.setNeedsUpdateConstraints()
    case .subviews: item.setNeedsLayout()
    case .frame, .conflict, .issue, .layout: break
    }
  }

  private func insets(_ step: Step) -> LayoutInsets {
    LayoutInsets(
      top: step.number(2), left: step.number(3), bottom: step.number(4), right: step.number(5))
  }

  private func axis(_ word: String) -> LayoutConstraint.Axis {
    word == "vertical" ? .vertical : .horizontal
  }
}
