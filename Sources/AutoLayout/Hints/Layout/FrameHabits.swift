// Frames that are set by hand.
extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message:
      "A root has layoutEngine.rootWidth and rootHeight; any view has constraints, or frame.size."
  )
  public var size: LayoutSize {
    get { .zero }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Leave it out: only subviews whose frame was set follow, as their autoresizingMask says."
  )
  public var autoresizesSubviews: Bool {
    get { true }
    set {}
  }

  @available(*, unavailable, message: "Set layoutEngine.scale, which all views of a tree share.")
  public var contentScaleFactor: Double {
    get { 1 }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set center or frame.origin: frames are neither turned nor scaled."
  )
  public var anchorPoint: LayoutPoint {
    get { .zero }
    set {}
  }

  @available(*, unavailable, message: "Leave it out: margins are what they are set to.")
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "Leave it out: margins are what they are set to.")
  public var systemMinimumLayoutMargins: DirectionalLayoutInsets { .zero }

  @available(
    *, unavailable,
    message:
      "Override intrinsicContentSize, or intrinsicContentHeight(forWidth:); ask systemLayoutSizeFitting(_:)."
  )
  public func sizeThatFits(_ size: LayoutSize) -> LayoutSize { size }

  @available(*, unavailable, message: "Ask systemLayoutSizeFitting(.layoutFittingCompressedSize).")
  public var fittingSize: LayoutSize { .zero }

  @available(*, unavailable, message: "Leave it out: y grows downwards in every view.")
  public var isFlipped: Bool { true }

  @available(*, unavailable, message: "Write ==: a view is equal to itself alone.")
  public func isEqual(_ other: LayoutView?) -> Bool { self == other }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Override intrinsicContentSize, or intrinsicContentHeight(forWidth:); ask systemLayoutSizeFitting(_:)."
  )
  public func sizeThatFits<Size>(_ size: Size) -> Size { size }
}

extension LayoutView {
  @available(*, unavailable, renamed: "LayoutAutoresizing")
  public typealias AutoresizingMask = LayoutAutoresizing
}

extension LayoutItem {
  /// Not needed: only a view whose frame was set has constraints that nobody wrote, and they give
  /// way to others.
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

extension LayoutAutoresizing {
  @available(*, unavailable, renamed: "flexibleWidth")
  public static var width: Self { .flexibleWidth }

  @available(*, unavailable, renamed: "flexibleHeight")
  public static var height: Self { .flexibleHeight }

  @available(*, unavailable, renamed: "flexibleLeftMargin")
  public static var minXMargin: Self { .flexibleLeftMargin }

  @available(*, unavailable, renamed: "flexibleRightMargin")
  public static var maxXMargin: Self { .flexibleRightMargin }

  @available(*, unavailable, message: "Write flexibleTopMargin or flexibleBottomMargin.")
  public static var minYMargin: Self { .flexibleBottomMargin }

  @available(*, unavailable, message: "Write flexibleTopMargin or flexibleBottomMargin.")
  public static var maxYMargin: Self { .flexibleTopMargin }
}
