import Cassowary

/// Looks for what constraints leave open, and for constraints that would decide it. What is
/// proposed counts as there from then on, so that nothing is proposed that follows from it.
struct AmbiguitySearch: ~Copyable {
  /// The layout as it is.
  private var given: RowTrial<RowList>
  /// The layout with all that has been proposed.
  private var mended: RowTrial<RowList>
  private let rows: RowList
  /// By item: the rows that keep it to the size of its content.
  private var contentRows: [ObjectIdentifier: [Int32]] = [:]
  private(set) var found: [LayoutEngine.Ambiguity] = []

  /// How many siblings are tried.
  private static let mostSiblings = 8
  /// A width to propose where any would do.
  private static let anySize = 100.0
  /// A distance from the superitem to propose where it would do.
  private static let standardSpace = 20.0
  /// A value that may differ by no more is decided.
  private static let decidedRange = 1e-6

  init(_ rows: RowList) {
    self.rows = rows
    for (index, row) in rows.rows.enumerated() {
      guard case .implicit(let item, let kind) = row.source, kind.isContent else { continue }
      contentRows[ObjectIdentifier(item), default: []].append(Int32(index))
    }
    given = RowTrial(all: rows)
    mended = RowTrial(all: rows)
  }

  /// Looks at the four numbers of an item, whose values the engine's solver knows.
  mutating func look(at item: ItemIdentity, _ solver: borrowing Solver) {
    let place = item.placement
    look(at: item, .width, place.width, solver)
    look(at: item, .leading, place.leading, solver)
    look(at: item, .height, place.height, solver)
    look(at: item, .top, place.top, solver)
  }

  private mutating func look(
    at item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, _ variable: Variable?,
    _ solver: borrowing Solver
  ) {
    guard let variable else { return }
    let terms = [RowList.Term(variable: variable.index, coefficient: 1)]
    let range = given.range(of: terms)
    guard range.lowerBound < range.upperBound else { return }
    // No size is below 0, nor said to be by the last bits of a sum.
    let least = attribute.sort == .size ? 0 : -Double.infinity
    var ambiguity = LayoutEngine.Ambiguity(
      item: item.name, attribute: attribute,
      range: max(least, range.lowerBound)...max(least, range.upperBound),
      value: max(least, solver.value(of: variable)))
    let content = attribute.sort == .size ? contentRows(of: item, attribute) : []
    ambiguity.hasContentSize = !content.isEmpty
    ambiguity.isGuide = item.area != nil
    let left = mended.range(of: terms)
    if left.lowerBound < left.upperBound {
      ambiguity.repair = keeping(to: content, terms, left)
      ambiguity.missing =
        attribute.sort == .size
        ? sizing(item, attribute, terms, left) : placing(item, attribute, terms, left)
    }
    found.append(ambiguity)
  }

  private func contentRows(
    of item: ItemIdentity, _ attribute: LayoutConstraint.Attribute
  ) -> [Int32] {
    (contentRows[ObjectIdentifier(item)] ?? [])
      .filter { rows.rows[Int($0)].record.firstAttribute == attribute }
  }

  /// The next priority at which the item keeps to its content more firmly than what contends with
  /// it, so that its size is decided: against being stretched, or else against being squeezed.
  private mutating func keeping(
    to content: [Int32], _ terms: [RowList.Term], _ range: ClosedRange<Double>
  ) -> LayoutError.Repair? {
    for index in content {
      let row = rows.rows[Int(index)]
      let isStretched = row.relation == .lessThanOrEqual
      guard isStretched ? range.upperBound > row.constant : range.lowerBound < row.constant,
        row.priority.value < 999
      else { continue }
      let priority = LayoutPriority(row.priority.value.rounded(.down) + 1)
      guard mended.set([(index, priority.level())]) else { continue }
      let rest = mended.range(of: terms)
      _ = mended.set([(index, row.priority)])
      if rest.upperBound - rest.lowerBound <= Self.decidedRange {
        return LayoutError.Repair(
          constraint: row.record,
          change: isStretched
            ? .contentHugging(priority) : .contentCompressionResistance(priority))
      }
    }
    return nil
  }

  /// A size: that of a sibling whose size is open as well, or so many points.
  private mutating func sizing(
    _ item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, _ terms: [RowList.Term],
    _ range: ClosedRange<Double>
  ) -> ConstraintRecord? {
    if range.upperBound.isFinite, let sibling = equalSibling(of: item, attribute, terms) {
      return ConstraintRecord(
        first: item.name, firstAttribute: attribute, relation: .equal, second: sibling.name,
        secondAttribute: attribute)
    }
    let middle = (range.lowerBound + min(range.upperBound, 1e9)) / 2
    let frame = item.parent?.placement.frame
    let room = (attribute == .width ? frame?.width : frame?.height) ?? 0
    let any = room > 0 ? min(Self.anySize, room) : Self.anySize
    let size = range.contains(any) && !range.upperBound.isFinite ? any : middle.rounded()
    guard mended.add(terms, .equal, size) != nil else { return nil }
    return ConstraintRecord(
      first: item.name, firstAttribute: attribute, relation: .equal, constant: size)
  }

  /// A later sibling with the size of which the item's is decided.
  private mutating func equalSibling(
    of item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, _ terms: [RowList.Term]
  ) -> ItemIdentity? {
    var sibling = item.nextSibling
    var tries = 0
    while let candidate = sibling, tries < Self.mostSiblings {
      sibling = candidate.nextSibling
      tries += 1
      let place = candidate.placement
      guard let other = attribute == .width ? place.width : place.height else { continue }
      let term = RowList.Term(variable: other.index, coefficient: -1)
      let open = mended.range(of: [term])
      guard open.lowerBound < open.upperBound, let id = mended.add(terms + [term], .equal, 0)
      else { continue }
      let rest = mended.range(of: terms)
      if rest.upperBound - rest.lowerBound <= Self.decidedRange { return candidate }
      mended.remove(id)
    }
    return nil
  }

  /// A place: so many points from the superitem's edge.
  private mutating func placing(
    _ item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, _ terms: [RowList.Term],
    _ range: ClosedRange<Double>
  ) -> ConstraintRecord? {
    guard let parent = item.parent else { return nil }
    let space =
      range.contains(Self.standardSpace)
      ? Self.standardSpace : min(max(range.lowerBound, -1e9), range.upperBound)
    guard mended.add(terms, .equal, space) != nil else { return nil }
    return ConstraintRecord(
      first: item.name, firstAttribute: attribute, relation: .equal, second: parent.name,
      secondAttribute: attribute, constant: space, superview: parent.name)
  }
}
