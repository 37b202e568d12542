import ArgumentParser
import Documents

/// The canonical spelling of a document.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a layout document in its canonical spelling.",
    discussion: "Text stays text, with its comments, and JSON stays JSON.")

  @Argument(help: "A layout document, a format string, or '-' for standard input.")
  var fileOrString: String = "-"

  func run() throws {
    let argument = try DocumentArgument(fileOrString)
    if argument.isString {
      let string = FormatStringFile(argument.source)
      guard !string.hasErrors else { throw Terminal.fail(string.problems, in: argument.source) }
      return try Terminal.write(string.canonical + "\n")
    }
    let file = try argument.document()
    try Terminal.write(Self.canonical(file))
  }

  private static func canonical(_ file: DocumentFile) throws -> String {
    do throws(Problems) {
      return try file.canonical()
    } catch {
      throw Terminal.fail(error.list, in: file.source)
    }
  }
}
