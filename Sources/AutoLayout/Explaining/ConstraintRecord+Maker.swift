import VisualFormat

extension ConstraintRecord {
  /// Who made the constraint, in words, or the caller's own name for it; nil where there is nothing
  /// to say.
  var maker: String? {
    guard let identifier else { return nil }
    switch author {
    case .caller: return "'\(printable(identifier))'"
    case .autoresizingMask: return "its autoresizing mask"
    case .content: return "its content"
    case .stackView:
      let hides = identifier == "UISV-hiding" || identifier == "stack hiding"
      return hides ? "the stack view hides it" : "the stack view"
    case .system: return systemPart(identifier)
    }
  }

  private func systemPart(_ identifier: String) -> String {
    if identifier.hasSuffix("Margin-guide-constraint") || identifier == "_NSLayoutMargins" {
      return "its margins"
    }
    if identifier.contains("SafeArea") { return "the safe area" }
    let parts = [
      ("Layout-Height", "the height"), ("Layout-Width", "the width"), ("Layout-Left", "the place"),
      ("Layout-Top", "the place"), ("LayoutHeight", "the height"), ("LayoutWidth", "the width"),
    ]
    for (part, words) in parts where identifier.contains(part) {
      return first.isCell
        ? "\(words) that the table or collection view gave it" : "\(words) that the system gave it"
    }
    return "the system, '\(printable(identifier))'"
  }
}

extension String {
  /// Whether a name is that of a cell or of its content.
  var isCell: Bool { contains("Cell") || contains("HeaderFooter") }
}
