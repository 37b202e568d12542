import Cassowary

/// Finds what constraints leave open, and constraints that would decide it. A proposed constraint
/// counts from then on, so that nothing is proposed that follows from it.
struct AmbiguitySearch: ~Copyable {
  /// The layout as it is.
  var given: RowTrial<RowList>
  /// The layout with all that has been proposed.
  var mended: RowTrial<RowList>
  private let rows: RowList
  /// By item: the rows for its content size.
  private var contentRows: [ObjectIdentifier: [Int32]] = [:]
  /// The strings that put items in a row, and by item which of them do.
  let formats: FormatRows
  /// The strings, and what was to be decided, for which options were tried.
  private var triedOptions: Set<FormatRows.Trial> = []
  /// The values of variables that are decided with what has been proposed: nothing is taken back, so
  /// that they stay.
  var decidedValues: [Variable: Double] = [:]
  /// The ends of columns that were tried.
  private var triedBottoms = RowSet()
  private(set) var found: [LayoutEngine.Ambiguity] = []

  /// How many siblings are tried.
  static let mostSiblings = 8
  /// A width to propose where any would do.
  private static let anySize = 100.0

  init(_ rows: RowList) {
    self.rows = rows
    for (index, row) in rows.rows.enumerated() {
      guard let item = row.source.content?.item else { continue }
      contentRows[ObjectIdentifier(item), default: []].append(Int32(index))
    }
    formats = FormatRows(rows)
    given = RowTrial(all: rows)
    mended = RowTrial(all: rows)
  }

  /// Examines the four numbers of items, whose values are in the engine's solver.
  mutating func look(at items: [ItemIdentity], _ solver: borrowing Solver) {
    var ambiguities: [Int: LayoutEngine.Ambiguity] = [:]
    // All before anything is tried, so that what reaches them is found once for all together.
    let variables = items.flatMap { item in Part.allCases.map { $0.variable(of: item) } }
    let all = given.ranges(of: variables.compactMap { $0 })
    var next = 0
    let ranges: [ClosedRange<Double>?] = variables.map { variable in
      if variable == nil { return nil }
      next += 1
      return all[next - 1]
    }
    // Contents that contend with each other come first: what lies beside them follows. One axis
    // after the other, since what is proposed across an axis seldom matters along it.
    for isContent in [true, false] {
      for parts in [[Part.width, .leading], [.height, .top]] {
        for (index, item) in items.enumerated() {
          for part in parts where hasContent(item, part) == isContent {
            let key = 4 * index + part.rawValue
            guard let range = ranges[key] else { continue }
            ambiguities[key] = ambiguity(of: item, part, range, solver)
          }
        }
      }
    }
    // They are told in the order of the items.
    for key in 0..<4 * items.count {
      if let ambiguity = ambiguities[key] { found.append(ambiguity) }
    }
  }

  /// The numbers of an item in the order in which they are told.
  private enum Part: Int, CaseIterable {
    case width, leading, height, top

    var attribute: LayoutConstraint.Attribute {
      switch self {
      case .width: .width
      case .leading: .leading
      case .height: .height
      case .top: .top
      }
    }

    func variable(of item: ItemIdentity) -> Variable? {
      switch self {
      case .width: item.placement.width
      case .leading: item.placement.leading
      case .height: item.placement.height
      case .top: item.placement.top
      }
    }
  }

  private func hasContent(_ item: ItemIdentity, _ part: Part) -> Bool {
    !contentRows(of: item, part.attribute).isEmpty
  }

