import ArgumentParser
import Documents
import LanguageServer

/// A language server for editors.
struct LSP: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer an editor by the Language Server Protocol, on standard input and output.",
    discussion: """
      For layout documents it tells what is wrong and mends it, completes names and words, shows \
      frames and what constraints say, finds and renames views and metrics, and formats; in Swift \
      files it tells what is wrong with format strings, and mends that. Editors start it by themselves.
      """)

  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    System.ignoreLostReaders()
    let server = LanguageServer(version: Version.text)
    while server.exitStatus == nil {
      guard !System.readable(of: [System.standardInput], milliseconds: 2000).isEmpty else {
        if let client = server.clientProcess, !System.isRunning(client) { break }
        continue
      }
      let bytes: [UInt8]
      do throws(SystemFailure) { bytes = try System.readChunk(of: System.standardInput) } catch {
        throw Terminal.fail("standard input: \(error.sentence)")
      }
      if bytes.isEmpty { break }
      try Terminal.write(server.receive(bytes))
    }
    throw ExitCode(server.end())
  }
}
