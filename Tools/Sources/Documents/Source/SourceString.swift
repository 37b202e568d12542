/// A piece of text out of a document that remembers where each of its bytes was written,
/// escapes taken into account.
///
/// Two of them are equal when their texts are: a document says the same wherever it says it.
public struct SourceString: Sendable, Equatable {
  /// What the text says, escapes resolved.
  public let text: String
  /// The bytes of the document that it was read from, quotation marks included.
  public let range: Range<Int>

  private let contentStart: Int
  private let escapes: [Escape]

  /// One escape sequence: the bytes it stands for and the bytes it was written with.
  struct Escape: Sendable {
    var decoded: Range<Int>
    var written: Range<Int>
  }

  /// A text that was written as it is, from `start` on.
  init(_ text: String, at start: Int) {
    self.init(text, range: start..<(start + text.utf8.count), contentStart: start, escapes: [])
  }

  init(_ text: String, range: Range<Int>, contentStart: Int, escapes: [Escape]) {
    self.text = text
    self.range = range
    self.contentStart = contentStart
    self.escapes = escapes
  }

  /// A text that stands in no document; its places mean nothing.
  public init(_ text: String) {
    self.init(text, at: 0)
  }

  /// Where in the document the byte at `offset` of the text was written: its escape sequence's
  /// start where it has one. Logarithmic in the number of escapes.
  package func documentOffset(of offset: Int) -> Int {
    var low = 0
    var high = escapes.count
    while low < high {
      let middle = (low + high) / 2
      if escapes[middle].decoded.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return contentStart + offset }
    let escape = escapes[low - 1]
    if offset < escape.decoded.upperBound { return escape.written.lowerBound }
    return escape.written.upperBound + (offset - escape.decoded.upperBound)
  }

  /// Where in the document a range of the text was written.
  package func documentRange(of range: Range<Int>) -> Range<Int> {
    let start = documentOffset(of: range.lowerBound)
    return start..<Swift.max(start, documentOffset(of: range.upperBound))
  }

  public static func == (a: SourceString, b: SourceString) -> Bool { a.text == b.text }
}
