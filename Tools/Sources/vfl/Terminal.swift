import ArgumentParser
import Documents

/// What the person sees: answers on standard output, messages on standard error, in colour where
/// that is a terminal.
enum Terminal {
  static var showsOutput: Bool { System.isTerminal(System.standardOutput) }

  /// How answers are coloured.
  static var outputStyle: Problem.Style { showsOutput && !isColourless ? .terminal : .plain }

  private static var isColourless: Bool { System.environment("NO_COLOR") != nil }

  static func write(_ text: String) { write(Array(text.utf8)) }

  static func write(_ bytes: [UInt8]) { System.write(bytes, to: System.standardOutput) }

  /// Prints problems, each with its place in the source.
  static func report(_ problems: [Problem], in source: SourceFile) {
    let isColourful =
      System.isTerminal(System.standardError) && !isColourless
    var text = ""
    for problem in problems {
      text += problem.drawn(in: source, style: isColourful ? .terminal : .plain)
    }
    System.write(Array(text.utf8), to: System.standardError)
  }

  /// Prints problems and gives the exit status to throw.
  static func fail(_ problems: [Problem], in source: SourceFile) -> ExitCode {
    report(problems, in: source)
    return ExitCode(1)
  }

  /// Prints what has no place in a source and gives the exit status to throw.
  static func fail(_ sentence: String) -> ExitCode {
    System.write(Array("error: \(sentence)\n".utf8), to: System.standardError)
    return ExitCode(1)
  }
}
