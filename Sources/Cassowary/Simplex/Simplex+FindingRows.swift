/// Finding or making the rows of the constraints that a transaction has made.
extension Simplex {
  /// Where there are many, and shuffled, they are taken in the order of their variables, so that rows lie in
  /// that order too, and their constraints are brought into it: everything that follows goes through them
  /// again and again.
  mutating func findRows() {
    let count = journal.madeConstraints.count
    let isArranged = count >= 4096 && staging.normals.isDisordered()
    if isArranged { staging.normals.arrange(variableCount: store.variableCount) }
    let areConstraintsArranged = isArranged && arrangeConstraints()
    for i in staging.normals.cancelled.indices where !isInUse(staging.normals.cancelled[i]) {
      return refuseStaleVariable()
    }
    for i in 0..<count {
      let made = areConstraintsArranged ? i : staging.normals.origin(of: i)
      if !findRow(of: i, for: journal.madeConstraints[made]) { return refuseStaleVariable() }
    }
  }

  /// - Returns: false where a variable has been given back.
  private mutating func findRow(of normal: Int, for constraint: Int32) -> Bool {
    let range = staging.normals.range(of: normal)
    for i in range where !isInUse(staging.normals.terms[i]) { return false }
    let count = store.rows.count
    let row = store.row(of: normal, in: staging.normals)
    store.constraints[constraint].row = row
    // A variable's own row is there already, and need not be fetched to see that.
    if range.count > 1 && store.rows[row].firstConstraint < 0
      && store.rows[row].journalled != journal.transaction
    {
      store.rows[row].journalled = journal.transaction
      journal.madeRows.append(.init(row: row, wasAppended: store.rows.count > count))
    }
    return true
  }

  @inline(__always)
  private mutating func isInUse(_ term: NormalList.Term) -> Bool {
    term.generation & 1 == 1 && generations[term.variable] == term.generation
  }

  /// Refuses the transaction if a row has a variable that has been given back: the first such row that came.
  mutating func refuseStaleVariable() {
    if staging.error != nil { return }
    var first = Int.max
    for normal in 0..<staging.normals.count where staging.normals.origin(of: normal) < first {
      for i in staging.normals.range(of: normal) where !isInUse(staging.normals.terms[i]) {
        first = staging.normals.origin(of: normal)
        staging.error = .foreignVariable(staging.normals.terms[i].handle(of: tag))
        break
      }
    }
    if staging.error != nil { return }
    for i in staging.normals.cancelled.indices where !isInUse(staging.normals.cancelled[i]) {
      staging.error = .foreignVariable(staging.normals.cancelled[i].handle(of: tag))
      return
    }
  }

  /// Brings the constraints that the transaction has made into the order of the left sides.
  /// - Returns: false where they fill gaps, so that they do not lie in one piece and stay as they are.
  private mutating func arrangeConstraints() -> Bool {
    let first = store.constraints.count - journal.madeConstraints.count
    for i in journal.madeConstraints.indices where Int(journal.madeConstraints[i]) != first + i {
      return false
    }
    store.arrangeConstraints(from: first, by: staging.normals)
    // A change may concern one of them: until now, each lay in the place that its handle says.
    for i in staging.changes.indices where Int(staging.changes[i].constraint) >= first {
      staging.changes[i].constraint = store.place(of: staging.changes[i].constraint)
    }
    return true
  }
}
