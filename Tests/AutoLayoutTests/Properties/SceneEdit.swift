import AutoLayout

/// A change of a scene, of any sort that there is.
enum SceneEdit: CaseIterable {
  case move, remove, direction, width, height, scale
  case margins, safeArea, contentOffset, content, contentPriority, alignment, hide, text
  case stackAxis, stackSpacing, customSpacing, distribution, stackAlignment, stackMargins, arrange
  case constant, priority, toggle, toggleMore, activateAll, update

  init(_ numbers: inout SeededNumbers) {
    self = Self.allCases.randomElement(using: &numbers) ?? .toggle
  }

  func make(in scene: Scene, _ pool: [LayoutConstraint], _ numbers: inout SeededNumbers) {
    let number = Int.random(in: 1..<Scene.count, using: &numbers)
    let length = Double(Int.random(in: 0...6, using: &numbers) * 10)
    let stack = scene.stack(Bool.random(using: &numbers) ? 3 : 5)
    if let constraint = pool.randomElement(using: &numbers) {
      change(constraint, among: pool, in: scene, number, length, &numbers)
    }
    switch self {
    case .move: scene.add(number, to: Int.random(in: 0..<Scene.count, using: &numbers))
    case .remove: scene.items[number].removeFromSuperitem()
    case .direction:
      scene.engine.direction = Bool.random(using: &numbers) ? .leftToRight : .rightToLeft
    case .width:
      scene.engine.rootWidth = [nil, 100, 160, 320].randomElement(using: &numbers) ?? nil
    case .height:
      scene.engine.rootHeight = [nil, 100, 250].randomElement(using: &numbers) ?? nil
    case .scale: scene.engine.scale = [nil, 1, 2, 3].randomElement(using: &numbers) ?? nil
    case .constant, .priority, .toggle, .toggleMore, .activateAll, .update: return
    case .stackAxis, .stackSpacing, .customSpacing, .distribution, .stackAlignment, .stackMargins,
      .arrange:
      if let stack { change(stack, in: scene, number, length, &numbers) }
    default: change(scene.items[number], length, &numbers)
    }
  }

  private func change(
    _ constraint: LayoutConstraint, among pool: [LayoutConstraint], in scene: Scene, _ number: Int,
    _ length: Double, _ numbers: inout SeededNumbers
  ) {
    switch self {
    case .constant: constraint.constant = length
    case .priority:
      constraint.priority = [1000, 1000, 750, 250].randomElement(using: &numbers) ?? 1000
    case .toggle, .toggleMore: constraint.isActive.toggle()
    case .activateAll:
      // A refused batch must leave no trace.
      try? LayoutConstraint.activate(pool.filter { _ in Bool.random(using: &numbers) })
    case .update:
      try? scene.engine.update {
        constraint.isActive.toggle()
        pool.randomElement(using: &numbers)?.isActive.toggle()
        pool.randomElement(using: &numbers)?.constant = length
        scene.view(number)?.isHidden.toggle()
        scene.engine.rootWidth = 200 + length
      }
    default: return
    }
  }

  private func change(
    _ item: any LayoutItem, _ length: Double, _ numbers: inout SeededNumbers
  ) {
    let axis: LayoutConstraint.Axis = Bool.random(using: &numbers) ? .horizontal : .vertical
    switch self {
    case .margins:
      if Bool.random(using: &numbers) {
        item.directionalLayoutMargins.leading = length
      } else {
        item.layoutMargins.right = length
      }
    case .safeArea: item.safeAreaInsets = LayoutInsets(top: length, left: 3, bottom: 0, right: 1)
    case .contentPriority:
      let priority: LayoutPriority = [250, 500, 750, 1000].randomElement(using: &numbers) ?? 250
      if Bool.random(using: &numbers) {
        item.setContentHuggingPriority(priority, for: axis)
      } else {
        item.setContentCompressionResistancePriority(priority, for: axis)
      }
    case .contentOffset:
      (item as? LayoutScrollView)?.contentOffset = LayoutPoint(x: length, y: 5)
    default:
      if let view = item as? LayoutView { change(view, length, axis) }
    }
  }

  private func change(_ view: LayoutView, _ length: Double, _ axis: LayoutConstraint.Axis) {
    switch self {
    case .hide: view.isHidden.toggle()
    case .alignment:
      view.alignmentRectInsets = LayoutInsets(top: 1, left: length / 10 - 6, bottom: -3, right: 2)
      view.firstBaselineOffsetFromTop = length / 2
      view.lastBaselineOffsetFromBottom = axis == .horizontal ? 3 : 0
    case .text:
      (view as? WrappingText)?.length = length * 3.37 + 20
    case .content where !(view is WrappingText):
      view.intrinsicContentSize =
        axis == .horizontal
        ? LayoutSize(width: length, height: -1) : LayoutSize(width: -1, height: length)
    default: view.invalidateIntrinsicContentSize()
    }
  }

  private func change(
    _ stack: LayoutStackView, in scene: Scene, _ number: Int, _ length: Double,
    _ numbers: inout SeededNumbers
  ) {
    switch self {
    case .stackAxis: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case .stackSpacing: stack.spacing = length
    case .customSpacing:
      if let view = stack.arrangedSubviews.randomElement(using: &numbers) {
        stack.setCustomSpacing(
          length > 20 ? length : LayoutStackView.spacingUseDefault, after: view)
      }
    case .distribution:
      stack.distribution =
        LayoutStackView.Distribution.allCases.randomElement(using: &numbers) ?? .fill
    case .stackAlignment:
      stack.alignment = LayoutStackView.Alignment.allCases.randomElement(using: &numbers) ?? .fill
    case .stackMargins: stack.isLayoutMarginsRelativeArrangement.toggle()
    default:
      guard let view = scene.view(number) else { return }
      if length < 20 {
        stack.removeArrangedSubview(view)
      } else {
        stack.insertArrangedSubview(view, at: Int(length) / 30)
      }
    }
  }
}
