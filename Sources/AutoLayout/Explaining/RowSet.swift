/// Some rows of a list, or some entries, by their numbers; the list may grow.
struct RowSet {
  private var flags: [Bool] = []

  /// Those of `list`.
  init(_ list: [Int32] = []) {
    for row in list { self[row] = true }
  }

  subscript(row: Int32) -> Bool {
    get { Int(row) < flags.count && flags[Int(row)] }
    set {
      if Int(row) >= flags.count {
        if !newValue { return }
        flags += [Bool](repeating: false, count: max(Int(row) + 1 - flags.count, flags.count))
      }
      flags[Int(row)] = newValue
    }
  }
}
