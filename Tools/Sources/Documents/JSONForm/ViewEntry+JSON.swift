import AutoLayout

extension ViewEntry {
  private enum Key: String, CaseIterable {
    case kind, parent, intrinsic, hugging, compression, text, baseline, margins, safeArea, insets
    case sample, color, hidden, stack
  }

  private enum TextKey: String, CaseIterable { case width, lineHeight }

  private enum StackKey: String, CaseIterable { case axis, spacing, distribution, alignment }

  static let keys = Key.allCases.map { $0.rawValue }
  static let stackKeys = StackKey.allCases.map { $0.rawValue }

  private enum BaselineKey: String, CaseIterable { case first, last }

  init(name: SourceString, json value: JSONValue, reader: inout FieldReader) {
    self.init(name: name)
    let field = name.text
    for (key, value) in reader.members(value, field, of: "A view", Key.self) {
      switch key {
      case .kind: kind = reader.word(value, "kind", "kind", Kind.self) ?? kind
      case .parent: parent = reader.string(value, "parent")
      case .intrinsic:
        if case .null = value.content { break }
        let axes = ["width", "height"]
        if let size = reader.numbers(value, "intrinsic", axes, .notNegative, nullable: true) {
          intrinsic = PerAxis(size[0], size[1])
        }
      case .hugging: hugging = reader.priorities(value, "hugging") ?? hugging
      case .compression: compression = reader.priorities(value, "compression") ?? compression
      case .text: readText(value, &reader)
      case .baseline: readBaseline(value, &reader)
      case .margins: margins = reader.insets(value, "margins") ?? margins
      case .safeArea: safeArea = reader.insets(value, "safeArea") ?? safeArea
      case .insets: insets = reader.insets(value, "insets") ?? insets
      case .stack: readStack(value, &reader)
      case .sample: sample = reader.string(value, "sample")?.text
      case .color: color = reader.word(value, "color", "color", LayoutDrawing.Color.self)
      case .hidden: isHidden = reader.flag(value, "hidden") ?? isHidden
      }
    }
  }

  private mutating func readText(_ value: JSONValue, _ reader: inout FieldReader) {
    if value.isMissing { return }
    var paragraph = Paragraph(width: 0, lineHeight: 0)
    var missing = TextKey.allCases
    for (key, value) in reader.members(value, "text", of: "'text'", TextKey.self) {
      missing.removeAll { $0 == key }
      let number = reader.number(value, key.rawValue, .notNegative) ?? 0
      switch key {
      case .width: paragraph.width = number
      case .lineHeight: paragraph.lineHeight = number
      }
    }
    for key in missing { reader.note(.missingKey(key.rawValue, of: "'text'"), at: value.range) }
    text = paragraph
  }

  private mutating func readStack(_ value: JSONValue, _ reader: inout FieldReader) {
    stackMark.place = Place(value.range, isJSON: true)
    for (key, value) in reader.members(value, "stack", of: "'stack'", StackKey.self) {
      switch key {
      case .axis: stack.axis = reader.word(value, "axis", "axis", Stack.Axis.self) ?? stack.axis
      case .spacing: stack.spacing = reader.number(value, "spacing") ?? stack.spacing
      case .distribution:
        stack.distribution =
          reader.word(value, "distribution", "distribution", Stack.Distribution.self)
          ?? stack.distribution
      case .alignment:
        stack.alignment =
          reader.word(value, "alignment", "alignment", Stack.Alignment.self) ?? stack.alignment
      }
    }
  }

  private mutating func readBaseline(_ value: JSONValue, _ reader: inout FieldReader) {
    for (key, value) in reader.members(value, "baseline", of: "'baseline'", BaselineKey.self) {
      let number = reader.number(value, key.rawValue) ?? 0
      switch key {
      case .first: baseline.first = number
      case .last: baseline.last = number
      }
    }
  }
}

extension FieldReader {
  fileprivate mutating func priorities(_ value: JSONValue, _ field: String) -> PerAxis<Double>? {
    guard let pair = numbers(value, field, ["horizontal", "vertical"], .priority) else {
      return nil
    }
    guard let horizontal = pair[0], let vertical = pair[1] else { return nil }
    return PerAxis(horizontal, vertical)
  }

  fileprivate mutating func insets(
    _ value: JSONValue, _ field: String
  ) -> ViewEntry.EdgeInsets? {
    guard let sides = numbers(value, field, ["top", "left", "bottom", "right"]) else { return nil }
    guard let top = sides[0], let left = sides[1], let bottom = sides[2], let right = sides[3]
    else { return nil }
    return ViewEntry.EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
