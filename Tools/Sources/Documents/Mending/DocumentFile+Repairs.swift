package import AutoLayout

extension DocumentFile {
  /// The edits that do to the text what a repair does to a constraint; nil where the text has no
  /// place for that.
  package func edits(
    for repair: LayoutError.Repair, of constraint: LayoutResult.Constraint
  ) -> [TextEdit]? {
    switch repair.change {
    case .constant(let constant):
      guard let number = number(of: constraint, isInPlace: true) else { return nil }
      return [TextEdit(number.range, number.text(constant))]
    case .priority(let priority): return edits(setting: priority.rawValue, of: constraint)
    case .relation(let relation): return edits(relating: relation, constraint)
    case .removal: return edits(removing: constraint)
    case .contentHugging(let priority), .contentCompressionResistance(let priority):
      return edits(forContent: repair, priority.rawValue)
    }
  }

  /// The edits for a content that is to be held less firmly, or more.
  package func edits(forContent repair: LayoutError.Repair) -> [TextEdit]? {
    switch repair.change {
    case .contentHugging(let priority), .contentCompressionResistance(let priority):
      edits(forContent: repair, priority.rawValue)
    case .constant, .priority, .relation, .removal: nil
    }
  }

  /// The edits that give a constraint a priority.
  package func edits(
    setting priority: Double, of constraint: LayoutResult.Constraint
  ) -> [TextEdit]? {
    if let index = constraint.equation {
      var entry = document.constraints[index]
      entry.priority = priority
      return [TextEdit(entry.place.edit(text: entry.text, json: entry.json))]
    }
    guard let (format, _, place) = writtenPlace(of: constraint), format.priority == nil else {
      return nil
    }
    let suffix = "@" + NumberText.shortest(priority)
    guard let predicate = place.predicate else {
      return edits(opening: place, in: format, for: constraint, "", suffix)
    }
    let end = predicate.priority?.range.upperBound ?? predicate.object.range.upperBound
    let text = format.text(predicate.range.lowerBound..<predicate.object.range.upperBound)
    return edits(predicate.range.lowerBound..<end, of: place, in: format, text + suffix)
  }

  /// The edits that make an equation a bound.
  private func edits(
    relating relation: LayoutConstraint.Relation, _ constraint: LayoutResult.Constraint
  ) -> [TextEdit]? {
    if let index = constraint.equation {
      var entry = document.constraints[index]
      entry.relation = ConstraintEntry.Relation(relation)
      return [TextEdit(entry.place.edit(text: entry.text, json: entry.json))]
    }
    guard let (format, _, place) = writtenPlace(of: constraint) else { return nil }
    guard let predicate = place.predicate else {
      return edits(opening: place, in: format, for: constraint, relation.description, "")
    }
    let text = format.text(predicate.object.range.lowerBound..<predicate.range.upperBound)
    return edits(predicate.range, of: place, in: format, relation.description + text)
  }

  /// The edits after which views whose sizes are given are equally large instead: the size of the
  /// first goes, and the others are as large as it is.
  package func edits(sharing sizes: [LayoutResult.Constraint]) -> [TextEdit]? {
    guard let first = sizes.first, let removal = edits(removing: first) else { return nil }
    var edits = removal
    for size in sizes.dropFirst() {
      guard let edit = self.edits(tying: size, to: first.record.first) else { return nil }
      edits += edit
    }
    return edits
  }

  /// The edits that make a given size that of another view.
  private func edits(
    tying constraint: LayoutResult.Constraint, to view: String
  ) -> [TextEdit]? {
    if let index = constraint.equation {
      var entry = document.constraints[index]
      entry.target = .init(item: SourceString(view), attribute: entry.attribute)
      entry.constant = 0
      return [TextEdit(entry.place.edit(text: entry.text, json: entry.json))]
    }
    guard let (format, _, place) = writtenPlace(of: constraint), let predicate = place.predicate
    else { return nil }
    return edits(predicate.object.range, of: place, in: format, view)
  }

  /// Puts another text in the place of a predicate or a part of it, in parentheses where there are none.
  private func edits(
    _ range: Range<Int>, of place: WrittenPredicate, in format: FormatEntry, _ text: String
  ) -> [TextEdit]? {
    guard let list = place.list else { return nil }
    guard list.isParenthesized else {
      return [TextEdit(format.string.documentRange(of: list.range), "(\(text))")]
    }
    return [TextEdit(format.string.documentRange(of: range), text)]
  }

  /// Writes the number of a bare dash out, with something before and behind it.
  private func edits(
    opening place: WrittenPredicate, in format: FormatEntry,
    for constraint: LayoutResult.Constraint, _ prefix: String, _ suffix: String
  ) -> [TextEdit]? {
    guard let range = place.connection?.range else { return nil }
    let number = NumberText.shortest(max(0, constraint.record.constant))
    return [
      TextEdit(format.string.documentRange(of: range), "-(\(prefix)\(number)\(suffix))-")
    ]
  }

  private func writtenPlace(
    of constraint: LayoutResult.Constraint
  ) -> (FormatEntry, VisualFormatString, WrittenPredicate)? {
    guard let index = constraint.format, let origin = constraint.record.origin,
      let tree = parse(document.formats[index].string.text).tree,
      let place = WrittenPredicate(origin, in: tree)
    else { return nil }
    return (document.formats[index], tree, place)
  }
}

