import ArgumentParser
import AutoLayout
import Documents

/// What the person sees: answers on standard output, messages on standard error, in colour where
/// that is a terminal.
enum Terminal {
  static var showsOutput: Bool { System.isTerminal(System.standardOutput) }

  /// How answers are coloured.
  static var outputStyle: Problem.Style { showsOutput && !isColourless ? .terminal : .plain }

  private static var isColourless: Bool { System.environment("NO_COLOR") != nil }

  /// Writes a part of the answer; what is thrown where that cannot be done is the exit status.
  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  static func write(_ bytes: [UInt8]) throws {
    do throws(SystemFailure) {
      try System.write(bytes, to: System.standardOutput)
    } catch {
      // A reader that has gone away knows what it misses.
      throw error.isLostReader ? ExitCode(1) : fail("standard output: \(error.sentence)")
    }
  }

  /// Prints problems, each with its place in the source; what is thrown where that cannot be done is the exit
  /// status.
  static func report(_ problems: [Problem], in source: SourceFile) throws {
    guard print(problems, in: source) else { throw ExitCode(1) }
  }

  /// Says whether that could be done.
  private static func print(_ problems: [Problem], in source: SourceFile) -> Bool {
    let isColourful =
      System.isTerminal(System.standardError) && !isColourless
    var text = ""
    for problem in problems {
      text += problem.draw(in: source, style: isColourful ? .terminal : .plain)
    }
    return printError(text)
  }

  private static func printError(_ text: String) -> Bool {
    do throws(SystemFailure) {
      try System.write(Array(text.utf8), to: System.standardError)
      return true
    } catch {
      return false
    }
  }

  /// Prints problems and gives the exit status to throw.
  static func fail(_ problems: [Problem], in source: SourceFile) -> ExitCode {
    _ = print(problems, in: source)
    return ExitCode(1)
  }

  /// Prints a note below problems and gives the exit status to throw.
  static func remark(_ sentence: String?) -> ExitCode {
    if let sentence { _ = printError("note: \(sentence)\n") }
    return ExitCode(1)
  }

  /// Prints what has no place in a source and gives the exit status to throw.
  static func fail(_ sentence: String) -> ExitCode {
    _ = printError("error: \(Diagnostic.printableText(of: sentence))\n")
    return ExitCode(1)
  }
}
