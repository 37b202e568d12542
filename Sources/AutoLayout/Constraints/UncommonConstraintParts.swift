/// What few constraints have, apart from them so that the others are small.
final class UncommonConstraintParts {
  /// The factor of the second item's attribute.
  let multiplier: Double
  /// Where the sides begin, if they are distances.
  let starts: DistanceStarts?
  /// The caller's own name for the constraint.
  var identifier: String?

  init(multiplier: Double, starts: DistanceStarts?) {
    self.multiplier = multiplier
    self.starts = starts
  }
}
