import VisualFormat

/// A name as Swift code writes it: in backticks unless it is a plain identifier that means nothing else.
func swiftName(_ name: String) -> String {
  if isName(name), !reservedWords.contains(name) { return name }
  var raw = String.UnicodeScalarView()
  var hasWord = false
  for scalar in name.unicodeScalars {
    let isForbidden = scalar == "`" || scalar == "\\" || !isPrintable(scalar)
    raw.append(isForbidden ? "_" : scalar)
    hasWord = hasWord || scalar.value >= 0xA1 || isName(String(scalar)) && scalar != "_"
  }
  // Blanks or signs alone are no identifier, not even in backticks.
  return "`\(String(raw))\(hasWord ? "" : "view")`"
}

/// Words that are no names at the beginning of an expression.
private let reservedWords = [
  "_", "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
  "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
  "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
  "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "var", "where", "while",
]
