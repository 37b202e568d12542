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

  /// Gives a root its size, the direction and the scale. What text is like is the test's own business.
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
