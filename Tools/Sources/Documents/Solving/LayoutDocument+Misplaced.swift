extension LayoutDocument {
  /// What is said of views that their kind does not have, a sentence for each.
  func misplacedParts() -> [Problem] {
    (views ?? []).flatMap { view in
      view.misplacedParts.map {
        Problem(.misplaced($0, kind: view.kind.rawValue), at: view.name.range)
      }
    }
  }
}

extension ViewEntry {
  fileprivate var misplacedParts: [String] {
    let standard = ViewEntry(name: name)
    var parts: [String] = []
    if kind != .stack, stack != standard.stack { parts.append("stack") }
    if kind != .view, text != nil { parts.append("text") }
    guard kind == .guide else { return parts }
    if intrinsic != standard.intrinsic { parts.append("intrinsic") }
    if hugging != standard.hugging { parts.append("hugging") }
    if compression != standard.compression { parts.append("compression") }
    if baseline != standard.baseline { parts.append("baseline") }
    if insets != standard.insets { parts.append("insets") }
    if isHidden { parts.append("hidden") }
    return parts
  }
}
