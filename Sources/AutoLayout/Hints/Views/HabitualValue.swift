/// Members that are written behind a point where a mode or an option of UIKit is meant.
@available(*, unavailable, message: "A view is a rectangle.")
public struct HabitualValue: ExpressibleByArrayLiteral, Equatable {
  public init() {}
  public init(arrayLiteral elements: Self...) {}

  // How content is shown.
  public static var scaleToFill: Self { Self() }
  public static var scaleAspectFit: Self { Self() }
  public static var scaleAspectFill: Self { Self() }
  public static var center: Self { Self() }
  public static var redraw: Self { Self() }

  // How text is shown.
  public static var left: Self { Self() }
  public static var right: Self { Self() }
  public static var natural: Self { Self() }
  public static var justified: Self { Self() }
  public static var byWordWrapping: Self { Self() }
  public static var byTruncatingTail: Self { Self() }
  public static var body: Self { Self() }
  public static var title: Self { Self() }
  public static var caption: Self { Self() }
  public static func systemFont(ofSize size: Double) -> Self { Self() }
  public static func boldSystemFont(ofSize size: Double) -> Self { Self() }
  public static func preferredFont(forTextStyle style: Self) -> Self { Self() }

  // How controls are typed into, and when they act.
  public static var normal: Self { Self() }
  public static var highlighted: Self { Self() }
  public static var disabled: Self { Self() }
  public static var `default`: Self { Self() }
  public static var subtitle: Self { Self() }
  public static var emailAddress: Self { Self() }
  public static var numberPad: Self { Self() }
  public static var decimalPad: Self { Self() }
  public static var roundedRect: Self { Self() }
  public static var touchUpInside: Self { Self() }
  public static var valueChanged: Self { Self() }
  public static var editingChanged: Self { Self() }

  // How scroll views behave.
  public static var fast: Self { Self() }
  public static var never: Self { Self() }
  public static var always: Self { Self() }
  public static var automatic: Self { Self() }
  public static var onDrag: Self { Self() }
  public static var interactive: Self { Self() }

  // Kinds of controls and lists.
  public static var system: Self { Self() }
  public static var custom: Self { Self() }
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var medium: Self { Self() }
  public static var large: Self { Self() }

  // Ways to move.
  public static var curveEaseIn: Self { Self() }
  public static var curveEaseOut: Self { Self() }
  public static var curveEaseInOut: Self { Self() }
  public static var curveLinear: Self { Self() }
  public static var easeIn: Self { Self() }
  public static var easeOut: Self { Self() }
  public static var easeInOut: Self { Self() }
  public static var linear: Self { Self() }
  public static var smooth: Self { Self() }
  public static var snappy: Self { Self() }
  public static var bouncy: Self { Self() }
  public static var spring: Self { Self() }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self { Self() }
  public static var beginFromCurrentState: Self { Self() }
  public static var allowUserInteraction: Self { Self() }
  public static var transitionCrossDissolve: Self { Self() }

  // Places in stacks and among subviews.
  public static var above: Self { Self() }
  public static var below: Self { Self() }
  public static var top: Self { Self() }
  public static var bottom: Self { Self() }
  public static var leading: Self { Self() }
  public static var trailing: Self { Self() }

  // What a font is asked for.
  public static func systemFont(ofSize size: Double, weight: Self) -> Self { Self() }
  public static func italicSystemFont(ofSize size: Double) -> Self { Self() }
  public init?(name: String, size: Double) {}
  public static var bold: Self { Self() }
  public static var semibold: Self { Self() }
  public static var regular: Self { Self() }
  public static var headline: Self { Self() }
  public static var caption1: Self { Self() }
  public static var title1: Self { Self() }
  public var lineHeight: Double { 0 }
  public var ascender: Double { 0 }
  public var descender: Double { 0 }
  public var pointSize: Double { 0 }

  // Metrics of fonts, looks of buttons and effects.
  public init(forTextStyle style: Self) {}
  public init(style: Self) {}
  public func scaledValue(for value: Double) -> Double { value }
  public func scaledFont(for font: Self) -> Self { font }
  public static func filled() -> Self { Self() }
  public static func tinted() -> Self { Self() }
  public static var black: Self { Self() }
  public static var white: Self { Self() }

