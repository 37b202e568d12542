import Documents
import Foundation

/// Says of documents, natively, what the tests ask the engine: reads them from standard input, each
/// behind its number of bytes in a line, and writes the answers in the same way.
@main
struct Native {
  static func main() {
    let input = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    var offset = 0
    while let end = input[offset...].firstIndex(of: UInt8(ascii: "\n")),
      let count = Int(String(decoding: input[offset..<end], as: UTF8.self))
    {
      let text = Array(input[(end + 1)..<(end + 1 + count)])
      offset = end + 1 + count
      write(answers(to: text))
    }
  }

  private static func write(_ bytes: [UInt8]) {
    FileHandle.standardOutput.write(Data("\(bytes.count)\n".utf8) + Data(bytes))
  }

  /// The same as `answersOf` in engine_answers.mjs.
  private static func answers(to text: [UInt8]) -> [UInt8] {
    let sheet = Sheet(text)
    var answers: [UInt8] = []
    func append(_ name: String, _ bytes: [UInt8]) {
      answers += "== \(name)\n".utf8
      answers += bytes
      answers += "\n".utf8
    }
    append("frames", bits(of: sheet.frames))
    var report = Report(sheet, explaining: true)
    append("report", report.write())
    append("dimensions", bits(of: sheet.measures))
    for form in ["json", "svg", "explain", "vfl", "swift", "uikit", "testing"] {
      append(form, sheet.export(form) ? sheet.answer : Array("null".utf8))
    }
    sheet.writeWords()
    append("words", sheet.answer)
    for (width, height) in [(200.0, 300.0), (320, 480), (333.3, 77.7), (1024, 768), (80, 24)] {
      sheet.resize(.points(width), .points(height))
      sheet.settle()
      append("\(Int(width))", bits(of: sheet.frames))
    }
    sheet.resize(.content, .content)
    sheet.settle()
    append("content", bits(of: sheet.frames))
    return answers
  }

  private static func bits(of numbers: borrowing Numbers) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<numbers.count {
      let bits = numbers[index].bitPattern
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
      }
    }
    return bytes
  }
}
