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

/// Tells the handles of different solvers apart, also of those that are no more; it orders nothing and
/// decides no value.
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
