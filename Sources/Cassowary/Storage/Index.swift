/// A number that counts things of one kind, which has a type of its own so that it is not taken for
/// another.
///
/// Each kind has a space of its own, and tables (`Table`) that are indexed by it. Two spaces are
/// laid over each other: there are as many positions in the basis as variables, and a fresh basis
/// has at each position the row that determines the variable of the same number
/// (`Position.init(of:)`, `Position.variable`). Pivots put other rows at the positions; from then
/// on the row at one need not have anything to do with that variable.
///
/// An index is as large as its number and costs nothing. That there is none is a number of its own,
/// since an optional would be twice as large.
protocol Index: TableIndex, Strideable, BitwiseCopyable, CustomStringConvertible
where Stride == Int {
  var number: Int32 { get }
  init(number: Int32)
}

extension Index {
  /// No index.
  @inline(__always) static var none: Self { Self(number: -1) }
  @inline(__always) var isNone: Bool { number < 0 }

  @inline(__always) init(_ offset: Int) { self.init(number: Int32(offset)) }
  @inline(__always) var offset: Int { Int(number) }
  var description: String { number.description }

  /// So many from this one on.
  @inline(__always)
  func run(of count: Int32) -> Range<Self> { self..<Self(number: number + count) }

  @inline(__always) static func == (a: Self, b: Self) -> Bool { a.number == b.number }
  @inline(__always) static func < (a: Self, b: Self) -> Bool { a.number < b.number }

  @inline(__always)
  func advanced(by distance: Int) -> Self {
    Self(number: number &+ Int32(truncatingIfNeeded: distance))
  }
  @inline(__always)
  func distance(to other: Self) -> Int { Int(other.number) &- Int(number) }
}

/// A row, in `RowStore.rows`. A variable is not a row: it has one of its own, `RowStore.unitRows`,
/// and that a row is basic does not tell which variable it holds up.
struct RowIndex: Index {
  var number: Int32
}

/// A variable, in the tables of `Simplex`, `RowStore` and the factorisations; its handle
/// (`Variable`) carries the same number.
struct VariableIndex: Index {
  var number: Int32
}

extension VariableIndex {
  @inline(__always) init(_ variable: Variable) { number = variable.index }

  /// The variable whose value a node of a factorisation holds.
  @inline(__always) init(node: NodeIndex) { number = node.number }
  /// The node that holds the value: the first nodes are the variables.
  @inline(__always) var node: NodeIndex { NodeIndex(number: number) }
}

/// A constraint of a caller, in `RowStore.constraints`. Its handle (`RowID`) may carry another
/// number, since constraints are moved: `RowStore.index(of:)` and `handle(at:)` translate.
struct ConstraintIndex: Index {
  var number: Int32
}

/// A term of a row, in `RowStore.terms`. A column of terms leads from one to the next.
struct TermIndex: Index {
  var number: Int32
}

/// A number that a factorisation computes, or is given: `Factorisation`.
struct NodeIndex: Index {
  var number: Int32
}

/// A step of a factorisation, in `Factorisation.steps`: steps read what steps of lower keys output.
struct StepKey: Index {
  var number: Int32
}

extension StepKey {
  /// Above all keys.
  static let never = StepKey(number: .max)

  @inline(__always) var next: StepKey { advanced(by: 1) }
}

/// A place in the basis, which a basic row takes.
struct Position: Index {
  var number: Int32
}

extension Position {
  /// In place of that of a row which has been freed.
  static let freed = Position(number: -2)

  /// The position at which a factoriser puts the row that determines a variable.
  @inline(__always) init(of variable: VariableIndex) { number = variable.number }

  /// The variable that is determined by the row at the position while the basis is fresh.
  @inline(__always) var variable: VariableIndex { VariableIndex(number: number) }
}
