internal import Foundation

/// Runs expectations and returns those that fail, instead of failing the test that runs.
///
///     let failures = layoutFailures { expectNoAmbiguity(in: root) }
///     #expect(failures.isEmpty)
///
/// For expectations of one's own, and for a test of a layout that is known to be wrong.
public func layoutFailures(in body: () throws -> Void) rethrows -> [LayoutFailure] {
  let log = FailureLog()
  try FailureScope.$log.withValue(log) { try body() }
  return log.failures
}

/// What the running task knows about failures.
enum FailureScope {
  /// Where failures go instead of the test.
  @TaskLocal static var log: FailureLog?
  /// The environments that the running expectation is in.
  @TaskLocal static var environments: [String] = []
}

/// Failures in the order in which they were found, by whichever task.
final class FailureLog: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [LayoutFailure] = []

  var failures: [LayoutFailure] {
    lock.lock()
    defer { lock.unlock() }
    return found
  }

  func append(_ failure: LayoutFailure) {
    lock.lock()
    defer { lock.unlock() }
    found.append(failure)
  }
}

/// A failed expectation, as a value.
public struct LayoutFailure: Sendable, CustomStringConvertible {
  /// What is wrong, in one or more lines.
  public var message: String
  /// The names of the environments in which it is wrong, the outermost first; see
  /// `expectAcross(_:_:)`.
  public var environments: [String]
  /// The file of the expectation.
  public var filePath: String
  /// The line of the expectation, from 1.
  public var line: Int
  /// The place of the expectation, as test frameworks want to have it.
  var place: SourcePlace

  /// The message, below the names of the environments.
  public var description: String {
    environments.isEmpty ? message : "In \(environments.joined(separator: ", ")):\n" + message
  }
}

/// The place of a call in a test, where its failure is shown.
struct SourcePlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