  /// What is open of a number of an item, in a range, if anything is.
  private mutating func ambiguity(
    of item: ItemIdentity, _ part: Part, _ range: ClosedRange<Double>, _ solver: borrowing Solver
  ) -> LayoutEngine.Ambiguity? {
    guard range.lowerBound < range.upperBound, let variable = part.variable(of: item) else {
      return nil
    }
    let attribute = part.attribute
    let terms = [LinearTerm(variable)]
    // Sizes are not negative, even if the last bits of a sum say so.
    let least = attribute.sort == .size ? 0 : -Double.infinity
    var ambiguity = LayoutEngine.Ambiguity(
      item: item.name, attribute: attribute,
      range: max(least, range.lowerBound)...max(least, range.upperBound),
      value: max(least, solver.value(of: variable)))
    let content = attribute.sort == .size ? contentRows(of: item, attribute) : []
    ambiguity.hasContentSize = !content.isEmpty
    ambiguity.isGuide = item.area != nil
    let rest = mended.range(of: terms)
    if rest.lowerBound < rest.upperBound, rest.overlaps(range) {
      // What is proposed leaves all that is met as it is, with and without what was proposed before.
      let left = rest.clamped(to: range)
      if let alignment = aligning(item, attribute, beside: nil)
        ?? aligning(item, attribute, beside: nil, withProposed: true)
      {
        ambiguity.alignment = alignment
      } else {
        let keeping = keeping(to: content, terms, left)
        ambiguity.repair = keeping?.repair
        if attribute == .height, !content.isEmpty, let loosening = loosening(column: item, terms) {
          ambiguity.loosening = loosening
          return ambiguity
        }
        let place = attribute.sort == .size ? nil : placing(item, attribute, terms, left)
        ambiguity.missing =
          attribute.sort == .size
          ? sizing(item, attribute, terms, left, orKeeps: keeping != nil) : place?.record
        // Where nothing else is proposed, it counts.
        if let keeping, ambiguity.missing == nil {
          _ = mended.set([(keeping.row, keeping.priority.level())])
        }
        if let place { ambiguity.alignment = aligning(item, attribute, beside: place.row) }
      }
    }
    return ambiguity
  }

  /// Options of a string with the item that decide all that is open across it; they count from then
  /// on.
  ///
  /// - Parameters:
  ///   - row: What is proposed for the item itself.
  ///   - withProposed: Whether it is enough that they decide it together with what was proposed for
  ///     others, as where a row is in line with a column that is still open.
  private mutating func aligning(
    _ item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, beside row: FormatRows.Row?,
    withProposed: Bool = false
  ) -> LayoutEngine.Ambiguity.Alignment? {
    for index in formats.rows(of: item, across: attribute.axis) {
      let trial = FormatRows.Trial(
        index: index, isSize: attribute.sort == .size, isAlone: row == nil,
        isWithProposed: withProposed)
      guard triedOptions.insert(trial).inserted else { continue }
      let format = formats.formats[index]
      let open = format.openQuantities { mended.range(of: $0) }
      let wanted = attribute.sort == .size ? open.sizes + open.places : open.places
      if wanted.isEmpty || row != nil && wanted.count < 2 { continue }
      for ends in format.options(forSizes: attribute.sort == .size) {
        let added = [row].compactMap { $0 } + format.rows(lining: ends)
        guard given.decides(withProposed ? [] : wanted, added),
          mended.decides(wanted, added, isKept: true)
        else { continue }
        return .init(
          format: format.text, items: format.items.map { $0.name }, options: format.option(ends))
      }
    }
    return nil
  }

  /// A bound for the pin at the bottom of a column, with which the height of an item in it is that of
  /// its content; it counts from then on.
  private mutating func loosening(
    column item: ItemIdentity, _ terms: [LinearTerm]
  ) -> LayoutError.Repair? {
    for row in formats.bottoms(of: item) where !triedBottoms[row] {
      triedBottoms[row] = true
      let record = rows.rows[Int(row)].record
      let isOfSuperview = record.first == record.superview
      guard let relation = record.loosened(by: isOfSuperview ? 1 : -1, isOfScrollView: false)
      else { continue }
      let isDecided = given.decides(terms, as: relation, row, isKept: false)
      if isDecided, mended.decides(terms, as: relation, row, isKept: true) {
        return LayoutError.Repair(constraint: record, change: .relation(relation))
      }
    }
    return nil
  }

  private func contentRows(
    of item: ItemIdentity, _ attribute: LayoutConstraint.Attribute
  ) -> [Int32] {
    (contentRows[ObjectIdentifier(item)] ?? [])
      .filter { rows.rows[Int($0)].record.firstAttribute == attribute }
  }

  /// A row for a content size with another priority.
  private struct Keeping {
    let repair: LayoutError.Repair
    let row: Int32
    let priority: LayoutPriority
  }

