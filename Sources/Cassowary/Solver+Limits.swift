/// Which numbers are accepted, and what follows for the accuracy of values.
///
/// Rows and their largest coefficients are scaled by powers of two, which loses nothing. A required row then holds, and a
/// row with a priority counts as met, within a thousand-millionth (1e-9) of the largest coefficient and of the
/// magnitudes of its terms, added up: at a million points that is a thousandth of a point. Values are mostly exact to
/// some ten times the rounding of a single operation; only where rows nearly say the same do they lose digits.
///
/// Solutions are looked for among values up to a million millions (1e12), as far as constants reach. Rows that only
/// larger ones would meet may count as excluding each other, or as not met.
///
/// Where coefficients lie so far apart that no accurate solution is found, a change is refused with
/// `SolverError.inaccurate`.
extension Solver {
  /// The magnitudes of coefficients that are accepted, besides 0: 1e-9 to 1e9.
  ///
  /// Those of a variable that a row names more than once are added up, and a sum of which less than a
  /// million-millionth (1e-12) of what was added is left counts as 0: `0.1 * x + 0.2 * x - 0.3 * x` is nothing.
  public static var coefficients: ClosedRange<Double> { 1e-9...1e9 }

  /// The constants that are accepted: -1e12 to 1e12.
  public static var constants: ClosedRange<Double> { -1e12...1e12 }
}
