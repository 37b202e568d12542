/// Binds the priority of a row after the relation: `x >= 10 ~ 750`.
precedencegroup RowPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}
infix operator ~ : RowPriorityPrecedence

extension Expression {
  /// The sum of both.
  public static func + (a: Expression, b: Expression) -> Expression {
    Expression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The difference of both.
  public static func - (a: Expression, b: Expression) -> Expression { a + (-1) * b }

  /// The function, multiplied by a number.
  public static func * (factor: Double, a: Expression) -> Expression {
    Expression(
      a.terms.map { Term($0.variable, factor * $0.coefficient) }, constant: factor * a.constant)
  }

  /// The function, multiplied by a number.
  public static func * (a: Expression, factor: Double) -> Expression { factor * a }

  /// The required row that says that both are equal.
  public static func == (a: Expression, b: Expression) -> Row { Row(a - b, .equal) }
  /// The required row that says that the left side is at most the right one.
  public static func <= (a: Expression, b: Expression) -> Row { Row(a - b, .lessThanOrEqual) }
  /// The required row that says that the left side is at least the right one.
  public static func >= (a: Expression, b: Expression) -> Row { Row(a - b, .greaterThanOrEqual) }
}

extension Variable {
  /// The sum of both.
  public static func + (a: Variable, b: Variable) -> Expression { Expression(a) + Expression(b) }
  /// The sum of both.
  public static func + (a: Variable, b: Expression) -> Expression { Expression(a) + b }
  /// The sum of both.
  public static func + (a: Expression, b: Variable) -> Expression { a + Expression(b) }
  /// The difference of both.
  public static func - (a: Variable, b: Variable) -> Expression { Expression(a) - Expression(b) }
  /// The difference of both.
  public static func - (a: Variable, b: Expression) -> Expression { Expression(a) - b }
  /// The difference of both.
  public static func - (a: Expression, b: Variable) -> Expression { a - Expression(b) }
  /// The variable, multiplied by a number.
  public static func * (factor: Double, a: Variable) -> Expression { factor * Expression(a) }
  /// The variable, multiplied by a number.
  public static func * (a: Variable, factor: Double) -> Expression { factor * Expression(a) }

  /// The required row that says that both are equal.
  public static func == (a: Variable, b: Expression) -> Row { Expression(a) == b }
  /// The row that says that two variables are equal; where a truth value fits too, that is meant.
  @_disfavoredOverload
  public static func == (a: Variable, b: Variable) -> Row { Expression(a) == Expression(b) }
  /// The required row that says that the left side is at most the right one.
  public static func <= (a: Variable, b: Expression) -> Row { Expression(a) <= b }
  /// The required row that says that the left side is at least the right one.
  public static func >= (a: Variable, b: Expression) -> Row { Expression(a) >= b }
  /// The required row that says that the left side is at most the right one.
  public static func <= (a: Variable, b: Variable) -> Row { Expression(a) <= Expression(b) }
  /// The required row that says that the left side is at least the right one.
  public static func >= (a: Variable, b: Variable) -> Row { Expression(a) >= Expression(b) }
  /// The required row that says that both are equal.
  public static func == (a: Expression, b: Variable) -> Row { a == Expression(b) }
  /// The required row that says that the left side is at most the right one.
  public static func <= (a: Expression, b: Variable) -> Row { a <= Expression(b) }
  /// The required row that says that the left side is at least the right one.
  public static func >= (a: Expression, b: Variable) -> Row { a >= Expression(b) }
}

extension Row {
  /// The row with another priority.
  public static func ~ (row: Row, priority: Priority) -> Row {
    Row(row.left, row.relation, priority: priority)
  }
}
