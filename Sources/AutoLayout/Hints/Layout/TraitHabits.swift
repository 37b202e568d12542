/// Sizes of screens as traits have them: here a layout looks at the size of its root.
#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message:
      "Look at the root's frame.width in updateConstraints(), and say which widths are compact."
  )
  public typealias UIUserInterfaceSizeClass = HabitualSizeClass

  @available(
    *, unavailable,
    message:
      "Measure text by its size in intrinsicContentSize, and say invalidateIntrinsicContentSize() when that changes."
  )
  public typealias UIContentSizeCategory = HabitualValue

  @available(*, unavailable, message: "A view has no traits: call setNeedsUpdateConstraints().")
  public typealias UITraitHorizontalSizeClass = HabitualTrait

  @available(*, unavailable, message: "A view has no traits: call setNeedsUpdateConstraints().")
  public typealias UITraitVerticalSizeClass = HabitualTrait

  @available(*, unavailable, message: "A view has no traits: call setNeedsUpdateConstraints().")
  public typealias UITraitPreferredContentSizeCategory = HabitualTrait

  @available(*, unavailable, message: "A view has no traits: call setNeedsUpdateConstraints().")
  public typealias UITraitLayoutDirection = HabitualTrait

  @available(*, unavailable, message: "A view has no traits: call setNeedsUpdateConstraints().")
  public typealias UITraitUserInterfaceStyle = HabitualTrait

  @available(
    *, unavailable,
    message: "A view has no traits: ask layoutEngine.direction and layoutEngine.scale."
  )
  public typealias UITraitCollection = HabitualTraits
#endif

/// Members that traits have.
@available(*, unavailable, message: "A view has no traits.")
public struct HabitualTraits {
  public static var current: Self { Self() }
  public init(layoutDirection: LayoutDirection) {}
  public init(horizontalSizeClass: HabitualSizeClass) {}
  public init(verticalSizeClass: HabitualSizeClass) {}
  public init(traitsFrom traits: [Self]) {}
  init() {}
  public var layoutDirection: LayoutDirection { .leftToRight }
  public var displayScale: Double { 1 }
  public var horizontalSizeClass = HabitualSizeClass()
  public var verticalSizeClass = HabitualSizeClass()
  public var userInterfaceStyle = HabitualValue()
}

/// What is named where a trait is meant.
@available(*, unavailable, message: "A view has no traits.")
public struct HabitualTrait {}

/// Members of size classes.
@available(*, unavailable, message: "A view has no size classes.")
public struct HabitualSizeClass: Equatable {
  public static var unspecified: Self { Self() }
  public static var compact: Self { Self() }
  public static var regular: Self { Self() }
}

#if !hasFeature(Embedded)
  extension LayoutItem where Self: LayoutView {
    @available(
      *, unavailable,
      message:
        "A view has no traits: call setNeedsUpdateConstraints() where the root's size is set, and look at it in updateConstraints()."
    )
    public func registerForTraitChanges<View>(
      _ traits: [HabitualTrait.Type], handler: (View, HabitualTraits) -> Void
    ) {}
  }
#endif

extension LayoutEngine {
  @available(
    *, unavailable,
    message: "Look at rootWidth in updateConstraints(), and say which widths are compact."
  )
  public var horizontalSizeClass: HabitualSizeClass { HabitualSizeClass() }

  @available(
    *, unavailable,
    message: "Look at rootHeight in updateConstraints(), and say which heights are compact."
  )
  public var verticalSizeClass: HabitualSizeClass { HabitualSizeClass() }

  @available(*, unavailable, message: "Keep it in a class of your own.")
  public var userInterfaceStyle: HabitualValue { HabitualValue() }

  @available(
    *, unavailable,
    message:
      "Measure text by its size in intrinsicContentSize and intrinsicContentHeight(forWidth:)."
  )
  public var preferredContentSizeCategory: HabitualValue { HabitualValue() }

  @available(
    *, unavailable,
    message: "A tree is as wide as its root: look at rootWidth."
  )
  public var userInterfaceIdiom: HabitualValue { HabitualValue() }
}
