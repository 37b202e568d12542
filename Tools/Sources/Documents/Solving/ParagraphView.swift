import AutoLayout

/// The view of a text that wraps.
final class ParagraphView: LayoutView {
  private let paragraph: ViewEntry.Paragraph

  init(_ name: String, _ paragraph: ViewEntry.Paragraph) {
    self.paragraph = paragraph
    super.init(name)
  }

  /// So many lines as the text fills; a text without any room is not broken up.
  override func intrinsicContentHeight(forWidth width: Double) -> Double? {
    guard width > 0 else { return paragraph.lineHeight }
    let lines = (paragraph.width / width).rounded(.up)
    return paragraph.lineHeight * max(1, lines)
  }
}
