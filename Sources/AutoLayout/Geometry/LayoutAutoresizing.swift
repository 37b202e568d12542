/// Which parts of a view placed by hand are flexible when its superview's size changes.
///
/// Several flexible parts along one axis change in proportion to their lengths; without any, the
/// view keeps its size and its distance from the left or top edge.
///
/// Source: `UIView.AutoresizingMask` in Apple's documentation.
public struct LayoutAutoresizing: OptionSet, Sendable, Hashable {
  /// The bits, which are those of Apple's headers.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the superview's left edge.
  public static var flexibleLeftMargin: Self { Self(rawValue: 1) }
  /// The width.
  public static var flexibleWidth: Self { Self(rawValue: 2) }
  /// The distance from the superview's right edge.
  public static var flexibleRightMargin: Self { Self(rawValue: 4) }
  /// The distance from the superview's top edge.
  public static var flexibleTopMargin: Self { Self(rawValue: 8) }
  /// The height.
  public static var flexibleHeight: Self { Self(rawValue: 16) }
  /// The distance from the superview's bottom edge.
  public static var flexibleBottomMargin: Self { Self(rawValue: 32) }
}

extension LayoutAutoresizing: CustomStringConvertible {
  /// The names of the flexible parts, as in `[flexibleWidth, flexibleHeight]`.
  public var description: String {
    let names = [
      "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
      "flexibleHeight", "flexibleBottomMargin",
    ]
    var given = ""
    for (bit, name) in names.enumerated() where rawValue >> bit & 1 == 1 {
      given += given.isEmpty ? name : ", " + name
    }
    return "[\(given)]"
  }
}
