import Cassowary

/// Finds out what holds items, and what holds off wishes.
struct ReasonSearch: ~Copyable {
  let rows: RowList
  private var trial: RowTrial<RowList>

  /// Below every priority that means anything.
  private static var faint: Priority { Priority(1e-9) }

  init(_ rows: RowList) {
    self.rows = rows
    trial = RowTrial(all: rows)
  }

  /// The rows that keep an item's place and size from being larger or smaller, in reading order.
  mutating func holders(of item: ItemIdentity, _ axis: LayoutConstraint.Axis) -> [Int32] {
    let place = item.placement
    let variables =
      axis == .horizontal ? [place.leading, place.width] : [place.top, place.height]
    var found: Set<Int32> = []
    for case let variable? in variables {
      let terms = [RowList.Term(variable: variable.index, coefficient: 1)]
      let value = trial.value(of: terms)
      for target in [value - 1, value + 1] {
        guard let wish = trial.add(terms, .equal, target, at: Self.faint) else { continue }
        for row in trial.rowsHoldingOff(wish) { found.insert(row) }
        trial.remove(wish)
      }
    }
    return rows.sorted(found.sorted())
  }

  mutating func explain(_ item: ItemIdentity, _ reason: inout LayoutReason) {
    for row in holders(of: item, reason.axis) {
      let record = rows.rows[Int(row)].record
      if rows.constraint(of: row) == nil {
        reason.implicit.append(record)
      } else {
        reason.holding.append(record)
      }
    }
    let axis = reason.axis
    let wishes = rows.rows.indices.map { Int32($0) }.filter { row in
      switch rows.rows[Int(row)].source {
      case .constraint(let constraint):
        return constraint.firstAttribute.axis == axis
          && (constraint.first === item || constraint.second === item)
      case .implicit(let owner, let kind): return owner === item && kind.axis == axis
      }
    }
    reason.unmet = unmet(among: rows.sorted(wishes))
  }

  /// Those of the rows that are optional and not met.
  mutating func unmet(among list: [Int32]) -> [LayoutReason.Unmet] {
    var found: [LayoutReason.Unmet] = []
    for row in list where !rows.rows[Int(row)].priority.isRequired {
      guard rows.rows[Int(row)].isWish else { continue }
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

  /// The next whole priority above that of an optional rival, if the row is met there.
  private mutating func sufficientPriority(
    for row: Int32, against rivals: [Int32]
  ) -> LayoutPriority? {
    let optional = rivals.map { rows.rows[Int($0)].priority }.filter { !$0.isRequired }
    guard let weakest = optional.min(), weakest.value < 999 else { return nil }
    let priority = LayoutPriority(weakest.value.rounded(.down) + 1)
    guard trial.set([(row, priority.level())]) else { return nil }
    let isMet = trial.error(of: row) == 0
    _ = trial.set([(row, rows.rows[Int(row)].priority)])
    return isMet ? priority : nil
  }
}

extension RowList.Row {
  /// Whether the row keeps content from being compressed.
  var isCompressed: Bool {
    guard case .implicit(_, let kind) = source else { return false }
    return kind == .minimumContentWidth || kind == .minimumContentHeight
  }

  /// Whether somebody asked for it: the fitting of a root without a size is nobody's wish.
  fileprivate var isWish: Bool {
    guard case .implicit(_, let kind) = source else { return record.author == .caller }
    return kind.isContent
  }
}
