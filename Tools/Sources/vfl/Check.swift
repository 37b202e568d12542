import ArgumentParser
import Documents
import SwiftLiterals

/// What is wrong with documents, with strings, and with strings in Swift files.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report what is wrong with layout documents, format strings and Swift files.",
    discussion: """
      Warnings speak of what other implementations refuse; they leave the exit status 0. Of a \
      format string alone only the language is checked, since nothing is known of its views and \
      metrics.

      A folder stands for the Swift files and documents in it, without what is hidden or what a \
      '.vflignore' names; a pattern with '*', '?' or '**' for the files that it matches. In Swift \
      files the strings are checked that follow 'visualFormat:' or 'withVisualFormat:', those of \
      a LayoutFormat, and literals that look like format strings, but for those with a comment \
      'vfl:ignore' on their line or above it. Names are looked up where the dictionaries stand \
      beside the string.
      """)

  @Argument(
    help: "Documents, Swift files, folders, patterns, format strings, or '-' for standard input.",
    completion: .file())
  var filesOrStrings: [String] = ["-"]

  @Option(
    help: """
      What the answer looks like: text on standard error, or on standard output JSON, \
      annotations for GitHub, or lines for Xcode.
      """)
  var format = Report.Form.text

  @Flag(help: "Mend in the files what can be mended in one way alone.")
  var fix = false

  func run() throws {
    var report = Report(format)
    var isUnreadable = false
    for text in filesOrStrings {
      do { try check(text, &report) } catch let failure as ExitCode {
        // The others are still to be checked.
        guard failure.rawValue == 1 else { throw failure }
        isUnreadable = true
      }
    }
    try report.finish()
    if report.hasErrors || isUnreadable { throw ExitCode(1) }
  }

  private func check(_ text: String, _ report: inout Report) throws {
    guard let files = try FoundFiles.paths(of: text, endings: [".swift", ".vfl"]) else {
      return try checkOne(text, &report)
    }
    if files.isEmpty { throw Terminal.fail("There is nothing to check in '\(text)'") }
    for path in files { try checkOne(path, &report) }
  }

  private func checkOne(_ text: String, _ report: inout Report) throws {
    let argument = try DocumentArgument(text)
    var source = argument.source
    var problems = Self.problems(of: source, argument)
    if fix, !argument.isString, text != "-" {
      let mended = Self.mend(source, problems, argument)
      if mended.bytes != source.bytes {
        try write(mended, to: text)
        source = mended
        problems = Self.problems(of: source, argument)
      }
    }
    try report.add(problems, in: source)
  }

  private func write(_ source: SourceFile, to path: String) throws {
    do throws(SystemFailure) {
      try System.writeFile(source.bytes, to: path)
    } catch {
      throw Terminal.fail("\(path): \(error.sentence)")
    }
  }

  /// Carries out what is certain, again and again: a mistake can hide others.
  private static func mend(
    _ source: SourceFile, _ problems: [Problem], _ argument: DocumentArgument
  ) -> SourceFile {
    var source = source
    var problems = problems
    for _ in 0..<10 {
      let file = argument.isSwift ? nil : DocumentFile(recovering: source).document
      guard let bytes = Problem.mending(source.bytes, problems, in: file) else { break }
      source = SourceFile(name: source.name, bytes: bytes)
      problems = Self.problems(of: source, argument)
    }
    return source
  }

  private static func problems(of source: SourceFile, _ argument: DocumentArgument) -> [Problem] {
    if argument.isString { return FormatStringFile(source).problems }
    if argument.isSwift { return SwiftFile(source).problems }
    let file = DocumentFile(recovering: source)
    let result = file.solve(findingAmbiguity: false)
    if !result.problems.isEmpty, let log = Problem.log(source) { return [log] }
    var problems = result.problems + file.document.warnings()
    if file.declarationsAreRight {
      problems += result.conflictProblems(of: file.document, in: source)
    }
    return problems.sorted { $0.position < $1.position }
  }
}

extension Report.Form: ExpressibleByArgument {}
