import Cassowary

/// What the engine keeps of one active constraint, beside the constraint: plain data, which is read and written without
/// counting references. Entries stand in order of activation.
struct Entry {
  /// The solver's row; nil until the first transaction with it.
  var row: RowID?
  var level = RowLevel.absent
  /// Whether the row in the solver differs from the constraint, as at first.
  var isPending = true
  var hasNewConstant = false
  var hasNewPriority = false
  /// The row has to be made anew, because its coefficients differ.
  var hasNewTerms = false
  /// Deactivated in the running update, which may still be undone.
  var isLeaving = false
  /// When the row was last changed.
  var stamp: UInt64 = 0

  /// Leaves a gap, where the constraint has left.
  mutating func vacate() {
    isLeaving = false
    row = nil
    level = .absent
  }

  /// Takes note of a transaction that made the row what the constraint says.
  mutating func settle(_ row: RowID?, at level: RowLevel, _ clock: UInt64) {
    self.row = row
    self.level = level
    isPending = false
    hasNewConstant = false
    hasNewPriority = false
    hasNewTerms = false
    stamp = clock
  }
}

/// How a constraint stands in the solver.
enum RowLevel: UInt8 {
  /// Not there yet.
  case absent
  /// At a priority below required.
  case optional
  /// Required, and in force.
  case required
  /// Required by its priority, but in conflict: met as far as possible.
  case broken
}

/// One end of a constraint in the list of those that touch an item: the entry, and which end.
struct EntryLink: Equatable {
  /// The items of a constraint: those of its sides, and where sides that are distances begin.
  enum End: Int32, CaseIterable {
    case first, second, firstStart, secondStart
  }

  struct Neighbours {
    var previous = EntryLink.none
    var next = EntryLink.none
  }

  private var code: Int32

  static let none = EntryLink(code: -1)

  private init(code: Int32) { self.code = code }

  init(slot: Int32, _ end: End) { code = slot << 2 | end.rawValue }

  var isNone: Bool { code < 0 }
  var slot: Int32 { code >> 2 }
  /// The index among all ends of all entries.
  var place: Int { Int(code) }
}