  // Guides.
  public static func safeArea() -> Self { Self() }
  public static func margins() -> Self { Self() }
  public static func readableContent() -> Self { Self() }

  // What is said aloud.
  public static var button: Self { Self() }
  public static var header: Self { Self() }
  public static var image: Self { Self() }

  // Corners.
  public static var topLeft: Self { Self() }
  public static var topRight: Self { Self() }
  public static var bottomLeft: Self { Self() }
  public static var bottomRight: Self { Self() }
  public static var allCorners: Self { Self() }
  public static var layerMinXMinYCorner: Self { Self() }
  public static var layerMaxXMinYCorner: Self { Self() }
  public static var layerMinXMaxYCorner: Self { Self() }
  public static var layerMaxXMaxYCorner: Self { Self() }

  // Sizes of text.
  public var isAccessibilityCategory: Bool { false }
  public static var accessibilityMedium: Self { Self() }
  public static var extraLarge: Self { Self() }
  public static func < (a: Self, b: Self) -> Bool { false }
  public static func > (a: Self, b: Self) -> Bool { false }
  public static func >= (a: Self, b: Self) -> Bool { false }
  public static func <= (a: Self, b: Self) -> Bool { false }
  public init(rawValue: UInt) {}

  // Devices.
  public var isPortrait: Bool { false }
  public var isLandscape: Bool { false }
  public static var phone: Self { Self() }
  public static var pad: Self { Self() }

  // Text.
  public static var usesLineFragmentOrigin: Self { Self() }
  public static var usesFontLeading: Self { Self() }

  // Pixels.
  public static var alignAllEdgesNearest: Self { Self() }

  // What is observed.
  public static var old: Self { Self() }
  public static var new: Self { Self() }
  public static var initial: Self { Self() }
  public var oldValue: LayoutRect? { nil }
  public var newValue: LayoutRect? { nil }

  // Places and priorities in SwiftUI and in packages on top of anchors.
  public static var horizontal: Self { Self() }
  public static var vertical: Self { Self() }
  public static var all: Self { Self() }
  public static var required: Self { Self() }
  public static var high: Self { Self() }
  public static var low: Self { Self() }

  public static var width: Self { Self() }
  public static var height: Self { Self() }

  // Looks of cells.
  public static var none: Self { Self() }
  public static var singleLine: Self { Self() }
  public static var checkmark: Self { Self() }
  public static var disclosureIndicator: Self { Self() }

  // Pictures and texts of tests.
  public static var recursiveDescription: Self { Self() }
  public static var dump: Self { Self() }
  public static func image(precision: Double) -> Self { Self() }

  // Windows, bars and alerts.
  public static var titled: Self { Self() }
  public static var closable: Self { Self() }
  public static var resizable: Self { Self() }
  public static var miniaturizable: Self { Self() }
  public static var borderless: Self { Self() }
  public static var fullSizeContentView: Self { Self() }
  public static var buffered: Self { Self() }
  public static var alert: Self { Self() }
  public static var actionSheet: Self { Self() }
  public static var cancel: Self { Self() }
  public static var done: Self { Self() }
  public static var add: Self { Self() }
  public static var edit: Self { Self() }
  public static var save: Self { Self() }
  public static var close: Self { Self() }
  public static var flexibleSpace: Self { Self() }
  public static var bar: Self { Self() }
  public static var scroll: Self { Self() }
  public static var pageCurl: Self { Self() }

  // Appearances.
  public static var light: Self { Self() }
  public static var dark: Self { Self() }

  // What keys are held down, and what is felt.
  public static var command: Self { Self() }
  public static var shift: Self { Self() }
  public static var alternate: Self { Self() }
  public static var control: Self { Self() }
  public static var destructive: Self { Self() }
  public static var success: Self { Self() }
  public static var warning: Self { Self() }
  public static var error: Self { Self() }
  public static var heavy: Self { Self() }
  public static var soft: Self { Self() }
  public static var rigid: Self { Self() }
}
