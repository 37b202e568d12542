/// Gaussian elimination of the bump, with a variant of Markowitz's rule: always the row with the
/// fewest elements, pivoted on the variable in the fewest rows among those with a large enough
/// coefficient (threshold pivoting).
extension Factoriser {
  mutating func eliminate(_ store: borrowing RowStore) {
    loadBump(store)
    while let row = bump.popSmallest() {
      if bump.rows[row].count == 0 {
        bump.rows[row].isActive = false
        dependent.append(rows[bump.origins[row]].row)
        continue
      }
      pivot(row)
    }
  }

  private mutating func loadBump(_ store: borrowing RowStore) {
    var isEmpty = true
    for origin in rows.indices where rows[origin].openCount >= 0 { isEmpty = false }
    if isEmpty { return }
    bump.columns.resize(to: parts.count, filler: -1)
    bump.slots.resize(to: parts.count, filler: -1)
    for variable in columnCounts.indices { columnCounts[variable] = 0 }
    for origin in rows.indices where rows[origin].openCount >= 0 {
      let row = bump.rows.end
      bump.rows.append(Bump.Row())
      bump.origins.append(origin)
      for t in rows[origin].terms {
        let term = store.terms[t]
        if parts[term.variable] != .open { continue }
        bump.append(.init(variable: term.variable, value: number(term, store)), to: row)
        bump.addMember(row, of: term.variable)
        columnCounts[term.variable] += 1
      }
      bump.link(row)
    }
  }

  private mutating func pivot(_ row: Bump.LocalIndex) {
    let record = bump.rows[row]
    var largest = 0.0
    for i in 0..<Int(record.count) {
      largest = max(largest, bump.elements[record.start + i].value.magnitude)
    }
    var best = -1
    for i in 0..<Int(record.count) {
      if bump.elements[record.start + i].value.magnitude < Tolerance.pivot * largest { continue }
      if best < 0 || isCheaper(record.start + i, than: record.start + best) { best = i }
    }
    let element = bump.elements[record.start + best]
    // The pivot moves to the front of the row, the rest are its elements above the diagonal.
    bump.elements.swapAt(record.start, record.start + best)
    bump.rows[row].variable = element.variable
    bump.rows[row].pivot = element.value
    bump.rows[row].isActive = false
    parts[element.variable] = .bump
    pivotRows[element.variable] = bump.origins[row]
    bump.order.append(row)
    for i in 0..<Int(record.count) {
      columnCounts[bump.elements[record.start + i].variable] -= 1
    }
    var member = bump.columns[element.variable]
    while member >= 0 {
      let other = bump.members[member].element
      member = bump.members[member].next
      if bump.rows[other].isActive { subtract(row, from: other) }
    }
  }

  private func isCheaper(_ a: Int, than b: Int) -> Bool {
    let a = bump.elements[a].variable
    let b = bump.elements[b].variable
    if (costs[a] == .free) != (costs[b] == .free) { return costs[a] == .free }
    if columnCounts[a] != columnCounts[b] { return columnCounts[a] < columnCounts[b] }
    return costs[a] != costs[b] ? costs[a] < costs[b] : a < b
  }

  /// Takes the multiple of the pivot row from `other` that removes the pivot variable there.
  private mutating func subtract(_ row: Bump.LocalIndex, from other: Bump.LocalIndex) {
    let pivot = bump.rows[row]
    var found = -1
    let target = bump.rows[other]
    for i in 0..<Int(target.count) {
      let variable = bump.elements[target.start + i].variable
      bump.slots[variable] = Int32(i)
      if variable == pivot.variable { found = i }
    }
    if found >= 0 {
      bump.unlink(other)
      let factor = quotient(bump.elements[target.start + found].value, pivot.pivot)
      bump.factors.append(.init(source: row, value: factor, next: target.firstFactor))
      bump.rows[other].firstFactor = Int32(bump.factors.count - 1)
      for i in 1..<max(1, Int(pivot.count)) {
        combine(bump.elements[pivot.start + i], factor, into: other)
      }
    }
    clearSlots(of: other)
    if found >= 0 {
      removeZeros(from: other, except: pivot.variable)
      bump.link(other)
    }
  }

  private mutating func combine(
    _ element: Bump.Element, _ factor: DoubleDouble, into other: Bump.LocalIndex
  ) {
    let slot = bump.slots[element.variable]
    if slot < 0 {
      bump.slots[element.variable] = bump.rows[other].count
      let value = difference(DoubleDouble(), factor, element.value)
      bump.append(.init(variable: element.variable, value: value), to: other)
      bump.addMember(other, of: element.variable)
      columnCounts[element.variable] += 1
      return
    }
    let index = bump.rows[other].start + Int(slot)
    let old = bump.elements[index].value
    let value = difference(old, factor, element.value)
    let rounding = isPrecise ? dropTolerance : Tolerance.rounding
    let isDropped = value.isRounding || value.magnitude <= rounding * old.magnitude
    bump.elements[index].value = isDropped ? DoubleDouble() : value
    if old.high.isSwallowed(with: -factor.high * element.value.high)
      || isDropped && value.high != 0
    {
      hasSwallowed = true
    }
  }

  private mutating func clearSlots(of row: Bump.LocalIndex) {
    let record = bump.rows[row]
    for i in 0..<Int(record.count) {
      bump.slots[bump.elements[record.start + i].variable] = -1
    }
  }

  private mutating func removeZeros(from row: Bump.LocalIndex, except pivot: VariableIndex) {
    let record = bump.rows[row]
    var kept = 0
    for i in 0..<Int(record.count) {
      let element = bump.elements[record.start + i]
      if element.variable == pivot { continue }
      if element.value.high == 0 {
        columnCounts[element.variable] -= 1
        continue
      }
      bump.elements[record.start + kept] = element
      kept += 1
    }
    bump.rows[row].count = Int32(kept)
  }

  // MARK: Arithmetic

  /// A coefficient, as the number that it is written for where numbers have twice the digits.
  func number(_ term: Term, _ store: borrowing RowStore) -> DoubleDouble {
    isPrecise ? store.meaning(of: term) : DoubleDouble(term.coefficient)
  }

  @inline(__always)
  private func quotient(_ a: DoubleDouble, _ b: DoubleDouble) -> DoubleDouble {
    isPrecise ? a / b : DoubleDouble(a.high / b.high)
  }

  /// a − b·c
  @inline(__always)
  private func difference(_ a: DoubleDouble, _ b: DoubleDouble, _ c: DoubleDouble) -> DoubleDouble {
    if !isPrecise { return DoubleDouble(a.high - b.high * c.high) }
    let product = b * c
    return (a - product).asSum(ofSize: a.magnitude + product.magnitude)
  }
}
