import ArgumentParser

/// The command; each subcommand is in a file of its name.
@main
struct VFL: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vfl",
    abstract: "Lays out views by Visual Format strings.",
    discussion: """
      A FILE is a layout document, in text or in JSON; '-' reads standard input. Answers go to \
      standard output, diagnostics to standard error.

      The exit status is 0 if all is well, 1 if the document, the string or the layout is at \
      fault or the answer cannot be written, and 64 if the command is used wrongly.
      """,
    subcommands: [
      Layout.self, Constraints.self, Check.self, Tree.self, Format.self, Explain.self,
      Batch.self,
    ])

  /// Help is an answer too, which may get lost.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch  where exitCode(for: error).isSuccess {
      do {
        try Terminal.write(fullMessage(for: error) + "\n")
      } catch {
        exit(withError: error)
      }
    } catch {
      exit(withError: error)
    }
  }
}
