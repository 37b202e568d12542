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

  /// Adds another vector. What both have stays in its place, unless it cancels; the rest comes at the end.
  mutating func add(_ other: borrowing SparseVector) {
    var places = Buffer<(index: Int32, place: Int)>(capacity: count)
    for i in indices.indices { places.append((indices[i], i)) }
    places.sort { $0.index < $1.index }
    var keys = Buffer<(index: Int32, place: Int)>(capacity: other.count)
    for i in other.indices.indices { keys.append((other.indices[i], i)) }
    keys.sort { $0.index < $1.index }
    var next = 0
    for i in keys.indices {
      while next < places.count && places[next].index < keys[i].index { next += 1 }
      let value = other.values[keys[i].place]
      if next < places.count && places[next].index == keys[i].index {
        values[places[next].place] += value
      } else {
        append(keys[i].index, value)
      }
    }
    var kept = 0
    for i in indices.indices where values[i] != 0 {
      swapAt(kept, i)
      kept += 1
    }
    truncate(to: kept)
  }

  mutating func removeAll() {
    truncate(to: 0)
    isRounded = false
  }
}
