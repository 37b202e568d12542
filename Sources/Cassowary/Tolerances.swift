/// Every tolerance of the solver, each with its reason.
///
/// Values are scaled so that the largest coefficient of a row lies in [1, 2); lengths are in the
/// caller's unit, points or pixels or characters, so 1e-9 of a thousand is far below anything drawn.
enum Tolerance {
  /// Two places on a row's axis closer than this are one. Layout numbers differ by 1e-3 or more,
  /// rounding by 1e-12 of their size or less; the value stands near the geometric middle.
  @inline(__always)
  static func breakpoint(_ b: Double) -> Double { 1e-10 * (1 + b.magnitude) }

  /// How far a row's value may be from where its multiplier says, relative to the terms it sums.
  static let feasibility = 1e-9

  /// The part of `feasibility` that is aimed at before more is allowed: a row that uses up what it may miss by
  /// can decide over another value that is millions of times as large.
  static let aim = 0x1p-10

  /// A sum this much smaller than what was added to make it has few digits that are right.
  static let vagueness = 0x1p-12

  /// A sum this much smaller than what was added to make it may be rounding, where a basis has been updated: numbers
  /// that updates have made wrong by more than rounding do not cancel as they should.
  static let doubt = 0x1p-24

  /// How wrong a vague sum may be, relative to what was added to make it: some dozens of roundings.
  static let noise = 0x1p-46

  /// A number this much smaller than what it is added to loses so many digits that what is left of the sum, once the
  /// larger is taken away again, says little about it.
  static let absorption = 0x1p-24

  /// A sum that comes to nothing, of numbers larger than this, may have hidden one that counts: coefficients are below 2,
  /// so numbers like these come from a division that should not have been made.
  static let swelling = 0x1p12

  /// The same where sums are made with twice the digits: what is wrong then is what was given, a third as much as an
  /// end of a penalty's slopes, each by less than a rounding of a double.
  static let preciseNoise = 0x1p-50

  /// Two entries of multipliers at one level that differ by less, relatively, are equal, and so their difference
  /// is zero.
  static let multiplier = 0x1p-36

  /// A sum this much smaller than what was added to make it is what rounding has left, and zero. A few
  /// thousand roundings fit in; that a sum is meant to be so small takes numbers that nearly cancel.
  static let rounding = 0x1p-40

  /// A pivot of the simplex method below this part of the largest coefficient beside it is avoided.
  static let weakPivot = 1e-6

  /// How far a basic row's value may be from its target before the basis is factorised anew, relative to the terms it
  /// sums: some dozens of roundings.
  static let tightness = 0x1p-46

  /// How far a variable may be from where it was brought, relatively, before it counts as moved: a few roundings.
  static let rest = 0x1p-50

  /// An elimination pivot is at least this part of its row's largest active entry.
  static let pivot = 0.1

  /// A row in which one variable is left is pivoted on it only when the coefficient is at least this
  /// part of the row's largest.
  static let singletonPivot = 1e-3

  /// How much an error may grow from variable to variable while rows are used as they were given, before a
  /// row that has been eliminated with care is used again: well below what `feasibility` bears.
  static let growth = 1e5
}
