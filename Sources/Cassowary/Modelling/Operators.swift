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

/// Operators that a sum or a quotient written by hand also has.
extension Expression {
  /// The function with the opposite sign.
  @_disfavoredOverload
  public static prefix func - (a: Expression) -> Expression { -1 * a }

  /// The function, divided by a number.
  @_disfavoredOverload
  public static func / (a: Expression, divisor: Double) -> Expression { (1 / divisor) * a }

  /// Adds to the function.
  public static func += (a: inout Expression, b: Expression) { a = a + b }

  /// Takes from the function.
  public static func -= (a: inout Expression, b: Expression) { a = a - b }
}

extension Variable {
  /// The variable with the opposite sign.
  public static prefix func - (a: Variable) -> Expression { -1 * a }

  /// The variable, divided by a number.
  public static func / (a: Variable, divisor: Double) -> Expression { (1 / divisor) * a }

  /// The sum of a number and the variable. Numbers that are not written as literals have their own
  /// operators, since they are no functions; literals are functions, as ever.
  @_disfavoredOverload
  public static func + (a: Double, b: Variable) -> Expression {
    Expression(constant: a) + Expression(b)
  }
  /// The sum of the variable and a number.
  @_disfavoredOverload
  public static func + (a: Variable, b: Double) -> Expression { b + a }
  /// The difference of a number and the variable.
  @_disfavoredOverload
  public static func - (a: Double, b: Variable) -> Expression {
    Expression(constant: a) - Expression(b)
  }
  /// The difference of the variable and a number.
  @_disfavoredOverload
  public static func - (a: Variable, b: Double) -> Expression { -b + a }
}

extension Expression {
  /// The sum of a number and the function.
  @_disfavoredOverload
  public static func + (a: Double, b: Expression) -> Expression { Expression(constant: a) + b }
  /// The sum of the function and a number.
  @_disfavoredOverload
  public static func + (a: Expression, b: Double) -> Expression { a + Expression(constant: b) }
  /// The difference of a number and the function.
  @_disfavoredOverload
  public static func - (a: Double, b: Expression) -> Expression { Expression(constant: a) - b }
  /// The difference of the function and a number.
  @_disfavoredOverload
  public static func - (a: Expression, b: Double) -> Expression { a - Expression(constant: b) }
}

extension Variable {
  /// The required row that says that the variable is a number.
  @_disfavoredOverload
  public static func == (a: Variable, b: Double) -> Row { Expression(a) == b }
  /// The required row that says that the variable is at most a number.
  @_disfavoredOverload
  public static func <= (a: Variable, b: Double) -> Row { Expression(a) <= b }
  /// The required row that says that the variable is at least a number.
  @_disfavoredOverload
  public static func >= (a: Variable, b: Double) -> Row { Expression(a) >= b }
}

extension Expression {
  /// The required row that says that the function is a number.
  @_disfavoredOverload
  public static func == (a: Expression, b: Double) -> Row { a == Expression(constant: b) }
  /// The required row that says that the function is at most a number.
  @_disfavoredOverload
  public static func <= (a: Expression, b: Double) -> Row { a <= Expression(constant: b) }
  /// The required row that says that the function is at least a number.
  @_disfavoredOverload
  public static func >= (a: Expression, b: Double) -> Row { a >= Expression(constant: b) }
}
