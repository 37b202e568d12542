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
