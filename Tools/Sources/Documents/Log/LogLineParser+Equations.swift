import AutoLayout

extension LogLineParser {
  /// `UIView:0x7e.width == 0.5*UIView:0x7f.width + 8 @750`
  mutating func parseEquation() -> [LogConstraint]? {
    guard let first = side() else { return nil }
    scanner.skipBlanks()
    guard let relation = relation() else { return nil }
    scanner.skipBlanks()
    var made = make(first, relation, nil)
    let number = constant()
    if let number, !scanner.consume("*") {
      made.constant = number
    } else {
      made.multiplier = number ?? 1
      guard let second = side() else { return nil }
      made.second = second
      scanner.skipBlanks()
      let isNegative = scanner.consume("- ")
      if isNegative || scanner.consume("+ ") {
        guard let constant = constant() else { return nil }
        made.constant = isNegative ? -constant : constant
      }
    }
    scanner.skipBlanks()
    if scanner.consume("@") {
      guard let priority = scanner.consumeNumber() else { return nil }
      made.priority = priority
    }
    if made.second == nil { made.superview = names["|"] }
    if kind == .contentSize { return contentSize(made) }
    return isAtTail ? [made] : nil
  }

  private mutating func side() -> LogConstraint.Side? {
    guard let item = item(), scanner.consume(".") else { return nil }
    let word = scanner.consume { (0x61...0x7A).contains($0 | 0x20) }
    guard let attribute = Self.attribute(word) else { return nil }
    return LogConstraint.Side(item: item, attribute: attribute)
  }

  private static func attribute(_ word: String) -> LayoutConstraint.Attribute? {
    switch word {
    case "minX": .left
    case "maxX": .right
    case "midX": .centerX
    case "minY": .top
    case "maxY": .bottom
    case "midY": .centerY
    case "baseline": .lastBaseline
    default:
      LayoutConstraint.Attribute.allCases.first { $0.description == word && $0 != .notAnAttribute }
    }
  }
}
