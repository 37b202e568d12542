/// Finds a row by its normal: a hash table with open addressing. The order of its slots decides
/// nothing, because each normal is there once.
///
/// The first slots that are tried are those of the greatest variable, for locality: rows that are
/// added one after the other mostly have neighbouring variables. After those the hash decides.
struct NormalTable: ~Copyable {
  /// A row and a part of its normal's hash, by which most other rows are excluded without reading
  /// their terms.
  struct Slot: BitwiseCopyable {
    static let free = RowIndex.none
    /// A tombstone: a row was removed here, and searches go on.
    static let removed = RowIndex(number: -2)

    var row = Self.free
    var hash: UInt32 = 0
  }

  private var slots = Buffer<Slot>(repeating: Slot(), count: 16)
  /// Slots that are not free, tombstones included.
  private var used = 0
  private var rowCount = 0

  // MARK: The probe sequence

  /// So many slots are tried from that of the greatest variable on.
  private static let nearby = 8

  /// The greatest variable, and the hash of all terms.
  struct Key: BitwiseCopyable {
    private(set) var variable = VariableIndex(0)
    private var mixed: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// To be called for the terms in ascending order of variables.
    @inline(__always)
    mutating func mix(_ variable: VariableIndex, _ coefficient: Double) {
      self.variable = variable
      mixed = (mixed ^ UInt64(UInt32(bitPattern: variable.number))) &* 0xFF51_AFD7_ED55_8CCD
      mixed = (mixed ^ (mixed &>> 29) ^ coefficient.bitPattern) &* 0xC4CE_B9FE_1A85_EC53
      mixed ^= mixed &>> 32
    }

    @inline(__always) var hash: UInt32 { UInt32(truncatingIfNeeded: mixed) }
  }

  /// The slot of an attempt, counted from 0. After those nearby, triangular probing: it leaves
  /// clusters quickly, and visits every slot of a table whose size is a power of two.
  @inline(__always)
  private func slot(_ attempt: Int, for key: Key) -> Int {
    if attempt < Self.nearby { return (key.variable.offset + attempt) & (slots.count - 1) }
    // In 64 bits, which an `Int` may not have.
    let steps = UInt64(truncatingIfNeeded: attempt &- Self.nearby)
    let sum = UInt64(key.hash) &+ (steps &* (steps &+ 1)) &>> 1
    return Int(truncatingIfNeeded: sum) & (slots.count - 1)
  }

  @inline(__always)
  static func key(_ normal: Range<Int>, of normals: borrowing NormalList) -> Key {
    var key = Key()
    for i in normal { key.mix(normals.terms[i].variable, normals.terms[i].coefficient) }
    return key
  }

  private func key(
    of row: RowIndex, _ rows: borrowing Table<RowIndex, RowRecord>,
    _ terms: borrowing Table<TermIndex, Term>
  ) -> Key {
    var key = Key()
    for i in rows[row].terms { key.mix(terms[i].variable, terms[i].coefficient) }
    return key
  }

  // MARK: Looking up

  /// The row with the normal, if there is one.
  func find(
    _ normal: Range<Int>, of normals: borrowing NormalList, _ key: Key,
    _ rows: borrowing Table<RowIndex, RowRecord>, _ terms: borrowing Table<TermIndex, Term>
  ) -> RowIndex {
    var attempt = 0
    while true {
      let tried = slots[slot(attempt, for: key)]
      if tried.row == Slot.free { return .none }
      if tried.hash == key.hash && !tried.row.isNone
        && isEqual(tried.row, normal, normals, rows, terms)
      {
        return tried.row
      }
      attempt += 1
    }
  }

  /// Whether a search would find the row.
  func contains(
    _ row: RowIndex, _ rows: borrowing Table<RowIndex, RowRecord>,
    _ terms: borrowing Table<TermIndex, Term>
  ) -> Bool {
    let key = key(of: row, rows, terms)
    var attempt = 0
    while slots[slot(attempt, for: key)].row != Slot.free {
      let tried = slots[slot(attempt, for: key)]
      if tried.row == row { return tried.hash == key.hash }
      attempt += 1
    }
    return false
  }

  private func isEqual(
    _ row: RowIndex, _ normal: Range<Int>, _ normals: borrowing NormalList,
    _ rows: borrowing Table<RowIndex, RowRecord>, _ terms: borrowing Table<TermIndex, Term>
  ) -> Bool {
    let record = rows[row]
    if Int(record.termCount) != normal.count { return false }
    for (index, i) in zip(record.terms, normal) {
      let (one, other) = (terms[index], normals.terms[i])
      if one.variable != other.variable || one.coefficient != other.coefficient { return false }
    }
    return true
  }

  // MARK: Changing

  /// Load factor ¾: cache fit beats short probes.
  private static func isCrowded(_ count: Int, by rows: Int) -> Bool { 4 * rows > 3 * count }

  /// Reserves slots for so many more rows.
  mutating func reserve(
    _ more: Int, _ rows: borrowing Table<RowIndex, RowRecord>,
    _ terms: borrowing Table<TermIndex, Term>
  ) {
    if Self.isCrowded(slots.count, by: used + more) {
      rebuild(for: max(rowCount + more, 2 * rowCount), rows, terms)
    }
  }

  /// Adds a row that is not there yet.
  mutating func insert(
    _ row: RowIndex, _ key: Key, _ rows: borrowing Table<RowIndex, RowRecord>,
    _ terms: borrowing Table<TermIndex, Term>
  ) {
    if Self.isCrowded(slots.count, by: used + 1) { rebuild(for: 2 * rowCount + 1, rows, terms) }
    put(row, key)
  }

  private mutating func put(_ row: RowIndex, _ key: Key) {
    var attempt = 0
    while !slots[slot(attempt, for: key)].row.isNone { attempt += 1 }
    let slot = slot(attempt, for: key)
    if slots[slot].row == Slot.free { used += 1 }
    slots[slot] = Slot(row: row, hash: key.hash)
    rowCount += 1
  }

  /// Moves all rows to a table for so many, without tombstones.
  private mutating func rebuild(
    for wanted: Int, _ rows: borrowing Table<RowIndex, RowRecord>,
    _ terms: borrowing Table<TermIndex, Term>
  ) {
    var count = 16
    while Self.isCrowded(count, by: wanted) { count *= 2 }
    var old = Buffer<Slot>(repeating: Slot(), count: count)
    swap(&old, &slots)
    used = 0
    rowCount = 0
    for i in old.indices where !old[i].row.isNone {
      put(old[i].row, key(of: old[i].row, rows, terms))
    }
  }

  mutating func remove(
    _ row: RowIndex, _ rows: borrowing Table<RowIndex, RowRecord>,
    _ terms: borrowing Table<TermIndex, Term>
  ) {
    let key = key(of: row, rows, terms)
    var attempt = 0
    while slots[slot(attempt, for: key)].row != row { attempt += 1 }
    slots[slot(attempt, for: key)] = Slot(row: Slot.removed)
    rowCount -= 1
  }
}
