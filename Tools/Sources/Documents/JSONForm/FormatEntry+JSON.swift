extension FormatEntry {
  private enum Key: String, CaseIterable { case vfl, options, metrics, priority }

  /// A string, or an object that says more about it.
  init?(json value: JSONValue, reader: inout FieldReader) {
    if case .string(let string) = value.content {
      self.init(string)
      place = Place(value.range, isJSON: true)
      return
    }
    if value.isMissing { return nil }
    guard case .object = value.content else {
      let expected = "a string or an object"
      reader.note(
        .wrongEntry("formats", expected: expected, found: value.kind), at: value.range)
      return nil
    }
    var string: SourceString?
    var rest = FormatEntry(SourceString(""))
    var hasString = false
    for (key, value) in reader.members(value, "formats", of: "A format", Key.self) {
      switch key {
      case .vfl:
        string = reader.string(value, "vfl")
        hasString = true
      case .options:
        rest.options = reader.elements(value, "options").compactMap {
          reader.word($0, "options", "option", Option.self)
        }
      case .metrics: rest.metrics = reader.metrics(value)
      case .priority: rest.priority = reader.number(value, "priority", .priority)
      }
    }
    // A key that was meant for it is told of already.
    let known = Key.allCases.map { $0.rawValue }
    let isMisnamed = reader.namedMembers(value, "formats").contains { member in
      Key(rawValue: member.key.text) == nil
        && Mistake.isMeant("vfl", by: member.key.text, among: known)
    }
    if !hasString, !isMisnamed { reader.note(.missingKey("vfl", of: "A format"), at: value.range) }
    guard let string else { return nil }
    self = rest
    self.string = string
    place = Place(value.range, isJSON: true)
  }
}
