/// The multipliers of all rows. Most are zero, and only the others take memory.
struct Multipliers: ~Copyable {
  /// By row: where its multiplier lies among `vectors`, −1 where it is zero.
  private var slots = Buffer<Int32>()
  private var vectors = Buffer<LevelVector>()
  private var freeSlots = Buffer<Int32>()

  mutating func reserve(_ rows: Int) { slots.reserve(rows) }

  /// Adds the next row, whose multiplier is zero.
  @inline(__always)
  mutating func append() { slots.append(-1) }

  mutating func truncate(to count: Int) {
    for row in count..<slots.count { clear(Int32(row)) }
    slots.truncate(to: count)
  }

  @inline(__always) func isZero(_ row: Int32) -> Bool { slots[row] < 0 }

  subscript(row: Int32) -> LevelVector {
    @inline(__always)
    get {
      let slot = slots[row]
      return slot < 0 ? LevelVector() : vectors[slot]
    }
    set {
      let slot = slots[row]
      if newValue.isZero {
        clear(row)
      } else if slot >= 0 {
        vectors[slot] = newValue
      } else if let free = freeSlots.last {
        _ = freeSlots.removeLast()
        slots[row] = free
        vectors[free] = newValue
      } else {
        slots[row] = Int32(vectors.count)
        vectors.append(newValue)
      }
    }
  }

  /// Adds a multiple of a vector to a row's multiplier.
  /// - Returns: whether an entry has nearly cancelled, so that few of its digits are right.
  @inline(__always) @discardableResult
  mutating func add(_ other: LevelVector, scaledBy factor: Double = 1, to row: Int32) -> Bool {
    let slot = slots[row]
    if slot < 0 {
      self[row] = other.scaled(by: factor)
      return false
    }
    let isVague = vectors[slot].add(other, scaledBy: factor)
    if vectors[slot].isZero { clear(row) }
    return isVague
  }

  private mutating func clear(_ row: Int32) {
    let slot = slots[row]
    if slot < 0 { return }
    vectors[slot] = LevelVector()
    freeSlots.append(slot)
    slots[row] = -1
  }
}
