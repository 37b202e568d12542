/// How dear it is to move a variable: of the variables that a row could determine, it determines
/// the cheapest.
///
/// That is a level at which moving it either way makes a penalty grow. Variables that one way costs
/// nothing come before those, in ranks of their own.
struct MoveCost: BitwiseCopyable, Comparable {
  /// The level, which is above 0; or else a rank, which is not.
  private let order: Double

  /// Held by nothing but its own row.
  static var free: MoveCost { MoveCost(order: -3) }

  /// With a required bound at 0, as sizes have.
  static var boundedByZero: MoveCost { MoveCost(order: -2) }

  /// With a required bound on one side of 0, so that it does not rest where others do.
  static var bounded: MoveCost { MoveCost(order: -1) }

  /// At a bound beyond which the row would move it.
  static var stopped: MoveCost { MoveCost(order: 0) }

  static func level(_ level: Double) -> MoveCost { MoveCost(order: level) }

  @inline(__always)
  static func < (a: MoveCost, b: MoveCost) -> Bool { a.order < b.order }
}
