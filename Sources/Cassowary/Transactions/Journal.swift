/// What a transaction changed, so that a refusal can undo it bit for bit.
///
/// Records are saved when they are touched for the first time (`touch`), each before it changes;
/// what was made is listed. Values are not saved: they follow from targets and factors, to the bit.
struct Journal: ~Copyable {
  struct SavedRow: BitwiseCopyable {
    var row: RowIndex
    var record: RowRecord
  }

  /// The multiplier of a saved row, where it was not zero.
  struct SavedMultiplier {
    var row: RowIndex
    var vector: LevelVector
  }

  struct SavedConstraint: BitwiseCopyable {
    var index: ConstraintIndex
    var record: RowConstraint
  }

  struct MadeRow: BitwiseCopyable {
    var row: RowIndex
    var wasAppended: Bool
  }

  /// The number of the transaction; 0 means that none is open.
  var transaction: UInt32 = 0
  var isOpen = false
  var rows = Buffer<SavedRow>()
  var multipliers = Buffer<SavedMultiplier>()
  var constraints = Buffer<SavedConstraint>()
  var madeRows = Buffer<MadeRow>()
  var madeConstraints = Buffer<ConstraintIndex>()
  /// Where the factorisation stood, and the factorisation itself once it has been replaced.
  var mark: Factorisation.Mark?
  var factor: Factorisation?
  var hasFactor = false
  var isSettled = true
  var isBalanced = true
  var hideNumbers = false
  var hasWideRows = false
  var mayBeDualInfeasible = false
  var hasInexactGivenValues = false
}

extension Simplex {
  mutating func openJournal() {
    journal.transaction &+= 1
    journal.isOpen = true
    journal.isSettled = isSettled
    journal.isBalanced = isBalanced
    journal.hideNumbers = store.multipliers.hideNumbers
    journal.hasWideRows = store.hasWideRows
    journal.mayBeDualInfeasible = mayBeDualInfeasible
    journal.hasInexactGivenValues = hasInexactGivenValues
  }

  /// From here on the factorisation changes. Variables made before stay, even after a refusal.
  mutating func markFactor() { journal.mark = factor.mark }

  /// Adds variables that have been made meanwhile to the factorisation, which must be as it was
  /// marked.
  mutating func useAllVariables() {
    if factor.inputs.count == store.variableCount { return }
    if store.variableCount > Int(factor.room) { return refactorise() }
    factor.appendVariables(upTo: store.variableCount)
    // Variables stay after a refusal, so this is where it goes back to.
    markFactor()
  }

  /// Remembers a row as it was before the transaction.
  @inline(__always)
  mutating func touch(_ row: RowIndex) {
    if store.rows[row].journalled == journal.transaction || !journal.isOpen { return }
    journal.rows.append(.init(row: row, record: store.rows[row]))
    if !store.multipliers.isZero(row) {
      journal.multipliers.append(.init(row: row, vector: store.multipliers[row]))
    }
    store.rows[row].journalled = journal.transaction
  }

  mutating func touchConstraint(_ index: ConstraintIndex) {
    if store.constraints[index].journalled == journal.transaction || !journal.isOpen { return }
    journal.constraints.append(.init(index: index, record: store.constraints[index]))
    store.constraints[index].journalled = journal.transaction
  }

  mutating func closeJournal() {
    journal.isOpen = false
    strictness = 1
    needsPrecision = false
    hasRoundedMultipliers = false
    journal.rows.removeAll(keepingRoomFor: 1024)
    journal.multipliers.removeAll(keepingRoomFor: 1024)
    journal.constraints.removeAll(keepingRoomFor: 1024)
    journal.madeRows.removeAll(keepingRoomFor: 1024)
    journal.madeConstraints.removeAll(keepingRoomFor: 1024)
    journal.mark = nil
    journal.factor = nil
    journal.hasFactor = false
  }

