import Documents

extension OpenDocument {
  private static let quickFix = "quickfix"
  private static let fixAll = "source.fixAll"

  /// What could be done about the problems that a range touches.
  ///
  /// - Parameter kinds: The kinds of action that are asked for; nil for all.
  func codeActions(in range: Range<Int>, kinds: [String]?) -> JSONOutput {
    let isWanted = { (kind: String) in
      kinds.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
    }
    var actions: [JSONOutput] = []
    let document = language == .swift ? nil : file.document
    if isWanted(Self.quickFix) {
      for problem in problems where Self.touch(problem.range, range) {
        for fixIt in problem.fixIts {
          let edits = fixIt.edits.compactMap { problem.place(of: $0, in: document) }
          guard edits.count == fixIt.edits.count else { continue }
          actions.append(action(fixIt, of: problem, edits))
        }
      }
    }
    // It is offered where a client asks for such actions, as when a file is saved.
    if kinds != nil, isWanted(Self.fixAll), let edits = edits(mending: document) {
      actions.append(
        .object([
          ("title", .string("Mend what can be mended in one way alone")),
          ("kind", .string(Self.fixAll)), ("edit", workspaceEdit(edits)),
        ]))
    }
    return .array(actions)
  }

  private static func touch(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
  }

  private func action(
    _ fixIt: Problem.FixIt, of problem: Problem, _ edits: [(range: Range<Int>, text: String)]
  ) -> JSONOutput {
    let title = fixIt.message.prefix(1).uppercased() + fixIt.message.dropFirst()
    return .object([
      ("title", .string(title)), ("kind", .string(Self.quickFix)),
      ("diagnostics", .array([diagnostic(problem)])),
      ("isPreferred", .bool(problem.fixIts.count == 1)), ("edit", workspaceEdit(edits)),
    ])
  }

  private func edits(mending document: LayoutDocument?) -> [(range: Range<Int>, text: String)]? {
    guard let mended = Problem.mending(source.bytes, problems, in: document) else { return nil }
    return [Self.difference(source.bytes, mended)]
  }

  /// The part in which two texts differ, by whole lines.
  static func difference(_ old: [UInt8], _ new: [UInt8]) -> (range: Range<Int>, text: String) {
    let limit = min(old.count, new.count)
    var start = 0
    var lineStart = 0
    while start < limit, old[start] == new[start] {
      start += 1
      if old[start - 1] == UInt8(ascii: "\n") { lineStart = start }
    }
    var end = 0
    var lineEnd = 0
    while end < limit - lineStart, old[old.count - 1 - end] == new[new.count - 1 - end] {
      if old[old.count - 1 - end] == UInt8(ascii: "\n") { lineEnd = end }
      end += 1
    }
    let text = String(decoding: new[lineStart..<(new.count - lineEnd)], as: UTF8.self)
    return (lineStart..<(old.count - lineEnd), text)
  }

  /// Edits of this document alone.
  func workspaceEdit(_ edits: [(range: Range<Int>, text: String)]) -> JSONOutput {
    let list = edits.map { textEdit($0.range, $0.text) }
    return .object([("changes", .object([(uri, .array(list))]))])
  }

  func textEdit(_ range: Range<Int>, _ text: String) -> JSONOutput {
    .object([("range", json(range)), ("newText", .string(text))])
  }

  /// The edit that writes the document canonically; none where it has mistakes.
  var formatting: JSONOutput {
    guard language == .layout, file.problems.isEmpty else { return .null }
    let canonical: String
    do throws(Problems) { canonical = try file.canonical() } catch { return .null }
    let new = Array(canonical.utf8)
    guard new != source.bytes else { return .array([]) }
    let (range, text) = Self.difference(source.bytes, new)
    return .array([textEdit(range, text)])
  }
}
