import Foundation
import Testing

@testable import Documents

/// Documents.md and the schema say what the reader does.
@Suite struct DocumentPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }

  /// The fenced examples of a kind, each with the number of its first line.
  private static func examples(_ kind: String) throws -> [(line: Int, text: String)] {
    var found: [(line: Int, text: String)] = []
    var open: (kind: Substring, line: Int, lines: [Substring])?
    for (index, line) in try text(of: "Documents.md")
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if !line.hasPrefix("```") {
        open?.lines.append(line)
      } else if let block = open {
        if block.kind == kind { found.append((block.line, block.lines.joined(separator: "\n"))) }
        open = nil
      } else {
        open = (line.dropFirst(3), index + 2, [])
      }
    }
    return found
  }

  @Test func `every document of the page is read and laid out`() throws {
    let examples = try Self.examples("document")
    #expect(examples.count == 10)
    for (line, text) in examples {
      let file = try DocumentFile(SourceFile(name: "Documents.md:\(line)", text: text))
      let result = file.document.solve()
      #expect(result.status == .ok, "line \(line): \(result.problems.map(\.message))")
    }
  }

  @Test func `every JSON form is the same document as the text before it`() throws {
    let texts = try Self.examples("document")
    let forms = try Self.examples("json")
    #expect(forms.count == texts.count)
    for (text, form) in zip(texts, forms) {
      let one = try DocumentFile(SourceFile(name: "text", text: text.text)).document
      let other = try DocumentFile(json: SourceFile(name: "json", text: form.text)).document
      #expect(one.json.page == other.json.page, "line \(form.line)")
    }
  }

  @Test func `the page names every word that documents are made of`() throws {
    let page = try Self.text(of: "Documents.md")
    var words = Statement.Keyword.allCases.map(\.rawValue)
    words += FormatEntry.Option.allCases.map(\.rawValue)
    words += ConstraintEntry.Attribute.allCases.map(\.rawValue)
    words += ViewEntry.Kind.allCases.map(\.rawValue)
    words += ViewEntry.Stack.Distribution.allCases.map(\.rawValue)
    words += ViewEntry.Stack.Alignment.allCases.map(\.rawValue)
    words += LayoutDocument.Edge.allCases.map(\.rawValue)
    for word in words { #expect(page.contains(word), "\(word)") }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `the schema accepts what documents are written as`(seed: UInt64) throws {
    let schema = try Schema(Self.text(of: "Documents.schema.json"))
    var random = RandomDocument(seed: seed)
    let source = SourceFile(name: "json", text: random.document().json.page)
    #expect(schema.accepts(try JSONReader.read(source)), "seed \(seed)")
  }

  @Test func `the schema refuses what the reader refuses, and nothing else`() throws {
    let schema = try Schema(Self.text(of: "Documents.schema.json"))
    var count = 0
    for (line, text) in try Self.examples("json") {
      let document = try JSONReader.read(SourceFile(name: "json", text: text))
      for changed in document.variants() where !changed.path.contains("toItem") {
        // That both go together no schema of this size says.
        if changed.path.contains("toAttribute") { continue }
        var reader = FieldReader()
        _ = LayoutDocument(json: changed.value, reader: &reader)
        count += 1
        #expect(
          schema.accepts(changed.value) == reader.problems.isEmpty,
          "line \(line), \(changed.path): \(reader.problems.map(\.message))")
      }
    }
    #expect(count > 1000)
  }
}

extension JSONValue {
  /// The value with one thing in it replaced by something of another kind, or with one more member.
  fileprivate func variants() -> [(path: String, value: JSONValue)] {
    let other = JSONValue.Member(
      key: SourceString("zzz"), value: JSONValue(content: .number(1), range: 0..<0))
    var contents: [Content] = [
      .null, .bool(true), .number(-1), .number(2e9), .string(SourceString("zzz")), .array([]),
      .object([other]),
    ]
    if case .object(let members) = content { contents.append(.object(members + [other])) }
    if case .array(let elements) = content { contents.append(.array(elements + elements)) }
    var found = contents.map { (path: "", value: JSONValue(content: $0, range: range)) }
    switch content {
    case .array(let elements):
      for index in elements.indices {
        for variant in elements[index].variants() {
          var changed = elements
          changed[index] = variant.value
          found.append(
            ("[\(index)]\(variant.path)", JSONValue(content: .array(changed), range: range)))
        }
      }
    case .object(let members):
      for index in members.indices {
        for variant in members[index].value.variants() {
          var changed = members
          changed[index].value = variant.value
          let path = ".\(members[index].key.text)\(variant.path)"
          found.append((path, JSONValue(content: .object(changed), range: range)))
        }
      }
    default: break
    }
    return found
  }
}

/// As much of JSON Schema as the schema of documents needs.
private struct Schema {
  private let root: JSONValue

  init(_ text: String) throws { root = try JSONReader.read(SourceFile(name: "schema", text: text)) }

  func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    for (key, rule) in schema.members where !holds(key, rule, of: value, in: schema) {
      return false
    }
    return true
  }

  private func holds(
    _ key: String, _ rule: JSONValue, of value: JSONValue, in schema: JSONValue
  ) -> Bool {
    switch key {
    case "$schema", "title": return true
    case "type":
      let kinds = rule.elements.isEmpty ? [rule.word] : rule.elements.map(\.word)
      return kinds.contains(value.schemaType)
    case "enum": return rule.elements.contains { $0.isSame(as: value) }
    case "anyOf": return rule.elements.contains { accepts(value, $0) }
    case "minimum": return value.number.map { $0 >= rule.number ?? 0 } ?? true
    case "maximum": return value.number.map { $0 <= rule.number ?? 0 } ?? true
    case "exclusiveMinimum": return value.number.map { $0 > rule.number ?? 0 } ?? true
    case "minItems":
      return value.schemaType != "array" || Double(value.elements.count) >= rule.number ?? 0
    case "maxItems":
      return value.schemaType != "array" || Double(value.elements.count) <= rule.number ?? 0
    case "items": return value.elements.allSatisfy { accepts($0, rule) }
    case "required":
      let keys = value.members.map(\.key)
      return rule.elements.allSatisfy { keys.contains($0.word) }
    case "properties":
      let rules = rule.members
      return value.members.allSatisfy { member in
        rules.first { $0.key == member.key }.map { accepts(member.value, $0.value) } ?? true
      }
    case "additionalProperties":
      let known = schema.members.first { $0.key == "properties" }?.value.members.map(\.key) ?? []
      return value.members.allSatisfy { member in
        if known.contains(member.key) { return true }
        if case .bool(let isAllowed) = rule.content { return isAllowed }
        return accepts(member.value, rule)
      }
    default:
      Issue.record("the schema uses '\(key)', which is not checked")
      return false
    }
  }
}

extension JSONValue {
  fileprivate var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = content { return members.map { ($0.key.text, $0.value) } }
    return []
  }

  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = content { return elements }
    return []
  }

  fileprivate var word: String {
    if case .string(let string) = content { return string.text }
    return ""
  }

  fileprivate var number: Double? {
    if case .number(let number) = content { return number }
    return nil
  }

  fileprivate var schemaType: String {
    switch content {
    case .missing: "missing"
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.string(let a), .string(let b)): a.text == b.text
    default: false
    }
  }
}
