import ArgumentParser
import Documents

/// What is wrong with documents and strings.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report what is wrong with layout documents or format strings.",
    discussion: """
      Warnings speak of what other implementations refuse; they leave the exit status 0. Of a \
      format string alone only the language is checked, since nothing is known of its views and \
      metrics.
      """)

  @Argument(help: "Layout documents, format strings, or '-' for standard input.")
  var filesOrStrings: [String] = ["-"]

  func run() throws {
    var hasErrors = false
    for text in filesOrStrings {
      let argument: DocumentArgument
      do { argument = try DocumentArgument(text) } catch let failure as ExitCode {
        // The others are still to be checked.
        guard failure.rawValue == 1 else { throw failure }
        hasErrors = true
        continue
      }
      let problems = problems(of: argument)
      try Terminal.report(problems, in: argument.source)
      hasErrors = hasErrors || problems.contains { $0.severity == .error }
    }
    if hasErrors { throw ExitCode(1) }
  }

  private func problems(of argument: DocumentArgument) -> [Problem] {
    if argument.isString { return FormatStringFile(argument.source).problems }
    let file = argument.recoveredDocument()
    let result = file.solve(findingAmbiguity: false)
    var problems = result.problems + file.document.warnings()
    if file.declarationsAreRight {
      problems += result.conflictProblems(of: file.document, in: argument.source)
    }
    return problems.sorted { $0.position < $1.position }
  }
}