  /// A priority of the item's content at which its size is decided: one at which it gives way or
  /// holds where what contends with it does the other.
  private mutating func keeping(
    to content: [Int32], _ terms: [LinearTerm], _ range: ClosedRange<Double>
  ) -> Keeping? {
    for index in content {
      let row = rows.rows[Int(index)]
      let isStretched = row.relation == .lessThanOrEqual
      let excess = isStretched ? range.upperBound - row.constant : row.constant - range.lowerBound
      guard excess > Nearness.length, let priority = Self.priority(untying: row) else { continue }
      guard mended.set([(index, priority.level())]) else { continue }
      let rest = mended.range(of: terms)
      _ = mended.set([(index, row.priority)])
      if rest.upperBound - rest.lowerBound <= Nearness.length,
        isDecided(terms, keeping: index, at: priority)
      {
        let repair = LayoutError.Repair(
          constraint: row.record,
          change: isStretched
            ? .contentHugging(priority) : .contentCompressionResistance(priority))
        return Keeping(repair: repair, row: index, priority: priority)
      }
    }
    return nil
  }

  /// The next whole priority above that of a row. Below it, if an item would hug its content as
  /// strongly as others resist compression, which would cut off their content.
  private static func priority(untying row: RowList.Row) -> LayoutPriority? {
    let (value, limit) = (row.priority.value, LayoutPriority.defaultHigh.rawValue)
    let above = value.rounded(.down) + 1
    if row.relation == .lessThanOrEqual, above >= limit {
      return LayoutPriority(value.rounded(.up) - 1)
    }
    return value < 999 ? LayoutPriority(above) : nil
  }

  /// Whether a quantity is decided in the layout as it is once a row has another priority.
  private mutating func isDecided(
    _ terms: [LinearTerm], keeping row: Int32, at priority: LayoutPriority
  ) -> Bool {
    guard given.set([(row, priority.level())]) else { return false }
    let range = given.range(of: terms)
    _ = given.set([(row, rows.rows[Int(row)].priority)])
    return range.upperBound - range.lowerBound <= Nearness.length
  }

  /// A size: that of a sibling whose size is open as well, or that many points, unless the item
  /// keeps to its content.
  private mutating func sizing(
    _ item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, _ terms: [LinearTerm],
    _ range: ClosedRange<Double>, orKeeps: Bool
  ) -> ConstraintRecord? {
    if range.upperBound.isFinite,
      let sibling = equalSibling(of: item, attribute, terms, within: range)
    {
      return ConstraintRecord(
        first: item.name, firstAttribute: attribute, relation: .equal, second: sibling.name,
        secondAttribute: attribute)
    }
    if orKeeps { return nil }
    let frame = item.parent?.placement.frame
    let room = (attribute == .width ? frame?.width : frame?.height) ?? 0
    let any = room > 0 ? min(Self.anySize, room) : Self.anySize
    // Without an upper bound it is any that there is, or else the least.
    let wanted =
      range.upperBound.isFinite
      ? (range.lowerBound + range.upperBound) / 2 : max(any, range.lowerBound.rounded(.up))
    let size = range.contains(wanted.rounded()) ? wanted.rounded() : wanted
    guard mended.add(terms, .equal, size) != nil else { return nil }
    return ConstraintRecord(
      first: item.name, firstAttribute: attribute, relation: .equal, constant: size)
  }

  /// A later sibling with the size of which the item's is decided, within what both may be: beyond
  /// that the content of one of them would be cut off.
  private mutating func equalSibling(
    of item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, _ terms: [LinearTerm],
    within range: ClosedRange<Double>
  ) -> ItemIdentity? {
    var sibling = item.nextSibling
    var tries = 0
    while let candidate = sibling, tries < Self.mostSiblings {
      sibling = candidate.nextSibling
      tries += 1
      let place = candidate.placement
      guard let other = attribute == .width ? place.width : place.height else { continue }
      let term = LinearTerm(variable: other.index, coefficient: -1)
      let open = mended.range(of: [term])
      guard open.lowerBound < open.upperBound, let id = mended.add(terms + [term], .equal, 0)
      else { continue }
      let rest = mended.range(of: terms)
      let equality = FormatRows.Row(terms: terms + [term], constant: 0)
      if rest.upperBound - rest.lowerBound <= Nearness.length,
        range.lowerBound - rest.lowerBound <= Nearness.length,
        rest.upperBound - range.upperBound <= Nearness.length,
        open.lowerBound + rest.upperBound <= Nearness.length,
        -rest.lowerBound - open.upperBound <= Nearness.length,
        given.decides([terms], [equality])
      {
        return candidate
      }
      mended.remove(id)
    }
    return nil
  }
}
