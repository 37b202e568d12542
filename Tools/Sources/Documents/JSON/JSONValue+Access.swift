extension JSONValue {
  /// The value of a key of an object; nil where there is none.
  package subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key.text == key }?.value
  }

  /// The text of a string.
  package var text: String? {
    guard case .string(let string) = content else { return nil }
    return string.text
  }

  /// The elements of an array.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// A whole number.
  package var integer: Int? {
    guard case .number(let number) = content else { return nil }
    return Int(exactly: number)
  }

  /// The value as it was read.
  package var output: JSONOutput {
    switch content {
    case .null, .missing: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .string(let string): .string(string.text)
    case .array(let elements): .array(elements.map { $0.output })
    case .object(let members): .object(members.map { ($0.key.text, $0.value.output) })
    }
  }
}

extension JSONOutput {
  package static func integer(_ value: Int) -> JSONOutput { .number(Double(value)) }
}
