import AutoLayoutTesting
import Testing

/// Failures that Swift Testing is told.
@Suite struct SwiftTestingTests {
  @Test func `a failure is an issue on the line of the call`() throws {
    let bar = try Bar.complete()
    let line = #line + 2
    withKnownIssue {
      expectFrame(of: bar.find, equals: .zero)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.hasPrefix("'find' is at (20, 10, 60, 20)") }
    }
  }
}
