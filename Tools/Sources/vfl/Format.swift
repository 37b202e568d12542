import ArgumentParser
import Documents

/// The canonical spelling of a document.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a layout document in its canonical spelling.",
    discussion: "Text stays text, with its comments, and JSON stays JSON.")

  @Argument(help: "A layout document; '-' reads standard input.")
  var file: String

  func run() throws {
    let file = try DocumentArgument.read(file)
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
