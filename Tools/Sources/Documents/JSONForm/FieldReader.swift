/// Turns JSON values into the values of fields, and keeps every mistake that it meets.
///
/// Each function answers nil, or leaves something out, where it has noted a mistake: the reader
/// goes on, so that one pass tells all.
struct FieldReader {
  private(set) var problems: [Problem] = []

  /// Names whose values were left out.
  var excused: Set<String> = []

  /// What was left out of which the names may be needed elsewhere.
  private(set) var ignored: [Range<Int>] = []

  mutating func note(_ mistake: Mistake, at range: Range<Int>) {
    problems.append(Problem(mistake, at: range))
  }

  private mutating func noteKind(_ field: String, _ expected: String, _ value: JSONValue) {
    if value.isMissing { return }
    note(.wrongKind(field, expected: expected, found: value.kind), at: value.range)
  }

  /// The members of an object whose keys are those of `Key`.
  mutating func members<Key: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ field: String, of owner: String, _: Key.Type
  ) -> [(key: Key, value: JSONValue)] {
    var members: [(key: Key, value: JSONValue)] = []
    for member in namedMembers(value, field) {
      if let key = Key(rawValue: member.key.text) {
        members.append((key, member.value))
      } else {
        let known = Key.allCases.map { $0.rawValue }
        note(.unknownKey(member.key.text, of: owner, known: known), at: member.key.range)
        ignored.append(member.value.range)
      }
    }
    return members
  }

  /// The members of an object whose keys are names that the document chooses.
  mutating func namedMembers(_ value: JSONValue, _ field: String) -> [JSONValue.Member] {
    if case .object(let members) = value.content { return members }
    noteKind(field, "an object", value)
    ignored.append(value.range)
    return []
  }

  mutating func elements(_ value: JSONValue, _ field: String) -> [JSONValue] {
    if case .array(let elements) = value.content { return elements }
    noteKind(field, "an array", value)
    return []
  }

  mutating func string(_ value: JSONValue, _ field: String) -> SourceString? {
    if case .string(let string) = value.content { return string }
    noteKind(field, "a string", value)
    return nil
  }

  mutating func flag(_ value: JSONValue, _ field: String) -> Bool? {
    if case .bool(let flag) = value.content { return flag }
    noteKind(field, "true or false", value)
    return nil
  }

  mutating func number(
    _ value: JSONValue, _ field: String, _ rule: NumberRule = .any
  ) -> Double? {
    guard case .number(let number) = value.content else {
      noteKind(field, "a number", value)
      if field == "constant", case .string = value.content {
        problems[problems.count - 1].notes.append(Mistake.metricsInEquations)
      }
      return nil
    }
    guard rule.accepts(number) else {
      note(.numberOutOfRange(number, of: field, rule), at: value.range)
      return nil
    }
    return number
  }

  /// One of a few words; `noun` says of what kind.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ field: String, _ noun: String, _: Word.Type
  ) -> Word? {
    guard let string = string(value, field) else { return nil }
    if let word = Word(rawValue: string.text) { return word }
    note(
      .unknownWord(string.text, of: noun, known: Word.allCases.map { $0.rawValue }), at: value.range
    )
    return nil
  }

  /// An array of exactly `names.count` numbers; nil in it where the document says `null` and
  /// `null` may stand.
  mutating func numbers(
    _ value: JSONValue, _ field: String, _ names: [String], _ rule: NumberRule = .any,
    nullable: Bool = false
  ) -> [Double?]? {
    let expected = "an array of \(names.count) numbers: \(names.joined(separator: ", "))"
    guard case .array(let elements) = value.content else {
      noteKind(field, expected, value)
      return nil
    }
    guard elements.count == names.count else {
      let found = "an array of \(elements.count)"
      note(.wrongKind(field, expected: expected, found: found), at: value.range)
      return nil
    }
    let before = problems.count
    let numbers = elements.map { element -> Double? in
      if nullable, case .null = element.content { return nil }
      let number = number(element, field, rule)
      if nullable, case .string(let sign) = element.content, sign.text == "-" {
        problems[problems.count - 1].notes.append(Mistake.nullForNone)
      }
      return number
    }
    // Where one of two is wrong the other one counts.
    if nullable { return numbers }
    return problems.count == before && !elements.contains { $0.isMissing } ? numbers : nil
  }
}
