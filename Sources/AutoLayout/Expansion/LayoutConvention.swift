/// What `|` and a bare dash mean in a format string. The two are separate choices: UIKit keeps `|`
/// at the superview's edge and moves only the bare dash beside it to the margin.
public struct LayoutConvention: Sendable, Hashable {
  /// What `|` stands for.
  public enum Edge: Sendable, Hashable {
    /// The edges of the superview.
    case superview
    /// The edges of the area inside the superview's margins.
    case layoutMargins
    /// The edges of the superview's safe area.
    case safeArea
  }

  /// What a bare dash beside `|` stands for.
  public enum SuperviewSpacing: Sendable, Hashable {
    /// So many points.
    case points(Double)
    /// Up to the superview's margin.
    case layoutMargins
  }

  /// What `|` stands for; the superview's edge by default.
  public var edge: Edge
  /// What a bare dash between two views stands for, in points; 8 by default.
  public var siblingSpacing: Double
  /// What a bare dash beside `|` stands for; 20 points by default.
  public var superviewSpacing: SuperviewSpacing

  /// Makes a convention; the defaults are those of `appKit`.
  public init(
    edge: Edge = .superview, siblingSpacing: Double = Self.standardSiblingSpacing,
    superviewSpacing: SuperviewSpacing = Self.standardSuperviewSpacing
  ) {
    self.edge = edge
    self.siblingSpacing = siblingSpacing
    self.superviewSpacing = superviewSpacing
  }
}

/// How wide a bare dash is where the caller does not say.
extension LayoutConvention {
  /// The width of a bare dash between two views, in points: 8.
  public static var standardSiblingSpacing: Double { 8 }

  /// The width of a bare dash beside `|`: 20 points.
  public static var standardSuperviewSpacing: SuperviewSpacing { .points(20) }

  /// AppKit's reading: the edge, and 20 points to it.
  public static var appKit: LayoutConvention { LayoutConvention() }

  /// UIKit's reading: the edge, and a bare dash goes to the margin.
  public static var uiKit: LayoutConvention {
    LayoutConvention(superviewSpacing: .layoutMargins)
  }
}
