import Foundation
import Testing

@testable import AutoLayoutTesting

/// Snapshots that are written into a source, which stands in for a test's own.
@Suite struct SnapshotRecorderTests {
  private func withSource<Result>(
    _ text: String, _ body: (String) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  @Test func `calls below a snapshot that grew are still found`() throws {
    let source = """
      func test() {
        expectLayout(a, matches: "")
        expectLayout(b, matches: "")
        expectLayout(c, matches: text)
      }

      """
    try withSource(source) { path in
      let recorder = SnapshotRecorder()
      // In the order in which tests that run at the same time may come.
      try recorder.record("b (0, 0, 1, 1)", inFile: path, line: 3)
      try recorder.record("a (0, 0, 1, 1)\n   | c (0, 0, 1, 1)", inFile: path, line: 2)
      #expect(throws: SnapshotRecorder.Refusal.noLiteral) {
        try recorder.record("c", inFile: path, line: 4)
      }
      #expect(
        try String(contentsOfFile: path, encoding: .utf8) == """
          func test() {
            expectLayout(a, matches: \"""
              a (0, 0, 1, 1)
                 | c (0, 0, 1, 1)
              \""")
            expectLayout(b, matches: \"""
              b (0, 0, 1, 1)
              \""")
            expectLayout(c, matches: text)
          }

          """)
    }
  }

  @Test func `a source that is not there is named`() {
    let refusal = #expect(throws: SnapshotRecorder.Refusal.self) {
      try SnapshotRecorder().record("a", inFile: "/nowhere/at all.swift", line: 1)
    }
    #expect(refusal?.sentence == "'/nowhere/at all.swift' cannot be read")
  }
}
