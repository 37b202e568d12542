extension LayoutItem {
  /// Not needed: only a view whose frame was set has constraints that nobody wrote, and they give way to others.
  @available(
    *, unavailable,
    message:
      "Leave it out: only a view whose frame was set follows its mask, and constraints come first."
  )
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }
}

/// Names that are elsewhere here.
extension LayoutView {
  /// The number that says of an axis that the content has no size of its own there.
  public static var noIntrinsicMetric: Double { LayoutSize.noIntrinsicMetric }

  /// The target of a fitting that asks for the smallest size.
  public static var layoutFittingCompressedSize: LayoutSize { .layoutFittingCompressedSize }

  /// The target of a fitting that asks for a size as large as the constraints like.
  public static var layoutFittingExpandedSize: LayoutSize { .layoutFittingExpandedSize }
}
