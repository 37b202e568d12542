public import AutoLayout

extension LayoutPriority: Codable {
  /// Reads a number.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// By its name, as in `"leading"`.
extension LayoutConstraint.Attribute: NamedCase, Codable {
  fileprivate static var names: [(case: Self, name: String)] {
    allCases.map { ($0, $0.description) }
  }

  /// Reads the name.
  public init(from decoder: any Decoder) throws { self = try Self.named(in: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
}

/// By its sign: `"<="`, `"=="`, `">="`.
extension LayoutConstraint.Relation: NamedCase, Codable {
  fileprivate static var names: [(case: Self, name: String)] {
    allCases.map { ($0, $0.description) }
  }

  /// Reads the sign.
  public init(from decoder: any Decoder) throws { self = try Self.named(in: decoder) }

  /// Writes the sign.
  public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
}

/// A choice that is written as its description.
private protocol NamedCase {
  /// All of them with the names that they are written by.
  static var names: [(case: Self, name: String)] { get }
}

extension NamedCase where Self: Equatable {
  static func named(in decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let found = names.first(where: { $0.name == name })?.case else {
      let names = names.map { "'\($0.name)'" }.joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(name)' is none of \(names)")
    }
    return found
  }

  func encodeName(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.names.first { $0.case == self }?.name)
  }
}

extension ConstraintRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case first, firstAttribute, relation, second, secondAttribute, multiplier, constant, priority
    case identifier, origin, superview, firstStart, secondStart
  }

  /// Reads all properties by their names; those that have a default in the initializer may be
  /// missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      first: container.decode(String.self, forKey: .first),
      firstAttribute: container.decode(LayoutConstraint.Attribute.self, forKey: .firstAttribute),
      relation: container.decode(LayoutConstraint.Relation.self, forKey: .relation),
      second: container.decodeIfPresent(String.self, forKey: .second),
      secondAttribute: container.decodeIfPresent(
        LayoutConstraint.Attribute.self, forKey: .secondAttribute) ?? .notAnAttribute,
      multiplier: container.decodeIfPresent(Double.self, forKey: .multiplier) ?? 1,
      constant: container.decodeIfPresent(Double.self, forKey: .constant) ?? 0,
      priority: container.decodeIfPresent(LayoutPriority.self, forKey: .priority) ?? .required,
      identifier: container.decodeIfPresent(String.self, forKey: .identifier),
      origin: container.decodeIfPresent(Origin.self, forKey: .origin),
      superview: container.decodeIfPresent(String.self, forKey: .superview),
      firstStart: container.decodeIfPresent(Start.self, forKey: .firstStart),
      secondStart: container.decodeIfPresent(Start.self, forKey: .secondStart))
  }

  /// Writes all properties by their names, without those that are nil.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(firstAttribute, forKey: .firstAttribute)
    try container.encode(relation, forKey: .relation)
    try container.encodeIfPresent(second, forKey: .second)
    try container.encode(secondAttribute, forKey: .secondAttribute)
    try container.encode(multiplier, forKey: .multiplier)
    try container.encode(constant, forKey: .constant)
    try container.encode(priority, forKey: .priority)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    try container.encodeIfPresent(origin, forKey: .origin)
    try container.encodeIfPresent(superview, forKey: .superview)
    try container.encodeIfPresent(firstStart, forKey: .firstStart)
    try container.encodeIfPresent(secondStart, forKey: .secondStart)
  }
}

extension ConstraintRecord.Start: Codable {
  private enum CodingKeys: String, CodingKey {
    case item, attribute
  }

  /// Reads `{"item": "a", "attribute": "leading"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      item: container.decode(String.self, forKey: .item),
      attribute: container.decode(LayoutConstraint.Attribute.self, forKey: .attribute))
  }

  /// Writes `{"item": "a", "attribute": "leading"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(item, forKey: .item)
    try container.encode(attribute, forKey: .attribute)
  }
}

extension ConstraintRecord.Origin: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, lower, upper, role
  }

  /// Reads the string, the first byte and the byte behind the last one, and the role.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let lower = try container.decode(Int.self, forKey: .lower)
    let upper = try container.decode(Int.self, forKey: .upper)
    guard lower <= upper else {
      throw DecodingError.dataCorruptedError(
        forKey: .upper, in: container, debugDescription: "the range ends before it begins")
    }
    try self.init(
      format: container.decode(String.self, forKey: .format), range: lower..<upper,
      role: container.decode(ConstraintRecord.Role.self, forKey: .role))
  }

  /// Writes the string, the first byte and the byte behind the last one, and the role.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(format, forKey: .format)
    try container.encode(range.lowerBound, forKey: .lower)
    try container.encode(range.upperBound, forKey: .upper)
    try container.encode(role, forKey: .role)
  }
}

extension ConstraintRecord.Role: NamedCase, Codable {
  fileprivate static var names: [(case: Self, name: String)] {
    [(.spacing, "spacing"), (.size, "size"), (.alignment, "alignment")]
  }

  /// Reads the name of the case.
  public init(from decoder: any Decoder) throws { self = try Self.named(in: decoder) }

  /// Writes the name of the case.
  public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
}
