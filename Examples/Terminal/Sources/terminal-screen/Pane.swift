import AutoLayout

/// A box with text in it, which wraps at words.
final class Pane: LayoutView {
  private let words: [Substring]

  init(_ name: String, _ text: String = "") {
    words = text.split(separator: " ")
    // The border takes a cell on each side.
    super.init(name, intrinsicContentSize: LayoutSize(width: Double(text.count) + 2, height: 3))
  }

  override func intrinsicContentHeight(forWidth width: Double) -> Double? {
    Double(max(1, lines(Int(min(width, 10_000)) - 2).count) + 2)
  }

  /// The text in lines of so many characters.
  func lines(_ width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  func draw(on screen: inout Screen) {
    screen.draw(frame, title: layoutNode.name, lines: lines(Int(frame.width) - 2))
  }
}
