extension LayoutError {
  /// What is wrong with a constraint by itself.
  public enum Defect: Sendable, Hashable {
    /// There is no attribute on the first side.
    case missingAttribute
    /// A second item without an attribute, or an attribute without a second item.
    case incompleteSecondItem
    /// A place is compared with a constant: there is no second item, or its multiplier is 0.
    case locationAgainstConstant
    /// A place is compared with a width or a height.
    case positionWithSize
    /// A horizontal place is compared with a vertical one.
    case mixedAxes
    /// Leading or trailing is compared with left or right.
    case mixedDirections
    /// The multiplier or the constant is NaN or infinite.
    case notFinite
    /// The constant is beyond 1e9 in magnitude, or the multiplier is not 0 and its magnitude not from 1e-6 to 1e6.
    case outOfRange
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange
    /// One of the items no longer exists.
    case itemGone
    /// An item is to be pinned to its superview, and has none.
    case noSuperview
  }
}
