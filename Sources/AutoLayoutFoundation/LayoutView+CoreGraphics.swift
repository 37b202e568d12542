public import AutoLayout
public import Foundation

/// Frames as Core Graphics has them, where such a rectangle, size or point is given or wanted:
///
///     label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
///     let old: CGRect = label.frame
///
/// Everything else is of the library's own types, as in `let old = label.frame`. In classes of
/// views `CGRect` is `LayoutRect`, so that what they override is as in UIKit; Core Graphics' own is
/// `Foundation.CGRect` there.
extension LayoutView {
  /// The frame; see `LayoutView.frame`.
  @_disfavoredOverload
  public var frame: Foundation.CGRect {
    get { Foundation.CGRect(placedFrame) }
    set { placedFrame = LayoutRect(newValue) }
  }

  /// What the view shows, in its own coordinates; see `LayoutItem.bounds`.
  @_disfavoredOverload
  public var bounds: Foundation.CGRect {
    get {
      let bounds: LayoutRect = bounds
      return Foundation.CGRect(bounds)
    }
    @available(
      *, unavailable, message: "Set the frame, or contentOffset of a LayoutScrollView."
    )
    set {}
  }

  /// The middle of the frame; see `LayoutView.center`.
  @_disfavoredOverload
  public var center: Foundation.CGPoint {
    get { Foundation.CGPoint(placedFrame.center) }
    set {
      let (old, point) = (placedFrame, LayoutPoint(newValue))
      placedFrame = old.offsetBy(dx: point.x - old.midX, dy: point.y - old.midY)
    }
  }
}

extension LayoutItem where Self: LayoutView {
  /// The size that the content would like; see `LayoutView.intrinsicContentSize`.
  @_disfavoredOverload
  public var intrinsicContentSize: Foundation.CGSize {
    get { Foundation.CGSize(plainContentSize) }
    set { plainContentSize = LayoutSize(newValue) }
  }
}

extension LayoutItem where Self: LayoutScrollView {
  /// How far the view is scrolled; see `LayoutScrollView.contentOffset`.
  @_disfavoredOverload
  public var contentOffset: Foundation.CGPoint {
    get {
      let offset: LayoutPoint = contentOffset
      return Foundation.CGPoint(offset)
    }
    set { contentOffset = LayoutPoint(newValue) }
  }

  /// The size of the content; see `LayoutScrollView.contentSize`.
  @_disfavoredOverload
  public var contentSize: Foundation.CGSize {
    get {
      let content: LayoutRect = contentLayoutGuide.layoutFrame
      return Foundation.CGSize(content.size)
    }
    @available(
      *, unavailable,
      message: "Pin the content to the edges of the scroll view, or to contentLayoutGuide."
    )
    set {}
  }
}

extension LayoutView {
  /// Makes a view that is placed by hand; see `LayoutView.init(frame:)`.
  @_disfavoredOverload
  public convenience init(frame: Foundation.CGRect) { self.init(frame: LayoutRect(frame)) }

  /// Makes a root of a given size; see `LayoutView.init(_:size:)`.
  @_disfavoredOverload
  public convenience init(_ name: String, size: Foundation.CGSize) {
    self.init(name, size: LayoutSize(size))
  }

  /// Makes a view that is alone; see `LayoutView.init(_:intrinsicContentSize:)`.
  @_disfavoredOverload
  public convenience init(_ name: String = "", intrinsicContentSize: Foundation.CGSize) {
    self.init(name, intrinsicContentSize: LayoutSize(intrinsicContentSize))
  }

  /// The rectangle that constraints speak of; see `LayoutView.alignmentRect(forFrame:)`.
  @_disfavoredOverload
  public func alignmentRect(forFrame frame: Foundation.CGRect) -> Foundation.CGRect {
    Foundation.CGRect(alignmentRect(forFrame: LayoutRect(frame)))
  }

  /// The frame of such a rectangle; see `LayoutView.frame(forAlignmentRect:)`.
  @_disfavoredOverload
  public func frame(forAlignmentRect rect: Foundation.CGRect) -> Foundation.CGRect {
    Foundation.CGRect(frame(forAlignmentRect: LayoutRect(rect)))
  }
}

/// Targets of a fitting, for a size of Core Graphics, as in
/// `let size: CGSize = view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)`.
///
/// In an extension of the protocol: in one of the class they would hide the library's own.
extension LayoutItem where Self: LayoutView {
  /// What asks for the smallest size; see `LayoutSize.layoutFittingCompressedSize`.
  @_disfavoredOverload
  public static var layoutFittingCompressedSize: Foundation.CGSize {
    Foundation.CGSize(LayoutSize.layoutFittingCompressedSize)
  }

  /// What asks for a large size; see `LayoutSize.layoutFittingExpandedSize`.
  @_disfavoredOverload
  public static var layoutFittingExpandedSize: Foundation.CGSize {
    Foundation.CGSize(LayoutSize.layoutFittingExpandedSize)
  }
}

extension LayoutGuide {
  /// The frame of the last layout pass; see `LayoutItem.layoutFrame`.
  @_disfavoredOverload
  public var layoutFrame: CGRect {
    let frame: LayoutRect = layoutFrame
    return CGRect(frame)
  }
}

extension LayoutItem {
  /// Gives the item a size; see `LayoutItem.pinSize(_:priority:)`.
  @_disfavoredOverload @discardableResult
  public func pinSize(
    _ size: CGSize, priority: LayoutPriority = .required
  ) throws(LayoutError) -> [LayoutConstraint] {
    try pinSize(LayoutSize(size), priority: priority)
  }

  /// The size that fits; see
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  @_disfavoredOverload
  public func systemLayoutSizeFitting(
    _ target: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    CGSize(
      systemLayoutSizeFitting(
        LayoutSize(target), withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority))
  }

  /// The place in another item's coordinates; see `LayoutItem.convert(_:to:)`.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to other: (any LayoutItem)?) -> CGPoint {
    CGPoint(convert(LayoutPoint(point), to: other))
  }

  /// The place in this item's coordinates; see `LayoutItem.convert(_:from:)`.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from other: (any LayoutItem)?) -> CGPoint {
    CGPoint(convert(LayoutPoint(point), from: other))
  }

  /// The rectangle in another item's coordinates; see `LayoutItem.convert(_:to:)`.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to other: (any LayoutItem)?) -> CGRect {
    CGRect(convert(LayoutRect(rect), to: other))
  }

  /// The rectangle in this item's coordinates; see `LayoutItem.convert(_:from:)`.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from other: (any LayoutItem)?) -> CGRect {
    CGRect(convert(LayoutRect(rect), from: other))
  }
}
