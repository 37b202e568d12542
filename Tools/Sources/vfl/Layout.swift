import ArgumentParser
import AutoLayout
import Documents

/// Frames, or a picture of them.
struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the frames of a layout, or draw it.",
    discussion: """
      Required constraints that clash are reported, and the latest of them gives way; the frames \
      are then those of the rest, and the exit status is 1. A line with a mistake is reported and \
      left out; nothing is then written to a file, and JSON has no frames.
      """)

  /// What the answer looks like.
  enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, svg, png, ascii
  }

  @Argument(
    help: "A layout document, a format string, or '-' for standard input.", completion: .file())
  var fileOrString: String = "-"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the root in place of the document's; '-' fits an axis to its content.",
      valueName: "WIDTHxHEIGHT"))
  var size: SizeArgument?

  @Option(help: "What the answer looks like; by default what the name of -o says, else text.")
  var format: OutputFormat?

  @Option(name: .shortAndLong, help: "Write the answer to a file.", completion: .file())
  var output: String?

  @Flag(help: "Explain what clashes and what is open; a picture shows it in its lines.")
  var explain = false

  mutating func validate() throws {
    if chosenFormat == .png, output == nil, Terminal.showsOutput {
      throw ValidationError("A PNG picture is not for a terminal; name a file with -o.")
    }
    if let output, format == nil, let ending = Self.ending(of: output),
      Self.format(for: ending) == nil
    {
      throw ValidationError(
        "No answer looks like '.\(ending)'. End the file's name in .txt, .json, .svg, .png or .ascii, "
          + "or say --format.")
    }
  }

  func run() throws {
    let argument = try DocumentArgument(fileOrString)
    var file = argument.recoveredDocument()
    if let size { file.document.size = size.size }
    // Only numbers can be marked as open.
    let result = file.solve(
      findingAmbiguity: chosenFormat == .text || chosenFormat == .json, explaining: explain)
    if result.status == .partial {
      if chosenFormat != .json { try argument.refuseLog() }
      throw try answerPartly(result, in: file.source)
    }
    let answer = try answer(result, in: file.source)
    if let output {
      try writeFile(answer, to: output)
    } else {
      try Terminal.write(answer)
    }
    if result.status == .unsatisfiable {
      throw Terminal.fail(
        result.conflictProblems(of: file.document, in: file.source), in: file.source)
    }
  }

  /// Shows people what is right of a document. No file becomes half a picture, and no program reads
  /// half a layout.
  private func answerPartly(_ result: LayoutResult, in source: SourceFile) throws -> ExitCode {
    let failure = LayoutResult.invalid(result.problems)
    if chosenFormat == .json, output == nil {
      try Terminal.write(failure.json(in: source).page + "\n")
    } else if output == nil, result.showsSomething {
      try Terminal.write(try answer(result, in: source))
      try Terminal.report(result.problems, in: source)
      return Terminal.remark(result.omissions(in: source))
    }
    let status = Terminal.fail(result.problems, in: source)
    return output.map { Terminal.remark("\(Diagnostic.printableText(of: $0)) is not written") }
      ?? status
  }

  private var chosenFormat: OutputFormat {
    if let format { return format }
    return output.flatMap { Self.ending(of: $0) }.flatMap { Self.format(for: $0) } ?? .text
  }

  private static func format(for ending: String) -> OutputFormat? {
    ending == "txt" ? .text : OutputFormat(rawValue: ending)
  }

  /// What follows the last dot in a file's name; nil where there is none.
  private static func ending(of path: String) -> String? {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return nil
    }
    return String(path[path.utf8.index(after: dot)...])
  }

  private func answer(_ result: LayoutResult, in source: SourceFile) throws -> [UInt8] {
    switch chosenFormat {
    case .text:
      let words = result.explanation.map { $0.isEmpty ? "" : "\n\($0.draw())\n" } ?? ""
      return Array((result.table + words).utf8)
    case .json: return Array((result.json(in: source).page + "\n").utf8)
    case .svg: return Array(result.drawing.svg().utf8)
    case .ascii: return Array(result.drawing.text().utf8)
    case .png:
      do throws(SystemFailure) {
        return try PNGConverter.convert(svg: result.drawing.svg())
      } catch {
        throw Terminal.fail(error.sentence)
      }
    }
  }

  private func writeFile(_ bytes: [UInt8], to path: String) throws {
    do throws(SystemFailure) {
      try System.writeFile(bytes, to: path)
    } catch {
      throw Terminal.fail("\(path): \(error.sentence)")
    }
  }
}
