import Testing

@testable import LanguageServer

struct MessageReaderTests {
  private func events(_ bytes: [UInt8], by size: Int = .max) -> [MessageReader.Event] {
    var reader = MessageReader()
    var events: [MessageReader.Event] = []
    var start = 0
    repeat {
      let end = min(bytes.count, start.addingReportingOverflow(size).overflow ? .max : start + size)
      reader.append(Array(bytes[start..<end]))
      while let event = reader.next() { events.append(event) }
      start = end
    } while start < bytes.count
    return events
  }

  private func messages(_ events: [MessageReader.Event]) -> [String] {
    events.map { event in
      switch event {
      case .message(let bytes): String(decoding: bytes, as: UTF8.self)
      case .unreadable: "?"
      }
    }
  }

  @Test func `messages come whole, however their bytes are cut`() {
    let bytes =
      Client.frame("{}") + Client.frame("") + Client.frame("[\"é😀\"]") + Client.frame("{\"a\": 1}")
    for size in 1...bytes.count {
      #expect(messages(events(bytes, by: size)) == ["{}", "", "[\"é😀\"]", "{\"a\": 1}"], "\(size)")
    }
  }

  @Test(arguments: [
    (
      "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}",
      ["{}"]
    ),
    ("Content-Type: x\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("content-length:2\r\n\r\n{}", ["{}"]), ("Content-Length:  2 \n\n{}", ["{}"]),
    ("Content-Length: -2\r\n\r\n", ["?"]), ("Content-Length: 0x2\r\n\r\n", ["?"]),
    ("Content-Length: \r\n\r\n", ["?"]),
    ("Content-Length: 99999999999999999999999\r\n\r\n", ["?"]),
    ("rubbish\r\n\r\nContent-Length: 2\r\n\r\n{}", ["?", "{}"]),
    // Too short a length leaves the rest of the message in front of the next one.
    ("Content-Length: 1\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["{", "?", "{}"]),
    // Too long a one takes some of the next.
    (
      "Content-Length: 9\r\n\r\n{}Content-Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]",
      ["{}Content", "?", "[]"]
    ),
    ("Content-Length: 70000000\r\n\r\n{}", ["?"]),
  ])
  func `what is no message is told, and what follows is read`(text: String, expected: [String]) {
    for size in [1, 7, 1000] {
      #expect(messages(events(Array(text.utf8), by: size)) == expected, "\(size)")
    }
  }

  @Test func `a message that is too long is passed over, and the next one is read`() {
    let length = MessageReader.longestMessage + 1
    var reader = MessageReader()
    reader.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(reader.next() != nil)
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    var left = length
    while left > 0 {
      reader.append(Array(piece.prefix(left)))
      left -= min(left, piece.count)
      #expect(reader.next() == nil)
    }
    reader.append(Client.frame("{}"))
    #expect(reader.next() == .message(Array("{}".utf8)))
  }

  @Test func `garbage without end is given up, not kept`() {
    var reader = MessageReader()
    var count = 0
    for _ in 0..<100 {
      reader.append([UInt8](repeating: 0x78, count: 10_000))
      while reader.next() != nil { count += 1 }
    }
    #expect(count == 1)
    reader.append(Client.frame("{}"))
    #expect(reader.next() == .message(Array("{}".utf8)))
  }

  @Test func `no bytes trap`() {
    var numbers = SeededNumbers(seed: 1)
    let pieces = [
      "Content-Length:", " 5", "\r\n", "\r\n\r\n", "{}", "[1]", "x", "\u{0}", "99999", "-", "\n",
      "é",
    ].map { Array($0.utf8) }
    for _ in 0..<3000 {
      let bytes = (0..<numbers.below(30)).flatMap { _ in pieces[numbers.below(pieces.count)] }
      let whole = events(bytes)
      #expect(
        messages(events(bytes, by: 1)).filter { $0 != "?" } == messages(whole).filter { $0 != "?" })
    }
  }
}
