import Documents
import Testing

@testable import LanguageServer

struct TextBufferTests {
  @Test(arguments: [
    (0, 0, 0), (0, 1, 1), (0, 2, 3), (0, 3, 3), (0, 4, 7), (0, 5, 8), (0, 99, 8),
    (1, 0, 10), (1, 1, 11), (1, 9, 11), (2, 0, 12), (3, 0, 13), (9, 0, 13),
  ])
  func `positions count UTF-16`(line: Int, character: Int, offset: Int) {
    // a é(2 bytes) 😀(4 bytes, 2 units) b CRLF c CR LF-less line, an empty line
    let text = TextBuffer("aé😀b\r\nc\n\r")
    #expect(text.offset(of: Position(line: line, character: character)) == offset)
  }

  @Test func `offsets become the positions that they came from`() {
    let letters = ["a", "é", "€", "😀", "\n", "\r\n", "\r", "\t"]
    var numbers = SeededNumbers(seed: 1)
    for round in 0..<40 {
      // Some lines are longer than a block of the index.
      let isLong = round % 4 == 0
      let text = (0..<(isLong ? 3000 : 60)).map { _ in letters[numbers.below(isLong ? 4 : 8)] }
        .joined()
      let buffer = TextBuffer(text)
      // Lines as they are by the protocol, cut by another method.
      let lines = text.replacing("\r\n", with: "\n\u{1}").unicodeScalars.split(
        omittingEmptySubsequences: false
      ) { $0 == "\n" || $0 == "\r" }
      #expect(buffer.lineCount == lines.count)
      var offset = 0
      for (number, line) in lines.enumerated() {
        var character = 0
        for scalar in line where scalar != "\u{1}" {
          let position = Position(line: number, character: character)
          #expect(buffer.position(of: offset) == position)
          #expect(buffer.offset(of: position) == offset)
          offset += String(scalar).utf8.count
          character += String(scalar).utf16.count
        }
        let isPair = number + 1 < lines.count && lines[number + 1].first == "\u{1}"
        offset += isPair ? 2 : 1
      }
    }
  }

  @Test func `changes of ranges give the text that changes of the whole give`() throws {
    let pieces = ["a", "é", "😀", "\n", "\r\n", "view b\n", "H:|-[a]-|", ""]
    var numbers = SeededNumbers(seed: 2)
    let client = try Client("H:|[a]|\n", language: "swift")
    var text = Array("H:|[a]|\n".unicodeScalars)
    for step in 0..<600 {
      let start = boundary(numbers.below(text.count + 1), text)
      let end = boundary(min(text.count, start + numbers.below(6)), text)
      let new = pieces[numbers.below(pieces.count)]
      let range = JSONOutput.object([
        ("start", position(start, text)), ("end", position(end, text)),
      ])
      client.change([(range, new)], version: step)
      text.replaceSubrange(start..<end, with: new.unicodeScalars)
      let found = client.server.documents[Client.uri]?.text.bytes ?? []
      let expected = String(String.UnicodeScalarView(text))
      #expect(String(decoding: found, as: UTF8.self) == expected, "step \(step)")
    }
  }

  /// The number of scalars itself, or one more between the halves of a line break.
  private func boundary(_ count: Int, _ text: [UnicodeScalar]) -> Int {
    let isInPair =
      count > 0 && count < text.count && text[count - 1] == "\r" && text[count] == "\n"
    return isInPair ? count + 1 : count
  }

  private func position(_ count: Int, _ text: [UnicodeScalar]) -> JSONOutput {
    let before = String(String.UnicodeScalarView(text.prefix(count)))
    let lines = before.replacing("\r\n", with: "\n").unicodeScalars.split(
      omittingEmptySubsequences: false
    ) { $0 == "\n" || $0 == "\r" }
    let last = String(String.UnicodeScalarView(lines[lines.count - 1]))
    return Position(line: lines.count - 1, character: last.utf16.count).json
  }
}
