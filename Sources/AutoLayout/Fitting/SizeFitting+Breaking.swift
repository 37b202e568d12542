import Cassowary

/// Which constraints are broken in a fitting: by the rule of a layout, a required one is in force exactly
/// if it agrees with those in force that were activated before it.
extension SizeFitting {
  /// Takes in the required constraints, of which none is in force, in their order.
  mutating func admitConstraints() {
    isAnyBroken = false
    admit(required[...])
  }

  private var required: [Int] {
    constraints.indices.filter { constraints[$0].storedPriority == .required }
  }

  /// Takes in as many as it can at once, and halves the batch where that is not all.
  private mutating func admit(_ batch: ArraySlice<Int>) {
    guard !batch.isEmpty else { return }
    solver.begin()
    for index in batch { solver.edit(rows[index], priority: .required) }
    do throws(SolverError) {
      try solver.commit()
    } catch {
      guard batch.count > 1 else {
        isAnyBroken = true
        return
      }
      let middle = batch.startIndex + batch.count / 2
      admit(batch[..<middle])
      admit(batch[middle...])
    }
  }

  /// Gives texts other heights. Where constraints give way to them, or gave way before, all are looked at
  /// again.
  mutating func change(_ heights: [(text: Text, height: Double)]) {
    if !isAnyBroken, edit(heights, breakingAll: false) { return }
    if edit(heights, breakingAll: true) { admitConstraints() }
  }

  private mutating func edit(
    _ heights: [(text: Text, height: Double)], breakingAll: Bool
  ) -> Bool {
    solver.begin()
    for (text, height) in heights {
      for row in text.rows { solver.edit(row, constant: height) }
    }
    if breakingAll {
      for index in required { solver.edit(rows[index], priority: .broken) }
    }
    do throws(SolverError) { try solver.commit() } catch { return false }
    return true
  }
}
