@testable import VisualFormat

/// The parts that random format strings are made of.
struct RandomFormats {
  /// A small generator whose whole state is the seed that a failing test prints.
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(bound))
  }

  mutating func pick(_ choices: [String]) -> String {
    choices[next(choices.count)]
  }

  mutating func chance(_ percent: Int) -> Bool {
    next(100) < percent
  }

  /// A string that the grammar accepts, in any of its spellings.
  mutating func accepted() -> String {
    var text = pick(["", "H:", "V:", "V :", " H: "])
    if chance(50) { text += "|" + connection() }
    text += view()
    for _ in 0..<next(4) { text += connection() + view() }
    if chance(50) { text += connection() + "|" }
    return text
  }

  /// Tokens in any order, for which almost nothing holds.
  mutating func soup() -> String {
    let tokens = [
      "[", "]", "(", ")", "|", "-", "+", ":", ",", "@", "==", ">=", "<=", ">", "=", "a", "H", "V",
      "width", "10", "2.5", ".5", "0x1F", "1e3", "1e400", "9a", "é", "$", " ", ".", "[a]", "-8-",
      "[b(10)]", "(1,2)", "@750",
    ]
    var text = ""
    for _ in 0..<(1 + next(14)) { text += pick(tokens) }
    return text
  }

  private mutating func view() -> String {
    let list = chance(40) ? listInParentheses() : ""
    return "[" + blank() + pick(["a", "b1", "_x", "H", "V", "width", "view"]) + list + "]"
  }

  private mutating func connection() -> String {
    switch next(4) {
    case 0: return blank()
    case 1: return "-" + blank()
    case 2: return "-" + predicate(inParentheses: false) + "-"
    default: return "-" + listInParentheses() + "-"
    }
  }

  private mutating func listInParentheses() -> String {
    var text = "(" + predicate(inParentheses: true)
    while chance(30) { text += "," + blank() + predicate(inParentheses: true) }
    return text + ")"
  }

  private mutating func predicate(inParentheses: Bool) -> String {
    var text = chance(50) ? pick(["==", ">=", "<="]) + blank() : ""
    if inParentheses, chance(20) {
      text += pick(["-", "+"]) + number()
    } else {
      text += chance(60) ? number() : pick(["a", "margin", "H", "inf", "nan"])
    }
    if chance(30) { text += "@" + pick(["1", "1000", "249.5", "low", "0x10", "1e2"]) }
    return text
  }

  private mutating func number() -> String {
    pick(["0", "10", "5.", "2.5", ".5", "1e3", "1e-3", "0x10", "0x1.8p1", "123456789.125", "1e300"])
  }

  private mutating func blank() -> String {
    chance(10) ? pick([" ", "\t", "\n", "  "]) : ""
  }
}

/// Everything that holds of every string, whatever is in it; returns what does not.
func violations(_ source: FormatSource) -> [String] {
  var found: [String] = []
  let result = parse(source)
  let count = source.count
  var previous = 0
  for diagnostic in result.diagnostics {
    if diagnostic.range.lowerBound < previous { found.append("\(diagnostic.id) is out of order") }
    previous = diagnostic.range.lowerBound
    if diagnostic.range.upperBound > count || diagnostic.position > count {
      found.append("\(diagnostic.id) lies outside")
    }
    if diagnostic.message.isEmpty || diagnostic.message.hasSuffix(".") {
      found.append("\(diagnostic.id) has no sentence")
    }
    if !diagnostic.draw(in: source).hasPrefix(diagnostic.severity.rawValue + ": ") {
      found.append("\(diagnostic.id) is not drawn")
    }
    found += violations(ofFixItsOf: diagnostic, in: source, result)
  }
  guard let tree = result.tree else { return found + ["no tree"] }
  if tree.dump().isEmpty { found.append("no dump") }
  if result.hasErrors { return found }
  let printed = tree.canonicalSource
  let again = parse(printed)
  if again.tree != tree { found.append("printed as \(printed.text), which means something else") }
  if !again.diagnostics.isEmpty { found.append("printed as \(printed.text), which is not clean") }
  if again.tree?.description != tree.description { found.append("printing is not stable") }
  return found
}

/// A fix-it has edits, and leaves one diagnostic of its kind less.
private func violations(
  ofFixItsOf diagnostic: Diagnostic, in source: FormatSource, _ result: ParseResult
) -> [String] {
  var found: [String] = []
  for fixIt in diagnostic.fixIts {
    if fixIt.edits.isEmpty { found.append("\(diagnostic.id): empty fix-it") }
    let mended = parse(FormatSource(bytes: fixIt.applied(to: source.bytes)))
    let before = result.diagnostics.count { $0.id == diagnostic.id }
    let after = mended.diagnostics.count { $0.id == diagnostic.id }
    if after >= before {
      let text = String(decoding: fixIt.applied(to: source.bytes), as: UTF8.self)
      found.append("\(diagnostic.id) at \(diagnostic.range) is still in \(text)")
    }
  }
  return found
}
