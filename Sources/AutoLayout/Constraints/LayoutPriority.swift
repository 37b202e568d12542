/// How much a constraint matters: 1000 must hold, anything above 0 and below it is optional.
///
/// Priorities are levels, not weights: one constraint at 751 beats any number of them at 750.
/// Every number can be written down, fractions too; the range `0 < p <= 1000` is checked where a
/// priority is used, so that no literal can trap.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  /// The number itself.
  public var rawValue: Double

  /// Makes a priority of any number.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// Makes a priority of any number.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// Makes a priority of any number of UIKit's type.
  @_disfavoredOverload
  public init(rawValue: Float) { self.rawValue = Double(rawValue) }

  /// Makes a priority of any number of UIKit's type.
  @_disfavoredOverload
  public init(_ rawValue: Float) { self.rawValue = Double(rawValue) }

  /// Makes a priority of an integer literal.
  public init(integerLiteral value: Int) { rawValue = Double(value) }

  /// Makes a priority of a decimal literal.
  public init(floatLiteral value: Double) { rawValue = value }

  /// Orders priorities by their numbers.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A priority that is higher by `step`. Sums of literals and numbers are numbers where these fit
  /// too.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue + step)
  }

  /// A priority that is lower by `step`.
  @_disfavoredOverload
  public static func - (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue - step)
  }

  /// Raises a priority by `step`.
  @_disfavoredOverload
  public static func += (priority: inout LayoutPriority, step: Double) {
    priority = priority + step
  }

  /// Lowers a priority by `step`.
  @_disfavoredOverload
  public static func -= (priority: inout LayoutPriority, step: Double) {
    priority = priority - step
  }

  /// 1000: the constraint must hold.
  public static var required: LayoutPriority { 1000 }

  /// 750: how strongly content resists being compressed, by default.
  public static var defaultHigh: LayoutPriority { 750 }

  /// 250: how strongly an item hugs its content, by default.
  public static var defaultLow: LayoutPriority { 250 }

  /// 50: how strongly a root without a size of its own keeps to the least size.
  public static var fittingSizeLevel: LayoutPriority { 50 }

  /// 510: UIKit's for a drag that may resize the scene; here a level as any other, as are those
  /// below.
  public static var dragThatCanResizeScene: LayoutPriority { 510 }

  /// 500: UIKit's for a scene that keeps its size.
  public static var sceneSizeStayPut: LayoutPriority { 500 }

  /// 490: UIKit's for a drag that may not resize the scene.
  public static var dragThatCannotResizeScene: LayoutPriority { 490 }

  /// 510: AppKit's for a drag that may resize the window.
  public static var dragThatCanResizeWindow: LayoutPriority { 510 }

  /// 500: AppKit's for a window that keeps its size.
  public static var windowSizeStayPut: LayoutPriority { 500 }

  /// 490: AppKit's for a drag that may not resize the window.
  public static var dragThatCannotResizeWindow: LayoutPriority { 490 }

  /// 50: AppKit's name of `fittingSizeLevel`.
  public static var fittingSizeCompression: LayoutPriority { 50 }

  /// Whether the engine can use this number: `0 < p <= 1000`; false for NaN.
  var isInRange: Bool { rawValue > 0 && rawValue <= 1000 }
}

/// In an extension of the protocol, as a type has no two properties of one name.
extension RawRepresentable where Self == LayoutPriority {
  /// The number as UIKit has it, where one of that type is wanted; the nearest that there is.
  @_disfavoredOverload
  public var rawValue: Float { Float(rawValue as Double) }
}
