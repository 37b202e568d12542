import Documents

extension OpenDocument {
  /// A range of the source as the protocol writes it.
  func json(_ range: Range<Int>) -> JSONOutput {
    text.json((range.lowerBound + markLength)..<(range.upperBound + markLength))
  }

  /// A place in the source.
  func offset(of position: Position) -> Int { max(text.offset(of: position) - markLength, 0) }

  /// All problems, as a notification's parameters.
  var diagnostics: JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [("uri", .string(uri))]
    if let version { members.append(("version", .integer(version))) }
    members.append(
      ("diagnostics", .array(problems.prefix(Self.mostProblems).map { diagnostic($0) })))
    return .object(members)
  }

  /// Of a document that is none at all the first problems say enough.
  private static let mostProblems = 1000

  /// One problem, its notes below its sentence.
  func diagnostic(_ problem: Problem) -> JSONOutput {
    var message = problem.printableMessage
    for note in problem.printableNotes { message += "\nnote: \(note)" }
    return .object([
      ("range", json(problem.range)), ("severity", .integer(problem.severity == .error ? 1 : 2)),
      ("code", .string(problem.id)), ("source", .string("vfl")), ("message", .string(message)),
    ])
  }
}
