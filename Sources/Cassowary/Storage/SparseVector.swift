/// A vector of which only the entries that are not zero are kept: indices, with a number each.
struct SparseVector<Index>: ~Copyable {
  var indices = Buffer<Index>()
  var values = Buffer<Double>()
  /// What numbers in twice the digits have beside the first double; empty where none has anything.
  private(set) var rests = Buffer<DoubleDouble.Rest>()
  /// Whether a number that was not zero has been dropped as rounding.
  var isRounded = false

  @inline(__always) var count: Int { indices.count }

  /// The largest magnitude, 0 where there is none.
  var largest: Double {
    var largest = 0.0
    for i in values.indices { largest = max(largest, values[i].magnitude) }
    return largest
  }

  @inline(__always)
  mutating func append(_ index: Index, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  @inline(__always)
  mutating func append(_ index: Index, _ value: DoubleDouble) {
    if !value.rest.isNothing || !rests.isEmpty {
      if rests.count < indices.count { rests.resize(to: indices.count, filler: .init()) }
      rests.append(value.rest)
    }
    append(index, value.high)
  }

  /// A value in twice the digits.
  func precise(_ index: Int) -> DoubleDouble {
    DoubleDouble(values[index], index < rests.count ? rests[index] : .init())
  }

  mutating func reserve(_ wanted: Int) {
    indices.reserve(wanted)
    values.reserve(wanted)
  }

  @inline(__always)
  mutating func swapAt(_ a: Int, _ b: Int) {
    indices.swapAt(a, b)
    values.swapAt(a, b)
    if rests.isEmpty { return }
    rests.resize(to: max(rests.count, a + 1, b + 1), filler: .init())
    rests.swapAt(a, b)
  }

  mutating func truncate(to count: Int) {
    indices.truncate(to: count)
    values.truncate(to: count)
    if rests.count > count { rests.truncate(to: count) }
  }

  mutating func removeAll() {
    truncate(to: 0)
    isRounded = false
  }
}
