import Documents

extension OpenDocument {
  /// What could stand at a position, whatever has been written of it.
  func completion(at position: Position) -> JSONOutput {
    guard language == .layout else { return .null }
    let (range, list) = reading.candidates(at: offset(of: position))
    return .object([
      ("isIncomplete", .bool(false)), ("items", .array(list.map { item($0, range) })),
    ])
  }

  private func item(_ candidate: Candidate, _ range: Range<Int>) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [
      ("label", .string(candidate.text)), ("kind", .integer(candidate.kind.rawValue)),
    ]
    if let help = candidate.help {
      members.append(
        ("documentation", .object([("kind", .string("markdown")), ("value", .string(help))])))
    }
    members.append(("textEdit", textEdit(range, candidate.text)))
    return .object(members)
  }
}
