import VisualFormat

/// One end of a space; without an item where none was found.
struct SpaceEnd {
  let item: Unowned<ItemIdentity>
  let attribute: LayoutConstraint.Attribute
}

extension Expansion {
  /// The space between the opening `|` and the first view.
  mutating func expandLeading(
    _ connection: VisualFormatString.Connection, _ item: Unowned<ItemIdentity>
  ) {
    let superview = superview(of: item, view: 0, at: tree.leadingSuperview, connection)
    let edge = edge(edges.begin, beside: connection)
    expandSpaces(
      connection, from: SpaceEnd(item: superview, attribute: edge),
      to: SpaceEnd(item: item, attribute: edges.begin), standard: superviewSpacing)
  }

  /// The space between two views.
  mutating func expandSpace(
    _ connection: VisualFormatString.Connection, _ before: Unowned<ItemIdentity>,
    _ item: Unowned<ItemIdentity>
  ) {
    expandSpaces(
      connection, from: SpaceEnd(item: before, attribute: edges.spaceEnd),
      to: SpaceEnd(item: item, attribute: edges.spaceBegin),
      standard: convention.siblingSpacing)
  }

  /// The space between the last view and the closing `|`.
  mutating func expandTrailing(
    _ connection: VisualFormatString.Connection, _ item: Unowned<ItemIdentity>
  ) {
    let last = tree.viewCount - 1
    let superview = superview(of: item, view: last, at: tree.trailingSuperview, connection)
    let edge = edge(edges.end, beside: connection)
    expandSpaces(
      connection, from: SpaceEnd(item: item, attribute: edges.end),
      to: SpaceEnd(item: superview, attribute: edge), standard: superviewSpacing)
  }

  /// What stands in front of a dash is nearer to where the text begins. Along the axis that is the
  /// second item; against it, the first.
  private mutating func expandSpaces(
    _ connection: VisualFormatString.Connection, from near: SpaceEnd, to far: SpaceEnd,
    standard: Double
  ) {
    let (first, second) = edges.isReversed ? (near, far) : (far, near)
    let areFound = !first.item.isNone && !second.item.isNone
    guard let list = connection.predicateList, list.count > 0 else {
      if !areFound { return }
      let constant = connection.form == .standard ? standard : 0
      add(
        first.item, first.attribute, .equal, second.item, second.attribute, constant, .required,
        connection.bytes, .spacing)
      return
    }
    for index in list.indices {
      let predicate = tree.predicate(index)
      let constant = length(of: predicate.object, beside: connection)
      let priority = priority(of: predicate)
      guard areFound, let constant, let priority else { continue }
      add(
        first.item, first.attribute, predicate.relation.relation, second.item, second.attribute,
        constant, priority, predicate.bytes, .spacing)
    }
  }

  private var superviewSpacing: Double {
    switch convention.superviewSpacing {
    case .points(let points): points
    case .layoutMargins: 0
    }
  }

  /// The superview's edge that a connection ends at: a bare dash may go to the margin.
  private func edge(
    _ attribute: LayoutConstraint.Attribute, beside connection: VisualFormatString.Connection
  ) -> LayoutConstraint.Attribute {
    switch convention.edge {
    case .layoutMargins: return attribute.atMargin
    case .safeArea: return attribute
    case .superview: break
    }
    return connection.form == .standard && convention.superviewSpacing == .layoutMargins
      ? attribute.atMargin : attribute
  }

  /// What a `|` stands for: the superview of the view beside it, or the view that owns the guide
  /// beside it; or that one's safe area.
  private mutating func superview(
    of item: Unowned<ItemIdentity>, view index: Int,
    at bar: VisualFormatString.Superview?, _ connection: VisualFormatString.Connection
  ) -> Unowned<ItemIdentity> {
    guard !item.isNone, let bar else { return Unowned(nil) }
    let superview = item.parent
    if !superview.isNone {
      guard convention.edge == .safeArea else { return superview }
      return Unowned(superview.wrappedValue?.guide(of: .safeArea).identity)
    }
    let isGuide = item.wrappedValue?.item is LayoutGuide
    let start = min(bar.bytes.start, connection.bytes.start)
    let end = max(bar.bytes.end, connection.bytes.end)
    let fact = Diagnostic.Fact.noSuperview(
      view: tree.view(index).name.bytes, isGuide: isGuide, removal: ByteRange(start, end))
    findings.append(Finding(fact, at: bar.bytes))
    return superview
  }
}
