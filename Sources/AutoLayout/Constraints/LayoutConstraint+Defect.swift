extension LayoutConstraint {
  /// The largest magnitude of a constant or length: what such numbers add up to keeps a thousandth
  /// of a point.
  static var largestNumber: Double { 1e9 }
  /// The same for the constants of constraints that hold frames: each is what a number of a frame
  /// is beyond a part of a superview's length.
  static var largestFrameConstant: Double { 4 * largestNumber }
  /// The magnitudes of a multiplier that is not 0. Further apart, numbers leave too few digits to
  /// compute with.
  static var multipliers: ClosedRange<Double> { 1e-6...1e6 }

  /// What is wrong with the constraint by itself, whatever tree it is in.
  var defect: LayoutError.Defect? {
    attributeDefect ?? multiplierDefect
      ?? defect(ofConstant: refusedConstant ?? storedConstant)
      ?? ((refusedPriority ?? storedPriority).isInRange ? nil : .priorityOutOfRange)
  }

  /// The constraint as a value, with the numbers that it was given last even where they cannot be.
  var wantedRecord: ConstraintRecord {
    var wanted = record
    wanted.constant = refusedConstant ?? wanted.constant
    wanted.priority = refusedPriority ?? wanted.priority
    return wanted
  }

  /// What is wrong with a constant or a length.
  static func defect(ofNumber number: Double) -> LayoutError.Defect? {
    if !number.isFinite { return .notFinite }
    return number.magnitude <= largestNumber ? nil : .outOfRange
  }

  /// What is wrong with a number as the constraint's constant.
  func defect(ofConstant constant: Double) -> LayoutError.Defect? {
    isOfFrames && constant.magnitude <= Self.largestFrameConstant
      ? nil : Self.defect(ofNumber: constant)
  }

  private var multiplierDefect: LayoutError.Defect? {
    if !multiplier.isFinite { return .notFinite }
    let isUsable = multiplier == 0 || Self.multipliers.contains(multiplier.magnitude)
    return isUsable ? nil : .outOfRange
  }

  private var attributeDefect: LayoutError.Defect? {
    if let starts { return distanceDefect(starts) }
    let (a, b) = (firstAttribute.sort, secondAttribute.sort)
    if a == .none { return .missingAttribute }
    if (second == nil) != (b == .none) {
      // A place without a second item is the commoner mistake, and the more telling message.
      return a == .size ? .incompleteSecondItem : .locationAgainstConstant
    }
    if b == .none || multiplier == 0 { return a == .size ? nil : .locationAgainstConstant }
    if (a == .size) != (b == .size) { return .positionWithSize }
    if a == .size { return nil }
    if firstAttribute.axis != secondAttribute.axis { return .mixedAxes }
    return Self.mixedDirections(firstAttribute, secondAttribute)
  }

  private static func mixedDirections(
    _ one: Attribute, _ other: Attribute
  ) -> LayoutError.Defect? {
    let (a, b) = (one.sort, other.sort)
    let isMixed = a == .physicalX && b == .readingX || a == .readingX && b == .physicalX
    return isMixed ? .mixedDirections : nil
  }

  /// Distances and sizes are lengths, which anchors compare with nothing else.
  private func distanceDefect(_ starts: DistanceStarts) -> LayoutError.Defect? {
    starts.first.flatMap { Self.mixedDirections(firstAttribute, $0.attribute) }
      ?? starts.second.flatMap { Self.mixedDirections(secondAttribute, $0.attribute) }
  }
}
