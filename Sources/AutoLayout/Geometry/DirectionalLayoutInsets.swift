/// Distances inwards from the four edges of a rectangle, in points. Leading and trailing follow the
/// direction of reading.
///
/// Source: `NSDirectionalEdgeInsets` in Apple's documentation.
public struct DirectionalLayoutInsets: Sendable, Hashable {
  /// From the top edge downwards.
  public var top: Double
  /// From the edge where reading begins.
  public var leading: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the edge where reading ends.
  public var trailing: Double

  /// Makes insets of any four numbers; negative ones point outwards.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public static var zero: DirectionalLayoutInsets { DirectionalLayoutInsets() }
}

extension DirectionalLayoutInsets {
  /// The same distances, seen in a direction of reading.
  init(_ insets: LayoutInsets, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

extension LayoutInsets {
  /// The same distances, seen from left to right.
  init(_ insets: DirectionalLayoutInsets, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }
}
