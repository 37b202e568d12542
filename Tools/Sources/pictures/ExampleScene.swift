import AutoLayout

/// A superview with the views that a format string speaks of, placed so that there is something to
/// see: what the string leaves open is decided by weaker constraints, which are not drawn.
struct ExampleScene {
  private static let priorities = ["low": 250.0, "priority": 500]
  private static let space = 40.0
  private static let gap = 16.0

  private let root = LayoutView("superview")
  private var views: [String: LayoutView] = [:]
  private var order: [LayoutView] = []
  private var made: [LayoutConstraint] = []

  init(_ format: String) throws {
    views["superview"] = root
    guard let tree = parse(format).tree else { return }
    let isHorizontal = tree.orientation.axis == .horizontal
    for view in tree.views { addView(tree.text(of: view.name)) }
    let chained = order
    // A name in a space is a number, one in a view another view, unless it is a number too.
    var metrics = Self.priorities
    let connections = tree.views.map(\.connection) + [tree.trailingConnection]
    for name in connections.flatMap({ names(in: $0?.predicateList, of: tree) }) {
      metrics[name] = Self.space
    }
    metrics["margin"] = Self.space
    for name in tree.views.flatMap({ names(in: $0.predicateList, of: tree) })
    where metrics[name] == nil {
      addView(name)
    }
    made = try constraints(visualFormat: format, metrics: metrics, views: views)
    // One by one, because `[a]-[a]` asks for what cannot be, and is drawn all the same.
    for constraint in made + (try frame(isHorizontal: isHorizontal, chained, tree)) {
      constraint.isActive = true
    }
    root.layoutIfNeeded()
  }

  /// The drawing, with the distances that the string itself speaks of; nil where they cannot all be.
  var drawing: LayoutDrawing? {
    guard root.layoutEngine.brokenConstraints.isEmpty else { return nil }
    var drawing = LayoutDrawing(of: root)
    drawing.records = made.map(\.record)
    return drawing
  }

  private func names(
    in list: VisualFormatString.PredicateList?, of tree: VisualFormatString
  ) -> [String] {
    guard let list else { return [] }
    return tree.predicates(of: list).compactMap { predicate in
      guard case .name(let name) = predicate.object.value else { return nil }
      return tree.text(of: name)
    }
  }

  private mutating func addView(_ name: String) {
    guard views[name] == nil else { return }
    let view = LayoutView(
      name, intrinsicContentSize: LayoutSize(width: Double(name.count) * 6 + 24, height: 30))
    views[name] = view
    order.append(view)
    root.addSubview(view)
  }

  /// The middle across the string; along it the beginning, for views that the string does not tie.
  private func frame(
    isHorizontal: Bool, _ chained: [LayoutView], _ tree: VisualFormatString
  ) throws -> [LayoutConstraint] {
    typealias Attribute = LayoutConstraint.Attribute
    let start: Attribute = isHorizontal ? .leading : .top
    let end: Attribute = isHorizontal ? .trailing : .bottom
    let centre: Attribute = isHorizontal ? .centerY : .centerX
    let length: Attribute = isHorizontal ? .width : .height
    let breadth: Attribute = isHorizontal ? .height : .width
    var made = [
      try LayoutConstraint(
        item: root, attribute: length, relatedBy: .greaterThanOrEqual,
        constant: isHorizontal ? 300 : 90),
      try LayoutConstraint(
        item: root, attribute: breadth, relatedBy: .equal, constant: isHorizontal ? 50 : 300),
    ]
    for view in order {
      made.append(
        try LayoutConstraint(
          item: view, attribute: centre, relatedBy: .equal, toItem: root, attribute: centre))
      if tree.trailingSuperview == nil {
        made.append(
          try LayoutConstraint(
            item: root, attribute: end, relatedBy: .greaterThanOrEqual, toItem: view,
            attribute: end, constant: Self.gap))
      }
    }
    if tree.leadingSuperview == nil, tree.trailingSuperview == nil, let first = chained.first {
      made.append(
        try LayoutConstraint(
          item: first, attribute: start, relatedBy: .equal, toItem: root, attribute: start,
          constant: Self.gap))
    }
    // Views that are only compared with stand one behind the other, behind the chain.
    for (view, before) in zip(order, [root] + order).dropFirst(chained.count) {
      made.append(
        try LayoutConstraint(
          item: view, attribute: start, relatedBy: .equal, toItem: before, attribute: end,
          constant: Self.gap))
    }
    return made
  }
}
