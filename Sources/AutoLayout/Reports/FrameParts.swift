/// Some of the four numbers of a frame.
public struct FrameParts: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set of any bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance of the left edge.
  public static var x: FrameParts { FrameParts(rawValue: 1) }
  /// The distance of the top edge.
  public static var y: FrameParts { FrameParts(rawValue: 2) }
  /// The horizontal extent.
  public static var width: FrameParts { FrameParts(rawValue: 4) }
  /// The vertical extent.
  public static var height: FrameParts { FrameParts(rawValue: 8) }
}
