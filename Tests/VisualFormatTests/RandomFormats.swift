@testable import VisualFormat

/// The parts that random format strings are made of.
struct RandomFormats {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func next(_ bound: Int) -> Int { numbers.below(bound) }

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
