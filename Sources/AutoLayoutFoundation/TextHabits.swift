public import AutoLayout
public import Foundation

/// What strings are asked for their size.
@available(
  *, unavailable,
  message:
    "Measure the text in a class that overrides intrinsicContentSize and, where it wraps, intrinsicContentHeight(forWidth:)."
)
extension NSString {
  public func size(withAttributes attributes: [HabitualTextKey: Any]? = nil) -> LayoutSize { .zero }
  public func boundingRect(
    with size: LayoutSize, options: HabitualValue = [], attributes: [HabitualTextKey: Any]? = nil,
    context: LayoutView?
  ) -> LayoutRect { .zero }
  public func boundingRect(
    with size: CGSize, options: HabitualValue = [], attributes: [HabitualTextKey: Any]? = nil,
    context: LayoutView?
  ) -> LayoutRect { .zero }
}

/// What texts with attributes are asked for their size.
@available(
  *, unavailable,
  message:
    "Measure the text in a class that overrides intrinsicContentSize and, where it wraps, intrinsicContentHeight(forWidth:)."
)
extension NSAttributedString {
  public func size() -> LayoutSize { .zero }
  public func boundingRect(
    with size: LayoutSize, options: HabitualValue = [], context: LayoutView?
  ) -> LayoutRect { .zero }
  public func boundingRect(
    with size: CGSize, options: HabitualValue = [], context: LayoutView?
  ) -> LayoutRect { .zero }
}
