extension FormatFinder {
  /// Reads the options, metrics and views of the call that a string is an argument of, from the
  /// token behind the string on. A call that has no metrics has none.
  func readArguments(of format: inout FormatLiteral, from start: Int) {
    let arguments = arguments(from: start)
    guard arguments.isComplete else { return }
    // Another function of the program's own may have them from elsewhere.
    var metrics: [String]? = arguments.list.contains { $0.label == "views" } ? [] : nil
    for (label, range) in arguments.list {
      switch label {
      case "views": format.views = keys(in: range)
      case "metrics": metrics = keys(in: range)
      case "options": format.options = options(in: range)
      default: break
      }
    }
    format.metrics = metrics
  }

  /// The options of the call that a string is an argument of.
  func options(from start: Int) -> [String] {
    arguments(from: start).list.first { $0.label == "options" }.map { options(in: $0.value) } ?? []
  }

  /// The labelled arguments up to the parenthesis that closes the call.
  private func arguments(
    from start: Int
  ) -> (list: [(label: String, value: Range<Int>)], isComplete: Bool) {
    var list: [(label: String, value: Range<Int>)] = []
    var index = start
    while isSymbol(index, ",") {
      let end = endOfElement(from: index + 1)
      if kind(index + 1) == .word, isSymbol(index + 2, ":") {
        list.append((word(index + 1), (index + 3)..<max(index + 3, end)))
      }
      index = end
    }
    return (list, isSymbol(index, ")"))
  }

  /// How many tokens are looked at for a string. What is farther off is not known, so that a file
  /// takes linear time.
  private static let reach = 4000

  /// The comma or closing bracket behind an element of a list.
  private func endOfElement(from start: Int) -> Int {
    var depth = 0
    var index = start
    let limit = min(tokens.count, start + Self.reach)
    while index < limit {
      if tokens[index].kind == .symbol {
        switch bytes[tokens[index].range.lowerBound] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          if depth == 0 { return index }
          depth -= 1
        case UInt8(ascii: ",") where depth == 0: return index
        default: break
        }
      }
      index += 1
    }
    return index
  }

  /// The token that closes a call, from the first one of its arguments on.
  func endOfCall(from start: Int) -> Int {
    var index = endOfElement(from: start)
    while isSymbol(index, ",") { index = endOfElement(from: index + 1) }
    return index
  }

  /// The names of options: `.alignAllTop`, or several of them in brackets; none where anything else
  /// stands there.
  private func options(in range: Range<Int>) -> [String] {
    var names: [String] = []
    for index in range {
      if kind(index) == .word, isSymbol(index - 1, ".") {
        names.append(word(index))
      } else if !isSymbol(index, "."), !isSymbol(index, ","), !isSymbol(index, "["),
        !isSymbol(index, "]")
      {
        return []
      }
    }
    return names
  }

  /// The keys of the dictionary that an expression is: a literal, nil, a helper in the manner of
  /// `NSDictionaryOfVariableBindings`, or the name of a constant that is one of them. Nil where it
  /// cannot be known.
  private func keys(in range: Range<Int>, following: Bool = true) -> [String]? {
    guard let first = range.first else { return nil }
    if isSymbol(first, "[") { return keysOfLiteral(from: first, to: range.upperBound) }
    guard kind(first) == .word else { return nil }
    if range.count == 1 {
      if isWord(first, "nil") { return [] }
      return following ? keysOfConstant(word(first), before: first) : nil
    }
    let isBinding = word(first).hasSuffix("VariableBindings")
    guard isBinding, isSymbol(first + 1, "(") else { return nil }
    return bindings(from: first + 1)
  }

  private func keysOfLiteral(from bracket: Int, to end: Int) -> [String]? {
    if isSymbol(bracket + 1, ":"), isSymbol(bracket + 2, "]") { return [] }
    var keys: [String] = []
    var index = bracket
    repeat {
      let next = endOfElement(from: index + 1)
      if next == index + 1, isSymbol(next, "]") { break }
      var text = LiteralText()
      guard kind(index + 1) == .literal, isSymbol(index + 2, ":"),
        text.append(literal: tokens[index + 1].range, of: bytes), text.holes.isEmpty
      else { return nil }
      keys.append(String(decoding: text.bytes, as: UTF8.self))
      index = next
    } while isSymbol(index, ",")
    // What a method makes of the dictionary is not known.
    let behind = index + (isSymbol(index, "]") ? 1 : 2)
    guard behind >= end || isWord(behind, "as") || startsLine(behind) else { return nil }
    return keys
  }

  private func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    if isSymbol(index, ".") || isSymbol(index, "+") { return false }
    let between = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    return bytes[between].contains { SwiftSyntaxFacts.isLineBreak($0) } || isSymbol(index, ";")
      || isSymbol(index, "}")
  }

  private func bindings(from parenthesis: Int) -> [String]? {
    var names: [String] = []
    var index = parenthesis
    repeat {
      let end = endOfElement(from: index + 1)
      guard end == index + 2, kind(index + 1) == .word else { return nil }
      names.append(word(index + 1))
      index = end
    } while isSymbol(index, ",")
    return names
  }

  /// The keys of the nearest constant of a name that can be seen from a token.
  private func keysOfConstant(_ name: String, before start: Int) -> [String]? {
    var depth = 0
    var index = start - 1
    while index > max(0, start - Self.reach) {
      if isSymbol(index, "}") {
        depth += 1
      } else if isSymbol(index, "{") {
        if depth > 0 { depth -= 1 } else if headOfBlock(index, names: name) { return nil }
      } else if depth == 0, kind(index) == .word,
        bytes[tokens[index].range].elementsEqual(name.utf8)
      {
        if isWord(index - 1, "let") { return keysOfDeclaration(index) }
        if isSymbol(index - 1, "{") || isWord(index - 1, "var") || isWord(index - 1, "for") {
          return nil
        }
      }
      index -= 1
    }
    return nil
  }

  /// Whether the function whose body begins at a brace has a parameter of a name.
  private func headOfBlock(_ brace: Int, names name: String) -> Bool {
    var index = brace - 1
    var isNamed = false
    while index > max(0, brace - 200), !isSymbol(index, "{"), !isSymbol(index, "}") {
      if kind(index) == .word {
        if word(index) == name { isNamed = true }
        if isWord(index, "func") || isWord(index, "init") || isWord(index, "subscript") {
          return isNamed
        }
      }
      index -= 1
    }
    return false
  }

  private func keysOfDeclaration(_ name: Int) -> [String]? {
    var index = name + 1
    if isSymbol(index, ":") {
      while index < min(tokens.count, name + 200), !isSymbol(index, "=") {
        if isSymbol(index, "{") || isSymbol(index, "}") { return nil }
        index += 1
      }
    }
    guard isSymbol(index, "=") else { return nil }
    if isSymbol(index + 1, "[") {
      let end = endOfBrackets(from: endOfElement(from: index + 2))
      guard isWord(end, "as") || startsLine(end) else { return nil }
      return keys(in: (index + 1)..<end, following: false)
    }
    return keys(in: (index + 1)..<min(tokens.count, index + 3), following: false)
  }

  /// Behind the bracket that closes a list.
  private func endOfBrackets(from start: Int) -> Int {
    var index = start
    while isSymbol(index, ",") { index = endOfElement(from: index + 1) }
    return min(tokens.count, index + 1)
  }
}
