/// Finds a row by its normal. The order of its places decides nothing: each normal is there once.
struct NormalTable: ~Copyable {
  /// A row, −1 where the place is free, and a part of its normal's hash: other rows are told from the
  /// wanted one without a look at them.
  struct Place: BitwiseCopyable {
    var row: Int32 = -1
    var hash: UInt32 = 0
  }

  private var places = Buffer<Place>(repeating: Place(), count: 16)
  private var used = 0

  static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  static func mix(_ hash: inout UInt64, _ variable: Int32, _ coefficient: Double) {
    hash = (hash ^ UInt64(UInt32(bitPattern: variable))) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash &>> 29) ^ coefficient.bitPattern) &* 0xC4CE_B9FE_1A85_EC53
    hash ^= hash &>> 32
  }

  @inline(__always)
  private func home(of hash: UInt32) -> Int { Int(hash) & (places.count - 1) }

  func find(
    _ normal: borrowing Normal, hash: UInt32, _ rows: borrowing Buffer<RowRecord>,
    _ terms: borrowing Buffer<Term>
  ) -> Int32 {
    var place = home(of: hash)
    while places[place].row >= 0 {
      let row = places[place].row
      if places[place].hash == hash && isEqual(row, normal, rows, terms) { return row }
      place = (place + 1) & (places.count - 1)
    }
    return -1
  }

  private func isEqual(
    _ row: Int32, _ normal: borrowing Normal, _ rows: borrowing Buffer<RowRecord>,
    _ terms: borrowing Buffer<Term>
  ) -> Bool {
    let record = rows[row]
    if record.termCount != Int32(normal.count) { return false }
    for i in 0..<normal.count {
      let term = terms[Int(record.termStart) + i]
      if term.variable != normal.variables[i] || term.coefficient != normal.coefficients[i] {
        return false
      }
    }
    return true
  }

  private func hash(
    of row: Int32, _ rows: borrowing Buffer<RowRecord>, _ terms: borrowing Buffer<Term>
  ) -> UInt32 {
    var hash = Self.seed
    let start = Int(rows[row].termStart)
    for i in start..<start + Int(rows[row].termCount) {
      Self.mix(&hash, terms[i].variable, terms[i].coefficient)
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  /// Up to three quarters of the places are used: a table that fits the cache is worth more than short ways.
  private func isCrowded(by rows: Int) -> Bool { 4 * rows > 3 * places.count }

  mutating func reserve(_ rows: Int) {
    while isCrowded(by: rows) { grow() }
  }

  mutating func insert(_ row: Int32, hash: UInt32) {
    if isCrowded(by: used + 1) { grow() }
    put(Place(row: row, hash: hash))
    used += 1
  }

  /// Rows from `first` on have got other numbers.
  mutating func renumber(from first: Int32, to numbers: borrowing Buffer<Int32>) {
    for i in places.indices where places[i].row >= first {
      places[i].row = numbers[places[i].row - first]
    }
  }

  private mutating func put(_ new: Place) {
    var place = home(of: new.hash)
    while places[place].row >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = new
  }

  private mutating func grow() {
    var old = Buffer<Place>(repeating: Place(), count: 2 * places.count)
    swap(&old, &places)
    for i in old.indices where old[i].row >= 0 { put(old[i]) }
  }

  mutating func remove(
    _ row: Int32, _ rows: borrowing Buffer<RowRecord>, _ terms: borrowing Buffer<Term>
  ) {
    let mask = places.count - 1
    var hole = home(of: hash(of: row, rows, terms))
    while places[hole].row != row { hole = (hole + 1) & mask }
    var next = (hole + 1) & mask
    while places[next].row >= 0 {
      // The entry may move into the hole when its home is not between the hole and itself.
      if (next - home(of: places[next].hash)) & mask >= (next - hole) & mask {
        places[hole] = places[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    places[hole] = Place()
    used -= 1
  }
}
