import VisualFormat

/// A format string with marks below the relevant parts.
struct UnderlinedFormat {
  /// How much is shown of a stretch without marks, at either end of it.
  private static var margin: Int { 24 }
  /// The longest line.
  private static var longestLine: Int { 240 }

  private(set) var text = ""

  /// - Parameters:
  ///   - format: The string.
  ///   - ranges: Bytes of it, as far as it has them. An empty one is a place between two
  ///     characters, which both are marked.
  init(_ format: String, marking ranges: [Range<Int>]) {
    var line = String.UnicodeScalarView()
    var marks: [Bool] = []
    var offset = 0
    let bytes = 0..<format.utf8.count
    var spans = ranges.map { $0.clamped(to: bytes) }
      .map { $0.isEmpty ? max(0, $0.lowerBound - 1)..<$0.upperBound + 1 : $0 }
    spans.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var next = 0
    var end = 0
    for scalar in format.unicodeScalars {
      while next < spans.count, spans[next].lowerBound <= offset {
        end = max(end, spans[next].upperBound)
        next += 1
      }
      line.append(printable(scalar))
      marks.append(offset < end)
      offset += UTF8.width(scalar)
    }
    draw(Array(line), marks)
  }

  private mutating func draw(_ line: [Unicode.Scalar], _ marks: [Bool]) {
    var shown = String.UnicodeScalarView()
    var below = ""
    var start = 0
    while start < line.count, shown.count < Self.longestLine {
      var end = start
      while end < line.count, marks[end] == marks[start] { end += 1 }
      let isLong = !marks[start] && end - start > 2 * Self.margin + 1
      // No ellipsis at the ends of the string.
      let head = isLong ? (start == 0 ? 0 : Self.margin) : end - start
      let tail = isLong ? (end == line.count ? 0 : Self.margin) : 0
      shown.append(contentsOf: line[start..<start + head])
      if isLong { shown.append("…") }
      shown.append(contentsOf: line[(end - tail)..<end])
      let width = head + (isLong ? 1 : 0) + tail
      below += String(repeating: marks[start] ? "~" : " ", count: width)
      start = end
    }
    if start < line.count { shown.append("…") }
    while below.hasSuffix(" ") { below.removeLast() }
    text = String(shown) + "\n" + below
  }
}