extension DocumentFile {
  /// The edits after which the text does not ask for a constraint.
  package func edits(removing constraint: LayoutResult.Constraint) -> [TextEdit]? {
    if let index = constraint.equation {
      let entry = document.constraints[index]
      return isJSON ? nil : [lineRemoval(at: entry.place.range)]
    }
    guard let (format, tree, place) = writtenPlace(of: constraint) else {
      return editsRemovingOption(of: constraint)
    }
    let string = format.string
    if let predicate = place.predicate, let list = place.list, place.count > 1 {
      return [TextEdit(string.documentRange(of: cut(predicate, list, in: tree)), "")]
    }
    guard place.connection != nil else {
      guard let list = place.list else { return nil }
      // What is left would say nothing but that there is the view, where views are not declared.
      if !isJSON && document.undeclaredViews.isEmpty && tree.isOneViewAlone {
        return [lineRemoval(at: format.place.range)]
      }
      return [TextEdit(string.documentRange(of: list.range), "")]
    }
    return edits(openingSpaceOf: place, in: format, tree)
  }

  /// A predicate with the comma that goes with it.
  private func cut(
    _ predicate: VisualFormatString.Predicate, _ list: VisualFormatString.PredicateList,
    in tree: VisualFormatString
  ) -> Range<Int> {
    let predicates = Array(tree.predicates(of: list))
    guard let index = predicates.firstIndex(where: { $0.range == predicate.range }) else {
      return predicate.range
    }
    return index == 0
      ? predicate.range.lowerBound..<predicates[1].range.lowerBound
      : predicates[index - 1].range.upperBound..<predicate.range.upperBound
  }

  /// A string without its first or last space, or two strings for what was around one.
  private func edits(
    openingSpaceOf place: WrittenPredicate, in format: FormatEntry, _ tree: VisualFormatString
  ) -> [TextEdit]? {
    let views = Array(tree.views)
    guard let first = views.first, let last = views.last, let space = place.connection else {
      return nil
    }
    if place.view == 0, let superview = tree.leadingSuperview {
      let range = superview.range.lowerBound..<first.range.lowerBound
      return [TextEdit(format.string.documentRange(of: range), "")]
    }
    if place.view == views.count {
      let range = last.range.upperBound..<tree.range.upperBound
      return [TextEdit(format.string.documentRange(of: range), "")]
    }
    let bytes = Array(format.string.text.utf8)
    let axis = tree.orientation.axis == .vertical ? "V:" : "H:"
    var (front, rest) = (format, format)
    front.string = SourceString(
      String(decoding: bytes[..<space.range.lowerBound], as: UTF8.self))
    rest.string = SourceString(
      axis + String(decoding: bytes[space.range.upperBound...], as: UTF8.self))
    // A string of one view alone asks for nothing where the view has no predicates.
    let parts = [front, rest].filter { Self.asksForSomething($0) }
    guard !parts.isEmpty else { return isJSON ? nil : [lineRemoval(at: format.place.range)] }
    let text = parts.map { $0.text }.joined(separator: "\n")
    let json = parts.map { $0.json.line }.joined(separator: ", ")
    return [TextEdit(format.place.range, format.place.isJSON ? json : text)]
  }

  private static func asksForSomething(_ format: FormatEntry) -> Bool {
    guard let tree = parse(format.string.text).tree else { return true }
    return !tree.isOneViewAlone || tree.views.first?.predicateList != nil
  }

  private func editsRemovingOption(of constraint: LayoutResult.Constraint) -> [TextEdit]? {
    guard let index = constraint.format, constraint.record.origin?.role == .alignment else {
      return nil
    }
    var format = document.formats[index]
    format.options.removeAll { $0.attributes.contains(constraint.record.firstAttribute) }
    guard format.options.count < document.formats[index].options.count else { return nil }
    return [TextEdit(format.place.edit(text: format.text, json: format.json))]
  }

  /// Takes a line out, with its line break where nothing else stands on it.
  private func lineRemoval(at range: Range<Int>) -> TextEdit {
    let line = source.line(around: range.lowerBound)
    let isBlank = { (part: Range<Int>) in
      self.source.bytes[part].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
    guard isBlank(line.lowerBound..<range.lowerBound), isBlank(range.upperBound..<line.upperBound)
    else { return TextEdit(range, "") }
    let lineBreak = source.bytes[line.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
    return TextEdit(line.lowerBound..<(lineBreak.map { $0 + 1 } ?? line.upperBound), "")
  }
}

extension VisualFormatString {
  /// Whether it is about a view and nothing beside it.
  fileprivate var isOneViewAlone: Bool {
    views.count == 1 && leadingSuperview == nil && trailingSuperview == nil
  }
}

extension FormatEntry {
  /// A part of the string.
  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: Array(string.text.utf8)[range], as: UTF8.self)
  }
}

extension FormatEntry.Option {
  /// What the option makes equal.
  fileprivate var attributes: [LayoutConstraint.Attribute] {
    switch self {
    case .alignAllLeft: [.left]
    case .alignAllRight: [.right]
    case .alignAllTop: [.top]
    case .alignAllBottom: [.bottom]
    case .alignAllLeading: [.leading]
    case .alignAllTrailing: [.trailing]
    case .alignAllCenterX: [.centerX]
    case .alignAllCenterY: [.centerY]
    case .alignAllLastBaseline, .alignAllBaseline: [.lastBaseline]
    case .alignAllFirstBaseline: [.firstBaseline]
    default: []
    }
  }
}

extension ConstraintEntry.Relation {
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
