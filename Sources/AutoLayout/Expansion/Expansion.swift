import VisualFormat

/// The constraints of one format string, made from left to right: for each view first the
/// predicates of the connection that leads to it and then its own, then the closing connection, then
/// the alignments pair by pair.
///
/// A string with errors is expanded all the same, as far as its tree goes, so that unknown names
/// are reported together with the errors of the text.
struct Expansion: ~Copyable {
  let tree: VisualFormatString
  let source: FormatSource
  let views: VisualFormatString.Views
  let predicates: VisualFormatString.Predicates
  let names: FormatNames
  let options: LayoutConstraint.FormatOptions
  let convention: LayoutConvention
  let edges: ExpansionEdges
  let format: ConstraintFormat
  var constraints: [LayoutConstraint] = []
  var diagnostics: [Diagnostic]
  var nearest = NearestName()

  init(
    _ tree: VisualFormatString, diagnostics: [Diagnostic], names: FormatNames,
    options: LayoutConstraint.FormatOptions, convention: LayoutConvention
  ) {
    self.tree = tree
    source = tree.source
    views = tree.views
    predicates = tree.predicates
    self.names = names
    self.options = options
    self.convention = convention
    self.diagnostics = diagnostics
    edges = ExpansionEdges(tree.orientation.axis, options)
    format = ConstraintFormat(source.text)
  }

  /// Parses a source and makes its constraints, in linear time. Fails with
  /// `LayoutError.invalidFormat` and all errors of the text and of the names in it.
  static func constraints(
    _ source: FormatSource, names: FormatNames, options: LayoutConstraint.FormatOptions,
    convention: LayoutConvention
  ) -> Result<[LayoutConstraint], LayoutError> {
    let parsed = parse(source)
    let errors =
      parsed.diagnostics.isEmpty ? [] : parsed.diagnostics.filter { $0.severity == .error }
    guard let tree = parsed.tree else { return .failure(.invalidFormat(source.text, errors)) }
    var expansion = Expansion(
      tree, diagnostics: errors, names: names, options: options, convention: convention)
    expansion.expandViews()
    guard expansion.diagnostics.isEmpty else {
      Diagnostic.sort(&expansion.diagnostics)
      return .failure(.invalidFormat(source.text, expansion.diagnostics))
    }
    return .success(expansion.constraints)
  }

  private mutating func expandViews() {
    constraints.reserveCapacity(views.count + predicates.count + 1)
    let aligns = !options.isDisjoint(with: .alignmentMask)
    var items: [ItemIdentity?] = []
    if aligns { items.reserveCapacity(views.count) }
    var previous: ItemIdentity?
    for (index, view) in views.enumerated() {
      let item = item(of: view.name)
      if let connection = view.connection {
        if index == 0 {
          expandLeading(connection, item, view)
        } else {
          expandSpace(connection, previous, item, view)
        }
      }
      if let list = view.predicateList { expandThickness(list, of: item) }
      if aligns { items.append(item) }
      previous = item
    }
    if let connection = tree.trailingConnection, let view = views.last {
      expandTrailing(connection, previous, view)
    }
    if views.count > 1 { expandOptions(items) }
  }

  /// The text of a name.
  func text(of name: VisualFormatString.Name) -> String {
    source.string(name.bytes)
  }

  /// Adds one constraint.
  mutating func add(
    _ first: ItemIdentity, _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: ItemIdentity?,
    _ secondAttribute: LayoutConstraint.Attribute, _ constant: Double, _ priority: LayoutPriority,
    _ range: ByteRange, _ role: ConstraintRecord.Role
  ) {
    constraints.append(
      LayoutConstraint(
        first, firstAttribute, relation, second, secondAttribute, constant: constant,
        priority: priority, format: format, range: range.start..<range.end, role: role))
  }
}

extension VisualFormatString.Relation {
  var relation: LayoutConstraint.Relation {
    switch kind {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
