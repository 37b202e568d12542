/// The text that string literals stand for, every byte with the bytes of the file that say it.
struct LiteralText {
  private(set) var bytes: [UInt8] = []
  /// For each byte, where what says it begins and ends in the file.
  private var starts: [Int] = []
  private var ends: [Int] = []
  private(set) var holes: [Hole] = []
  /// Where the text ends in the file.
  private var end = 0
  /// The bytes of the file whose holes have been filled.
  private var filledHoles: [Range<Int>] = []

  /// A place at which the program puts something in that nobody knows before it runs.
  struct Hole {
    /// Offset in `bytes`; nothing of the hole stands there.
    var offset: Int
    /// The bytes of the file that say it.
    var written: Range<Int>
    /// What is put in, as Swift, for messages.
    var expression: String
  }

  mutating func append(_ byte: UInt8, _ written: Range<Int>) {
    bytes.append(byte)
    starts.append(written.lowerBound)
    ends.append(written.upperBound)
    end = written.upperBound
  }

  mutating func append(_ text: some Sequence<UInt8>, _ written: Range<Int>) {
    for byte in text { append(byte, written) }
    end = written.upperBound
  }

  mutating func appendHole(_ written: Range<Int>, _ expression: String) {
    holes.append(Hole(offset: bytes.count, written: written, expression: expression))
    end = written.upperBound
  }

  /// Says where an empty text stands.
  mutating func move(to offset: Int) { end = offset }

  /// Where the byte at an offset is written.
  func place(of offset: Int) -> Int { offset < starts.count ? starts[offset] : end }

  /// Where the bytes of a range are written; of an empty one, where it would be.
  func place(of range: Range<Int>) -> Range<Int> {
    let start = place(of: range.lowerBound)
    guard !range.isEmpty, range.upperBound <= ends.count else { return start..<start }
    return start..<max(start, ends[range.upperBound - 1])
  }

  /// The text with something in place of each hole, and none left.
  func filled(_ filling: (Int) -> String) -> LiteralText {
    var text = LiteralText()
    text.end = end
    var next = 0
    for offset in 0...bytes.count {
      while next < holes.count, holes[next].offset == offset {
        text.append(filling(next).utf8, holes[next].written)
        text.filledHoles.append(holes[next].written)
        next += 1
      }
      if offset < bytes.count { text.append(bytes[offset], starts[offset]..<ends[offset]) }
    }
    text.end = end
    return text
  }

  /// Whether what is put into a hole is written in some of the bytes of a range of the file.
  func hasHole(in range: Range<Int>) -> Bool { filledHoles.contains { $0.overlaps(range) } }
}
