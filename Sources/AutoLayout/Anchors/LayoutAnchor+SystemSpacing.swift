/// The standard space is that of the tree's convention when the call is made: 8 points unless told
/// otherwise.
extension LayoutAnchor where Axis == LayoutXAxis {
  /// Makes a constraint that puts this place `multiplier` standard spaces after the other one.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.equal, anchor, multiplier)
  }

  /// Makes a constraint that puts this place at least `multiplier` standard spaces after the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Makes a constraint that puts this place at most `multiplier` standard spaces after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.lessThanOrEqual, anchor, multiplier)
  }
}

extension LayoutAnchor where Axis == LayoutYAxis {
  /// Makes a constraint that puts this place `multiplier` standard spaces below the other one.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.equal, anchor, multiplier)
  }

  /// Makes a constraint that puts this place at least `multiplier` standard spaces below the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Makes a constraint that puts this place at most `multiplier` standard spaces below the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.lessThanOrEqual, anchor, multiplier)
  }
}
