/// The left sides of rows that are yet to be found or made, each in a normal form: equal rows have
/// equal ones.
///
/// Terms are in ascending order of variables, each variable once, none zero; the first coefficient
/// is positive and the largest lies in [1, 2). Scaling is by a power of two, hence exact, except
/// that a single variable always gets the coefficient 1.
struct NormalList: ~Copyable {
  struct Term: BitwiseCopyable {
    var variable: VariableIndex
    /// That of the caller's handle, which is compared with the variable's when the row is looked
    /// for.
    var generation: UInt32
    var coefficient: Double

    /// Terms of one variable lie side by side, and so do, among these, those with the same handle.
    @inline(__always) var key: UInt64 {
      UInt64(UInt32(bitPattern: variable.number)) << 32 | UInt64(generation)
    }

    /// The caller's handle.
    func handle(of owner: SolverTag) -> Variable {
      Variable(index: variable.number, generation: generation, owner: owner)
    }
  }

  private(set) var terms = Buffer<Term>()
  /// Terms that were dropped because their coefficients add up to zero. Their variables have to be
  /// in use all the same.
  private(set) var cancelled = Buffer<Term>()
  /// By normal: where its terms end and those of the next one begin.
  private var ends = Buffer<Int32>()
  /// By normal: its index in the order of the calls; empty while they lie in that order.
  private var origins = Buffer<Int32>()
  /// Where the terms of the pending normal begin.
  private var start = 0
  /// What was appended = unit · the pending normal.
  private(set) var unit = 1.0

  /// How many there are, without the pending one.
  @inline(__always) var count: Int { ends.count }

  /// Where the terms of a normal lie.
  @inline(__always)
  func range(of normal: Int) -> Range<Int> {
    (normal == 0 ? 0 : Int(ends[normal - 1]))..<Int(ends[normal])
  }

  /// The number of the greatest variable of a normal; 0 for one without terms.
  @inline(__always)
  func greatestVariable(of normal: Int) -> Int32 {
    let range = range(of: normal)
    return range.isEmpty ? 0 : terms[range.upperBound - 1].variable.number
  }

  /// The index of a normal in the order of the calls.
  @inline(__always)
  func origin(of normal: Int) -> Int { origins.isEmpty ? normal : Int(origins[normal]) }

  mutating func removeAll() {
    terms.removeAll()
    cancelled.removeAll()
    ends.removeAll()
    origins = Buffer()
    start = 0
    unit = 1
  }

  /// Empties it; what a large batch needed is not kept for small ones.
  mutating func forgetLargeBatch() {
    removeAll()
    terms.removeAll(keepingRoomFor: 4096)
    cancelled.removeAll(keepingRoomFor: 1024)
    ends.removeAll(keepingRoomFor: 1024)
  }

  /// Makes room for so many more, with so many terms.
  mutating func reserve(_ added: Int, terms addedTerms: Int) {
    ends.reserve(count + added)
    terms.reserve(terms.count + addedTerms)
  }

  // MARK: The one in the making

  @inline(__always)
  mutating func append(_ variable: Variable, _ coefficient: Double) {
    terms.append(
      Term(
        variable: VariableIndex(variable), generation: variable.generation, coefficient: coefficient
      ))
  }

  /// Adds the pending normal to the list.
  @inline(__always)
  mutating func accept() {
    start = terms.count
    ends.append(Int32(start))
    unit = 1
  }

  /// Drops the pending normal.
  mutating func reject() {
    terms.truncate(to: start)
    unit = 1
  }

  /// Brings what was appended into normal form.
  /// - Returns: a sum of coefficients outside the limits, if there is one.
  mutating func normalise(within limits: ClosedRange<Double>) -> Double? {
    if !sort() { merge() }
    let count = terms.count - start
    if count == 0 { return nil }
    var largest = 0.0
    for i in start..<terms.count {
      let magnitude = terms[i].coefficient.magnitude
      if !limits.contains(magnitude) { return terms[i].coefficient }
      largest = max(largest, magnitude)
    }
    if count == 1 {
      unit = terms[start].coefficient
      terms[start].coefficient = 1
      return nil
    }
    let power = Double(sign: .plus, exponent: Int(largest.exponent), significand: 1)
    unit = terms[start].coefficient < 0 ? -power : power
    if unit == 1 { return nil }
    for i in start..<terms.count { terms[i].coefficient /= unit }
    return nil
  }

