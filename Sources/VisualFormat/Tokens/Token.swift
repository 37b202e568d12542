/// One token: a kind and the bytes it covers.
struct Token {
  enum Kind: UInt8 {
    case leftBracket, rightBracket
    case leftParenthesis, rightParenthesis
    case bar, dash, plus, colon, comma, at
    case equal, lessThanOrEqual, greaterThanOrEqual
    /// Signs of comparison that are no relation: `>`, `=`, `=>`, `!=`.
    case unknownRelation
    case name
    case number
    /// A number with something grown onto it: `1view`, `1e`, `1.2.3`.
    case malformedNumber
    /// An interpolated view or number, whatever its text looks like.
    case argument
    /// A run of bytes that no token begins with.
    case unknown
    case end
  }

  var kind: Kind
  var bytes: ByteRange
}
