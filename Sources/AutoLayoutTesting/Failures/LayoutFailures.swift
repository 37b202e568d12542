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
