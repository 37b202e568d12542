/// An unknown of one solver: a handle, which costs nothing to copy.
///
/// A variable belongs to the solver that made it. Another solver refuses it, and so does its own
/// after the variable has been discarded.
public struct Variable: Sendable, Hashable {
  /// Counts up from 0 and is used again; a caller may keep arrays by it.
  package let index: Int32
  let generation: UInt32
  let owner: SolverTag
}

/// The handle of one row that a solver has in force.
public struct RowID: Sendable, Hashable {
  /// Counts up from 0 and is used again; a caller may keep arrays by it.
  package let index: Int32
  let generation: UInt32
  let owner: SolverTag
}

/// Tells the handles of different solvers apart, also of those that are no more; it orders nothing
/// and decides no value.
struct SolverTag: Sendable, Hashable {
  let bits: UInt64

  /// That of handles which are good nowhere.
  static let none = SolverTag(bits: 0)

  /// One that no other solver has: of two to the power of 64 that are equally likely.
  static func random() -> SolverTag {
    var generator = SystemRandomNumberGenerator()
    return SolverTag(bits: generator.next())
  }
}

/// The former name of ``LinearExpression``, which Foundation has for something else.
@available(*, deprecated, renamed: "LinearExpression")
public typealias Expression = LinearExpression

/// A linear function of variables: Σ coefficient · variable + constant.
public struct LinearExpression: Sendable, Hashable {
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

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The function that is one number.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// The function that is one whole number.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}
