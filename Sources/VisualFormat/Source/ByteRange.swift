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
