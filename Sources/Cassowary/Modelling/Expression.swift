/// A linear function of variables: Σ coefficient · variable + constant.
public struct Expression: Sendable, Hashable {
  /// One variable with its coefficient.
  public struct Term: Sendable, Hashable {
    /// The variable.
    public var variable: Variable
    /// What the variable is multiplied by.
    public var coefficient: Double

    /// Makes a term of its parts.
    public init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// In any order; terms of one variable add up.
  public var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// Makes a function of its parts.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The function that is one variable.
  public init(_ variable: Variable) { self.init([Term(variable, 1)]) }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The function that is one number.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// The function that is one whole number.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}
