/// How the left side of a row stands to its constant.
public enum Relation: Int8, Sendable, Hashable, BitwiseCopyable {
  /// `<=`
  case lessThanOrEqual = -1
  /// `==`
  case equal = 0
  /// `>=`
  case greaterThanOrEqual = 1

  /// The relation after both sides have been multiplied by a negative number.
  var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
