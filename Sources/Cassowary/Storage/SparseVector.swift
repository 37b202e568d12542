/// A list of indices with a number each: a vector of which only the entries that are not zero are kept.
struct SparseVector: ~Copyable {
  var indices = Buffer<Int32>()
  var values = Buffer<Double>()
  /// Whether a number that was not zero has been left out, as rounding.
  var isRounded = false

  @inline(__always) var count: Int { indices.count }

  @inline(__always)
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  mutating func reserve(_ wanted: Int) {
    indices.reserve(wanted)
    values.reserve(wanted)
  }

  @inline(__always)
  mutating func swapAt(_ a: Int, _ b: Int) {
    indices.swapAt(a, b)
    values.swapAt(a, b)
  }

  mutating func truncate(to count: Int) {
    indices.truncate(to: count)
    values.truncate(to: count)
  }

  mutating func removeAll() {
    truncate(to: 0)
    isRounded = false
  }
}