  /// Restores everything as it was when the journal was opened.
  mutating func rollBack() {
    clearInfeasibleRows()
    dualInfeasibleRows.removeAll()
    let changesConstraints = !journal.constraints.isEmpty || !journal.madeConstraints.isEmpty
    // Constraints first: what is refreshed of a row follows from them. Rows before factors: these
    // take their targets from them.
    restoreConstraints()
    restoreRows(changesConstraints)
    restoreFactor()
    isSettled = journal.isSettled
    isBalanced = journal.isBalanced
    store.multipliers.hideNumbers = journal.hideNumbers
    store.hasWideRows = journal.hasWideRows
    factor.hasWideRows = journal.hasWideRows
    mayBeDualInfeasible = journal.mayBeDualInfeasible
    hasInexactGivenValues = journal.hasInexactGivenValues
    closeJournal()
  }

  private mutating func restoreConstraints() {
    // All leave their trees with the records by which they entered, before any returns with its old
    // one: a tree is searched by these records.
    for i in journal.constraints.indices { removeFromTree(journal.constraints[i].index) }
    for i in journal.madeConstraints.indices { removeFromTree(journal.madeConstraints[i]) }
    for i in journal.constraints.indices {
      let saved = journal.constraints[i]
      store.constraints[saved.index] = saved.record
      if saved.record.isAlive && saved.record.isAttached && store.trees.contain(saved.record.row) {
        _ = store.trees.insert(saved.index, saved.record)
      }
    }
    // The last one first, so that the next transaction is given the same ones in the same order.
    while !journal.madeConstraints.isEmpty {
      let index = journal.madeConstraints.removeLast()
      store.constraints[index].isAlive = false
      store.freeConstraints.append(index)
    }
  }

  private mutating func removeFromTree(_ index: ConstraintIndex) {
    let record = store.constraints[index]
    if store.trees.contain(record.row) { store.trees.remove(index, record) }
  }

  private mutating func restoreRows(_ changesConstraints: Bool) {
    for i in journal.rows.indices {
      let saved = journal.rows[i]
      var record = saved.record
      // By the setter, which moves its terms between the columns of basic rows and of the others.
      store.setPosition(of: saved.row, to: record.position)
      // These belong to the present: the list of degenerate rows, the walk, the queue, now empty, and
      // the locks, of which none is left: a row may have been saved while it was locked.
      record.degenerateIndex = store.rows[saved.row].degenerateIndex
      record.mark = store.rows[saved.row].mark
      record.isQueued = false
      record.isLocked = false
      store.rows[saved.row] = record
      store.multipliers[saved.row] = LevelVector()
      if record.isBasic { basis[record.position] = saved.row }
    }
    for i in journal.multipliers.indices {
      store.multipliers[journal.multipliers[i].row] = journal.multipliers[i].vector
    }
    // When all multipliers and constraints are back.
    for i in journal.rows.indices {
      if changesConstraints { store.updateTree(of: journal.rows[i].row) }
      refresh(journal.rows[i].row)
    }
    // The last one first, so that rows at the end are cut off and the free lists are as before.
    while !journal.madeRows.isEmpty {
      let made = journal.madeRows.removeLast()
      setDegenerate(made.row, false)
      store.setPosition(of: made.row, to: .none)
      store.trees.drop(made.row)
      store.rows[made.row].firstConstraint = .none
      store.unmake(made.row, wasAppended: made.wasAppended)
    }
  }

  /// Values are computed from the targets alone, so that restoring these restores the bits of the
  /// values.
  private mutating func restoreFactor() {
    // Nothing may be pending while updates are undone.
    factor.propagate(&store.watch)
    let replaced = journal.factor.take()
    if let kept = consume replaced {
      let visitedNodes = factor.visitedNodes
      factor = kept
      factor.visitedNodes = visitedNodes
      factor.propagate(&store.watch)
    }
    if let mark = journal.mark { factor.undoUpdates(to: mark) }
    for i in journal.rows.indices {
      let record = store.rows[journal.rows[i].row]
      if record.isBasic && factor.inputs.reaches(record.position) {
        factor.setTarget(record.target, exponent: record.exponent, at: record.position)
      }
    }
    factor.propagate(&store.watch)
    // All rows agree again, so that none need be checked.
    store.watch.strays.removeAll()
    factor.doubtful.removeAll()
  }

  mutating func clearInfeasibleRows() {
    while let next = infeasibleRows.popFirst() { store.rows[next.row].isQueued = false }
  }
}
