/// An explanation with colours for a terminal.
public enum PaintedExplanation {
  /// Paints the first word of each line that has one, and the marks below strings.
  public static func paint(_ text: String, _ style: Problem.Style) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line($0, style) }.joined(separator: "\n")
  }

  private static func line(_ line: Substring, _ style: Problem.Style) -> String {
    if !line.isEmpty, line.utf8.allSatisfy({ $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: " ") }) {
      return style.paint(String(line), .green)
    }
    for (word, paint) in words where line.hasPrefix(word) {
      return style.paint(word, paint) + line.dropFirst(word.count)
    }
    return String(line)
  }

  private static let words: [(String, Problem.Style.Paint)] = [
    ("conflict:", .red), ("broken:", .red), ("ambiguous:", .magenta), ("unmet:", .magenta),
    ("unknown:", .magenta), ("repair:", .green), ("add:", .green),
  ]
}
