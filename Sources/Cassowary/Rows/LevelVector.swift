/// A number for each level, most of them zero, compared from the highest level down.
///
/// Multipliers, slopes and steps are such vectors. Only the highest few entries that are not zero are
/// kept: what lies below the first entry that tells two vectors apart cannot matter. Entries at
/// `floor` and below are unknown once some had to be dropped.
struct LevelVector: BitwiseCopyable {
  /// Entries kept at the most.
  static let capacity = 8

  private var levels: (Double, Double, Double, Double, Double, Double, Double, Double) = (0,0,0,0,0,0,0,0)
  private var values: (Double, Double, Double, Double, Double, Double, Double, Double) = (0,0,0,0,0,0,0,0)
  /// Entries at this level and below it are unknown.
  private(set) var floor = 0.0
  private(set) var count: Int32 = 0

  init() {}

  init(_ value: Double, at level: Double) {
    if value != 0 {
      levels.0 = level
      values.0 = value
      count = 1
    }
  }

  @inline(__always) var isZero: Bool { count == 0 }
  @inline(__always) var top: Double { count == 0 ? 0 : levels.0 }
  @inline(__always) var topValue: Double { count == 0 ? 0 : values.0 }

  @inline(__always)
  func level(_ i: Int32) -> Double { switch i { case 0: levels.0; case 1: levels.1; case 2: levels.2; case 3: levels.3; case 4: levels.4; case 5: levels.5; case 6: levels.6; default: levels.7 } }

  @inline(__always)
  func value(_ i: Int32) -> Double { switch i { case 0: values.0; case 1: values.1; case 2: values.2; case 3: values.3; case 4: values.4; case 5: values.5; case 6: values.6; default: values.7 } }

  subscript(level: Double) -> Double {
    for i in 0..<count where self.level(i) == level { return value(i) }
    return 0
  }

  @inline(__always)
  private mutating func set(_ i: Int32, _ level: Double, _ value: Double) {
    switch i {
    case 0: levels.0 = level; values.0 = value
    case 1: levels.1 = level; values.1 = value
    case 2: levels.2 = level; values.2 = value
    case 3: levels.3 = level; values.3 = value
    case 4: levels.4 = level; values.4 = value
    case 5: levels.5 = level; values.5 = value
    case 6: levels.6 = level; values.6 = value
    default: levels.7 = level; values.7 = value
    }
  }

  /// Adds at one level; an entry that cancels disappears.
  mutating func add(_ value: Double, at level: Double) {
    if value == 0 || level <= floor { return }
    var i: Int32 = 0
    while i < count && self.level(i) > level { i += 1 }
    if i < count && self.level(i) == level {
      let old = self.value(i), sum = old + value
      if sum.magnitude <= Tolerance.cancellation * (old.magnitude + value.magnitude) {
        remove(i)
      } else {
        set(i, level, sum)
      }
    } else {
      insert(i, level, value)
    }
  }

  private mutating func remove(_ i: Int32) {
    var j = i
    while j + 1 < count {
      set(j, self.level(j + 1), self.value(j + 1))
      j += 1
    }
    count -= 1
  }

  private mutating func insert(_ i: Int32, _ level: Double, _ value: Double) {
    if count == Self.capacity {
      if i == count {
        floor = level
        return
      }
      floor = self.level(count - 1)
      count -= 1
    }
    var j = count
    while j > i {
      set(j, self.level(j - 1), self.value(j - 1))
      j -= 1
    }
    set(i, level, value)
    count += 1
  }

  @inline(__always)
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
    while i < count { result.set(i, level(i), value(i) * factor); i += 1 }
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
