import VisualFormat

/// The constraints of one format string, made from left to right: for each view first the
/// predicates of the connection that leads to it and then its own, then the closing connection, then
/// the alignments pair by pair.
///
/// A string with errors is expanded all the same, as far as its tree goes, so that unknown names
/// are reported together with the errors of the text.
@safe
struct Expansion: ~Copyable {
  let tree: TreeReader
  let names: FormatNames
  var help: NameHelp?
  /// Items that nothing else can be trusted to hold.
  var held: [ItemIdentity] = []
  let options: LayoutConstraint.FormatOptions
  /// The caller's, or that of the tree of the first view.
  private(set) var convention: LayoutConvention
  private var hasConvention: Bool
  let edges: ExpansionEdges
  /// The whole text, which every constraint keeps.
  private let text: String
  /// Where the constraints go: room for as many as the string can make.
  private var room = unsafe UnsafeMutableBufferPointer<LayoutConstraint>(start: nil, count: 0)
  private var count = 0
  var findings: [Finding]

  private init(
    _ tree: TreeReader, _ text: consuming String, _ findings: consuming [Finding],
    _ names: FormatNames, _ options: LayoutConstraint.FormatOptions,
    _ convention: LayoutConvention?
  ) {
    edges = ExpansionEdges(tree.orientation.axis, options)
    self.tree = tree
    self.names = names
    self.options = options
    self.convention = convention ?? .appKit
    hasConvention = convention != nil
    self.findings = findings
    self.text = text
  }

  /// Parses a source and makes its constraints, in linear time. Fails with
  /// `LayoutError.invalidFormat` and all errors of the text and of the names in it.
  static func constraints(
    _ source: FormatSource, _ names: FormatNames, _ options: LayoutConstraint.FormatOptions,
    _ convention: LayoutConvention?
  ) throws(LayoutError) -> [LayoutConstraint] {
    let parsed = parse(source)
    guard let tree = parsed.reader else {
      throw .invalidFormat(source.text, Array(parsed.diagnostics))
    }
    return try withExtendedLifetime(parsed) { parsed throws(LayoutError) in
      let errors = parsed.findings.isEmpty ? [] : parsed.findings.filter { $0.severity == .error }
      var expansion = Expansion(tree, source.text, errors, names, options, convention)
      let made = unsafe [LayoutConstraint](unsafeUninitializedCapacity: expansion.greatestCount) {
        room, count in
        unsafe expansion.expandViews(into: room)
        count = expansion.count
      }
      if expansion.findings.isEmpty { return made }
      throw expansion.failure(in: source)
    }
  }

  private consuming func failure(in source: FormatSource) -> LayoutError {
    Finding.sort(&findings)
    let count = findings.count
    return .invalidFormat(text, findings.map { Diagnostic($0, in: source, among: count) })
  }

  /// A number that the string's constraints do not exceed: each view has a space in front of it, which
  /// is one constraint or one for each of its predicates.
  private var greatestCount: Int {
    let (spaces, aligned) = (tree.viewCount + 1, options.intersection(.alignmentMask))
    if aligned.isEmpty { return tree.predicateCount + spaces }
    return tree.predicateCount + spaces * (1 + aligned.rawValue.nonzeroBitCount)
  }

  private mutating func expandViews(into room: UnsafeMutableBufferPointer<LayoutConstraint>) {
    unsafe self.room = room
    let viewCount = tree.viewCount
    let aligns = !options.isDisjoint(with: .alignmentMask)
    var items: [FoundItem?] = []
    if aligns { items.reserveCapacity(viewCount) }
    var previous: FoundItem?
    for index in 0..<viewCount {
      let view = tree.view(index)
      let item = item(of: view.name)
      if !hasConvention, let item { adoptConvention(of: item) }
      if let connection = view.connection {
        if index == 0 {
          expandLeading(connection, item)
        } else {
          expandSpace(connection, previous, item)
        }
      }
      if let list = view.predicateList { expandThickness(list, of: item) }
      if aligns { items.append(item) }
      previous = item
    }
    if let connection = tree.trailingConnection, viewCount > 0 {
      expandTrailing(connection, previous)
    }
    if viewCount > 1, aligns || options.contains(.spacingBaselineToBaseline) {
      expandOptions(items)
    }
  }

  private mutating func adoptConvention(of item: FoundItem) {
    hasConvention = true
    if let own = item.convention { convention = own }
  }

  /// Adds one constraint.
  mutating func add(
    _ first: FoundItem, _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: FoundItem?,
    _ secondAttribute: LayoutConstraint.Attribute, _ constant: Double, _ priority: LayoutPriority,
    _ range: ByteRange, _ role: ConstraintRecord.Role
  ) {
    unsafe room.initializeElement(
      at: count,
      to: LayoutConstraint(
        first.identity, firstAttribute, relation, second?.identity, secondAttribute,
        constant: constant, priority: priority, format: text, range: range.start..<range.end,
        role: role))
    count += 1
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
