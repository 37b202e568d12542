/// A linear equation or inequality with a priority: what a solver is asked to meet.
///
/// Written with the operators of this module: `x + 2 * y <= 100 ~ 750`.
public struct Row: Sendable, Hashable {
  /// `left` stands to 0 as `relation` says; its constant is part of it.
  public var left: LinearExpression
  /// How `left` stands to 0.
  public var relation: Relation
  /// How much the row matters.
  public var priority: Priority

  /// Makes a row of its parts; required by default.
  public init(_ left: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.left = left
    self.relation = relation
    self.priority = priority
  }
}

/// What of a row can be changed.
public struct RowState: Sendable, Hashable {
  /// The right side, with all variables on the left. Rows that say the same are kept as one, divided
  /// by their first coefficient: a constant of as many digits as there are may come back with
  /// another last one.
  public var constant: Double
  /// How the left side stands to the constant.
  public var relation: Relation
  /// How much the row matters.
  public var priority: Priority

  /// Makes a state of its parts.
  public init(constant: Double, relation: Relation, priority: Priority) {
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}

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

/// How much a row matters: required, or a level at which it is met as far as possible.
///
/// Levels are real numbers above 0 and below 1000, and they are never traded against each other: a
/// row at 751 outweighs any number of rows at 750. 1000 is required.
public struct Priority: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// The number a caller wrote, 0 < value <= 1000.
  public let value: Double
  /// Whether the row must hold.
  public let isRequired: Bool

  /// A priority from its number. 1000 is required; numbers that are not above 0 and at most 1000,
  /// NaN included, can be written and are refused where a row is added.
  public init(_ value: Double) {
    self.value = value
    isRequired = value == 1000
  }

  /// The priority with this level.
  init(level: Double) {
    isRequired = level == .infinity
    value = isRequired ? 1000 : level
  }

  /// What orders priorities: the number below required, infinity for it.
  var level: Double { isRequired ? .infinity : value }

  /// A row that must hold.
  public static var required: Priority { Priority(1000) }

  /// The level of required rows that had to give way: below required, above every number under
  /// 1000.
  package static var broken: Priority { Priority(level: 1000) }

  var isValid: Bool { value > 0 && value <= 1000 }

  /// Whether one priority is the lower one.
  public static func < (a: Priority, b: Priority) -> Bool {
    a.value < b.value || (a.value == b.value && !a.isRequired && b.isRequired)
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The priority of a number; see `init(_:)`.
  public init(floatLiteral value: Double) { self.init(value) }
  /// The priority of a whole number; see `init(_:)`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
