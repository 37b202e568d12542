internal import Foundation

/// Writes snapshots into the sources of tests.
final class SnapshotRecorder: @unchecked Sendable {
  /// Why a snapshot cannot be written.
  enum Refusal: Error, Equatable {
    case unreadable(String)
    case noLiteral
    case unwritable(String)

    var sentence: String {
      switch self {
      case .unreadable(let path): "'\(path)' cannot be read"
      case .noLiteral: "the argument 'matches' is no plain string literal"
      case .unwritable(let path): "'\(path)' cannot be written"
      }
    }
  }

  static let shared = SnapshotRecorder()

  /// Whether whoever runs the tests wants snapshots written.
  static var isWanted: Bool { ProcessInfo.processInfo.environment["RECORD_LAYOUTS"] == "1" }

  /// Tests run at the same time, and may write to one file.
  private let lock = NSLock()
  /// How many lines each snapshot added, by the line where its call was when the test was compiled.
  private var growth: [String: [(line: Int, added: Int)]] = [:]

  /// Replaces the literal behind `matches:` of the call that was on a line of a file.
  func record(_ text: String, inFile path: String, line: Int) throws(Refusal) {
    lock.lock()
    defer { lock.unlock() }
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .unreadable(path)
    }
    let moved = growth[path, default: []].filter { $0.line < line }.reduce(line) { $0 + $1.added }
    guard let literal = SnapshotLiteral(in: source, line: moved) else { throw .noLiteral }
    let written = literal.replaced(with: text)
    guard (try? written.write(toFile: path, atomically: true, encoding: .utf8)) != nil else {
      throw .unwritable(path)
    }
    let added = written.count(where: \.isNewline) - source.count(where: \.isNewline)
    growth[path, default: []].append((line, added))
  }
}

/// The string literal behind `matches:` of a call, in the source of a test.
struct SnapshotLiteral {
  private let source: String
  private let range: Range<String.Index>
  /// The blanks in front of the line of the call.
  private let indentation: Substring

  /// Finds the literal of the call on a line, counted from 1; nil if there is none, or one with an
  /// interpolation.
  init?(in source: String, line: Int) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let call = lines[line - 1]
    guard let label = source[call.startIndex...].range(of: "matches:") else { return nil }
    var start = label.upperBound
    while start < source.endIndex, source[start].isWhitespace {
      start = source.index(after: start)
    }
    guard let range = Self.literal(in: source, from: start) else { return nil }
    self.source = source
    self.range = range
    indentation = call.prefix { $0 == " " || $0 == "\t" }
  }

  /// The source with another literal in its place, of several lines.
  func replaced(with text: String) -> String {
    // A raw literal takes anything that has no more quotes or backslashes with as many signs
    // behind.
    var signs = ""
    while ["\"\"\"", "\\"].contains(where: { text.range(of: $0 + signs) != nil }) { signs += "#" }
    let inner = indentation + "  "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    let literal =
      "\(signs)\"\"\"\n" + lines.joined(separator: "\n") + "\n\(inner)\"\"\"\(signs)"
    return source[..<range.lowerBound] + literal + source[range.upperBound...]
  }

  /// The literal that begins at an index, raw or not, of one line or several.
  private static func literal(
    in source: String, from start: String.Index
  ) -> Range<String.Index>? {
    let rest = source[start...]
    let signs = String(rest.prefix { $0 == "#" })
    let body = rest.dropFirst(signs.count)
    let quotes = body.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    guard body.hasPrefix(quotes) else { return nil }
    let escape = "\\" + signs
    var current = body.dropFirst(quotes.count)
    while !current.isEmpty {
      if current.hasPrefix(quotes + signs) {
        return start..<current.dropFirst(quotes.count + signs.count).startIndex
      }
      if current.hasPrefix(escape) {
        current = current.dropFirst(escape.count)
        if current.first == "(" { return nil }
      }
      current = current.dropFirst()
    }
    return nil
  }
}
