/// A number for each level, most of them zero, compared from the highest level down.
///
/// Multipliers, slopes and steps are such vectors. Only entries that are not zero are kept: the
/// highest few inline, since a layout rarely has more levels, the others in an array.
struct LevelVector {
  /// A level and the number at it.
  private typealias Entry = SIMD2<Double>

  private static let inlineCapacity: Int32 = 4

  /// In descending order of levels. Only the first `count` mean anything.
  private var entries: (Entry, Entry, Entry, Entry) = (.zero, .zero, .zero, .zero)
  private(set) var count: Int32 = 0
  /// The entries that come after those.
  private var tail: [Entry]?

  init() {}

  init(_ value: Double, at level: Double) {
    if value != 0 { append(Entry(level, value)) }
  }

  @inline(__always) var isZero: Bool { count == 0 }
  /// The highest level with an entry, 0 where there is none.
  @inline(__always) var top: Double { count == 0 ? 0 : entries.0.x }
  @inline(__always) var topValue: Double { count == 0 ? 0 : entries.0.y }

  @inline(__always) func level(_ i: Int32) -> Double { self[entry: i].x }
  @inline(__always) func value(_ i: Int32) -> Double { self[entry: i].y }

  @inline(__always)
  private subscript(entry i: Int32) -> Entry {
    get {
      switch i {
      case 0: entries.0
      case 1: entries.1
      case 2: entries.2
      case 3: entries.3
      default: tail![Int(i - Self.inlineCapacity)]
      }
    }
    set {
      switch i {
      case 0: entries.0 = newValue
      case 1: entries.1 = newValue
      case 2: entries.2 = newValue
      case 3: entries.3 = newValue
      default: tail![Int(i - Self.inlineCapacity)] = newValue
      }
    }
  }

  subscript(level: Double) -> Double {
    for i in 0..<count where self.level(i) == level { return value(i) }
    return 0
  }

  /// Adds an entry of a level below all others.
  @inline(__always)
  private mutating func append(_ entry: Entry) {
    if count < Self.inlineCapacity {
      self[entry: count] = entry
    } else if tail == nil {
      tail = [entry]
    } else {
      tail!.append(entry)
    }
    count += 1
  }

  /// Adds at one level; an entry that cancels disappears.
  @discardableResult
  mutating func add(_ value: Double, at level: Double) -> Loss {
    if value == 0 { return [] }
    let i = index(of: level)
    guard i < count && self.level(i) == level else {
      insert(i, Entry(level, value))
      return []
    }
    var loss = Loss()
    let sum = Self.sum(self.value(i), value, &loss, Tolerance.multiplier)
    if sum == 0 { remove(i) } else { self[entry: i].y = sum }
    return loss
  }

  /// Puts another number in the place of that at a level.
  mutating func replace(at level: Double, by value: Double) {
    let i = index(of: level)
    if value == 0 { remove(i) } else { self[entry: i].y = value }
  }

  /// Where the entry of a level is, or would be.
  @inline(__always)
  private func index(of level: Double) -> Int32 {
    var i: Int32 = 0
    while i < count && self.level(i) > level {
      i += 1
      if i == Self.inlineCapacity { return i + tailIndex(of: level) }
    }
    return i
  }

