import ArgumentParser
import Documents

/// The command; each subcommand is in a file of its name.
@main
struct VFL: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vfl",
    abstract: "Lays out views by Visual Format strings.",
    discussion: """
      What a subcommand reads is a layout document, in text or in JSON: a file, '-' or nothing for \
      standard input, or a format string itself. Answers go to standard output, diagnostics to \
      standard error. 'vfl help document' says what documents are made of.

      The exit status is 0 if all is well, 1 if the document, the string or the layout is at \
      fault or the answer cannot be written, and 64 if the command is used wrongly.
      """,
    version: Version.text,
    subcommands: [
      Layout.self, Constraints.self, Check.self, Tree.self, Format.self, Explain.self,
      Batch.self, Watch.self, Serve.self, LSP.self,
    ])

  /// Help is an answer too, which may get lost.
  static func main() {
    do {
      if CommandLine.arguments.dropFirst().elementsEqual(["help", "document"]) {
        return try Terminal.write(PackageResources.Documents_md)
      }
      try suggestSubcommand()
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

  /// A word that is no subcommand, but nearly one, was probably meant for that.
  private static func suggestSubcommand() throws {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else { return }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !names.contains(word), let near = Suggestion.nearest(to: word, in: names) else { return }
    throw ValidationError("There is no subcommand '\(word)'. Did you mean '\(near)'?")
  }
}
