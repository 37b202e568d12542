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

  /// Says of a first word that is no subcommand which was probably meant: one that is spelt nearly so, or
  /// `layout` where a document or a string stands in its place.
  private static func suggestSubcommand() throws {
    let words = CommandLine.arguments.dropFirst()
    guard let word = words.first, !word.hasPrefix("-") else { return }
    var names = configuration.subcommands.map { $0._commandName } + ["help"]
    if word == "help" {
      guard let topic = words.dropFirst().first, !topic.hasPrefix("-") else { return }
      names.append("document")
      return try suggest(names, for: topic, as: "help on")
    }
    if !names.contains(word), System.exists(word) || DocumentArgument.looksLikeString(word) {
      throw ValidationError(
        "There is no subcommand '\(word)'. One comes before it, as in 'vfl layout FILE-OR-STRING'.")
    }
    try suggest(names, for: word, as: "subcommand")
  }

  private static func suggest(_ names: [String], for word: String, as what: String) throws {
    if names.contains(word) { return }
    let near = Suggestion.nearest(to: word, in: names) ?? names.first { $0.hasPrefix(word) }
    throw ValidationError(
      "There is no \(what) '\(word)'. "
        + (near.map { "Did you mean '\($0)'?" } ?? "There are \(names.joined(separator: ", "))."))
  }
}
