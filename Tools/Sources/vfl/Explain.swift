import ArgumentParser
import AutoLayout
import Documents

/// Why a layout is as it is.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain what clashes in a layout, what is open in it, and what would help.",
    discussion: """
      Takes a layout document, or what Xcode prints when UIKit or AppKit cannot meet constraints: \
      the lines with '<NSLayoutConstraint:0x…>', also in the JSON of a logger. The exit status is 1 if there is a conflict, or if there \
      may be one because lines of the log were not understood.
      """)

  /// What the answer looks like.
  enum OutputFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Argument(
    help: "A layout document, a log of constraints, a format string, or '-' for standard input.",
    completion: .file())
  var file: String = "-"

  @Option(help: "What the answer looks like.")
  var format = OutputFormat.text

  func run() throws {
    let argument = try DocumentArgument(file)
    let log = String(decoding: argument.source.bytes, as: UTF8.self)
    if !argument.isString, ConstraintLog.isLog(log) {
      let logs = ConstraintLog.logs(in: log).map { (line: $0.line, explanation: $0.explain()) }
      try answer(LogExplanation.draw(logs), LogExplanation.json(logs))
      if logs.contains(where: { !$0.explanation.isClean }) { throw ExitCode(1) }
      return
    }
    let file = try argument.document()
    let result = file.document.solve(findingAmbiguity: false, explaining: true)
    guard let explanation = result.explanation else {
      throw Terminal.fail(result.problems, in: file.source)
    }
    let text =
      explanation.isEmpty ? "All constraints hold, and they decide everything." : explanation.draw()
    try answer(text + "\n", explanation.json)
    if !explanation.conflicts.isEmpty { throw ExitCode(1) }
  }

  private func answer(_ text: String, _ json: JSONOutput) throws {
    switch format {
    case .text: try Terminal.write(PaintedExplanation.paint(text, Terminal.outputStyle))
    case .json: try Terminal.write(json.page + "\n")
    }
  }
}
