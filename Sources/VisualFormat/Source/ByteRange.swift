/// A half-open range of UTF-8 offsets in one source, in half the space of `Range<Int>`: a tree of
/// a million views is made of little else.
package struct ByteRange: Sendable, Hashable {
  package var start: Int32
  package var end: Int32

  package init(_ start: Int32, _ end: Int32) {
    self.start = start
    self.end = end
  }

  package init(at offset: Int32) {
    self.init(offset, offset)
  }

  package var isEmpty: Bool { start == end }
  package var range: Range<Int> { Int(start)..<Int(end) }
}
