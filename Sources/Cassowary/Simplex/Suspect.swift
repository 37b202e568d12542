/// A row found to disagree with its multiplier; the most important comes first.
///
/// A row is queued once, and may have been put right meanwhile; whoever takes one out looks again.
struct Suspect: BitwiseCopyable, Precedence {
  var row: Int32
  /// The highest level that disagrees; infinity for a required constraint.
  var level: Double
  var violation: Double

  @inline(__always)
  func precedes(_ other: Suspect) -> Bool {
    if level != other.level { return level > other.level }
    if violation != other.violation { return violation > other.violation }
    return row < other.row
  }
}
