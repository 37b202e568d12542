/// One way to mend a format string: a sentence and the edits that carry it out.
public struct FixIt: Sendable, Equatable {
  /// One replaced range of bytes.
  public struct Edit: Sendable, Equatable {
    /// The bytes that go; empty for an insertion.
    public let range: Range<Int>

    /// The text that comes; empty for a removal.
    public let text: String

    package init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// What the edits do, in a few words.
  public let message: String

  /// At least one edit, in ascending order of ranges that do not overlap.
  public let edits: [Edit]

  /// The bytes of a string after the edits. Ranges outside the string are cut to it. Linear in
  /// the length of the string and the edits.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    for edit in edits {
      let start = min(max(edit.range.lowerBound, copied), bytes.count)
      result.append(contentsOf: bytes[copied..<start])
      result.append(contentsOf: edit.text.utf8)
      copied = min(max(edit.range.upperBound, start), bytes.count)
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }

  /// The text of a string after the edits. Linear in the length of the string and the edits.
  public func applied(to text: String) -> String {
    String(decoding: applied(to: Array(text.utf8)), as: UTF8.self)
  }
}
