extension LayoutResult {
  /// Which lines were left out of what was laid out, as a sentence; nil where none was.
  public func omissions(in source: SourceFile) -> String? {
    var lines: [Int] = []
    for place in omitted {
      let line = source.location(of: place.lowerBound).line
      if line != lines.last { lines.append(line) }
    }
    guard let last = lines.last else { return nil }
    guard lines.count > 1 else { return "what is wrong on line \(last) is left out" }
    let shown = lines.dropLast().prefix(Self.mostLines).map { String($0) }
    let rest = lines.count - 1 - shown.count
    let end = rest > 0 ? "\(rest + 1) more" : String(last)
    return "what is wrong on lines \(shown.joined(separator: ", ")) and \(end) is left out"
  }

  private static let mostLines = 20
}

extension LayoutResult {
  /// Whether a picture of it shows more than an empty root.
  public var showsSomething: Bool { !views.isEmpty }
}
