/// A screen or a window by name.
public struct LayoutDevice: Sendable, Hashable {
  /// What failures call it.
  public var name: String
  /// Its size in points.
  public var size: LayoutSize

  /// Makes a device.
  ///
  ///     LayoutDevice("panel", 480, 44)
  ///
  /// - Parameters:
  ///   - name: What failures call it.
  ///   - width: Its width in points.
  ///   - height: Its height in points.
  public init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    size = LayoutSize(width: width, height: height)
  }

  /// The device on its side.
  public var turned: LayoutDevice {
    LayoutDevice(name + " on its side", size.height, size.width)
  }
}

extension LayoutDevice {
  /// The narrowest phone that is still about: 320 x 568.
  public static var smallPhone: LayoutDevice { LayoutDevice("small phone", 320, 568) }
  /// A phone of today: 390 x 844.
  public static var phone: LayoutDevice { LayoutDevice("phone", 390, 844) }
  /// A large phone: 440 x 956.
  public static var largePhone: LayoutDevice { LayoutDevice("large phone", 440, 956) }
  /// A small tablet: 744 x 1133.
  public static var smallTablet: LayoutDevice { LayoutDevice("small tablet", 744, 1133) }
  /// A large tablet: 1024 x 1366.
  public static var tablet: LayoutDevice { LayoutDevice("tablet", 1024, 1366) }
  /// A window of a desktop: 1280 x 800.
  public static var window: LayoutDevice { LayoutDevice("window", 1280, 800) }
}
