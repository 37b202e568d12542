/// Arranging a large batch that has come in no order.
extension Simplex {
  /// Brings the rows and constraints of the transaction into the order of their variables, where they are many
  /// and shuffled: everything that follows goes through them again and again.
  mutating func arrangeBatch() {
    let count = journal.madeConstraints.count
    let first = store.constraints.count - count
    // Only a batch that fills no gaps is in one piece.
    if count < 4096 || Int(journal.madeConstraints[0]) != first { return }
    if !store.isDisordered(from: first) { return }
    if let firstRow = firstMadeRow() { store.arrangeRows(from: firstRow) }
    let places = store.arrangeConstraints(from: first)
    for i in staging.changes.indices where Int(staging.changes[i].constraint) >= first {
      staging.changes[i].constraint = places[Int(staging.changes[i].constraint) - first]
    }
  }

  /// The first of the rows that the transaction has made; nil where others lie among them.
  private func firstMadeRow() -> Int? {
    let first = store.rows.count - journal.madeRows.count
    for i in journal.madeRows.indices {
      let made = journal.madeRows[i]
      if !made.wasAppended || Int(made.row) != first + i { return nil }
    }
    return first
  }
}
