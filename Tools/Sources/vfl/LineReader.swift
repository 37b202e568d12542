/// Standard input, line by line.
struct LineReader {
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// As many whole lines as can be had without waiting longer than for the first of them; nil at
  /// the end. Line breaks are left out; a last line without one counts.
  mutating func nextLines() throws(SystemFailure) -> [[UInt8]]? {
    while !isAtEnd {
      var searched = rest.count
      let chunk = try System.readChunk(of: System.standardInput)
      guard !chunk.isEmpty else {
        isAtEnd = true
        break
      }
      rest += chunk
      var lines: [[UInt8]] = []
      var start = 0
      while let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(Array(rest[start..<end]))
        start = end + 1
        searched = start
      }
      rest.removeSubrange(..<start)
      if !lines.isEmpty { return lines }
    }
    guard !rest.isEmpty else { return nil }
    defer { rest = [] }
    return [rest]
  }
}
