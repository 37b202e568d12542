/// What a view that is seen and touched has, and one that is only laid out has not.
extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var isOpaque: Bool {
    get { true }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var clipsToBounds: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var layer: HabitualLayer {
    get { HabitualLayer() }
    set {}
  }

  @available(
    *, unavailable,
    message: "Nothing is drawn here: draw what layoutHandler and layoutFrameDidChange(to:) tell of."
  )
  public func setNeedsDisplay() {}

  @available(
    *, unavailable,
    message: "Keep the view in a property, or look for its name among subviews."
  )
  public func viewWithTag(_ tag: Int) -> LayoutView? { nil }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var accessibilityFrame: LayoutRect {
    get { .zero }
    set {}
  }

  @available(*, unavailable, message: "Views have names: LayoutView(_:).")
  public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A root is a view without a superview; all share layoutEngine."
  )
  public var window: LayoutView? { nil }

  @available(
    *, unavailable,
    message: "A view has no traits: ask layoutEngine.direction and layoutEngine.scale."
  )
  public var traitCollection: LayoutEngine { layoutEngine }

  @available(
    *, unavailable,
    message: "Frames are neither turned nor scaled: keep the transform in a class of your own."
  )
  public var transform: HabitualTransform {
    get { HabitualTransform() }
    set {}
  }

  @available(
    *, unavailable,
    message: "Draw the layout: LayoutDrawing(of: view).svg(), or keep its frames: LayoutSnapshot."
  )
  public func snapshotView(afterScreenUpdates: Bool) -> LayoutView? { nil }

  @available(*, unavailable, message: "Leave it out: nothing is drawn here.")
  public var wantsLayer: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var toolTip: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var overrideUserInterfaceStyle: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var textColor: HabitualColor? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
  public var needsDisplay: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
  public func setNeedsDisplay(_ rect: LayoutRect) {}

  @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
  public func display() {}

  @available(
    *, unavailable,
    message: "Frames are neither turned nor scaled: keep the transform in a class of your own."
  )
  public var transform3D: HabitualTransform {
    get { HabitualTransform() }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var mask: LayoutView? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var maskView: LayoutView? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var alpha: Double {
    get { 1 }
    set {}
  }

  @available(*, unavailable, message: "Views have names: LayoutView(_:).")
  public var tag: Int {
    get { 0 }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle that nobody touches: keep it in a class of your own."
  )
  public var isUserInteractionEnabled: Bool {
    get { true }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var accessibilityHint: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var accessibilityValue: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var accessibilityTraits: HabitualValue {
    get { HabitualValue() }
    set {}
  }
}

/// Members that are written behind a point where a color is meant.
@available(*, unavailable, message: "A view is a rectangle.")
public struct HabitualColor {
  public static var red: Self { Self() }
  public static var green: Self { Self() }
  public static var blue: Self { Self() }
  public static var white: Self { Self() }
  public static var black: Self { Self() }
  public static var gray: Self { Self() }
  public static var clear: Self { Self() }
  public static var yellow: Self { Self() }
  public static var orange: Self { Self() }
  public static var systemBackground: Self { Self() }
  public static var systemRed: Self { Self() }
  public static var systemGreen: Self { Self() }
  public static var systemBlue: Self { Self() }
  public static var systemGray: Self { Self() }
  public static var lightGray: Self { Self() }
  public static var darkGray: Self { Self() }
  public static var label: Self { Self() }
  public static var secondaryLabel: Self { Self() }
  public static var tertiaryLabel: Self { Self() }
  public static var placeholderText: Self { Self() }
  public static var separator: Self { Self() }
  public static var systemFill: Self { Self() }
  public static var systemGroupedBackground: Self { Self() }
  public static var secondarySystemBackground: Self { Self() }
  public static var secondarySystemGroupedBackground: Self { Self() }
  public static var systemYellow: Self { Self() }
  public static var systemOrange: Self { Self() }
  public static var systemPurple: Self { Self() }
  public static var systemTeal: Self { Self() }
  public static var systemIndigo: Self { Self() }
  public static var systemPink: Self { Self() }
  public static var purple: Self { Self() }
  public static var brown: Self { Self() }
  public static var cyan: Self { Self() }
  public static var magenta: Self { Self() }
  public static var windowBackgroundColor: Self { Self() }
  public static var controlBackgroundColor: Self { Self() }
}

/// Members that a layer has.
@available(*, unavailable, message: "A view is a rectangle.")
public final class HabitualLayer {
  public init() {}
  public var cornerRadius = 0.0
  public var borderWidth = 0.0
  public var masksToBounds = false
  public var frame = LayoutRect.zero
  public var bounds = LayoutRect.zero
  public var anchorPoint = LayoutPoint.zero
  public var position = LayoutPoint.zero
  public var zPosition = 0.0
  public var opacity = 1.0
  public var borderColor: HabitualColor?
  public var backgroundColor: HabitualColor?
  public var shadowColor: HabitualColor?
  public var shadowOpacity = 0.0
  public var shadowRadius = 0.0
  public var shadowOffset = LayoutSize.zero
  public var shadowPath: HabitualPath?
  public var contentsScale = 1.0
  public var isHidden = false
  public var name: String?
  public var maskedCorners = HabitualValue()
  public var cornerCurve = HabitualValue()
  public var shouldRasterize = false
  public var transform = HabitualTransform()
  public var mask: HabitualLayer? {
    get { nil }
    set {}
  }
  public var sublayers: [HabitualLayer]? { nil }
  public func addSublayer(_ layer: HabitualLayer) {}
  public func insertSublayer(_ layer: HabitualLayer, at index: Int) {}
  public func removeFromSuperlayer() {}
  public func removeAllAnimations() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
  public func add(_ animation: HabitualAnimation, forKey key: String?) {}
  public func render(in context: HabitualPath) {}
}
