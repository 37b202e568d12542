/// A view of an arrangement.
struct ArrangedView {
  let view: LayoutView
  /// The gap after it, if that is not the stack's spacing.
  let spacing: Double?
  /// The length of its content along the stack, where that was asked for.
  let length: Double
}

/// Makes the constraints that hold an arrangement.
struct StackConstraints {
  private let stack: LayoutStackView
  private let along: StackAxis
  private let across: StackAxis
  private var made: [LayoutConstraint] = []

  static func make(
    for arranged: [ArrangedView], in stack: LayoutStackView
  ) -> [LayoutConstraint] {
    var constraints = StackConstraints(stack)
    let shown = arranged.filter { !$0.view.isHidden }
    constraints.hide(arranged.filter { $0.view.isHidden })
    guard let first = shown.first?.view, let last = shown.last?.view else {
      constraints.close()
      return constraints.made
    }
    constraints.edges(first, last)
    constraints.gaps(shown)
    constraints.distribute(shown)
    for view in shown { constraints.align(view.view, with: first) }
    if stack.alignment != .fill { constraints.fitAcross() }
    return constraints.made
  }

  private init(_ stack: LayoutStackView) {
    self.stack = stack
    along = StackAxis(stack.axis)
    across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
  }

  /// The weakest constraint of an arrangement: the stack is no larger than its views.
  private static var fitting: LayoutPriority { .fittingSizeLevel + 1 }

  /// Middles give way to the contents, which hug at 250.
  private static var centering: LayoutPriority { 149 }

