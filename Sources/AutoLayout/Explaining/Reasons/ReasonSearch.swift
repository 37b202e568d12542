import Cassowary

/// Finds which rows hold items, and which hold off optional rows.
struct ReasonSearch: ~Copyable {
  let rows: RowList
  /// By variable: where the layout has it.
  private let values: [Double]
  private var trial: RowTrial<RowList>
  /// The rows by their first variable; nil until they are asked for.
  private var rowsByVariable: [Int32: [Int32]]?

  init(_ rows: RowList, _ values: [Double]) {
    self.rows = rows
    self.values = values
    trial = RowTrial(all: rows)
  }

  /// What holds an item along an axis.
  struct Holders {
    /// Rows without any one of which it could be elsewhere, or could be where it could not.
    var needed: [Int32] = []
    /// Rows any one of which could be left out, because the others hold it as well.
    var spare: [Int32] = []
  }

  /// With more rows than this, nobody reads which of them could be left out.
  private static var mostTried: Int { 64 }
  /// For this many rows that could be left out, the rows are found that hold the item then.
  private static var mostReplaced: Int { 8 }

  /// What keeps an item's place and size within what they may be, in reading order.
  mutating func holders(of item: ItemIdentity, _ axis: LayoutConstraint.Axis) -> Holders {
    let quantities = quantities(of: item, axis)
    let ranges = quantities.map { trial.range(of: $0) }
    let found = rowsHolding(quantities, within: ranges)
    if found.count > Self.mostTried { return Holders(needed: rows.sorted(found.sorted())) }
    var holders = Holders()
    var (open, seen) = (rows.sorted(found.sorted()), found)
    var next = 0
    while next < open.count {
      let row = open[next]
      next += 1
      trial.takeOut(row)
      if areWithin(quantities, ranges) {
        holders.spare.append(row)
        if holders.spare.count <= Self.mostReplaced {
          let others = rowsHolding(quantities, within: ranges).subtracting(seen)
          seen.formUnion(others)
          open += others.sorted()
        }
      } else {
        holders.needed.append(row)
      }
      trial.putBack(row)
    }
    // Of rows that ask for the same number, one is found for all.
    for row in holders.spare {
      let twins = equals(of: row).filter { isTwin($0, of: row) }
      for twin in twins where seen.insert(twin).inserted { holders.spare.append(twin) }
    }
    for row in holders.needed {
      for other in equals(of: row) where seen.insert(other).inserted {
        if isTwin(other, of: row) || !isSpare(other, quantities, ranges) {
          holders.needed.append(other)
        }
      }
    }
    return Holders(needed: rows.sorted(holders.needed), spare: rows.sorted(holders.spare))
  }

  /// Whether quantities are within the same ranges without a row.
  private mutating func isSpare(
    _ row: Int32, _ quantities: [[LinearTerm]], _ ranges: [ClosedRange<Double>]
  ) -> Bool {
    trial.takeOut(row)
    defer { trial.putBack(row) }
    return areWithin(quantities, ranges)
  }

  private mutating func areWithin(
    _ quantities: [[LinearTerm]], _ ranges: [ClosedRange<Double>]
  ) -> Bool {
    zip(quantities, ranges).allSatisfy { isSame(trial.range(of: $0), $1) }
  }

  /// The other rows about the same quantity and with the same constant as a row.
  private mutating func equals(of row: Int32) -> [Int32] {
    let known = rowsByVariable ?? listRowsByVariable()
    rowsByVariable = known
    let terms = rows.terms(of: row)
    guard let variable = terms.first?.variable, let all = known[variable] else { return [] }
    return all.filter {
      $0 != row && rows.constant(of: $0) == rows.constant(of: row)
        && rows.terms(of: $0).elementsEqual(terms)
    }
  }

  /// Whether one of two such rows could stand for the other.
  private func isTwin(_ row: Int32, of other: Int32) -> Bool {
    rows.relation(of: row) == rows.relation(of: other)
      && rows.priority(of: row) == rows.priority(of: other)
  }

