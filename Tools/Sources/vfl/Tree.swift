import ArgumentParser
import Documents

/// The syntax tree of a string.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the syntax tree of a format string.")

  @Argument(
    help: "A format string, a file with one, or '-' for standard input.", completion: .file())
  var string: String = "-"

  func run() throws {
    let source = try DocumentArgument.string(string)
    let file = FormatStringFile(source)
    guard !file.hasErrors else { throw Terminal.fail(file.problems, in: source) }
    try Terminal.report(file.problems, in: source)
    try Terminal.write(file.dump)
  }
}
