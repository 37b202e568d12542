import Foundation
import Testing

/// What cannot be written is not done, whatever else is well.
struct LostOutputTests {
  private static let document = Data("size 100 40\nview find\nH:|-[find]-|\n".utf8)

  /// Commands with something to say on standard output.
  private static let commands = [
    ["layout", "-"], ["layout", "-", "--format", "json"], ["layout", "-", "--format", "svg"],
    ["layout", "-", "--format", "ascii"], ["explain", "-"], ["explain", "-", "--format", "json"],
    ["format", "-"], ["constraints", "-"], ["constraints", "[a]-[b]"],
    ["constraints", "-", "--format", "vfl"], ["constraints", "-", "--format", "swift"],
    ["constraints", "-", "--format", "json"], ["tree", "[a]"], ["batch"], ["--help"],
    ["layout", "--help"], ["help", "tree"],
  ]

  @Test(arguments: commands)
  func `an answer that is lost because nobody listens is an error`(arguments: [String]) throws {
    let command = try Command(arguments, input: Self.document, redirection: ">&-")
    #expect(command.status == 1)
    #expect(command.errors == "error: standard output: Bad file descriptor\n")
  }

  /// A device that is always full, where there is one.
  private static var hasFullDevice: Bool { FileManager.default.fileExists(atPath: "/dev/full") }

  @Test(.enabled(if: hasFullDevice), arguments: commands)
  func `an answer that is lost because there is no room is an error`(arguments: [String]) throws {
    let command = try Command(arguments, input: Self.document, redirection: ">/dev/full")
    #expect(command.status == 1)
    #expect(command.errors == "error: standard output: No space left on device\n")
  }

  @Test(.enabled(if: hasFullDevice))
  func `a file without room is an error`() throws {
    let command = try Command("layout", "-", "-o", "/dev/full", input: Self.document)
    #expect(command.status == 1)
    #expect(command.errors == "error: /dev/full: No space left on device\n")
  }

  @Test(arguments: [["check", "[a(>=+3)]"], ["tree", "[a(>=+3)]"]])
  func `warnings that are lost are an error`(arguments: [String]) throws {
    #expect(try Command(arguments).status == 0)
    let command = try Command(arguments, redirection: "2>&-")
    #expect(command.status == 1)
  }

  @Test func `a reader that has gone away hears no complaint`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "trap '' PIPE; exec \"$0\" tree '[a]'", Command.program.path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
  }
}
