import ArgumentParser
import Documents

/// The constraints that strings and equations make.
struct Constraints: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the constraints of a layout document or of a format string.",
    discussion: """
      As 'vfl' they are turned back into format strings, with equations for what no string can \
      say; as 'swift', into code with anchors.
      """)

  /// What the answer looks like.
  enum OutputFormat: String, CaseIterable, ExpressibleByArgument { case text, json, vfl, swift }

  @Argument(
    help: "A layout document, a format string, or '-' for standard input.", completion: .file())
  var fileOrString: String = "-"

  @Option(help: "What the answer looks like.")
  var format = OutputFormat.text

  func run() throws {
    let argument = try DocumentArgument(fileOrString)
    let file = try argument.document()
    let result = file.document.expand()
    guard result.status != .invalid else {
      try argument.refuseLog()
      throw Terminal.fail(result.problems, in: file.source)
    }
    switch format {
    case .text: try Terminal.write(result.equations(of: file.document))
    case .vfl: try Terminal.write(result.formatStrings)
    case .swift: try Terminal.write(result.anchorCode)
    case .json: try Terminal.write(result.constraintsJSON.page + "\n")
    }
  }
}
