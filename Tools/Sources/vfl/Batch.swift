import ArgumentParser
import Documents

/// Many documents in one process.
struct Batch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer JSON documents from standard input, one on each line.",
    discussion: """
      Each line is answered with one line: the result as JSON, at once. A line that is no layout \
      document is answered with its diagnostics and does not stop the rest, so the exit status is \
      0 whatever the documents are.
      """)

  func run() throws {
    var input = LineReader()
    while let lines = try Self.nextLines(of: &input) {
      var answers: [UInt8] = []
      for line in lines {
        answers += Self.answer(line).utf8
        answers.append(UInt8(ascii: "\n"))
      }
      try Terminal.write(answers)
    }
  }

  private static func nextLines(of input: inout LineReader) throws -> [[UInt8]]? {
    do throws(SystemFailure) {
      return try input.nextLines()
    } catch {
      throw Terminal.fail("standard input: \(error.sentence)")
    }
  }

  private static func answer(_ line: [UInt8]) -> String {
    let source = SourceFile(name: "<stdin>", bytes: line)
    do throws(Problems) {
      return try DocumentFile(json: source).document.solve().json(in: source).line
    } catch {
      return LayoutResult.invalid(error.list).json(in: source).line
    }
  }
}
