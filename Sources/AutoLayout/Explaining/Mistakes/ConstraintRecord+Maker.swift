import VisualFormat

extension ConstraintRecord {
  /// Who made the constraint, in words, or the caller's own name for it; nil where there is nothing
  /// to say.
  var maker: String? {
    guard let identifier else { return author == .system ? "the system" : nil }
    switch author {
    case .caller: return "'\(printable(identifier))'"
    case .autoresizingMask:
      guard isStatedSize, let follows = sizeFollows else { return "its autoresizing mask" }
      return "its autoresizing mask, which "
        + (follows
          ? "lets its \(firstAttribute) follow its superview" : "keeps its \(firstAttribute)")
    case .content: return "its content"
    case .stackView:
      let hides = identifier == "UISV-hiding" || identifier == "stack hiding"
      return hides ? "the stack view hides it" : "the stack view"
    case .system: return systemPart(identifier)
    }
  }

  /// Whether an autoresizing mask lets the size along the axis of the constraint follow the
  /// superview, which nobody's mask does by itself; nil where the mask is not known. Its notation is
  /// `h=-&-`: the space before, the size, the space behind, each kept or flexible.
  var sizeFollows: Bool? {
    guard author == .autoresizingMask, let identifier else { return nil }
    let mark = firstAttribute.axis == .horizontal ? " h=" : " v="
    let bytes = Array(identifier.utf8)
    for start in bytes.indices where bytes[start...].starts(with: mark.utf8) {
      let size = start + mark.utf8.count + 1
      return size < bytes.count ? bytes[size] == UInt8(ascii: "&") : nil
    }
    return nil
  }

  private func systemPart(_ identifier: String) -> String {
    if identifier.hasSuffix("Margin-guide-constraint") || identifier == "_NSLayoutMargins" {
      return "its margins"
    }
    if identifier.hasPart("SafeArea") { return "the safe area" }
    if identifier.hasPart("KeyboardLayoutGuide") { return "the keyboard" }
    let parts = [
      ("Layout-Height", "the height"), ("Layout-Width", "the width"), ("Layout-Left", "the place"),
      ("Layout-Top", "the place"), ("LayoutHeight", "the height"), ("LayoutWidth", "the width"),
    ]
    for (part, words) in parts where identifier.hasPart(part) {
      return first.isCell
        ? "\(words) that the table or collection view gave it" : "\(words) that the system gave it"
    }
    return "the system, '\(printable(identifier))'"
  }
}

extension ConstraintRecord {
  /// The name that stands for the constant in the format string; nil where a number does, or a dash.
  var metric: String? {
    guard let origin, origin.role != .alignment, origin.role == .spacing || second == nil else {
      return nil
    }
    let bytes = Array(origin.format.utf8)
    guard origin.range.upperBound <= bytes.count else { return nil }
    let predicate = bytes[origin.range].drop { " (=<>-".utf8.contains($0) }
    let name = predicate.prefix { !"@,) -".utf8.contains($0) }
    let text = String(decoding: name, as: UTF8.self)
    return isName(text) ? text : nil
  }
}

extension String {
  /// Whether a name is that of a cell or of its content.
  var isCell: Bool { hasPart("Cell") || hasPart("HeaderFooter") }

  /// Whether another text is part of this one; the library's own, since Embedded Swift has none.
  func hasPart(_ part: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
