import VisualFormat

extension Expansion {
  /// The item of a view in brackets.
  mutating func item(of name: VisualFormatString.Name) -> Unowned<ItemIdentity> {
    if name.isMissing { return Unowned(nil) }
    if let index = name.argument {
      let item = names.item(at: index, heldBy: &held)
      if !item.isNone { return item }
    }
    let text = tree.text(of: name)
    let item = names.item(text, heldBy: &held)
    if !item.isNone { return item }
    let help = nameHelp()
    let views = help.views(of: names)
    report(.unknownView(nearest: help.nearest(text, in: views), views: views?.known), at: name)
    return item
  }

  /// A thickness: a number of points, or another view's. Metrics have precedence over views.
  mutating func expandThickness(
    _ list: VisualFormatString.PredicateList, of item: Unowned<ItemIdentity>
  ) {
    for index in list.indices {
      let predicate = tree.predicate(index)
      let other = otherView(in: predicate.object)
      let constant = other.isNone ? thickness(of: predicate.object) : 0
      let priority = priority(of: predicate)
      guard !item.isNone, let constant, let priority else { continue }
      add(
        item, edges.thickness, predicate.relation.relation, other,
        other.isNone ? .notAnAttribute : edges.thickness, constant, priority, predicate.bytes,
        .size)
    }
  }

  /// The view that an object names, if it names one.
  private mutating func otherView(
    in object: VisualFormatString.Operand
  ) -> Unowned<ItemIdentity> {
    guard object.isName else { return Unowned(nil) }
    if let index = object.name.argument {
      return names.item(at: index, heldBy: &held)
    }
    // Views of one size mostly name the view before, which is still at hand.
    if let name = previous.name, name.argument == nil, !names.hasMetrics,
      tree.isText(of: name, thatOf: object.name)
    {
      return previous.item
    }
    let text = tree.text(of: object.name)
    return names.metric(text) == nil ? names.item(text, heldBy: &held) : Unowned(nil)
  }

  private mutating func thickness(of object: VisualFormatString.Operand) -> Double? {
    guard object.isName else { return object.number }
    let text = tree.text(of: object.name)
    if let value = names.metric(text) { return finite(value, at: object.name) }
    let help = nameHelp()
    let (views, metrics) = (help.views(of: names), help.metrics(of: names))
    report(
      .unknownName(
        nearest: help.nearest(text, in: metrics, and: views), metrics: metrics?.known,
        views: views?.known),
      at: object.name)
    return nil
  }

  /// A space: a number of points. A view is no space.
  mutating func length(
    of object: VisualFormatString.Operand, beside connection: VisualFormatString.Connection
  ) -> Double? {
    guard object.isName else { return object.number }
    let text = tree.text(of: object.name)
    let isView: Bool
    if object.name.argument == nil {
      if let value = names.metric(text) { return finite(value, at: object.name) }
      isView = !names.item(text, heldBy: &held).isNone
    } else {
      isView = true
    }
    if isView {
      report(.viewAsSpace(isVertical: tree.orientation.axis == .vertical), at: object.name)
    } else {
      reportUnknownMetric(text, isView: false, at: object.name)
    }
    return nil
  }

  mutating func priority(of predicate: VisualFormatString.Predicate) -> LayoutPriority? {
    guard let operand = predicate.priority else { return .required }
    guard operand.isName else { return LayoutPriority(operand.number) }
    let text = tree.text(of: operand.name)
    guard let value = names.metric(text) else {
      reportUnknownMetric(text, isView: !names.item(text, heldBy: &held).isNone, at: operand.name)
      return nil
    }
    guard finite(value, at: operand.name) != nil else { return nil }
    let priority = LayoutPriority(value)
    if priority.isInRange { return priority }
    report(.priorityOutOfRange(value: value, .metric), at: operand.name)
    return nil
  }

  private mutating func finite(
    _ value: Double, at name: VisualFormatString.Name
  ) -> Double? {
    if value.isFinite { return value }
    report(.notFinite(value: value, .metric), at: name)
    return nil
  }

  private mutating func reportUnknownMetric(
    _ text: String, isView: Bool, at name: VisualFormatString.Name
  ) {
    let help = nameHelp()
    let metrics = help.metrics(of: names)
    report(
      .unknownMetric(
        nearest: help.nearest(text, in: metrics), metrics: metrics?.known, isView: isView),
      at: name)
  }

  /// The caret is behind a name, as in Apple's messages.
  private mutating func report(_ fact: Diagnostic.Fact, at name: VisualFormatString.Name) {
    findings.append(Finding(fact, at: name.bytes, position: name.bytes.end))
  }

  /// The help with names, made when it is first asked for.
  private mutating func nameHelp() -> NameHelp {
    if let help { return help }
    let made = NameHelp()
    help = made
    return made
  }
}

/// The names of a dictionary, which is walked once for all unknown names of a string.
struct NameList {
  let all: [String]
  let known: KnownNames

  init(_ names: [String]) {
    all = names
    known = KnownNames(names)
  }
}

/// The names that a string may use, computed when the first unknown name is met.
final class NameHelp {
  private var views: NameList?
  private var metrics: NameList?
  private var nearest = NearestName()

  /// The keys of the views dictionary; nil where there is none.
  func views(of names: FormatNames) -> NameList? {
    if views == nil { views = names.viewNames.map { NameList($0) } }
    return views
  }

  /// The keys of the metrics dictionary; nil where there is none.
  func metrics(of names: FormatNames) -> NameList? {
    if metrics == nil { metrics = names.metricNames.map { NameList($0) } }
    return metrics
  }

  /// The key that a misspelt name probably means.
  func nearest(_ name: String, in keys: NameList?, and others: NameList? = nil) -> String? {
    nearest(name, in: keys?.all ?? [], and: others?.all ?? [])
  }
}
