public import AutoLayout
public import Foundation

/// Frames as Core Graphics has them, where such a rectangle, size or point is given or wanted:
///
///     label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
///     let old: CGRect = label.frame
///
/// Everything else is of the library's own types, as in `let old = label.frame`.
extension LayoutView {
  /// The frame; see `LayoutView.frame`.
  @_disfavoredOverload
  public var frame: CGRect {
    get { CGRect(placedFrame) }
    set { placedFrame = LayoutRect(newValue) }
  }

  /// What the view shows, in its own coordinates; see `LayoutItem.bounds`.
  @_disfavoredOverload
  public var bounds: CGRect {
    let bounds: LayoutRect = bounds
    return CGRect(bounds)
  }

  /// The middle of the frame; see `LayoutView.center`.
  @_disfavoredOverload
  public var center: CGPoint {
    get { CGPoint(placedFrame.center) }
    set {
      let (old, point) = (placedFrame, LayoutPoint(newValue))
      placedFrame = old.offsetBy(dx: point.x - old.midX, dy: point.y - old.midY)
    }
  }
}

extension LayoutItem where Self: LayoutScrollView {
  /// How far the view is scrolled; see `LayoutScrollView.contentOffset`.
  @_disfavoredOverload
  public var contentOffset: CGPoint {
    get {
      let offset: LayoutPoint = contentOffset
      return CGPoint(offset)
    }
    set { contentOffset = LayoutPoint(newValue) }
  }
}

extension LayoutView {
  /// Makes a view that is placed by hand; see `LayoutView.init(frame:)`.
  @_disfavoredOverload
  public convenience init(frame: CGRect) { self.init(frame: LayoutRect(frame)) }
}

extension LayoutItem {
  /// The size that fits; see `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
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