  private func listRowsByVariable() -> [Int32: [Int32]] {
    var found: [Int32: [Int32]] = [:]
    for row in rows.indices {
      guard let variable = rows.terms(of: row).first?.variable else { continue }
      found[variable, default: []].append(row)
    }
    return found
  }

  /// The place and the size of an item along an axis.
  private func quantities(
    of item: ItemIdentity, _ axis: LayoutConstraint.Axis
  ) -> [[LinearTerm]] {
    let place = item.placement
    let variables =
      axis == .horizontal ? [place.leading, place.width] : [place.top, place.height]
    return variables.compactMap { variable in
      variable.map { [LinearTerm(variable: $0.index, coefficient: 1)] }
    }
  }

  /// Rows that keep quantities from going beyond either end of what they may be.
  private mutating func rowsHolding(
    _ quantities: [[LinearTerm]], within ranges: [ClosedRange<Double>]
  ) -> Set<Int32> {
    var found: Set<Int32> = []
    for (terms, range) in zip(quantities, ranges) {
      for bound in [range.lowerBound - 1, range.upperBound + 1] where bound.isFinite {
        guard let target = trial.add(terms, .equal, bound, at: .faint) else { continue }
        found.formUnion(trial.rowsHoldingOff(target))
        trial.remove(target)
      }
    }
    return found
  }

