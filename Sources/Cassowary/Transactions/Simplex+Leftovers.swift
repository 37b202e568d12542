/// Removing, at the end of a transaction, what nothing uses any more.
extension Simplex {
  /// Frees constraints and rows that nothing uses any more.
  mutating func discardLeftovers() {
    if staging.changes.isEmpty { return }
    for i in staging.changes.indices {
      let change = staging.changes[i]
      if change.kind != .erase { continue }
      let row = store.constraints[change.constraint].row
      store.constraints[change.constraint].isErased = false
      store.constraints[change.constraint].isAlive = false
      store.freeConstraints.append(change.constraint)
      if store.rows[row].isAlive && !store.rows[row].hasConstraints { discard(row) }
    }
    for i in journal.madeRows.indices {
      let row = journal.madeRows[i].row
      if store.rows[row].isAlive && !store.rows[row].hasConstraints { discard(row) }
    }
  }

  /// Takes the rows that nothing uses any more out of the basis.
  /// - Returns: whether there were such.
  mutating func evictLeftovers() -> Bool {
    var hasEvicted = false
    for i in staging.rows.indices {
      let row = staging.rows[i]
      let record = store.rows[row]
      if !record.hasConstraints && record.termCount > 1 && record.isBasic {
        evict(row)
        hasEvicted = true
      }
    }
    return hasEvicted
  }

  /// Takes a row without constraints out of the basis; a variable's own row takes its place, at the
  /// variable's present value.
  private mutating func evict(_ row: RowIndex) {
    let position = store.rows[row].position
    factor.solve(unitAt: position, into: &direction)
    // How a variable moves with the row is also the coefficient of the row in the variable's own
    // row, and so the pivot: the largest is the safest. A variable whose own row is basic does not
    // move.
    var best = -1
    for i in direction.indices.indices {
      let isLarger = best < 0 || direction.values[i].magnitude > direction.values[best].magnitude
      if isLarger { best = i }
    }
    if best < 0 { return }
    let entering = store.unitRows[direction.indices[best]]
    let target = store.breakpoint(of: entering, near: value(ofRow: entering))
    write(entering)
    pivot(entering, in: position, by: alpha.part(at: position), target: target)
    propagate()
  }

  private mutating func discard(_ row: RowIndex) {
    if store.rows[row].termCount <= 1 || store.rows[row].isBasic { return }
    setDegenerate(row, false)
    store.free(row)
  }

  /// Frees the variables that were discarded and that no row mentions.
  mutating func discardVariables() {
    for i in staging.discarded.indices {
      let index = staging.discarded[i]
      let unit = store.unitRows[index]
      let isUsed = store.rows[unit].hasConstraints || store.isMentioned(index)
      if isUsed || generations[index] & 1 == 0 { continue }
      // Even: no handle of a variable in use says so.
      generations[index] &+= 1
      freeVariables.append(index)
      // Nothing else mentions the variable, so its own row is basic. It is handed out again at 0.
      setTarget(unit, 0)
    }
    propagate()
  }
}
