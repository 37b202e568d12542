/// A vector of which only the entries that are not zero are kept: indices, with a number each.
struct SparseVector<Index>: ~Copyable {
  var indices = Buffer<Index>()
  var values = Buffer<Double>()
  /// The low parts of numbers in twice the digits; empty where all are zero.
  private(set) var lows = Buffer<Double>()
  /// Whether a number that was not zero has been dropped as rounding.
  var isRounded = false

  @inline(__always) var count: Int { indices.count }

  @inline(__always)
  mutating func append(_ index: Index, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  @inline(__always)
  mutating func append(_ index: Index, _ value: DoubleDouble) {
    if value.low != 0 || !lows.isEmpty {
      if lows.count < indices.count { lows.resize(to: indices.count, filler: 0) }
      lows.append(value.low)
    }
    append(index, value.high)
  }

  /// A value in twice the digits.
  func precise(_ index: Int) -> DoubleDouble {
    DoubleDouble(values[index], low: index < lows.count ? lows[index] : 0)
  }

  mutating func reserve(_ wanted: Int) {
    indices.reserve(wanted)
    values.reserve(wanted)
  }

  @inline(__always)
  mutating func swapAt(_ a: Int, _ b: Int) {
    indices.swapAt(a, b)
    values.swapAt(a, b)
    if lows.isEmpty { return }
    lows.resize(to: max(lows.count, a + 1, b + 1), filler: 0)
    lows.swapAt(a, b)
  }

  mutating func truncate(to count: Int) {
    indices.truncate(to: count)
    values.truncate(to: count)
    if lows.count > count { lows.truncate(to: count) }
  }

  mutating func removeAll() {
    truncate(to: 0)
    isRounded = false
  }
}