  private func isSame(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Bool {
    zip([one.lowerBound, one.upperBound], [other.lowerBound, other.upperBound]).allSatisfy {
      $0 == $1 || ($0 - $1).magnitude <= Nearness.length
    }
  }

  /// What is open of an item along an axis.
  private mutating func openParts(
    _ item: ItemIdentity, _ axis: LayoutConstraint.Axis
  ) -> [Ambiguity] {
    let attributes: [LayoutConstraint.Attribute] =
      axis == .horizontal ? [.leading, .width] : [.top, .height]
    var found: [Ambiguity] = []
    for (terms, attribute) in zip(quantities(of: item, axis), attributes) {
      let range = trial.range(of: terms)
      if isSame(range.lowerBound...range.lowerBound, range) { continue }
      let least = attribute.sort == .size ? 0 : -Double.infinity
      found.append(
        Ambiguity(
          item: item.name, attribute: attribute,
          range: max(least, range.lowerBound)...max(least, range.upperBound),
          value: max(least, value(of: terms))))
    }
    return found
  }

  /// What a sum is in the layout. A variable that has been made since is at 0.
  private func value(of terms: [LinearTerm]) -> Double {
    terms.reduce(0) { sum, term in
      let index = Int(term.variable)
      return sum + (values.indices.contains(index) ? term.coefficient * values[index] : 0)
    }
  }

  private typealias Ambiguity = LayoutEngine.Ambiguity

  mutating func explain(_ item: ItemIdentity, _ reason: inout LayoutReason) {
    let holders = holders(of: item, reason.axis)
    reason.holding = records(of: holders.needed, areWritten: true)
    reason.implicit = records(of: holders.needed, areWritten: false)
    reason.spare = records(of: holders.spare, areWritten: true)
    reason.spareImplicit = records(of: holders.spare, areWritten: false)
    reason.open = openParts(item, reason.axis)
    reason.texts = texts(among: holders.needed + holders.spare)
    let axis = reason.axis
    let candidates = rows.rows.indices.map { Int32($0) }.filter { row in
      switch rows.rows[Int(row)].source {
      case .constraint(let constraint):
        return constraint.firstAttribute.axis == axis
          && (constraint.first === item || constraint.second === item)
      case .implicit(let owner, let kind): return owner === item && kind.axis == axis
      }
    }
    reason.unmet = unmet(among: rows.sorted(candidates))
  }

  private func records(of list: [Int32], areWritten: Bool) -> [ConstraintRecord] {
    list.filter { (rows.constraint(of: $0) != nil) == areWritten }
      .map { rows.rows[Int($0)].record }
  }

  /// The texts whose heights are among the rows.
  private func texts(among list: [Int32]) -> [LayoutReason.Text] {
    var found: [LayoutReason.Text] = []
    for row in list {
      guard let (item, kind) = rows.source(of: row).content, kind.axis == .vertical,
        let text = item.text,
        !found.contains(where: { $0.item == item.name })
      else { continue }
      let (width, height) = (text.current.width, text.current.height)
      found.append(LayoutReason.Text(item: item.name, width: width, height: height))
    }
    return found
  }

  /// Those of the rows that are optional and not met in the layout. What is open is decided from
  /// here on, so that no question about ranges can follow.
  ///
  /// Where several of them could give way for each other, the trial may have chosen others than the
  /// layout, which people see.
  mutating func unmet(among list: [Int32]) -> [LayoutReason.Unmet] {
    var found: [LayoutReason.Unmet] = []
    for row in list where !rows.rows[Int(row)].priority.isRequired {
      guard rows.rows[Int(row)].isAskedFor else { continue }
      // What was asked about it before may have left the trial where another gives way.
      trial.follow(values)
      let error = trial.error(of: row)
      if error == 0 { continue }
      let record = rows.rows[Int(row)].record
      let isContent = rows.constraint(of: row) == nil
      var unmet = LayoutReason.Unmet(
        constraint: record, isContent: isContent, error: error, rivals: [])
      unmet.isOver = record.isStatedSize && trial.value(of: row) > rows.constant(of: row)
      let rivals = trial.rowsHoldingOff(row)
      unmet.sufficientPriority = sufficientPriority(for: row, against: rivals)
      for rival in rows.sorted(rivals) {
        if rows.constraint(of: rival) == nil {
          unmet.implicit.append(rows.rows[Int(rival)].record)
        } else {
          unmet.rivals.append(rows.rows[Int(rival)].record)
        }
      }
      found.append(unmet)
    }
    return found
  }

  /// So many rivals are overtaken one after the other.
  private static var mostOvertaken: Int { 8 }

  /// The next whole priority above that of an optional rival, if the row is met there.
  private mutating func sufficientPriority(
    for row: Int32, against rivals: [Int32]
  ) -> LayoutPriority? {
    var rivals = rivals
    defer { _ = trial.set([(row, rows.rows[Int(row)].priority)]) }
    for _ in 0..<Self.mostOvertaken {
      let optional = rivals.map { rows.rows[Int($0)].priority }.filter { !$0.isRequired }
      guard let weakest = optional.min(), weakest.value < 999 else { return nil }
      let priority = weakest.value.rounded(.down) + 1
      // Below rows of that priority, which could give way instead or not: where it is met although
      // they come first, it is met beside them however that is decided.
      guard trial.set([(row, Priority(priority - 0x1p-10))]) else { return nil }
      if trial.error(of: row) == 0 { return LayoutPriority(priority) }
      rivals = trial.rowsHoldingOff(row)
    }
    return nil
  }
}

extension RowList.Row {
  /// Whether the row keeps content from being compressed.
  var isCompressed: Bool {
    source.kind == .minimumContentWidth || source.kind == .minimumContentHeight
  }

  /// Whether the row asks for the width on one line of text that has another height where it is
  /// narrower.
  var isWrapped: Bool {
    guard case .implicit(let item, .minimumContentWidth) = source, let text = item.text else {
      return false
    }
    return text.current.width > 0
  }

  /// Whether a caller asked for it: fitting of a root without a size does not count.
  fileprivate var isAskedFor: Bool {
    source.kind.map { $0.isContent } ?? (record.author == .caller)
  }
}

extension RowList {
  /// Whether a row is met by so much less than what the solver leaves to rounding that nobody needs
  /// to ask it.
  func isMetExactly(_ row: Int32, at values: [Double]) -> Bool {
    var (sum, size) = (0.0, 1.0)
    for term in terms(of: row) {
      sum += term.coefficient * values[Int(term.variable)]
      size = min(size, term.coefficient.magnitude)
    }
    let excess = sum - constant(of: row)
    let least = Nearness.exactly * size
    return switch relation(of: row) {
    case .equal: excess.magnitude <= least
    case .lessThanOrEqual: excess <= least
    case .greaterThanOrEqual: excess >= -least
    }
  }
}
