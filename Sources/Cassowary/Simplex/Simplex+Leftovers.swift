/// Taking away, at the end of a transaction, what nothing uses any more.
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
      if store.rows[row].isAlive && store.rows[row].firstConstraint < 0 { discard(row) }
    }
    for i in journal.madeRows.indices {
      let row = journal.madeRows[i].row
      if store.rows[row].isAlive && store.rows[row].firstConstraint < 0 { discard(row) }
    }
  }

  /// Takes the rows that nothing uses any more out of the basis.
  /// - Returns: whether there were such.
  mutating func evictLeftovers() -> Bool {
    var hasEvicted = false
    for i in staging.rows.indices {
      let row = staging.rows[i]
      let record = store.rows[row]
      if record.firstConstraint < 0 && record.termCount > 1 && record.position >= 0 {
        evict(row)
        hasEvicted = true
      }
    }
    return hasEvicted
  }

  private mutating func discard(_ row: Int32) {
    if store.rows[row].termCount <= 1 || store.rows[row].position >= 0 { return }
    setLoose(row, false)
    store.free(row)
  }

  /// Takes the variables back that were to be given back and that no row mentions.
  mutating func discardVariables() {
    for i in staging.discarded.indices {
      let index = staging.discarded[i]
      let unit = store.unitRows[index]
      let isUsed = store.rows[unit].firstConstraint >= 0 || store.isMentioned(index)
      if isUsed || generations[index] & 1 == 0 { continue }
      generations[index] &+= 1
      freeVariables.append(index)
      setTarget(unit, 0)
    }
    propagate()
  }
}
