/// The left side of a row in its one normal form, by which rows are told apart.
///
/// Terms are in ascending order of variables, each variable once, none zero; the first coefficient is
/// positive and the largest lies in [1, 2). Scaling is by a power of two, hence exact, except that a
/// single variable always gets the coefficient 1.
struct Normal: ~Copyable {
  private(set) var variables = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  /// Normal = scale · what was staged.
  private(set) var scale = 1.0

  @inline(__always) var count: Int { variables.count }

  mutating func removeAll() {
    variables.removeAll()
    coefficients.removeAll()
    scale = 1
  }

  @inline(__always)
  mutating func append(_ variable: Int32, _ coefficient: Double) {
    variables.append(variable)
    coefficients.append(coefficient)
  }

  /// Brings what was appended into normal form.
  /// - Returns: false where a sum of coefficients is not finite.
  mutating func normalise() -> Bool {
    sort()
    merge()
    if count == 0 { return true }
    var largest = 0.0
    for i in 0..<count {
      if !coefficients[i].isFinite { return false }
      largest = max(largest, coefficients[i].magnitude)
    }
    if count == 1 {
      scale = 1 / coefficients[0]
      coefficients[0] = 1
      return scale.isFinite
    }
    let power = Double(sign: .plus, exponent: -largest.exponent, significand: 1)
    scale = coefficients[0] < 0 ? -power : power
    if scale == 1 { return true }
    for i in 0..<count { coefficients[i] *= scale }
    return scale.isFinite
  }

  /// Nearly always a few terms, nearly always in order.
  private mutating func sort() {
    if count > 32 {
      sortMany()
      return
    }
    var i = 1
    while i < count {
      var j = i
      while j > 0 && variables[j - 1] > variables[j] {
        variables.swapAt(j - 1, j)
        coefficients.swapAt(j - 1, j)
        j -= 1
      }
      i += 1
    }
  }

  private mutating func sortMany() {
    var order = Buffer<(variable: Int32, index: Int32, coefficient: Double)>(capacity: count)
    for i in 0..<count { order.append((variables[i], Int32(i), coefficients[i])) }
    order.sort { ($0.variable, $0.index) < ($1.variable, $1.index) }
    for i in 0..<count {
      variables[i] = order[i].variable
      coefficients[i] = order[i].coefficient
    }
  }

  private mutating func merge() {
    var kept = 0
    var i = 0
    while i < count {
      let variable = variables[i]
      var sum = coefficients[i]
      i += 1
      while i < count && variables[i] == variable {
        sum += coefficients[i]
        i += 1
      }
      if sum == 0 { continue }
      variables[kept] = variable
      coefficients[kept] = sum
      kept += 1
    }
    variables.truncate(to: kept)
    coefficients.truncate(to: kept)
  }

  var hash: UInt64 {
    var hash = NormalTable.seed
    for i in 0..<count { NormalTable.mix(&hash, variables[i], coefficients[i]) }
    return hash
  }
}

/// Finds a row by its normal. The order of its places decides nothing: each normal is there once.
struct NormalTable: ~Copyable {
  private var places = Buffer<Int32>(repeating: -1, count: 16)
  private var used = 0

  static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  static func mix(_ hash: inout UInt64, _ variable: Int32, _ coefficient: Double) {
    hash = (hash ^ UInt64(UInt32(bitPattern: variable))) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash &>> 29) ^ coefficient.bitPattern) &* 0xC4CE_B9FE_1A85_EC53
    hash ^= hash &>> 32
  }

  func find(
    _ normal: borrowing Normal, _ rows: borrowing Buffer<RowRecord>, _ terms: borrowing Buffer<Term>
  ) -> Int32 {
    var place = Int(truncatingIfNeeded: normal.hash) & (places.count - 1)
    while places[place] >= 0 {
      let row = places[place]
      if isEqual(row, normal, rows, terms) { return row }
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
  ) -> UInt64 {
    var hash = Self.seed
    let start = Int(rows[row].termStart)
    for i in start..<start + Int(rows[row].termCount) {
      Self.mix(&hash, terms[i].variable, terms[i].coefficient)
    }
    return hash
  }

  mutating func insert(
    _ row: Int32, hash: UInt64, _ rows: borrowing Buffer<RowRecord>, _ terms: borrowing Buffer<Term>
  ) {
    if 2 * (used + 1) > places.count { grow(rows, terms) }
    put(row, hash)
    used += 1
  }

  private mutating func put(_ row: Int32, _ hash: UInt64) {
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = row
  }

  private mutating func grow(
    _ rows: borrowing Buffer<RowRecord>, _ terms: borrowing Buffer<Term>
  ) {
    var old = Buffer<Int32>(repeating: -1, count: 2 * places.count)
    swap(&old, &places)
    for i in old.indices where old[i] >= 0 { put(old[i], hash(of: old[i], rows, terms)) }
  }

  mutating func remove(
    _ row: Int32, _ rows: borrowing Buffer<RowRecord>, _ terms: borrowing Buffer<Term>
  ) {
    let mask = places.count - 1
    var hole = Int(truncatingIfNeeded: hash(of: row, rows, terms)) & mask
    while places[hole] != row { hole = (hole + 1) & mask }
    var next = (hole + 1) & mask
    while places[next] >= 0 {
      let home = Int(truncatingIfNeeded: hash(of: places[next], rows, terms)) & mask
      // The entry may move into the hole when its home is not between the hole and itself.
      if (next - home) & mask >= (next - hole) & mask {
        places[hole] = places[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    places[hole] = -1
    used -= 1
  }
}
