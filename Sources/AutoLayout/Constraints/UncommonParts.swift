/// What few constraints have, apart from them so that the others are small.
final class UncommonParts {
  /// The caller's own name for the constraint.
  var identifier: String?
  /// Where the sides begin, if they are distances.
  let starts: DistanceStarts?

  init(identifier: String? = nil, starts: DistanceStarts? = nil) {
    self.identifier = identifier
    self.starts = starts
  }
}
