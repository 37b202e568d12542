import ArgumentParser
import Documents

/// What is wrong with documents and strings.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report what is wrong with layout documents or format strings.",
    discussion: """
      Warnings speak of what other implementations refuse; they leave the exit status 0. Of a \
      format string alone only the language is checked, since nothing is known of its views and \
      metrics. Of a folder, all files in it are checked whose names end in '.vfl'.
      """)

  @Argument(help: "Layout documents, folders of them, format strings, or '-' for standard input.")
  var filesOrStrings: [String] = ["-"]

  func run() throws {
    var hasErrors = false
    for text in try DocumentFolder.expanded(filesOrStrings) {
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
    do throws(Problems) {
      let document = try DocumentFile(argument.source).document
      let result = document.solve(findingAmbiguity: false)
      let conflicts = result.conflictProblems(of: document, in: argument.source)
      return (result.problems + conflicts + document.warnings()).sorted {
        $0.position < $1.position
      }
    } catch {
      return error.list
    }
  }
}
