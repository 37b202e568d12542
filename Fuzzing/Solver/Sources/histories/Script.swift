import Cassowary

/// Reads the steps of a script: a line each, and transactions between `begin` and how they end.
/// Empty lines and what follows `#` mean nothing.
struct Script {
  struct Mistake: Error { var line: Int, text: String }

  private(set) var steps: [Step] = []
  private var open: [Change]?

  init(_ text: String) throws(Mistake) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      if words.isEmpty { continue }
      guard read(words) else { throw Mistake(line: number, text: String(line)) }
    }
    guard open == nil else { throw Mistake(line: number, text: "the transaction has no end") }
  }

  private mutating func read(_ words: [String]) -> Bool {
    if let ending = Ending(rawValue: words[0]) {
      guard let changes = open else { return false }
      steps.append(.update(changes, ending))
      open = nil
      return true
    }
    if words[0] == "begin" {
      defer { open = [] }
      return open == nil
    }
    if let change = Self.change(words) {
      if open != nil { open?.append(change) } else { steps.append(.update([change], .commit)) }
      return true
    }
    guard open == nil, let step = Self.question(words) else { return false }
    steps.append(step)
    return true
  }

  private static func question(_ words: [String]) -> Step? {
    switch words[0] {
    case "range": terms(words.dropFirst()).map { .range($0) }
    case "determined": terms(words.dropFirst()).map { .determined($0) }
    case "holding-off": name(words, 1, "r").map { .holdingOff($0) }
    case "drain": .drain
    case "remove-all": .removeAll
    default: nil
    }
  }

  private static func change(_ words: [String]) -> Change? {
    switch words[0] {
    case "variable": name(words, 1, "x").map { .variable($0) }
    case "discard": name(words, 1, "x").map { .discard($0) }
    case "remove": name(words, 1, "r").map { .remove($0) }
    case "add": add(words)
    case "constant": edit(words, Double.init).map { .constant($0, $1) }
    case "priority": edit(words, Double.init).map { .priority($0, $1) }
    case "relation": edit(words, relation).map { .relation($0, $1) }
    default: nil
    }
  }

  private static func add(_ words: [String]) -> Change? {
    guard words.count > 1, words[1].hasSuffix(":"),
      let name = number(words[1].dropLast(), "r"),
      let sign = words.firstIndex(where: { relation($0) != nil }),
      let relation = relation(words[sign]), sign + 1 < words.count,
      let constant = Double(words[sign + 1]), let terms = terms(words[2..<sign])
    else { return nil }
    var priority = 1000.0
    if sign + 2 < words.count {
      guard words[sign + 2] == "~", let number = Double(words[sign + 3]) else { return nil }
      priority = number
    }
    return .add(
      name,
      Statement(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private static func edit<Value>(
    _ words: [String], _ read: (String) -> Value?
  ) -> (Int, Value)? {
    guard words.count == 3, let name = name(words, 1, "r"), let value = read(words[2]) else {
      return nil
    }
    return (name, value)
  }

  private static func name(_ words: [String], _ place: Int, _ letter: Character) -> Int? {
    words.count == place + 1 || words.count == 3 ? number(words[place][...], letter) : nil
  }

  private static func number(_ word: Substring, _ letter: Character) -> Int? {
    word.first == letter ? Int(word.dropFirst()) : nil
  }

  private static func relation(_ word: String) -> Relation? {
    [.lessThanOrEqual, .equal, .greaterThanOrEqual].first { $0.sign == word }
  }

  private static func terms(_ words: ArraySlice<String>) -> [Statement.Term]? {
    if words.elementsEqual(["0"]) { return [] }
    var terms: [Statement.Term] = []
    var sign = 1.0
    for word in words {
      if word == "+" || word == "-" {
        sign = word == "-" ? -1 : 1
        continue
      }
      guard let term = term(word[...]) else { return nil }
      terms.append(.init(variable: term.variable, coefficient: sign * term.coefficient))
    }
    return terms
  }

  private static func term(_ word: Substring) -> Statement.Term? {
    if word.first == "-", let term = term(word.dropFirst()) {
      return .init(variable: term.variable, coefficient: -term.coefficient)
    }
    let parts = word.split(separator: "*")
    guard let last = parts.last, let variable = number(last, "x") else { return nil }
    guard parts.count == 2 else { return .init(variable: variable, coefficient: 1) }
    guard let factor = Double(parts[0]) else { return nil }
    return .init(variable: variable, coefficient: factor)
  }
}
