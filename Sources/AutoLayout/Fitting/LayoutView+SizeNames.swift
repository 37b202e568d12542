/// Sizes that mean something, by the names that they have in UIKit.
extension LayoutView {
  /// The number that says of an axis that the content has no size of its own there.
  public static var noIntrinsicMetric: Double { LayoutSize.noIntrinsicMetric }

  /// The target of a fitting that asks for the smallest size.
  public static var layoutFittingCompressedSize: LayoutSize { .layoutFittingCompressedSize }

  /// The target of a fitting that asks for a size as large as the constraints like.
  public static var layoutFittingExpandedSize: LayoutSize { .layoutFittingExpandedSize }
}
