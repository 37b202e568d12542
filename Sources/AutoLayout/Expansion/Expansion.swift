import VisualFormat

/// The constraints of one format string, made from left to right: for each view first the
/// predicates of the connection that leads to it and then its own, then the closing connection,
/// then the alignments pair by pair.
///
/// A string with errors is expanded too, as far as its tree goes, so that unknown names are
/// reported together with the errors of the text.
@safe
struct Expansion: ~Copyable {
  private(set) var tree: TreeReader
  let names: FormatNames
  var help: NameHelp?
  /// Items that may not be kept alive elsewhere.
  var held: [ItemIdentity] = []
  let options: LayoutConstraint.FormatOptions
  /// The caller's, or that of the tree of the first view.
  private(set) var convention: LayoutConvention
  private var hasConvention: Bool
  let edges: ExpansionEdges
  /// The view before the present one.
  private(set) var previous = (
    name: VisualFormatString.Name?.none, item: Unowned<ItemIdentity>(nil)
  )
  /// The whole text, which every constraint keeps.
  private let text: String
  /// The constraints; capacity for as many as the string can make is reserved.
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
        unsafe source.lendBytes { bytes in
          unsafe expansion.tree.bytes = bytes
          unsafe expansion.expandViews(into: room)
        }
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

  /// A number that the string's constraints do not exceed: each view has a space in front of it,
  /// which is one constraint or one for each of its predicates.
  private var greatestCount: Int {
    let (spaces, aligned) = (tree.viewCount + 1, options.intersection(.alignmentMask))
    if aligned.isEmpty { return tree.predicateCount + spaces }
    return tree.predicateCount + spaces * (1 + aligned.rawValue.nonzeroBitCount)
  }

  private mutating func expandViews(into room: UnsafeMutableBufferPointer<LayoutConstraint>) {
    unsafe self.room = room
    let viewCount = tree.viewCount
    let aligns = !options.isDisjoint(with: .alignmentMask)
    var items: [Unowned<ItemIdentity>] = []
    if aligns { items.reserveCapacity(viewCount) }
    for index in 0..<viewCount {
      let view = tree.view(index)
      let item = item(of: view.name)
      if !hasConvention, !item.isNone { adoptConvention(of: item) }
      if let connection = view.connection {
        if index == 0 {
          expandLeading(connection, item)
        } else {
          expandSpace(connection, previous.item, item)
        }
      }
      if let list = view.predicateList { expandThickness(list, of: item) }
      if aligns { items.append(item) }
      previous = (view.name, item)
    }
    if let connection = tree.trailingConnection, viewCount > 0 {
      expandTrailing(connection, previous.item)
    }
    if viewCount > 1, aligns || options.contains(.spacingBaselineToBaseline) {
      expandOptions(items)
    }
  }

  private mutating func adoptConvention(of item: Unowned<ItemIdentity>) {
    hasConvention = true
    if let own = item.read({ $0.$engine.read { $0.storedConvention } }) ?? nil { convention = own }
  }

  /// Adds one constraint of items that were found.
  mutating func add(
    _ first: Unowned<ItemIdentity>, _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: Unowned<ItemIdentity>,
    _ secondAttribute: LayoutConstraint.Attribute, _ constant: Double, _ priority: LayoutPriority,
    _ range: ByteRange, _ role: ConstraintRecord.Role
  ) {
    guard let first = first.wrappedValue else { return }
    unsafe room.initializeElement(
      at: count,
      to: LayoutConstraint(
        first, firstAttribute, relation, second.wrappedValue, secondAttribute,
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
