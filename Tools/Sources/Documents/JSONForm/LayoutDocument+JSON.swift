extension LayoutDocument {
  private enum Key: String, CaseIterable {
    case size, edge, spacing, direction, scale, metrics, views, formats, constraints
  }

  static let keys = Key.allCases.map { $0.rawValue }

  private enum SpacingKey: String, CaseIterable { case sibling, superview }

  /// Reads the JSON spelling. What the fields say about each other (parents, names) is checked by
  /// the document afterwards.
  init(json value: JSONValue, reader: inout FieldReader) {
    self.init()
    for (key, value) in reader.members(value, "document", of: "A layout document", Key.self) {
      switch key {
      case .size:
        if case .null = value.content { break }
        let names = ["width", "height"]
        if let size = reader.numbers(value, "size", names, .notNegative, nullable: true) {
          self.size = PerAxis(size[0], size[1])
        }
      case .edge:
        edge = reader.word(value, "edge", "edge", Edge.self) ?? edge
      case .spacing: readSpacing(value, &reader)
      case .direction:
        direction = reader.word(value, "direction", "direction", Direction.self) ?? direction
      case .scale:
        if case .null = value.content { break }
        scale = reader.number(value, "scale", .scale)
      case .metrics: metrics = reader.metrics(value)
      case .views:
        let members = reader.namedMembers(value, "views")
        guard case .object = value.content else { break }
        views = members.map { ViewEntry(name: $0.key, json: $0.value, reader: &reader) }
      case .formats:
        formats = reader.elements(value, "formats").compactMap {
          FormatEntry(json: $0, reader: &reader)
        }
      case .constraints:
        constraints = reader.elements(value, "constraints").compactMap {
          ConstraintEntry(json: $0, reader: &reader)
        }
      }
    }
  }

  private mutating func readSpacing(_ value: JSONValue, _ reader: inout FieldReader) {
    for (key, value) in reader.members(value, "spacing", of: "'spacing'", SpacingKey.self) {
      switch key {
      case .sibling: spacing.sibling = reader.number(value, "sibling") ?? spacing.sibling
      case .superview:
        if case .string(let word) = value.content {
          if word.text == SuperviewSpacing.marginsWord {
            spacing.superview = .layoutMargins
          } else {
            let known = [SuperviewSpacing.marginsWord]
            reader.note(.unknownWord(word.text, of: "spacing", known: known), at: value.range)
          }
        } else if let points = reader.number(value, "superview") {
          spacing.superview = .points(points)
        }
      }
    }
  }
}

extension LayoutDocument.SuperviewSpacing {
  /// How both spellings say `layoutMargins`.
  static let marginsWord = "layoutMargins"
}

extension FieldReader {
  mutating func metrics(_ value: JSONValue) -> [LayoutDocument.Metric] {
    namedMembers(value, "metrics").compactMap { member in
      guard let number = number(member.value, member.key.text) else {
        excused.insert(member.key.text)
        return nil
      }
      return .init(name: member.key, value: number)
    }
  }
}