  /// Brings the terms into order, which are nearly always few.
  /// - Returns: whether each variable is there once, and none with 0, so that there is nothing to
  ///   merge.
  private mutating func sort() -> Bool {
    if terms.count - start > 32 {
      sortMany()
      return false
    }
    var isMerged = true
    var i = start
    while i < terms.count {
      let term = terms[i]
      if term.coefficient == 0 { isMerged = false }
      var j = i
      while j > start && terms[j - 1].key > term.key {
        terms[j] = terms[j - 1]
        j -= 1
      }
      if j > start && terms[j - 1].key == term.key { isMerged = false }
      if j < i { terms[j] = term }
      i += 1
    }
    return isMerged
  }

  private mutating func sortMany() {
    var order = Buffer<(term: Term, index: Int32)>(capacity: terms.count - start)
    for i in start..<terms.count { order.append((terms[i], Int32(i))) }
    order.sort { ($0.term.key, $0.index) < ($1.term.key, $1.index) }
    for i in order.indices { terms[start + i] = order[i].term }
  }

  private mutating func merge() {
    var kept = start
    var i = start
    while i < terms.count {
      var term = terms[i]
      i += 1
      if i < terms.count && terms[i].key == term.key {
        var sum = RunningSum(term.coefficient)
        while i < terms.count && terms[i].key == term.key {
          sum.add(terms[i].coefficient)
          i += 1
        }
        // ⅓ + ⅔ − 1 is zero, though not to the last bit.
        term.coefficient = sum.isRounding && sum.value.isFinite ? 0 : sum.value
      }
      if term.coefficient == 0 {
        cancelled.append(term)
        continue
      }
      terms[kept] = term
      kept += 1
    }
    terms.truncate(to: kept)
  }

  // MARK: Order

  /// Whether the normals come in no order of their variables, judged by a sample of neighbours.
  func isDisordered() -> Bool {
    var descents = 0
    var pairs = 0
    var i = 0
    while i + 1 < count {
      if greatestVariable(of: i) > greatestVariable(of: i + 1) + 64 { descents += 1 }
      pairs += 1
      i += 16
    }
    return 4 * descents > pairs
  }

  /// Sorts the normals: those of single variables, and then the others, both in ascending order of
  /// their greatest variables. Stable.
  mutating func arrange(variableCount: Int) {
    var keys = Buffer<Int32>(capacity: count)
    for normal in 0..<count {
      let isSingle = range(of: normal).count <= 1
      keys.append(greatestVariable(of: normal) + (isSingle ? 0 : Int32(variableCount)))
    }
    let order = keys.order(limit: 2 * variableCount)
    // First where terms start, then the terms: without dependent loads, many cache misses overlap.
    var starts = Buffer<Int32>(capacity: count)
    var newEnds = Buffer<Int32>(capacity: count)
    var end: Int32 = 0
    for i in order.indices {
      let range = range(of: Int(order[i]))
      starts.append(Int32(range.lowerBound))
      end += Int32(range.count)
      newEnds.append(end)
    }
    var arranged = Buffer<Term>(capacity: terms.count)
    for i in order.indices {
      var next = starts[i]
      while arranged.count < newEnds[i] {
        arranged.append(terms[next])
        next += 1
      }
    }
    swap(&terms, &arranged)
    swap(&ends, &newEnds)
    origins = order
  }
}

extension Table where Index == Int, Element == Int32 {
  /// The indices of keys from 0 up to `limit`, in the order of the keys: a counting sort, stable.
  func order(limit: Int) -> Buffer<Int32> {
    var ends = Buffer<Int32>(repeating: 0, count: limit + 1)
    for i in indices { ends[self[i]] += 1 }
    for key in 1..<ends.count { ends[key] += ends[key - 1] }
    var order = Buffer<Int32>(repeating: -1, count: count)
    for i in indices.reversed() {
      ends[self[i]] -= 1
      order[ends[self[i]]] = Int32(i)
    }
    return order
  }
}
