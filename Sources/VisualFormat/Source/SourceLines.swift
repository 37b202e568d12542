/// Where the lines of a text begin, for turning byte offsets into lines and columns.
///
/// Making one costs one walk over the text, asking it the logarithm of the number of lines, and for
/// a column the length of one line. Messages alone need lines; everything else counts bytes. An
/// offset outside the text counts as the nearest one inside.
public struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Finds the lines of a text. A line ends with a line feed.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Finds the lines of a format string.
  public init(_ source: FormatSource) {
    self.init(source.bytes)
  }

  /// The line and column of a byte offset, both from 1; a column is one Unicode scalar wide.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let number = line(of: offset)
    var column = 1
    for byte in bytes[starts[number - 1]..<inside(offset)] where !isContinuation(byte) {
      column += 1
    }
    return (number, column)
  }

  /// The line of a byte offset, from 1.
  public func line(of offset: Int) -> Int {
    let offset = inside(offset)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of the line that holds an offset, without the line feed at its end, and a carriage
  /// return in front of that.
  public func range(around offset: Int) -> Range<Int> {
    let number = line(of: offset)
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  private func inside(_ offset: Int) -> Int { min(max(offset, 0), bytes.count) }
}

/// Whether a byte continues a UTF-8 scalar instead of beginning one.
func isContinuation(_ byte: UInt8) -> Bool {
  byte & 0xC0 == 0x80
}

/// A half-open range of UTF-8 offsets in one source, in half the space of `Range<Int>`: a tree of
/// a million views is made of little else.
@usableFromInline
package struct ByteRange: Sendable, Hashable {
  /// Both in one word: written at once, they can be read at once without waiting for each other.
  @usableFromInline package var word: UInt64

  package init(_ start: Int32, _ end: Int32) {
    word = UInt64(UInt32(bitPattern: start)) | UInt64(UInt32(bitPattern: end)) &<< 32
  }

  package var start: Int32 {
    @inlinable get { Int32(truncatingIfNeeded: word) }
    set { self = ByteRange(newValue, end) }
  }

  package var end: Int32 {
    @inlinable get { Int32(truncatingIfNeeded: word &>> 32) }
    set { self = ByteRange(start, newValue) }
  }

  package init(at offset: Int32) {
    self.init(offset, offset)
  }

  @inlinable package var isEmpty: Bool {
    UInt32(truncatingIfNeeded: word) == UInt32(truncatingIfNeeded: word &>> 32)
  }
  package var range: Range<Int> { Int(start)..<Int(end) }
}
