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
    let isFactor = number != nil && consumeTimes()
    if let number, !isFactor {
      made.constant = number
    } else {
      made.multiplier = number ?? 1
      guard let second = side() else { return nil }
      made.second = second
      guard addFactor(to: &made), addConstant(to: &made) else { return nil }
    }
    if let priority = priority() { made.priority = priority }
    if made.second == nil { made.superview = names["|"] }
    if kind == .contentSize { return contentSize(made) }
    return isAtTail ? [made] : nil
  }

  private mutating func consumeTimes() -> Bool {
    scanner.skipBlanks()
    guard scanner.consume("*") || scanner.consume("×") else { return false }
    scanner.skipBlanks()
    return true
  }

  /// ` * 0.5`, behind the second side; false where no number follows.
  private mutating func addFactor(to made: inout LogConstraint) -> Bool {
    var copy = self
    guard copy.consumeTimes() else { return true }
    guard let factor = copy.scanner.consumeNumber() else { return false }
    made.multiplier *= factor
    self = copy
    return true
  }

  /// ` - 16` or ` NSSpace(8)`, behind the second side; false where no number follows.
  private mutating func addConstant(to made: inout LogConstraint) -> Bool {
    scanner.skipBlanks()
    let isNegative = scanner.consume("-")
    if isNegative || scanner.consume("+") {
      scanner.skipBlanks()
      guard let constant = constant() else { return false }
      made.constant = isNegative ? -constant : constant
    } else if let space = chosenSpace() {
      made.constant = space
    }
    return true
  }

  private mutating func side() -> LogConstraint.Side? {
    guard let item = item(isInString: false), scanner.consume("."),
      let attribute = Self.attribute(scanner.consumeWord())
    else { return nil }
    return LogConstraint.Side(item: item, attribute: attribute)
  }

  static func attribute(_ word: String) -> LayoutConstraint.Attribute? {
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
