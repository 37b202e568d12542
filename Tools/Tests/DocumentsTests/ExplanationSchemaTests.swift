import AutoLayout
import Foundation
import Testing

@testable import Documents

/// What programs are told has the form that the schema promises them.
struct ExplanationSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let tools = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: tools.appending(path: "explain.schema.json"))
    schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func value(_ json: JSONOutput) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.page.utf8))
  }

  @Test func `a layout's explanation is as the schema says`() throws {
    let text = """
      size 100 40
      view a, b
      H:|-[a(80)]-|
      H:[b(30@200)]
      H:[b(20@300)]
      V:|[a]|
      """
    let document = try DocumentFile(SourceFile(name: "layout", text: text + "\n")).document
    let explanation = try #require(document.solve(explaining: true).explanation)
    #expect(!explanation.conflicts.isEmpty && !explanation.ambiguities.isEmpty)
    #expect(!explanation.unmet.isEmpty)
    #expect(try complaints(about: value(explanation.json), "document") == [])
  }

  @Test func `a log's explanation is as the schema says`() throws {
    let text = """
      <NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>
      <NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UIView:0x2.width == 4   (active)>
      <NSSpringLayoutConstraint:0x5 what>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x9 UIView:0x7.width == 3   (active)>
      """
    let logs = ConstraintLog.logs(in: text).map { (line: $0.line, explanation: $0.explain()) }
    #expect(try complaints(about: value(LogExplanation.json(logs)), "logs") == [])
  }

  @Test func `the schema knows all mistakes`() throws {
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let conflict = try #require(definitions["conflict"] as? [String: Any])
    let properties = try #require(conflict["properties"] as? [String: Any])
    let mistake = try #require(properties["mistake"] as? [String: Any])
    let known = try #require(mistake["enum"] as? [Any]).compactMap { $0 as? String }
    #expect(known == LayoutError.Mistake.Kind.allCases.map { $0.rawValue })
  }

  // MARK: As much of JSON Schema as is used

  private func complaints(about value: Any, _ definition: String) throws -> [String] {
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let rule = try #require(definitions[definition] as? [String: Any])
    return try complaints(about: value, rule, at: definition)
  }

  private func complaints(
    about value: Any, _ rule: [String: Any], at place: String
  ) throws -> [String] {
    if let reference = rule["$ref"] as? String {
      return try complaints(about: value, String(reference.split(separator: "/").last ?? ""))
    }
    var found: [String] = []
    if let words = rule["enum"] as? [Any], let word = value as? String,
      !words.contains(where: { $0 as? String == word })
    {
      found.append("\(place): \(word)")
    }
    let types = (rule["type"] as? [String]) ?? (rule["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { matches(value, $0) }) {
      found.append("\(place): \(value) is no \(types)")
    }
    if let items = rule["items"] as? [String: Any], let values = value as? [Any] {
      for item in values { found += try complaints(about: item, items, at: place + "[]") }
    }
    guard let object = value as? [String: Any] else { return found }
    for key in rule["required"] as? [String] ?? [] where object[key] == nil {
      found.append("\(place) lacks \(key)")
    }
    let properties = rule["properties"] as? [String: Any] ?? [:]
    for (key, part) in object {
      if let rule = properties[key] as? [String: Any] {
        found += try complaints(about: part, rule, at: "\(place).\(key)")
      } else if rule["additionalProperties"] as? Bool == false {
        found.append("\(place) has \(key)")
      }
    }
    return found
  }

  private func matches(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "null": value is NSNull
    case "string": value is String
    case "boolean", "number", "integer": value is NSNumber
    case "array": value is [Any]
    default: value is [String: Any]
    }
  }
}
