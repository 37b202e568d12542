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
  ///   - textScales: How much larger than usual text is; 1 as designed. The environment passes them on, and the test
  ///     makes its views by them: nothing here scales text.
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
