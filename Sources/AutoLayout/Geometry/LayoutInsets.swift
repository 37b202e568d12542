import VisualFormat

/// Distances inwards from the four edges of a rectangle, in points. Left and right are physical.
public struct LayoutInsets: Sendable, Hashable {
  /// From the top edge downwards.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// Makes insets of any four numbers; negative ones point outwards.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static var zero: LayoutInsets { LayoutInsets() }
}

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

  /// Makes insets of the same distance at every edge. One of yours goes before it.
  @_disfavoredOverload
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
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

  /// Makes insets of the same distance at every edge. One of yours goes before it.
  @_disfavoredOverload
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}

extension LayoutInsets: CustomStringConvertible {
  /// The distances by side, as in `(top: 8, left: 16, bottom: 8, right: 16)`.
  public var description: String {
    let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return "(" + sides.map { "\($0.0): \(canonicalText(of: $0.1))" }.joined(separator: ", ") + ")"
  }
}

extension DirectionalLayoutInsets: CustomStringConvertible {
  /// The distances by side, as in `(top: 8, leading: 16, bottom: 8, trailing: 16)`.
  public var description: String {
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return "(" + sides.map { "\($0.0): \(canonicalText(of: $0.1))" }.joined(separator: ", ") + ")"
  }
}
