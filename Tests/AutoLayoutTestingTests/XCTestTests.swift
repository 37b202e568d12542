import AutoLayoutTesting
import XCTest

/// Failures that XCTest is told. The test case keeps them, instead of failing, while it expects them.
final class XCTestTests: XCTestCase {
  private var isExpectingFailures = false
  private var failures: [(text: String, file: String, line: Int)] = []

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard isExpectingFailures else { return super.record(issue) }
      let location = issue.sourceCodeContext.location
      failures.append(
        (issue.compactDescription, location?.fileURL.path ?? "", location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isExpectingFailures else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append((description, filePath, lineNumber))
    }
  #endif

  func testExpectationsThatHoldSayNothing() throws {
    let bar = try Bar.complete()
    expectFrame(of: bar.find, equals: LayoutRect(20, 10, 60, 20))
    expectNoAmbiguity(in: bar.root)
    expectMirrors(bar.root)
  }

  func testAFailureIsOnTheLineOfTheCall() throws {
    let bar = try Bar.complete()
    isExpectingFailures = true
    expectFrame(of: bar.find, equals: .zero)
    let line = #line - 1
    isExpectingFailures = false
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.map(\.file), [#filePath])
    XCTAssertEqual(failures.count { $0.text.contains("'find' is at (20, 10, 60, 20)") }, 1)
  }

  func testTheEnvironmentIsNamed() throws {
    let bar = try Bar.complete()
    isExpectingFailures = true
    expectAcross(LayoutMatrix(devices: [.phone], directions: [.leftToRight])) { _ in
      expectFrame(of: bar.find, equals: .zero)
    }
    isExpectingFailures = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures[0].text.contains("In phone 390 x 844, left to right:\n"))
  }
}
