/// Some of the four edges of an item, in the direction of reading.
///
/// Source: `NSDirectionalRectEdge` in Apple's documentation.
public struct DirectionalLayoutEdges: OptionSet, Sendable, Hashable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static var top: Self { Self(rawValue: 1) }
  /// The edge where reading begins.
  public static var leading: Self { Self(rawValue: 2) }
  /// The bottom edge.
  public static var bottom: Self { Self(rawValue: 4) }
  /// The edge where reading ends.
  public static var trailing: Self { Self(rawValue: 8) }
  /// The leading and the trailing edge.
  public static var horizontal: Self { [.leading, .trailing] }
  /// The top and the bottom edge.
  public static var vertical: Self { [.top, .bottom] }
  /// All four edges.
  public static var all: Self { [.horizontal, .vertical] }
}
