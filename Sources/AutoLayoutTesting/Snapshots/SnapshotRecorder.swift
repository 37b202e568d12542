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
