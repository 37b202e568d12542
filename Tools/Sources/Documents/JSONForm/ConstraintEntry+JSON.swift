extension ConstraintEntry {
  private enum Key: String, CaseIterable {
    case item, attribute, relation, toItem, toAttribute, multiplier, constant, priority
    case identifier
  }

  init?(json value: JSONValue, reader: inout FieldReader) {
    let members = reader.members(value, "constraints", of: "A constraint", Key.self)
    guard case .object = value.content else { return nil }
    func member(_ key: Key) -> JSONValue? {
      guard let value = members.first(where: { $0.key == key })?.value else { return nil }
      if case .null = value.content { return nil }
      return value
    }
    for key in [Key.item, .attribute] where member(key) == nil {
      reader.note(.missingKey(key.rawValue, of: "A constraint"), at: value.range)
    }
    let item = member(.item).flatMap { reader.string($0, "item") }
    let attribute = member(.attribute).flatMap {
      reader.word($0, "attribute", "attribute", Attribute.self)
    }
    let multiplier = member(.multiplier).flatMap { reader.number($0, "multiplier") } ?? 1
    let target = Target(
      item: member(.toItem), attribute: member(.toAttribute), multiplier: multiplier, &reader)
    let relation = member(.relation).flatMap {
      reader.word($0, "relation", "relation", Relation.self)
    }
    let constant = member(.constant).flatMap { reader.number($0, "constant") }
    let priority = member(.priority).flatMap { reader.number($0, "priority", .priority) }
    let identifier = member(.identifier).flatMap { reader.string($0, "identifier")?.text }

    // Without its other side it would say something else.
    guard let item, let attribute, member(.toItem) == nil || target != nil else { return nil }
    self.init(item: item, attribute: attribute)
    self.relation = relation ?? self.relation
    self.target = target
    self.constant = constant ?? self.constant
    self.priority = priority ?? self.priority
    self.identifier = identifier
    place = Place(value.range, isJSON: true)
  }
}

extension ConstraintEntry.Target {
  /// The attribute that goes with no item.
  private static let noAttribute = "notAnAttribute"

  /// Without an item there is no target, and a multiplier has nothing to multiply.
  fileprivate init?(
    item: JSONValue?, attribute: JSONValue?, multiplier: Double, _ reader: inout FieldReader
  ) {
    guard let item else {
      if let attribute, let word = reader.string(attribute, "toAttribute"),
        word.text != Self.noAttribute
      {
        reader.note(.targetAttributeWithoutItem(word.text), at: attribute.range)
      }
      return nil
    }
    guard let name = reader.string(item, "toItem") else { return nil }
    guard let attribute else {
      reader.note(.missingTargetAttribute(item: name.text), at: item.range)
      return nil
    }
    let word = reader.word(
      attribute, "toAttribute", "attribute", ConstraintEntry.Attribute.self)
    guard let word else { return nil }
    self.init(item: name, attribute: word, multiplier: multiplier)
  }
}
