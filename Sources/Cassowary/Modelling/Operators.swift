/// Binds the priority of a row after the relation: `x >= 10 ~ 750`.
precedencegroup RowPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}
infix operator ~ : RowPriorityPrecedence

extension LinearExpression {
  /// The sum of both.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The difference of both.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + (-1) * b
  }

  /// The function, multiplied by a number.
  public static func * (factor: Double, a: LinearExpression) -> LinearExpression {
    LinearExpression(
      a.terms.map { Term($0.variable, factor * $0.coefficient) }, constant: factor * a.constant)
  }

  /// The function, multiplied by a number.
  public static func * (a: LinearExpression, factor: Double) -> LinearExpression { factor * a }

  /// The required row that says that both are equal.
  public static func == (a: LinearExpression, b: LinearExpression) -> Row { Row(a - b, .equal) }
  /// The required row that says that the left side is at most the right one.
  public static func <= (a: LinearExpression, b: LinearExpression) -> Row {
    Row(a - b, .lessThanOrEqual)
  }
  /// The required row that says that the left side is at least the right one.
  public static func >= (a: LinearExpression, b: LinearExpression) -> Row {
    Row(a - b, .greaterThanOrEqual)
  }
}

extension Variable {
  /// The sum of both.
  public static func + (a: Variable, b: Variable) -> LinearExpression {
    LinearExpression(a) + LinearExpression(b)
  }
  /// The sum of both.
  public static func + (a: Variable, b: LinearExpression) -> LinearExpression {
    LinearExpression(a) + b
  }
  /// The sum of both.
  public static func + (a: LinearExpression, b: Variable) -> LinearExpression {
    a + LinearExpression(b)
  }
  /// The difference of both.
  public static func - (a: Variable, b: Variable) -> LinearExpression {
    LinearExpression(a) - LinearExpression(b)
  }
  /// The difference of both.
  public static func - (a: Variable, b: LinearExpression) -> LinearExpression {
    LinearExpression(a) - b
  }
  /// The difference of both.
  public static func - (a: LinearExpression, b: Variable) -> LinearExpression {
    a - LinearExpression(b)
  }
  /// The variable, multiplied by a number.
  public static func * (factor: Double, a: Variable) -> LinearExpression {
    factor * LinearExpression(a)
  }
  /// The variable, multiplied by a number.
  public static func * (a: Variable, factor: Double) -> LinearExpression {
    factor * LinearExpression(a)
  }

  /// The required row that says that both are equal.
  public static func == (a: Variable, b: LinearExpression) -> Row { LinearExpression(a) == b }
  /// The row that says that two variables are equal; where a truth value fits too, that is meant.
  @_disfavoredOverload
  public static func == (a: Variable, b: Variable) -> Row {
    LinearExpression(a) == LinearExpression(b)
  }
  /// The required row that says that the left side is at most the right one.
  public static func <= (a: Variable, b: LinearExpression) -> Row { LinearExpression(a) <= b }
  /// The required row that says that the left side is at least the right one.
  public static func >= (a: Variable, b: LinearExpression) -> Row { LinearExpression(a) >= b }
  /// The required row that says that the left side is at most the right one.
  public static func <= (a: Variable, b: Variable) -> Row {
    LinearExpression(a) <= LinearExpression(b)
  }
  /// The required row that says that the left side is at least the right one.
  public static func >= (a: Variable, b: Variable) -> Row {
    LinearExpression(a) >= LinearExpression(b)
  }
  /// The required row that says that both are equal.
  public static func == (a: LinearExpression, b: Variable) -> Row { a == LinearExpression(b) }
  /// The required row that says that the left side is at most the right one.
  public static func <= (a: LinearExpression, b: Variable) -> Row { a <= LinearExpression(b) }
  /// The required row that says that the left side is at least the right one.
  public static func >= (a: LinearExpression, b: Variable) -> Row { a >= LinearExpression(b) }
}

extension Row {
  /// The row with another priority.
  public static func ~ (row: Row, priority: Priority) -> Row {
    Row(row.left, row.relation, priority: priority)
  }
}

/// Operators that a sum or a quotient written by hand also has.
extension LinearExpression {
  /// The function with the opposite sign.
  @_disfavoredOverload
  public static prefix func - (a: LinearExpression) -> LinearExpression { -1 * a }

  /// The function, divided by a number.
  @_disfavoredOverload
  public static func / (a: LinearExpression, divisor: Double) -> LinearExpression {
    (1 / divisor) * a
  }

  /// Adds to the function.
  public static func += (a: inout LinearExpression, b: LinearExpression) { a = a + b }

  /// Takes from the function.
  public static func -= (a: inout LinearExpression, b: LinearExpression) { a = a - b }
}

extension Variable {
  /// The variable with the opposite sign.
  public static prefix func - (a: Variable) -> LinearExpression { -1 * a }

  /// The variable, divided by a number.
  public static func / (a: Variable, divisor: Double) -> LinearExpression { (1 / divisor) * a }

  /// The sum of a number and the variable. Numbers that are not written as literals have their own
  /// operators, since they are no functions; literals are functions, as ever.
  @_disfavoredOverload
  public static func + (a: Double, b: Variable) -> LinearExpression {
    LinearExpression(constant: a) + LinearExpression(b)
  }
  /// The sum of the variable and a number.
  @_disfavoredOverload
  public static func + (a: Variable, b: Double) -> LinearExpression { b + a }
  /// The difference of a number and the variable.
  @_disfavoredOverload
  public static func - (a: Double, b: Variable) -> LinearExpression {
    LinearExpression(constant: a) - LinearExpression(b)
  }
  /// The difference of the variable and a number.
  @_disfavoredOverload
  public static func - (a: Variable, b: Double) -> LinearExpression { -b + a }
}

extension LinearExpression {
  /// The sum of a number and the function.
  @_disfavoredOverload
  public static func + (a: Double, b: LinearExpression) -> LinearExpression {
    LinearExpression(constant: a) + b
  }
  /// The sum of the function and a number.
  @_disfavoredOverload
  public static func + (a: LinearExpression, b: Double) -> LinearExpression {
    a + LinearExpression(constant: b)
  }
  /// The difference of a number and the function.
  @_disfavoredOverload
  public static func - (a: Double, b: LinearExpression) -> LinearExpression {
    LinearExpression(constant: a) - b
  }
  /// The difference of the function and a number.
  @_disfavoredOverload
  public static func - (a: LinearExpression, b: Double) -> LinearExpression {
    a - LinearExpression(constant: b)
  }
}

extension Variable {
  /// The required row that says that the variable is a number.
  @_disfavoredOverload
  public static func == (a: Variable, b: Double) -> Row { LinearExpression(a) == b }
  /// The required row that says that the variable is at most a number.
  @_disfavoredOverload
  public static func <= (a: Variable, b: Double) -> Row { LinearExpression(a) <= b }
  /// The required row that says that the variable is at least a number.
  @_disfavoredOverload
  public static func >= (a: Variable, b: Double) -> Row { LinearExpression(a) >= b }
}

extension LinearExpression {
  /// The required row that says that the function is a number.
  @_disfavoredOverload
  public static func == (a: LinearExpression, b: Double) -> Row {
    a == LinearExpression(constant: b)
  }
  /// The required row that says that the function is at most a number.
  @_disfavoredOverload
  public static func <= (a: LinearExpression, b: Double) -> Row {
    a <= LinearExpression(constant: b)
  }
  /// The required row that says that the function is at least a number.
  @_disfavoredOverload
  public static func >= (a: LinearExpression, b: Double) -> Row {
    a >= LinearExpression(constant: b)
  }
}
