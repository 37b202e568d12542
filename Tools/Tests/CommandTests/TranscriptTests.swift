import Foundation
import Testing

/// The sessions with the command that pages show.
struct TranscriptTests {
  /// One command of a session, and what it prints.
  private struct Step {
    var command: [String]
    var output = ""
  }

  private static var repository: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }

  private func sessions(of page: String) throws -> [[Step]] {
    let page = try String(contentsOf: Self.repository.appending(path: page), encoding: .utf8)
    return page.components(separatedBy: "```console\n").dropFirst().map { block in
      var steps: [Step] = []
      for line in block.components(separatedBy: "```")[0].components(separatedBy: "\n").dropLast() {
        if line.hasPrefix("$ ") {
          steps.append(Step(command: line.dropFirst(2).components(separatedBy: " ")))
        } else if !steps.isEmpty {
          steps[steps.count - 1].output += line + "\n"
        }
      }
      return steps
    }
  }

  @Test(arguments: [("README.md", 2), ("Tools/README.md", 1)])
  func `the command prints what the page says`(page: String, least: Int) throws {
    var count = 0
    for session in try sessions(of: page) {
      try withFolder { folder in
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: "Examples"),
          withDestinationURL: Self.repository.appending(path: "Examples"))
        for step in session {
          if step.command[0] == "cat" {
            // A file is what the page shows of it.
            try Data(step.output.utf8).write(to: folder.appending(path: step.command[1]))
            continue
          }
          #expect(step.command[0] == "vfl")
          let run = try Command(Array(step.command.dropFirst()), in: folder)
          #expect(run.output + run.errors == step.output, "\(step.command)")
          count += 1
        }
      }
    }
    #expect(count >= least)
  }
}
