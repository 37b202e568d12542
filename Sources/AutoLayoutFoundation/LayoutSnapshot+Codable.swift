public import AutoLayout

extension LayoutSnapshot: Codable {
  /// Reads a list of entries, as it is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let entries = try container.decode([Entry].self)
    guard let snapshot = LayoutSnapshot(entries: entries) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the first item has no parent, each other one an earlier")
    }
    self = snapshot
  }

  /// Writes the entries, parents before children.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(entries)
  }
}

extension LayoutSnapshot.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, frame, absoluteFrame, parent
  }

  /// Reads all properties by their names; what the snapshot was taken of has no parent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      name: container.decode(String.self, forKey: .name),
      frame: container.decode(LayoutRect.self, forKey: .frame),
      absoluteFrame: container.decode(LayoutRect.self, forKey: .absoluteFrame),
      parent: container.decodeIfPresent(Int.self, forKey: .parent))
  }

  /// Writes all properties by their names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(frame, forKey: .frame)
    try container.encode(absoluteFrame, forKey: .absoluteFrame)
    try container.encodeIfPresent(parent, forKey: .parent)
  }
}
