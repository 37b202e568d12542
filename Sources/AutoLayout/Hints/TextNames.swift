#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message:
      "Measure the text in a class that overrides intrinsicContentSize and, where it wraps, intrinsicContentHeight(forWidth:)."
  )
  public typealias NSAttributedString = HabitualText

  @available(
    *, unavailable,
    message:
      "Measure the text in a class that overrides intrinsicContentSize and, where it wraps, intrinsicContentHeight(forWidth:)."
  )
  public typealias NSMutableAttributedString = HabitualText

  @available(
    *, unavailable,
    message:
      "Measure the text in a class that overrides intrinsicContentSize and, where it wraps, intrinsicContentHeight(forWidth:)."
  )
  public typealias NSMutableParagraphStyle = HabitualValue
#endif

/// What is made where text is meant.
@available(*, unavailable, message: "A view is a rectangle.")
public struct HabitualText {
  public init(string: String) {}
  public init(string: String, attributes: [String: HabitualValue]?) {}
  public var size: LayoutSize { .zero }
}
