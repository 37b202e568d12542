import AutoLayout

/// What can be asked of a layout.
enum Question: String, CaseIterable {
  case ambiguity, explanation, reason, affecting, exercise, errors, unmet, broken, touching, prints
}

extension World {
  /// Steps that change nothing but what is solved.
  func ask(_ step: Step) -> Bool {
    guard let item = item(step[1]) else { return false }
    switch step[0] {
    case "layout": item.layoutIfNeeded()
    case "check": if depth == 1 { check(item) }
    case "fit":
      let size = item.systemLayoutSizeFitting(
        LayoutSize(width: step.number(2), height: step.number(3)),
        withHorizontalFittingPriority: LayoutPriority(step.number(4)),
        verticalFittingPriority: LayoutPriority(step.number(5)))
      look(at: LayoutRect(x: 0, y: 0, width: size.width, height: size.height), of: item)
    case "draw":
      _ = LayoutDrawing(of: item).svg()
      _ = LayoutDrawing(of: item).text(columns: step.int(2))
    case "ask": Question(rawValue: step[2]).map { ask($0, of: item) }
    default: return false
    }
    return true
  }

  private func ask(_ question: Question, of item: any LayoutItem) {
    let engine = item.layoutEngine
    switch question {
    case .ambiguity: _ = (item.ambiguousFrameParts, engine.ambiguities)
    case .explanation: _ = engine.explanation.draw()
    case .reason:
      _ = item.layoutReason(for: .horizontal).draw()
      _ = item.layoutReason(for: .vertical).draw()
    case .affecting: _ = item.constraintsAffectingLayout(for: .vertical)
    case .exercise: _ = item.exerciseAmbiguityInLayout()
    case .errors: _ = engine.errors
    case .unmet: _ = engine.unmetConstraints
    case .broken: for broken in engine.brokenConstraints { look(at: broken.conflict) }
    case .touching: for constraint in item.touchingConstraints { _ = constraint.description }
    case .prints: _ = (item.recursiveDescription, LayoutSnapshot(of: item), item.superitem == nil)
    }
  }

  /// What a handler does each time that it is called.
  func hear(_ steps: [Step]) {
    var waiting = [Place.issue: [steps]]
    run(callBack(&waiting, at: .issue))
  }
}
