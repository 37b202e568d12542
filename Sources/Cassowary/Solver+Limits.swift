/// Which numbers are accepted, and what follows for the accuracy of values.
///
/// Rows and their largest coefficients are scaled by powers of two, which loses nothing. A required row then holds, and a
/// row with a priority counts as met, within a thousand-millionth (1e-9) of the largest coefficient and of the
/// magnitudes of its terms, added up: at a million points that is a thousandth of a point. Values are mostly exact to
/// some ten times the rounding of a single operation; only where rows nearly say the same do they lose digits.
///
/// Where coefficients lie so far apart that no accurate solution is found, a change is refused with
/// `SolverError.inaccurate`.
extension Solver {
  /// The magnitudes of coefficients that are accepted, besides 0: 1e-9 to 1e9.
  public static var coefficients: ClosedRange<Double> { 1e-9...1e9 }

  /// The constants that are accepted: -1e12 to 1e12.
  public static var constants: ClosedRange<Double> { -1e12...1e12 }
}
