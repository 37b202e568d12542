import AutoLayout
public import Documents

/// A Swift file, of which the format strings in its literals are checked.
public struct SwiftFile: Sendable {
  public let source: SourceFile
  /// What is wrong with the strings, in the order of the file. Ranges are those of the file.
  public let problems: [Problem]
  /// How many format strings there are.
  public let formatCount: Int

  /// Finds and checks the format strings of a file. Those on a line with a comment that says
  /// `vfl:ignore`, or on the line below one that says nothing else, are not checked.
  ///
  /// Linear in the number of bytes; a file that cannot have any is looked at once.
  public init(_ source: SourceFile) {
    self.source = source
    guard Self.mayHaveFormats(source.bytes) else {
      problems = []
      formatCount = 0
      return
    }
    let scanner = SwiftScanner(source.bytes)
    let finder = FormatFinder(scanner)
    let ignored = Self.ignoredLines(scanner, in: source)
    var problems: [Problem] = []
    for format in finder.found where !Self.isIgnored(format.range, ignored, in: source) {
      problems += format.mistakes().map { Problem($0) }
    }
    self.problems = problems
    formatCount = finder.found.count
  }

  private static func ignoredLines(_ scanner: SwiftScanner, in source: SourceFile) -> Set<Int> {
    var lines: Set<Int> = []
    for offset in scanner.ignoringComments {
      let line = source.location(of: offset).line
      lines.insert(line)
      if source.startsWithComment(lineAround: offset) { lines.insert(line + 1) }
    }
    return lines
  }

  private static func isIgnored(
    _ range: Range<Int>, _ lines: Set<Int>, in source: SourceFile
  ) -> Bool {
    guard !lines.isEmpty else { return false }
    let first = source.location(of: range.lowerBound).line
    return (first...source.location(of: range.upperBound).line).contains { lines.contains($0) }
  }
}

extension SwiftFile {
  /// Whether some word or beginning of a string is there without which no format string is found.
  static func mayHaveFormats(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count > 4 else { return false }
      for index in 2..<(bytes.count - 1) {
        switch unsafe bytes[index] {
        case UInt8(ascii: ":"):
          let letter = unsafe bytes[index - 1]
          let next = unsafe bytes[index + 1]
          guard letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V") else { continue }
          if next == UInt8(ascii: "|") || next == UInt8(ascii: "[") { return true }
        case UInt8(ascii: "F"):
          if unsafe starts(bytes, index, "Format:") || starts(bytes, index, "Format(") {
            return true
          }
          if unsafe starts(bytes, index, "Format =") { return true }
        case UInt8(ascii: "v"):
          if unsafe starts(bytes, index, "vfl(") { return true }
        case UInt8(ascii: "l"):
          if unsafe starts(bytes, index, "layout(") { return true }
        default: break
        }
      }
      return false
    }
  }

  private static func starts(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ text: StaticString
  ) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for distance in 0..<text.utf8CodeUnitCount
    where unsafe bytes[index + distance] != text.utf8Start[distance] {
      return false
    }
    return true
  }
}

extension Problem {
  fileprivate init(_ mistake: PlacedMistake) {
    let diagnostic = mistake.diagnostic
    self.init(
      id: diagnostic.id.rawValue, severity: diagnostic.severity == .error ? .error : .warning,
      message: diagnostic.message, position: mistake.position, range: mistake.range,
      notes: diagnostic.notes,
      fixIts: mistake.fixIts.map { fixIt in
        let edits = fixIt.edits.map { Edit(range: $0.range, text: $0.text, extent: .document) }
        return FixIt(message: fixIt.message, edits: edits)
      }, format: nil)
  }
}
