/// What the compiler asks a macro, and what it is told: a JSON message each way.
///
/// The messages are those of protocol version 7. The compiler says its own version first; of a
/// newer one the literal is expanded as it is, which needs no more than its text.
struct Conversation {
  /// The version that is spoken here.
  static let version = 7

  private var compilerVersion = version
  private var hasWarned = false

  /// The answer to a message.
  mutating func answer(_ message: [UInt8]) -> [UInt8] {
    guard let json = JSONParser.parse(message), case .object(let members) = json,
      let (kind, content) = members.first
    else { return Self.expansion(nil, []).written }
    switch kind {
    case "getCapability":
      compilerVersion = content["capability"]?["protocolVersion"]?.integer ?? 0
      let capability: JSON = .object([("protocolVersion", .integer(Self.version))])
      return JSON.object([("getCapabilityResult", .object([("capability", capability)]))]).written
    case "expandFreestandingMacro": return expand(content).written
    default: return expand(content).written
    }
  }

  private mutating func expand(_ content: JSON) -> JSON {
    let syntax = content["syntax"]
    guard let source = syntax?["source"]?.text ?? Self.source(in: content) else {
      return Self.expansion(nil, [])
    }
    let literal = CheckedLiteral(Array(source.utf8))
    let location = syntax?["location"]
    guard compilerVersion <= Self.version, let file = location?["fileName"]?.text,
      let start = location?["offset"]?.integer
    else { return expandUnchecked(literal, location) }
    let diagnostics = literal.mistakes.map { Self.diagnostic($0, file, start) }
    return Self.expansion(literal.argument, diagnostics)
  }

  /// The literal as it is, with one warning for all of a compiler's run.
  private mutating func expandUnchecked(_ literal: CheckedLiteral, _ location: JSON?) -> JSON {
    defer { hasWarned = true }
    guard !hasWarned else { return Self.expansion(literal.argument, []) }
    let place = Place(
      file: location?["fileName"]?.text ?? "", start: location?["offset"]?.integer ?? 0)
    return Self.expansion(
      literal.argument, [place.diagnostic(Self.unchecked(compilerVersion), severity: "warning")])
  }

  static func unchecked(_ version: Int) -> String {
    "'#vfl' speaks version \(Self.version) of the protocol of macros and this compiler "
      + "version \(version), so format strings are checked when the program runs"
  }

  /// The use of the macro, wherever in a message it stands.
  private static func source(in value: JSON) -> String? {
    switch value {
    case .object(let members):
      for member in members {
        if member.key == "source", let text = member.value.text, text.hasPrefix("#") { return text }
        if let found = source(in: member.value) { return found }
      }
      return nil
    case .array(let elements):
      for element in elements {
        if let found = source(in: element) { return found }
      }
      return nil
    default: return nil
    }
  }

  private static func expansion(_ source: String?, _ diagnostics: [JSON]) -> JSON {
    var members: [(key: String, value: JSON)] = []
    if let source { members.append(("expandedSource", .string(source))) }
    members.append(("diagnostics", .array(diagnostics)))
    return .object([("expandMacroResult", .object(members))])
  }
}

extension Conversation {
  /// A file, and where in it the use of the macro begins.
  private struct Place {
    var file: String
    var start: Int

    func position(_ offset: Int) -> JSON {
      .object([("fileName", .string(file)), ("offset", .integer(start + offset))])
    }

    func range(_ range: Range<Int>) -> JSON {
      .object([
        ("fileName", .string(file)), ("startOffset", .integer(start + range.lowerBound)),
        ("endOffset", .integer(start + range.upperBound)),
      ])
    }

    func diagnostic(
      _ message: String, severity: String, at offset: Int = 0, highlights: [JSON] = [],
      notes: [JSON] = [], fixIts: [JSON] = []
    ) -> JSON {
      .object([
        ("message", .string(message)), ("severity", .string(severity)),
        ("position", position(offset)), ("highlights", .array(highlights)),
        ("notes", .array(notes)), ("fixIts", .array(fixIts)),
      ])
    }
  }

  private static func diagnostic(
    _ mistake: CheckedLiteral.Mistake, _ file: String, _ start: Int
  ) -> JSON {
    let place = Place(file: file, start: start)
    let notes = mistake.notes.map { note -> JSON in
      .object([("position", place.position(mistake.position)), ("message", .string(note))])
    }
    let fixIts = mistake.fixIts.map { fixIt -> JSON in
      let changes = fixIt.edits.map { edit -> JSON in
        .object([("range", place.range(edit.range)), ("newText", .string(edit.text))])
      }
      return .object([("message", .string(fixIt.message)), ("changes", .array(changes))])
    }
    return place.diagnostic(
      mistake.message, severity: "error", at: mistake.position,
      highlights: mistake.range.isEmpty ? [] : [place.range(mistake.range)], notes: notes,
      fixIts: fixIts)
  }
}
