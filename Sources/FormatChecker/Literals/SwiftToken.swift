/// A piece of Swift source, as far as format strings are concerned.
struct SwiftToken {
  enum Kind: UInt8 {
    /// A name or a keyword, without the backticks that it may stand in.
    case word
    /// A number.
    case number
    /// A string literal, with its delimiters.
    case literal
    /// One byte of anything else.
    case symbol
  }

  var kind: Kind
  /// Bytes of the file.
  var range: Range<Int>
}

extension SwiftSyntaxFacts {
  static func isWordStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isWord(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

/// What is so in Swift's lexical grammar.
enum SwiftSyntaxFacts {
  /// Words behind which an expression begins, so that a slash begins a regular expression.
  static let wordsBeforeExpressions: Set = [
    "return", "in", "case", "if", "while", "guard", "where", "let", "var", "try", "await", "throw",
    "else", "is", "as", "yield", "switch", "for", "repeat", "do", "and", "or",
  ]
}
