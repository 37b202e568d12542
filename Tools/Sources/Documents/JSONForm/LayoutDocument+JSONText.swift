import AutoLayout

extension LayoutDocument {
  /// The document as JSON, keys in a fixed order; what is as by default is left out.
  public var json: JSONOutput {
    var members = JSONMembers()
    members.add("size", size.json, unless: size == PerAxis(nil, nil))
    members.add("edge", .string(edge.rawValue), unless: edge == .superview)
    members.add("spacing", spacing.json, unless: spacing == Spacing())
    members.add("direction", .string(direction.rawValue), unless: direction == .leftToRight)
    members.add("scale", scale.map { .number($0) } ?? .null, unless: scale == nil)
    members.add("metrics", metrics.json, unless: metrics.isEmpty)
    if let views {
      members.add("views", .object(views.map { (key: $0.name.text, value: $0.json) }))
    }
    members.add("formats", .array(formats.map { $0.json }), unless: formats.isEmpty)
    members.add("constraints", .array(constraints.map { $0.json }), unless: constraints.isEmpty)
    return members.object
  }
}

/// The members of an object that is being put together.
private struct JSONMembers {
  private var list: [(key: String, value: JSONOutput)] = []

  var object: JSONOutput { .object(list) }

  mutating func add(
    _ key: String, _ value: @autoclosure () -> JSONOutput, unless isDefault: Bool = false
  ) {
    if !isDefault { list.append((key, value())) }
  }
}

extension LayoutDocument.Spacing {
  fileprivate var json: JSONOutput {
    let standard = LayoutDocument.Spacing()
    var members = JSONMembers()
    members.add("sibling", .number(sibling), unless: sibling == standard.sibling)
    members.add("superview", superview.json, unless: superview == standard.superview)
    return members.object
  }
}

extension LayoutDocument.SuperviewSpacing {
  fileprivate var json: JSONOutput {
    switch self {
    case .points(let points): .number(points)
    case .layoutMargins: .string(Self.marginsWord)
    }
  }
}

extension [LayoutDocument.Metric] {
  fileprivate var json: JSONOutput {
    .object(map { (key: $0.name.text, value: .number($0.value)) })
  }
}

extension ViewEntry {
  fileprivate var json: JSONOutput {
    let standard = ViewEntry(name: name)
    var members = JSONMembers()
    members.add("kind", .string(kind.rawValue), unless: kind == standard.kind)
    if let parent { members.add("parent", .string(parent.text)) }
    members.add("intrinsic", intrinsic.json, unless: intrinsic == standard.intrinsic)
    members.add("hugging", hugging.json, unless: hugging == standard.hugging)
    members.add("compression", compression.json, unless: compression == standard.compression)
    if let text { members.add("text", text.json) }
    members.add("baseline", baseline.json, unless: baseline == standard.baseline)
    members.add("margins", margins.json, unless: margins == standard.margins)
    members.add("safeArea", safeArea.json, unless: safeArea == standard.safeArea)
    members.add("insets", insets.json, unless: insets == standard.insets)
    if let sample { members.add("sample", .string(sample)) }
    if let color { members.add("color", .string(color.rawValue)) }
    members.add("hidden", .bool(isHidden), unless: !isHidden)
    members.add("stack", stack.json, unless: stack == standard.stack)
    return members.object
  }
}

extension ViewEntry.Paragraph {
  fileprivate var json: JSONOutput {
    .object([("width", .number(width)), ("lineHeight", .number(lineHeight))])
  }
}

extension ViewEntry.Stack {
  fileprivate var json: JSONOutput {
    let standard = ViewEntry.Stack()
    var members = JSONMembers()
    members.add("axis", .string(axis.rawValue), unless: axis == standard.axis)
    members.add("spacing", .number(spacing), unless: spacing == standard.spacing)
    members.add(
      "distribution", .string(distribution.rawValue),
      unless: distribution == standard.distribution)
    members.add("alignment", .string(alignment.rawValue), unless: alignment == standard.alignment)
    return members.object
  }
}

extension ViewEntry.Baseline {
  fileprivate var json: JSONOutput {
    var members = JSONMembers()
    members.add("first", .number(first), unless: first == 0)
    members.add("last", .number(last), unless: last == 0)
    return members.object
  }
}

extension ViewEntry.EdgeInsets {
  fileprivate var json: JSONOutput { .array([top, left, bottom, right].map { .number($0) }) }
}

extension PerAxis<Double?> {
  fileprivate var json: JSONOutput {
    .array([horizontal, vertical].map { $0.map { .number($0) } ?? .null })
  }
}

extension PerAxis<Double> {
  fileprivate var json: JSONOutput { .array([.number(horizontal), .number(vertical)]) }
}

extension FormatEntry {
  /// A string where nothing else is said, else an object.
  var json: JSONOutput {
    guard self != FormatEntry(string) else { return .string(string.text) }
    var members = JSONMembers()
    members.add("vfl", .string(string.text))
    members.add(
      "options", .array(options.map { .string($0.rawValue) }), unless: options.isEmpty)
    members.add("metrics", metrics.json, unless: metrics.isEmpty)
    if let priority { members.add("priority", .number(priority)) }
    return members.object
  }
}

extension ConstraintEntry {
  var json: JSONOutput {
    var members = JSONMembers()
    members.add("item", .string(item.text))
    members.add("attribute", .string(attribute.rawValue))
    members.add("relation", .string(relation.rawValue), unless: relation == .equal)
    if let target {
      members.add("toItem", .string(target.item.text))
      members.add("toAttribute", .string(target.attribute.rawValue))
      members.add("multiplier", .number(target.multiplier), unless: target.multiplier == 1)
    }
    members.add("constant", .number(constant), unless: constant == 0)
    members.add("priority", .number(priority), unless: priority == 1000)
    if let identifier { members.add("identifier", .string(identifier)) }
    return members.object
  }
}
