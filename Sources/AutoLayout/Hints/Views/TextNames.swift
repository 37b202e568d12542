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
  public func size() -> LayoutSize { .zero }
  public func boundingRect(
    with size: LayoutSize, options: HabitualValue = [], context: LayoutView?
  ) -> LayoutRect { .zero }
}

#if !hasFeature(Embedded)
  /// Attributes of a text.
  @available(*, unavailable, message: "A view is a rectangle.")
  public struct HabitualTextKey: Hashable {
    public static var font: Self { Self() }
    public static var foregroundColor: Self { Self() }
    public static var paragraphStyle: Self { Self() }
    public static var kern: Self { Self() }
  }

  /// What strings are asked for their size.
  @available(
    *, unavailable,
    message:
      "Measure the text in a class that overrides intrinsicContentSize and, where it wraps, intrinsicContentHeight(forWidth:)."
  )
  extension String {
    public func size(withAttributes attributes: [HabitualTextKey: Any]? = nil) -> LayoutSize {
      .zero
    }
    public func boundingRect(
      with size: LayoutSize, options: HabitualValue = [], attributes: [HabitualTextKey: Any]? = nil,
      context: LayoutView?
    ) -> LayoutRect { .zero }
  }
#endif
