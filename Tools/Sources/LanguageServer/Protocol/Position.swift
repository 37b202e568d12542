import Documents

/// A place in a document as the protocol counts it: lines from 0, and in a line UTF-16 code units
/// from 0.
struct Position: Equatable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// A position in a message. What is below 0 is 0.
  init(_ value: JSONValue?) throws(Refusal) {
    guard let value, let line = value["line"]?.integer, let character = value["character"]?.integer
    else { throw Refusal(.invalidParams, "A position needs 'line' and 'character'") }
    self.init(line: max(line, 0), character: max(character, 0))
  }

  var json: JSONOutput {
    .object([("line", .integer(line)), ("character", .integer(character))])
  }
}
