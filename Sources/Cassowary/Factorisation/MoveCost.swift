/// What it costs to move a variable. Of the variables that a row could determine, it determines the
/// cheapest.
///
/// The cost is the level at which a penalty grows in the cheaper direction. Below all levels there
/// are ranks for variables that can move at no cost in one direction.
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
  static var blocked: MoveCost { MoveCost(order: 0) }

  static func level(_ level: Double) -> MoveCost { MoveCost(order: level) }

  @inline(__always)
  static func < (a: MoveCost, b: MoveCost) -> Bool { a.order < b.order }
}
