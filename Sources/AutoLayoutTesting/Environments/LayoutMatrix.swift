/// Environments that are all combinations of devices, directions, sizes of text and scales.
///
///     LayoutMatrix(devices: [.phone, .phone.turned], textScales: [1, 1.5], scales: [2, 3])
public struct LayoutMatrix: Sendable {
  /// The devices.
  public var devices: [LayoutDevice]
  /// The directions of reading.
  public var directions: [LayoutDirection]
  /// How much larger than usual text is.
  public var textScales: [Double]
  /// Pixels in a point; nil rounds nothing.
  public var scales: [Double?]

  /// Makes a matrix; without arguments small and large devices in both directions.
  ///
  /// - Parameters:
  ///   - devices: The sizes of the root, each with a name for failures.
  ///   - directions: The directions of reading.
  ///   - textScales: How much larger than usual text is; 1 as designed. The environment passes them
  ///     on, and the test makes its views by them: nothing here scales text.
  ///   - scales: Pixels in a point, to which frames are rounded; nil rounds nothing.
  public init(
    devices: [LayoutDevice] = [.smallPhone, .phone, .phone.turned, .tablet],
    directions: [LayoutDirection] = [.leftToRight, .rightToLeft], textScales: [Double] = [1],
    scales: [Double?] = [nil]
  ) {
    self.devices = devices
    self.directions = directions
    self.textScales = textScales
    self.scales = scales
  }

  /// The combinations, devices first.
  public var environments: [LayoutEnvironment] {
    devices.flatMap { device in
      directions.flatMap { direction in
        textScales.flatMap { textScale in
          scales.map { scale in
            LayoutEnvironment(
              device: device, direction: direction, textScale: textScale, scale: scale)
          }
        }
      }
    }
  }
}

/// What a layout is shown in: a size, a direction of reading, a size of text and a pixel grid.
public struct LayoutEnvironment: Sendable, Hashable, CustomStringConvertible {
  /// The device.
  public var device: LayoutDevice
  /// The direction of reading.
  public var direction: LayoutDirection
  /// How much larger than usual text is; 1 as designed. Up to the test to use.
  public var textScale: Double
  /// Pixels in a point; nil rounds nothing.
  public var scale: Double?

  /// Makes an environment of its parts.
  public init(
    device: LayoutDevice, direction: LayoutDirection = .leftToRight, textScale: Double = 1,
    scale: Double? = nil
  ) {
    self.device = device
    self.direction = direction
    self.textScale = textScale
    self.scale = scale
  }

  /// Gives a root its size, the direction and the scale. What text is like is the test's own
  /// business.
  public func apply(to root: some LayoutItem) {
    let engine = root.layoutEngine
    (engine.rootWidth, engine.rootHeight) = (device.size.width, device.size.height)
    engine.direction = direction
    engine.scale = scale
  }

  /// The name in a failure: `phone 390 x 844, right to left, text x 1.5, 3 pixels a point`.
  public var description: String {
    var text = "\(device.name) \(device.size.words)"
    text += direction == .leftToRight ? ", left to right" : ", right to left"
    if textScale != 1 { text += ", text x \(textScale.toThousandths)" }
    if let scale { text += ", \(scale.toThousandths) \(scale == 1 ? "pixel" : "pixels") a point" }
    return text
  }
}

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
