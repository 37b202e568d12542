/// The name that was probably meant.
public enum Suggestion {
  /// What other languages call what documents have another word for, and the text form and JSON each other's.
  private static let foreignWords = [
    ("column", "vertical"), ("row", "horizontal"), ("start", "leading"), ("end", "trailing"),
    ("stretch", "fill"), ("baseline", "lastBaseline"), ("equal", "fillEqually"),
    ("equally", "fillEqually"), ("proportional", "fillProportionally"), ("in", "parent"),
    ("superview", "parent"), ("format", "vfl"), ("string", "vfl"), ("parent", "in"),
    ("superview", "in"), ("direction", "axis"), ("top", "leading"), ("bottom", "trailing"),
    ("size", "intrinsic"), ("intrinsicContentSize", "intrinsic"), ("label", "view"),
    ("button", "view"), ("compressionResistance", "compression"), ("layoutMargins", "margins"),
    ("margins", "layoutMargins"),
    ("safeAreaInsets", "safeArea"), ("isHidden", "hidden"), ("backgroundColor", "color"),
  ]

  /// The word that a foreign one stands for, as `vertical` for `column` and `alignAllTop` for `alignTop`; nil where it is
  /// none, or its word not among the known ones.
  static func translation(of word: String, among known: [String]) -> String? {
    var meant = foreignWords.filter { $0.0 == word }.map { $0.1 }
    let align = "align"
    meant.append(
      "alignAll" + capitalized(word.hasPrefix(align) ? word.dropFirst(align.utf8.count) : word[...])
    )
    if word.hasSuffix("Anchor") { meant.append(String(word.dropLast("Anchor".utf8.count))) }
    for prefix in ["NSLayoutFormat", "NSLayoutAttribute"] where word.hasPrefix(prefix) {
      meant += known.filter { capitalized($0[...]) == word.dropFirst(prefix.utf8.count) }
    }
    return meant.first { known.contains($0) }
  }

  private static func capitalized(_ word: Substring) -> String {
    var bytes = Array(word.utf8)
    if let first = bytes.first, LineScanner.isLetter(first) { bytes[0] = first & ~0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name nearest to `word` by the number of single-byte edits, when it is near enough to be
  /// a slip of the fingers; the first of several. Letter case counts for nothing.
  ///
  /// Proportional to the bytes of `word` times those of the names.
  public static func nearest(to word: String, in names: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let limit = word.utf8.count / 3
    var best: (name: String, distance: Int)?
    for name in names where Swift.abs(name.utf8.count - word.utf8.count) <= limit {
      let distance = editDistance(word.utf8.map(lowercased), name.utf8.map(lowercased))
      if distance <= limit, distance < (best?.distance ?? .max) { best = (name, distance) }
    }
    return best?.name
  }

  /// Nobody mistypes a word of this length, and the work grows with its square.
  private static let longestWord = 64
}