  private mutating func add(
    _ role: String, _ first: LayoutView, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: LayoutView?,
    _ secondAttribute: LayoutConstraint.Attribute, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      first.identity, attribute, relation, second?.identity, secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority)
    constraint.identifier = role
    made.append(constraint)
  }

  /// The stack's edge or middle that views keep to.
  private func inside(_ attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute {
    stack.isLayoutMarginsRelativeArrangement ? attribute.atMargin : attribute
  }

  /// Hidden views are nothing at the beginning, as far as their own constraints let them be. Their
  /// size is nothing of the stack's, so that a view that leaves the stack leaves this behind.
  private mutating func hide(_ hidden: [ArrangedView]) {
    for view in hidden.map({ $0.view }) {
      let priority = LayoutPriority.required - 1
      add("stack hiding", view, along.size, .equal, stack, along.size, times: 0, at: priority)
      for begin in [along.begin, across.begin] {
        add("stack hiding", view, begin, .equal, stack, begin, at: priority)
      }
      let weak = Self.fitting
      add("stack hiding", view, across.size, .equal, stack, across.size, times: 0, at: weak)
    }
  }

  /// A stack that shows nothing is as small as it can be.
  private mutating func close() {
    for axis in [along, across] {
      add("stack fitting", stack, axis.size, .equal, nil, .notAnAttribute, at: Self.fitting)
    }
  }

  private mutating func edges(_ first: LayoutView, _ last: LayoutView) {
    add("stack edge", first, along.begin, .equal, stack, inside(along.begin))
    add("stack edge", stack, inside(along.end), .equal, last, along.end)
  }

  private mutating func gaps(_ views: [ArrangedView]) {
    let isOpen = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isByBaseline = stack.isBaselineRelativeArrangement && along.axis == .vertical
    for (one, next) in zip(views, views.dropFirst()) {
      add(
        "stack spacing", next.view, isByBaseline ? .firstBaseline : along.begin,
        isOpen ? .greaterThanOrEqual : .equal, one.view, isByBaseline ? .lastBaseline : along.end,
        plus: one.spacing ?? stack.spacing)
    }
  }

  private mutating func distribute(_ arranged: [ArrangedView]) {
    let views = arranged.map { $0.view }
    switch stack.distribution {
    case .fill: return
    case .fillEqually:
      for view in views.dropFirst() {
        add("stack distribution", view, along.size, .equal, views[0], along.size)
      }
    case .fillProportionally: shareByContent(arranged)
    case .equalSpacing: equalDistances(views, from: along.end, to: along.begin, at: .required)
    case .equalCentering:
      equalDistances(views, from: along.center, to: along.center, at: Self.centering)
    }
  }

  private mutating func shareByContent(_ views: [ArrangedView]) {
    guard let reference = shareReference(views) else { return }
    for index in views.indices where index != reference && views[index].length >= 0 {
      let share = views[index].length / views[reference].length
      // A share that is smaller cannot be told from none, and none is larger.
      let range = LayoutConstraint.multipliers
      let times = share < range.lowerBound ? 0 : min(share, range.upperBound)
      add(
        "stack distribution", views[index].view, along.size, .equal, views[reference].view,
        along.size, times: times)
    }
  }

  /// The view of whose length the others' are shares: the shortest, where all are multiples of it
  /// that are exact, and the first one otherwise.
  private func shareReference(_ views: [ArrangedView]) -> Int? {
    let measured = views.indices.filter { views[$0].length > 0 && views[$0].length.isFinite }
    let shortest = measured.min { views[$0].length < views[$1].length }
    guard let shortest else { return nil }
    let areMultiples = measured.allSatisfy {
      let share = views[$0].length / views[shortest].length
      return share == share.rounded() && share <= LayoutConstraint.multipliers.upperBound
    }
    return areMultiples ? shortest : measured[0]
  }

  private mutating func equalDistances(
    _ views: [LayoutView], from start: LayoutConstraint.Attribute,
    to end: LayoutConstraint.Attribute, at priority: LayoutPriority
  ) {
    guard views.count > 2 else { return }
    for index in 2..<views.count {
      let starts = DistanceStarts(
        first: DistanceStarts.Start(item: views[index - 1].identity, attribute: start),
        second: DistanceStarts.Start(item: views[0].identity, attribute: start))
      let constraint = LayoutConstraint(
        views[index].identity, end, .equal, views[1].identity, end, constant: 0,
        priority: priority, starts: starts)
      constraint.identifier = "stack distribution"
      made.append(constraint)
    }
  }

  private mutating func align(_ view: LayoutView, with first: LayoutView) {
    let isRow = stack.axis == .horizontal
    switch stack.alignment {
    case .fill: pin(view, begin: .equal, end: .equal)
    case .leading: pin(view, begin: .equal, end: .greaterThanOrEqual)
    case .trailing: pin(view, begin: .greaterThanOrEqual, end: .equal)
    case .center:
      add("stack alignment", view, across.center, .equal, stack, inside(across.center))
      pin(view, begin: .greaterThanOrEqual, end: .greaterThanOrEqual)
    case .firstBaseline where isRow: alignBaseline(view, with: first, .firstBaseline)
    case .firstBaseline: pin(view, begin: .equal, end: .greaterThanOrEqual)
    case .lastBaseline where isRow: alignBaseline(view, with: first, .lastBaseline)
    case .lastBaseline: pin(view, begin: .greaterThanOrEqual, end: .equal)
    }
  }

  /// Keeps a view inside the stack, at its edges where the relation says so.
  private mutating func pin(
    _ view: LayoutView, begin: LayoutConstraint.Relation, end: LayoutConstraint.Relation
  ) {
    add("stack alignment", view, across.begin, begin, stack, inside(across.begin))
    add("stack alignment", stack, inside(across.end), end, view, across.end)
  }

  /// Baselines are in line, and all views as near as that lets them be to the edge that the
  /// baselines are counted from.
  private mutating func alignBaseline(
    _ view: LayoutView, with first: LayoutView, _ baseline: LayoutConstraint.Attribute
  ) {
    if view !== first { add("stack alignment", view, baseline, .equal, first, baseline) }
    pin(view, begin: .greaterThanOrEqual, end: .greaterThanOrEqual)
    let edge = baseline == .firstBaseline ? across.begin : across.end
    add("stack fitting", view, edge, .equal, stack, inside(edge), at: Self.fitting)
  }

  private mutating func fitAcross() {
    add("stack fitting", stack, across.size, .equal, nil, .notAnAttribute, at: Self.fitting)
  }
}

/// The attributes of one axis.
private struct StackAxis {
  let axis: LayoutConstraint.Axis
  let begin, end, center, size: LayoutConstraint.Attribute

  init(_ axis: LayoutConstraint.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal: (begin, end, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (begin, end, center, size) = (.top, .bottom, .centerY, .height)
    }
  }
}
