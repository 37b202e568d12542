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
}

extension Variable {
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
