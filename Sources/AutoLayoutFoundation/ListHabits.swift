public import AutoLayout
public import Foundation

#if !canImport(UIKit) && !canImport(AppKit)
  /// What lists have a place by.
  @available(
    *, unavailable,
    message: "There are no tables: rows are what arrangedSubviews of a LayoutStackView has."
  )
  extension IndexPath {
    public init(row: Int, section: Int) { self.init() }
    public init(item: Int, section: Int) { self.init() }
    public var row: Int { 0 }
    public var item: Int { 0 }
    public var section: Int { 0 }
  }

  /// What rectangles are turned and scaled by.
  extension CGRect {
    @available(
      *, unavailable,
      message: "Write offsetBy(dx:dy:), or make the rectangle of its corner and size."
    )
    public func applying(_ transform: HabitualTransform) -> CGRect { self }
  }

  extension CGPoint {
    @available(*, unavailable, message: "Write CGPoint(x: point.x + 4, y: point.y + 8).")
    public func applying(_ transform: HabitualTransform) -> CGPoint { self }
  }

  extension CGSize {
    @available(
      *, unavailable, message: "Write CGSize(width: 2 * size.width, height: 2 * size.height)."
    )
    public func applying(_ transform: HabitualTransform) -> CGSize { self }
  }
#endif
