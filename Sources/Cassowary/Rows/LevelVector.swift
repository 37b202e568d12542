/// A number for each level, most of them zero, compared from the highest level down.
///
/// Multipliers, slopes and steps are such vectors. Only entries that are not zero are kept, and of these
/// the highest `capacity`: what lies below the first entry that tells two vectors apart cannot matter.
/// Entries at `floor` and below it are unknown once some had to be dropped.
struct LevelVector: BitwiseCopyable {
  /// Entries kept at the most.
  static let capacity: Int32 = 8

  /// A level and the number at it.
  private typealias Entry = SIMD2<Double>

  /// In descending order of levels. A tuple, since the vector has to be plain memory.
  private var entries: (Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry) =
    (.zero, .zero, .zero, .zero, .zero, .zero, .zero, .zero)
  private(set) var floor = 0.0
  private(set) var count: Int32 = 0

  init() {}

  init(_ value: Double, at level: Double) { add(value, at: level) }

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
      case 4: entries.4
      case 5: entries.5
      case 6: entries.6
      default: entries.7
      }
    }
    set {
      switch i {
      case 0: entries.0 = newValue
      case 1: entries.1 = newValue
      case 2: entries.2 = newValue
      case 3: entries.3 = newValue
      case 4: entries.4 = newValue
      case 5: entries.5 = newValue
      case 6: entries.6 = newValue
      default: entries.7 = newValue
      }
    }
  }

  subscript(level: Double) -> Double {
    for i in 0..<count where self.level(i) == level { return value(i) }
    return 0
  }

  /// Adds at one level; an entry that cancels disappears.
  mutating func add(_ value: Double, at level: Double) {
    if value == 0 || level <= floor { return }
    var i: Int32 = 0
    while i < count && self.level(i) > level { i += 1 }
    if i < count && self.level(i) == level {
      let old = self.value(i)
      let sum = old + value
      if sum.magnitude <= Tolerance.cancellation * (old.magnitude + value.magnitude) {
        remove(i)
      } else {
        self[entry: i].y = sum
      }
    } else {
      insert(i, level, value)
    }
  }

  private mutating func remove(_ i: Int32) {
    count -= 1
    var j = i
    while j < count {
      self[entry: j] = self[entry: j + 1]
      j += 1
    }
  }

  private mutating func insert(_ i: Int32, _ level: Double, _ value: Double) {
    if i == Self.capacity {
      floor = level
      return
    }
    if count == Self.capacity {
      count -= 1
      floor = self.level(count)
    }
    var j = count
    while j > i {
      self[entry: j] = self[entry: j - 1]
      j -= 1
    }
    self[entry: i] = Entry(level, value)
    count += 1
  }

  mutating func add(_ other: LevelVector, scaledBy factor: Double = 1) {
    if other.floor > floor { raiseFloor(to: other.floor) }
    var i: Int32 = 0
    while i < other.count {
      add(other.value(i) * factor, at: other.level(i))
      i += 1
    }
  }

  private mutating func raiseFloor(to newFloor: Double) {
    floor = newFloor
    while count > 0 && level(count - 1) <= newFloor { count -= 1 }
  }

  func scaled(by factor: Double) -> LevelVector {
    var result = self
    var i: Int32 = 0
    while i < count {
      result[entry: i].y *= factor
      i += 1
    }
    return result
  }

  static func - (a: LevelVector, b: LevelVector) -> LevelVector {
    var result = a
    result.add(b, scaledBy: -1)
    return result
  }

  /// −1, 0 or 1, from the highest level down; entries that are equal but for rounding are equal, and
  /// vectors that agree down to the floor of either are equal as far as can be told.
  func compare(to other: LevelVector) -> Int {
    var i: Int32 = 0
    var j: Int32 = 0
    let bottom = max(floor, other.floor)
    while true {
      let a = i < count ? level(i) : 0
      let b = j < other.count ? other.level(j) : 0
      let at = max(a, b)
      if at <= bottom { return 0 }
      let x = a == at ? value(i) : 0
      let y = b == at ? other.value(j) : 0
      if a == at { i += 1 }
      if b == at { j += 1 }
      let difference = x - y
      if difference.magnitude > Tolerance.multiplier * max(x.magnitude, y.magnitude, 1e-3) {
        return difference < 0 ? -1 : 1
      }
    }
  }
}
