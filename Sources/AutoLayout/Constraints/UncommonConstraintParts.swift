/// What few constraints have, apart from them so that the others are small.
final class UncommonConstraintParts {
  /// The factor of the second item's attribute.
  let multiplier: Double
  /// Where the sides begin, if they are distances.
  let starts: DistanceStarts?
  /// The caller's own name for the constraint.
  var identifier: String?
  /// A constant that was set while the constraint was inactive, and that cannot be.
  var refusedConstant: Double?
  /// A priority that was set while the constraint was inactive, and that cannot be.
  var refusedPriority: LayoutPriority?

  init(multiplier: Double, starts: DistanceStarts?) {
    self.multiplier = multiplier
    self.starts = starts
  }
}
