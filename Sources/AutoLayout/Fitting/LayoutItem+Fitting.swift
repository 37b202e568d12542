extension LayoutItem {
  /// The size that the constraints inside the item would give it, as near to a target as its
  /// constraints let it be; where priorities are low, the smallest or largest.
  ///
  ///     cell.systemLayoutSizeFitting(
  ///       LayoutSize(width: 320, height: 0), withHorizontalFittingPriority: .required)
  ///
  /// Only the item and its contents take part, as if it were a root; constraints from outside do
  /// not count. Where the target is required and cannot be met, constraints give way as they do for
  /// the size of a root. Nothing changes: neither frames nor constraints.
  ///
  /// - Parameters:
  ///   - target: The size of the frame to come near to, in points; `.zero` asks for the smallest.
  ///     Numbers that are negative, not finite or beyond 1e9 count as 0.
  ///   - horizontalFittingPriority: How much the width of the target matters. A priority out of
  ///     range counts as `fittingSizeLevel`.
  ///   - verticalFittingPriority: How much its height matters.
  /// - Complexity: That of a first layout of the item and what is in it.
  public func systemLayoutSizeFitting(
    _ target: LayoutSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel
  ) -> LayoutSize {
    // A class of views decides, also where it is asked with fewer arguments than it overrides; but
    // not once more where it passes fewer to its superclass, which comes here too.
    if let view = self as? LayoutView, !view.identity.isFitting {
      view.identity.isFitting = true
      defer { view.identity.isFitting = false }
      return view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return identity.fittingSize(target, horizontalFittingPriority, verticalFittingPriority)
  }
}

extension ItemIdentity {
  /// The size nearest to a target, each of whose lengths has a priority.
  func fittingSize(
    _ target: LayoutSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> LayoutSize {
    upToDateEngine().askItems(in: self)
    var fitting = SizeFitting(
      self, width: SizeFitting.Target(target.width, horizontal),
      height: SizeFitting.Target(target.height, vertical))
    return fitting.solve()
  }
}

extension LayoutSize {
  /// The target of a fitting that asks for the smallest size.
  public static var layoutFittingCompressedSize: LayoutSize { .zero }

  /// The target of a fitting that asks for a size as large as the constraints like.
  public static var layoutFittingExpandedSize: LayoutSize {
    LayoutSize(width: 10_000, height: 10_000)
  }
}

/// Sizes that mean something, by the names that they have in UIKit.
extension LayoutView {
  /// The number that says of an axis that the content has no size of its own there.
  public static var noIntrinsicMetric: Double { LayoutSize.noIntrinsicMetric }

  /// The target of a fitting that asks for the smallest size.
  public static var layoutFittingCompressedSize: LayoutSize { .layoutFittingCompressedSize }

  /// The target of a fitting that asks for a size as large as the constraints like.
  public static var layoutFittingExpandedSize: LayoutSize { .layoutFittingExpandedSize }
}
