// How SwiftUI says it. Where a module with views of these names is imported, they mean what they
// mean there.
#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message: "Write LayoutStackView(arrangedSubviews: [a, b]), and set axis, alignment and spacing."
  )
  public typealias VStack = HabitualElement

  @available(
    *, unavailable,
    message: "Write LayoutStackView(arrangedSubviews: [a, b]), and set axis, alignment and spacing."
  )
  public typealias HStack = HabitualElement

  @available(
    *, unavailable,
    message: "Write LayoutStackView(arrangedSubviews: [a, b]), and set axis, alignment and spacing."
  )
  public typealias LazyVStack = HabitualElement

  @available(
    *, unavailable,
    message: "Write LayoutStackView(arrangedSubviews: [a, b]), and set axis, alignment and spacing."
  )
  public typealias LazyHStack = HabitualElement

  @available(
    *, unavailable,
    message: "Add both views to one, and write try view.pinEdges() for each."
  )
  public typealias ZStack = HabitualElement

  @available(
    *, unavailable,
    message:
      "Put the rows into a column of LayoutStackViews, and align them with the anchors of their views."
  )
  public typealias LazyVGrid = HabitualElement

  @available(
    *, unavailable,
    message:
      "Put the rows into a column of LayoutStackViews, and align them with the anchors of their views."
  )
  public typealias LazyHGrid = HabitualElement

  @available(
    *, unavailable,
    message: "Arrange a LayoutView() there, which takes the room that is left."
  )
  public typealias Spacer = HabitualElement

  @available(
    *, unavailable,
    message: "Arrange a LayoutView there with heightAnchor.constraint(equalToConstant: 1)."
  )
  public typealias Divider = HabitualElement

  @available(
    *, unavailable,
    message: "Override layoutSubviews(), and read bounds there."
  )
  public typealias GeometryReader = HabitualElement

  @available(
    *, unavailable,
    message: "Make a LayoutScrollView, and add the content to that."
  )
  public typealias ScrollView = HabitualElement

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias Text = HabitualElement

  @available(*, unavailable, renamed: "DirectionalLayoutInsets")
  public typealias EdgeInsets = DirectionalLayoutInsets

  @available(
    *, unavailable,
    message: "Make a class of LayoutView that adds its subviews in init."
  )
  public typealias View = HabitualDeclaration

  @available(
    *, unavailable,
    message: "Make a class of LayoutView that adds its subviews in init."
  )
  public typealias UIViewRepresentable = HabitualDeclaration

  @available(
    *, unavailable,
    message: "Make a class of LayoutView that adds its subviews in init."
  )
  public typealias NSViewRepresentable = HabitualDeclaration
#endif

/// What SwiftUI's views change, as an answer.
extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message: "Pin it with a distance: try view.pinEdges(insets: DirectionalLayoutInsets(all: 8))."
  )
  public func padding(_ length: Double = 8) -> LayoutView { self }

  @available(
    *, unavailable,
    message: "Pin it with a distance: try view.pinEdges(insets: DirectionalLayoutInsets(all: 8))."
  )
  public func padding(_ edges: HabitualValue, _ length: Double = 8) -> LayoutView { self }

  @available(
    *, unavailable,
    message: "Write try view.pinSize(LayoutSize(width: 40, height: 20)), or constrain its anchors."
  )
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: HabitualValue = .center
  ) -> LayoutView { self }

  @available(
    *, unavailable,
    message: "Write widthAnchor.constraint(greaterThanOrEqualToConstant: 40), or lessThanOrEqual."
  )
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: HabitualValue = .center
  ) -> LayoutView { self }

  @available(*, unavailable, message: "Change the constants of the constraints that place it.")
  public func offset(x: Double = 0, y: Double = 0) -> LayoutView { self }

  @available(*, unavailable, message: "Set center, or constrain centerXAnchor and centerYAnchor.")
  public func position(x: Double = 0, y: Double = 0) -> LayoutView { self }

  @available(
    *, unavailable,
    message: "Write setContentCompressionResistancePriority(.required, for: .horizontal)."
  )
  public func fixedSize() -> LayoutView { self }

  @available(
    *, unavailable,
    message: "Write setContentCompressionResistancePriority(800, for: .horizontal)."
  )
  public func layoutPriority(_ value: Double) -> LayoutView { self }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public func background(_ color: HabitualColor) -> LayoutView { self }

  @available(
    *, unavailable,
    message: "Add the other view to the same superview, and pin its edges to this one."
  )
  public func background<Other>(_ other: Other) -> LayoutView { self }

  @available(
    *, unavailable,
    message: "Add the other view to the same superview, and pin its edges to this one."
  )
  public func overlay<Other>(_ other: Other) -> LayoutView { self }
}

/// What stands for a view as a value.
@available(*, unavailable, message: "A view is a class.")
public protocol HabitualDeclaration {}

/// What is made of views in braces.
@available(*, unavailable, message: "A view is a class.")
public struct HabitualElement {
  public init() {}
  public init(minLength: Double) {}
  public init(_ text: String) {}
  public init(
    alignment: HabitualValue = .center, spacing: Double? = nil,
    @HabitualElements _ content: () -> Void
  ) {}
  public init(_ axis: HabitualValue, @HabitualElements _ content: () -> Void) {}
  public init(_ content: (LayoutView) -> LayoutView) {}
  public init(
    columns: [HabitualValue], spacing: Double? = nil, @HabitualElements _ content: () -> Void
  ) {}
  public init(
    rows: [HabitualValue], spacing: Double? = nil, @HabitualElements _ content: () -> Void
  ) {}
  public func padding(_ length: Double = 8) -> Self { self }
  public func padding(_ edges: HabitualValue, _ length: Double = 8) -> Self { self }
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: HabitualValue = .center
  ) -> Self { self }
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: HabitualValue = .center
  ) -> Self { self }
  public func font(_ font: HabitualValue) -> Self { self }
  public func bold() -> Self { self }
  public func lineLimit(_ number: Int?) -> Self { self }
  public func multilineTextAlignment(_ alignment: HabitualValue) -> Self { self }
  public func foregroundColor(_ color: HabitualColor) -> Self { self }
  public func foregroundStyle(_ color: HabitualColor) -> Self { self }
  public func background(_ color: HabitualColor) -> Self { self }
  public func cornerRadius(_ radius: Double) -> Self { self }
  public func offset(x: Double = 0, y: Double = 0) -> Self { self }
  public func fixedSize() -> Self { self }
  public func layoutPriority(_ value: Double) -> Self { self }
}

/// Takes whatever stands in the braces.
@available(*, unavailable, message: "A view is a class.")
@resultBuilder public enum HabitualElements {
  public static func buildExpression<Element>(_ element: Element) {}
  public static func buildBlock(_ elements: Void...) {}
}
