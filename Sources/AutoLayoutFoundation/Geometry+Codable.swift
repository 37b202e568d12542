public import AutoLayout

extension LayoutPoint: Codable {
  private enum CodingKeys: String, CodingKey {
    case x, y
  }

  /// Reads `{"x": 20, "y": 11}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      x: container.decode(Double.self, forKey: .x),
      y: container.decode(Double.self, forKey: .y))
  }

  /// Writes `{"x": 20, "y": 11}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(x, forKey: .x)
    try container.encode(y, forKey: .y)
  }
}

extension LayoutSize: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, height
  }

  /// Reads `{"width": 60, "height": 22}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      width: container.decode(Double.self, forKey: .width),
      height: container.decode(Double.self, forKey: .height))
  }

  /// Writes `{"width": 60, "height": 22}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
  }
}

extension LayoutRect: Codable {
  private enum CodingKeys: String, CodingKey {
    case x, y, width, height
  }

  /// Reads `{"x": 20, "y": 11, "width": 60, "height": 22}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      x: container.decode(Double.self, forKey: .x),
      y: container.decode(Double.self, forKey: .y),
      width: container.decode(Double.self, forKey: .width),
      height: container.decode(Double.self, forKey: .height))
  }

  /// Writes `{"x": 20, "y": 11, "width": 60, "height": 22}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(x, forKey: .x)
    try container.encode(y, forKey: .y)
    try container.encode(size.width, forKey: .width)
    try container.encode(size.height, forKey: .height)
  }
}

extension LayoutInsets: Codable {
  private enum CodingKeys: String, CodingKey {
    case top, left, bottom, right
  }

  /// Reads the four distances by their names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      top: container.decode(Double.self, forKey: .top),
      left: container.decode(Double.self, forKey: .left),
      bottom: container.decode(Double.self, forKey: .bottom),
      right: container.decode(Double.self, forKey: .right))
  }

  /// Writes the four distances by their names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(top, forKey: .top)
    try container.encode(left, forKey: .left)
    try container.encode(bottom, forKey: .bottom)
    try container.encode(right, forKey: .right)
  }
}

extension DirectionalLayoutInsets: Codable {
  private enum CodingKeys: String, CodingKey {
    case top, leading, bottom, trailing
  }

  /// Reads the four distances by their names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      top: container.decode(Double.self, forKey: .top),
      leading: container.decode(Double.self, forKey: .leading),
      bottom: container.decode(Double.self, forKey: .bottom),
      trailing: container.decode(Double.self, forKey: .trailing))
  }

  /// Writes the four distances by their names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(top, forKey: .top)
    try container.encode(leading, forKey: .leading)
    try container.encode(bottom, forKey: .bottom)
    try container.encode(trailing, forKey: .trailing)
  }
}
