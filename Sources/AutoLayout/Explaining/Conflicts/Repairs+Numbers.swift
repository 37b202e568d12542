/// Numbers as people write them.
extension Repairs {
  /// The constant that one would write: with two digits behind the point. Where rounding would
  /// break it, a limit is moved further, and an equation has no repair; nor has what no constraint
  /// can have.
  static func written(_ constant: Double, as record: ConstraintRecord) -> Double? {
    guard LayoutConstraint.defect(ofNumber: constant) == nil else { return nil }
    let value = rounded(constant)
    let hundredths = value.rounded(toParts: 100)
    if hundredths == value { return value }
    switch record.relation {
    case .equal: return nil
    case .greaterThanOrEqual: return value.rounded(.down) + 0
    case .lessThanOrEqual: return value.rounded(.up) + 0
    }
  }

  /// Without the last bits, which depend on the order of operations: to thousandths if that is
  /// close, else to twelve digits.
  static func rounded(_ value: Double) -> Double {
    let thousandths = value.rounded(toParts: 1000)
    if (value - thousandths).magnitude <= Nearness.rounding * max(1, value.magnitude) {
      return thousandths
    }
    var scale = 1e12
    var size = value.magnitude
    while size >= 10, scale > 1 {
      size /= 10
      scale /= 10
    }
    return (value * scale).rounded() / scale
  }
}