  /// The same among the entries behind the first few. By halves, since there may be a thousand.
  @inline(never)
  private func tailIndex(of level: Double) -> Int32 {
    guard let tail else { return 0 }
    var low = 0
    var high = tail.count
    while low < high {
      let middle = (low + high) / 2
      if tail[middle].x > level { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  /// What an addition has lost to rounding.
  struct Loss: OptionSet {
    let rawValue: UInt8

    /// The numbers have nearly cancelled, so that few digits of the sum are right, or none.
    static let digits = Loss(rawValue: 1)
    /// The numbers have cancelled but for rounding.
    static let all = Loss(rawValue: 2)
    /// One was so small beside the other that most of its digits are lost (absorption).
    static let smaller = Loss(rawValue: 4)
  }

  /// The sum of two numbers, zero where it is nothing but rounding.
  @inline(__always)
  private static func sum(
    _ a: Double, _ b: Double, _ loss: inout Loss, _ tolerance: Double
  ) -> Double {
    let sum = a + b
    let size = a.magnitude + b.magnitude
    if sum.magnitude > Tolerance.vagueness * size {
      if min(a.magnitude, b.magnitude) < Tolerance.absorption * size { loss.insert(.smaller) }
      return sum
    }
    // Of numbers this large what is left may be less than rounding, and count.
    let isNumber = sum.magnitude > Tolerance.noise * size || size > Tolerance.swelling
    loss.insert(isNumber ? .digits : .all)
    return sum.magnitude > tolerance * size ? sum : 0
  }

  private mutating func remove(_ i: Int32) {
    var j = i + 1
    while j < min(count, Self.inlineCapacity) {
      self[entry: j - 1] = self[entry: j]
      j += 1
    }
    if count > Self.inlineCapacity {
      let next = tail!.remove(at: Int(max(0, i - Self.inlineCapacity)))
      if i < Self.inlineCapacity { entries.3 = next }
      if tail!.isEmpty { tail = nil }
    }
    count -= 1
  }

  private mutating func insert(_ i: Int32, _ entry: Entry) {
    if i == count { return append(entry) }
    count += 1
    if count > Self.inlineCapacity {
      let isInTail = i >= Self.inlineCapacity
      let moved = isInTail ? entry : entries.3
      if tail == nil { tail = [] }
      tail!.insert(moved, at: isInTail ? Int(i - Self.inlineCapacity) : 0)
      if isInTail { return }
    }
    var j = min(count, Self.inlineCapacity) - 1
    while j > i {
      self[entry: j] = self[entry: j - 1]
      j -= 1
    }
    self[entry: i] = entry
  }

  /// Adds a multiple of another vector; entries that cancel disappear.
  @discardableResult
  mutating func add(_ other: LevelVector, scaledBy factor: Double = 1) -> Loss {
    if other.count == 0 { return [] }
    if other.count == 1 { return add(other.topValue * factor, at: other.top) }
    var loss = Loss()
    self = merged(with: other, scaledBy: factor, &loss)
    return loss
  }

  private func merged(
    with other: LevelVector, scaledBy factor: Double, _ loss: inout Loss,
    within tolerance: Double = Tolerance.multiplier
  ) -> LevelVector {
    var result = LevelVector()
    var i: Int32 = 0
    var j: Int32 = 0
    while i < count || j < other.count {
      let a = i < count ? self[entry: i] : .zero
      let b = j < other.count ? other[entry: j] : .zero
      if a.x > b.x {
        result.append(a)
        i += 1
      } else {
        let value = a.x == b.x ? Self.sum(a.y, b.y * factor, &loss, tolerance) : b.y * factor
        if value != 0 { result.append(Entry(b.x, value)) }
        if a.x == b.x { i += 1 }
        j += 1
      }
    }
    return result
  }

  func scaled(by factor: Double) -> LevelVector {
    var result = self
    if factor == 1 { return result }
    var i: Int32 = 0
    while i < count {
      result[entry: i].y *= factor
      i += 1
    }
    return result
  }

  @inline(__always)
  static func - (a: LevelVector, b: LevelVector) -> LevelVector {
    if b.count == 0 { return a }
    var result = a
    result.add(b, scaledBy: -1)
    return result
  }

  @inline(__always)
  static func + (a: LevelVector, b: LevelVector) -> LevelVector {
    if b.count == 0 { return a }
    var result = a
    result.add(b)
    return result
  }

  /// The difference of two sums of weights. Each weight is exact, so that even a small difference
  /// counts, unless it is no more than the sums' own rounding.
  func less(_ other: LevelVector) -> LevelVector {
    if other.count == 0 { return self }
    if count == 0 { return other.scaled(by: -1) }
    var loss = Loss()
    return merged(with: other, scaledBy: -1, &loss, within: Tolerance.noise)
  }

  /// Without the entries at the highest levels that are negative, up to the first that is not.
  var withoutLeadingNegatives: LevelVector {
    var result = self
    while result.topValue < 0 { result.remove(0) }
    return result
  }

  /// Leaves out the entries at the highest levels that are no more than rounding of another
  /// vector's, up to the first that is more.
  mutating func removeLeadingRounding(of other: LevelVector) {
    while count > 0 && topValue.magnitude <= Tolerance.noise * other[top].magnitude { remove(0) }
  }

  /// Whether it is the other one to the bit.
  func isSame(as other: LevelVector) -> Bool {
    if count != other.count { return false }
    for i in 0..<count where level(i) != other.level(i) || value(i) != other.value(i) {
      return false
    }
    return true
  }

  /// −1, 0 or 1, from the highest level down; entries that are equal but for rounding are equal.
  func compare(to other: LevelVector) -> Int {
    var i: Int32 = 0
    var j: Int32 = 0
    while i < count || j < other.count {
      let a = i < count ? self[entry: i] : .zero
      let b = j < other.count ? other[entry: j] : .zero
      let x = a.x >= b.x ? a.y : 0
      let y = b.x >= a.x ? b.y : 0
      if a.x >= b.x { i += 1 }
      if b.x >= a.x { j += 1 }
      let difference = x - y
      if difference.magnitude > Tolerance.multiplier * (x.magnitude + y.magnitude) {
        return difference < 0 ? -1 : 1
      }
    }
    return 0
  }
}

/// The multipliers of all rows. Most are zero, and only the others have a vector.
struct Multipliers: ~Copyable {
  /// By row: the index of its multiplier in `vectors`, −1 where it is zero.
  private var slots = Table<RowIndex, Int32>()
  private var vectors = Buffer<LevelVector>()
  private var freeSlots = Buffer<Int32>()
  /// Whether a number may have been absorbed by a far larger one at the same level.
  var hideNumbers = false

  mutating func reserve(_ rows: Int) { slots.reserve(rows) }

  /// Adds the next row, whose multiplier is zero.
  @inline(__always)
  mutating func append() { slots.append(-1) }

  mutating func truncate(to count: Int) {
    for row in RowIndex(count)..<slots.end { clear(row) }
    slots.truncate(to: count)
  }

  @inline(__always) func isZero(_ row: RowIndex) -> Bool { slots[row] < 0 }

  subscript(row: RowIndex) -> LevelVector {
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
  /// - Returns: whether few digits of it are right: an entry has nearly cancelled, or has cancelled
  ///   where it may have absorbed another.
  @inline(__always) @discardableResult
  mutating func add(_ other: LevelVector, scaledBy factor: Double = 1, to row: RowIndex) -> Bool {
    let slot = slots[row]
    if slot < 0 {
      self[row] = other.scaled(by: factor)
      return false
    }
    let loss = vectors[slot].add(other, scaledBy: factor)
    if vectors[slot].isZero { clear(row) }
    if loss.isEmpty { return false }
    if loss.contains(.smaller) { hideNumbers = true }
    return loss.contains(.digits) || (hideNumbers && loss.contains(.all))
  }

  private mutating func clear(_ row: RowIndex) {
    let slot = slots[row]
    if slot < 0 { return }
    vectors[slot] = LevelVector()
    freeSlots.append(slot)
    slots[row] = -1
  }
}
