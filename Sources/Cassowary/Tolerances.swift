/// Every tolerance of the solver, each with its reason.
///
/// Values are scaled so that the largest coefficient of a row lies in [1, 2); lengths are in the
/// caller's unit, points or pixels or characters, so 1e-9 of a thousand is far below anything
/// drawn.
enum Tolerance {
  /// Breakpoints closer than this coincide. Layout numbers differ by 1e-3 or more, rounding errors
  /// by 1e-12 of their size or less; the value is near the geometric mean.
  @inline(__always)
  static func breakpoint(_ b: Double) -> Double { 1e-10 * (1 + b.magnitude) }

  /// `breakpoint` at 0 for values that have been computed in twice the digits: the rounding of
  /// terms of 1e9.
  static let preciseBreakpoint = 0x1p-73

  /// The primal feasibility tolerance: how far a row's value may be from where its multiplier is
  /// right, relative to the magnitudes of its terms.
  static let feasibility = 1e-9

  /// What rows that contradict each other may leave of a distance and hold all the same, relative to
  /// the bound that is not reached: terms can be hundreds of times as large as that.
  static let play = 1e-6

  /// The fraction of `feasibility` that is tried first: a row that misses by all that is allowed
  /// can move another value that is millions of times as large.
  static let aim = 0x1p-10

  /// A sum this small relative to the magnitudes that were added has few correct digits.
  static let vagueness = 0x1p-12

  /// A part of a sum of rows this small beside the others may stand for larger terms that have
  /// cancelled but for what `feasibility` lets each of them miss; times four, since several are added.
  static let slightPart = 0x1p-28

  /// After updates of the basis, a sum this small relative to the magnitudes that were added may be
  /// rounding: numbers with larger errors do not cancel as they should.
  static let doubt = 0x1p-24

  /// The error bound of a vague sum, relative to the magnitudes that were added: some dozens of
  /// roundings.
  static let noise = 0x1p-46

  /// A number this small relative to the one it is added to loses most of its digits: subtracting
  /// the larger one again does not give it back.
  static let absorption = 0x1p-24

  /// Coefficients of a row that are farther apart than this are so on purpose: a sum of products of
  /// theirs may be small, and count, beside another's rounding.
  static let wide = 0x1p-16

  /// If numbers larger than this cancel, a significant number may have been lost: coefficients are
  /// below 2, so numbers like these come from a pivot that was too small.
  static let swelling = 0x1p12

  /// `rounding` where factors have twice the digits, for multipliers, and for coefficients that are
  /// neither decimals nor fractions: a few roundings of the doubles that these are kept in.
  static let preciseNoise = 0x1p-50

  /// A value beyond this is farther than solutions are looked for: ten times as far as constants
  /// reach.
  static let farthest = 1e13

  /// What counts as nothing where small numbers have led to values beyond `farthest`: rows that
  /// differ by less count as parallel. The difference moves no row by more than `feasibility` allows.
  static let nearlyParallel = 0x1p-36

  /// Entries of multipliers at one level are equal if their relative difference is less; their
  /// difference is then zero.
  static let multiplier = 0x1p-37

  /// A sum this small relative to the magnitudes that were added counts as rounding, and as zero.
  /// That allows a few thousand roundings; a true sum is as small only where numbers nearly cancel.
  static let rounding = 0x1p-40

  /// A pivot of the simplex method is weak, and avoided, below this fraction of the largest
  /// coefficient beside it.
  static let weakPivot = 1e-6

  /// How far a basic row's value may be from its target before the basis is factorised again,
  /// relative to the terms it sums: some dozens of roundings.
  static let tightness = 0x1p-46

  /// A variable that has been settled counts as moved if it is off by more, relatively: a few
  /// roundings.
  static let rest = 0x1p-50

  /// A row that leaves its target at no cost and moves farther than this may cost something: a
  /// multiplier that counts as 0 is known to be that up to 2^-40 of others.
  static let farMove = 0x1p24

  /// An elimination pivot is at least this fraction of its row's largest active entry (threshold
  /// pivoting).
  static let pivot = 0.1

  /// A row singleton is used as a pivot only if the coefficient is at least this fraction of the
  /// row's largest.
  static let singletonPivot = 1e-3

  /// A step whose pivot is smaller than the other coefficients by more makes rounding of what it reads
  /// so much larger. Layouts relate numbers by less, and rounding by 64 stays below `feasibility` up
  /// to a hundred thousand points.
  static let steepness = 64.0

  /// How much errors may grow along rows that are used as given, before a different pivot order or
  /// a new factorisation is chosen: well below what `feasibility` tolerates.
  static let growth = 1e5
}
