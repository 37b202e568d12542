extension ViewEntry {
  /// Takes out what is said of a view that its kind does not have, and gives the words for it.
  mutating func removeMisplacedParts() -> [String] {
    let standard = ViewEntry(name: name)
    var parts: [String] = []
    if kind != .view, text != nil {
      parts.append("text")
      text = nil
    }
    guard kind == .guide else { return parts }
    if intrinsic != standard.intrinsic { parts.append("intrinsic") }
    if hugging != standard.hugging { parts.append("hugging") }
    if compression != standard.compression { parts.append("compression") }
    if baseline != standard.baseline { parts.append("baseline") }
    if insets != standard.insets { parts.append("insets") }
    if sample != nil { parts.append("sample") }
    if color != nil { parts.append("color") }
    if isHidden { parts.append("hidden") }
    intrinsic = standard.intrinsic
    hugging = standard.hugging
    compression = standard.compression
    baseline = standard.baseline
    insets = standard.insets
    sample = nil
    color = nil
    isHidden = false
    return parts
  }
}
