extension WordScanner {
  mutating func scanSetting(_ keyword: String) {
    expected = .nothing
    // A word that is not finished yet.
    if offset == end { return }
    skipBlanks()
    switch keyword {
    case "view", "guide", "scroll", "stack": scanViews()
    case "metrics": scanMetrics()
    case "spacing": scanSpacing()
    case "direction": scanConstant(DocumentWords.directions)
    case "edge": scanConstant(DocumentWords.edges)
    case "views": scanConstant(["none"])
    case "format":
      guard peek == UInt8(ascii: "\"") else { return }
      if scanQuotedFormat() { scanClauses() }
    default: while takeNumberOrNone() {}
    }
  }

  private mutating func takeNumberOrNone() -> Bool {
    if takeNumber() {
      skipBlanks()
      return true
    }
    guard peek == UInt8(ascii: "-"), offset + 1 == end || Self.isBlank(byte(at: offset + 1)) else {
      return false
    }
    take(.constant, to: offset + 1)
    skipBlanks()
    return true
  }

  private mutating func scanConstant(_ words: [String]) {
    expected = .words(words)
    guard !word.isEmpty else { return }
    take(words.contains(text(word)) ? .constant : .unknown, to: word.upperBound)
    expected = .nothing
    skipBlanks()
  }

  private mutating func scanSpacing() {
    while offset < end {
      expected = .words(DocumentWords.spacings)
      guard DocumentWords.spacings.contains(text(word)) else { return }
      let isSuperview = text(word) == "superview"
      take(.property, to: word.upperBound)
      expected = .nothing
      skipBlanks()
      if takeNumber() {
        skipBlanks()
        expected = .words(DocumentWords.spacings)
      } else if isSuperview {
        scanConstant(["layoutMargins"])
      }
    }
    if words.count == 1 { expected = .words(DocumentWords.spacings) }
  }

  private mutating func scanMetrics() {
    while takeName(.metricDeclaration) {
      scanMetricValue()
      guard takeOperator(",") else { return }
    }
  }

  /// `= NUMBER`.
  private mutating func scanMetricValue() {
    skipBlanks()
    guard takeOperator("=") else { return }
    _ = takeNumber()
    skipBlanks()
  }

  private mutating func takeOperator(_ symbol: UnicodeScalar) -> Bool {
    guard peek == UInt8(ascii: symbol) else { return false }
    take(.operator, to: offset + 1)
    skipBlanks()
    return true
  }
}

extension WordScanner {
  private mutating func scanViews() {
    repeat {
      guard takeName(.viewDeclaration) else { return }
      if offset == end { return }
      skipBlanks()
    } while takeOperator(",")
    expected = .property
    while offset < end, DocumentWords.properties.contains(text(word)) {
      let property = text(word)
      take(.property, to: word.upperBound)
      expected = .nothing
      if offset == end { return }
      skipBlanks()
      scanValues(of: property)
    }
  }

  private mutating func scanValues(of property: String) {
    switch property {
    case "in":
      expected = .view
      guard takeName(.view), offset < end else { return }
      skipBlanks()
    case "axis": scanConstant(DocumentWords.axes)
    case "distribution": scanConstant(DocumentWords.distributions)
    case "alignment": scanConstant(DocumentWords.alignments)
    case "color": scanConstant(DocumentWords.colors)
    case "sample": scanText()
    case "text": scanNamedNumbers(DocumentWords.textProperties)
    case "baseline": scanNamedNumbers(DocumentWords.baselines)
    default: while takeNumberOrNone() {}
    }
    if case .words = expected, offset == end { return }
    expected = .property
  }

  private mutating func scanText() {
    guard peek == UInt8(ascii: "\"") else { return }
    take(.string, to: endOfQuoted)
    skipBlanks()
  }

  /// Words with a number behind each of them.
  private mutating func scanNamedNumbers(_ names: [String]) {
    var isComplete = false
    while names.contains(text(word)) {
      take(.property, to: word.upperBound)
      skipBlanks()
      isComplete = takeNumber()
      skipBlanks()
    }
    expected = isComplete ? .property : .words(names)
  }

  /// `with`, and what stands behind it.
  mutating func scanClauses() {
    skipBlanks()
    expected = .with
    guard text(word) == "with" else { return }
    take(.keyword, to: word.upperBound)
    expected = .nothing
    if offset == end { return }
    repeat {
      skipBlanks()
      expected = .clause
      scanClause()
    } while takeOperator(",")
    if offset == end, words.last?.role == .operator { expected = .clause }
  }

  private mutating func scanClause() {
    let name = text(word)
    if name == "priority" {
      take(.keyword, to: word.upperBound)
      skipBlanks()
      if peek == UInt8(ascii: "=") {
        // A metric may be called so.
        words[words.count - 1].role = .metricDeclaration
        scanMetricValue()
      } else {
        _ = takeNumber()
      }
    } else if takeName(.metricDeclaration) {
      let last = words.count - 1
      let stop = offset
      skipBlanks()
      if peek == UInt8(ascii: "=") {
        scanMetricValue()
      } else {
        words[last].role = DocumentWords.options.contains(name) ? .option : .unknown
        if stop == end { return }
      }
    } else {
      return
    }
    skipBlanks()
    expected = .nothing
  }
}
