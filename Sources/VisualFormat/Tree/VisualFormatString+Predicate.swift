extension VisualFormatString {
  /// Predicates of a tree that follow each other in the text: all of them, or those of one list.
  public struct Predicates: RandomAccessCollection, @unchecked Sendable {
    let storage: TreeStorage

    /// The index of the first predicate, counted over the whole tree.
    public let startIndex: Int

    /// The index behind the last predicate.
    public let endIndex: Int

    /// The predicate at an index from `startIndex` to below `endIndex`.
    public subscript(position: Int) -> Predicate {
      precondition(
        position >= startIndex && position < endIndex,
        "predicate \(position) of \(startIndex)..<\(endIndex)")
      return storage.predicate(position)
    }
  }

  /// Predicates that hold together, in parentheses or a single one without them.
  public struct PredicateList: Sendable {
    @usableFromInline package let first: Int32
    @usableFromInline package let count: Int32
    package let bytes: ByteRange

    /// Whether the list is written in parentheses.
    public let isParenthesized: Bool

    /// The indices of the predicates among all of the tree.
    @inlinable package var indices: Range<Int32> { first..<first + count }

    /// The bytes of the list, parentheses included.
    public var range: Range<Int> { bytes.range }
  }

  /// One condition on a space or a thickness: `>=20@500`.
  public struct Predicate: Sendable {
    /// How the two sides compare.
    public let relation: Relation

    /// What the space or thickness is compared with: a number, a metric, or, for a thickness, a
    /// view.
    public let object: Operand

    /// How strongly it is wanted; nil where it is required.
    public let priority: Operand?

    package let bytes: ByteRange

    /// The bytes from the relation to the priority.
    public var range: Range<Int> { bytes.range }
  }

  /// `==`, `<=` or `>=`; nothing means `==`.
  public struct Relation: Sendable {
    /// The three comparisons.
    public enum Kind: Int8, Sendable {
      /// `<=`
      case lessThanOrEqual = -1
      /// `==`
      case equal
      /// `>=`
      case greaterThanOrEqual
    }

    /// The comparison.
    public let kind: Kind

    package let bytes: ByteRange

    /// The bytes of the sign; empty where none is written.
    public var range: Range<Int> { bytes.range }
  }

  /// A number or a name: the object of a predicate, or its priority.
  public struct Operand: Sendable {
    /// What an operand is.
    public enum Value: Sendable {
      /// A number, in points or, in a priority, from above 0 to 1000.
      case number(Double)
      /// A metric or a view.
      case name(Name)
    }

    package let bytes: ByteRange
    package let argumentIndex: Int32
    package let isName: Bool
    package let number: Double

    init(number: Double, bytes: ByteRange) {
      self.bytes = bytes
      self.number = number
      argumentIndex = -1
      isName = false
    }

    init(name: Name) {
      bytes = name.bytes
      argumentIndex = name.argumentIndex
      number = 0
      isName = true
    }

    package var name: Name { Name(bytes: bytes, argumentIndex: argumentIndex) }

    /// The number or the name.
    public var value: Value { isName ? .name(name) : .number(number) }

    /// The bytes of the number, its sign included, or of the name.
    public var range: Range<Int> { bytes.range }
  }

  /// The name of a view or a metric: a C identifier, or an argument that is a view.
  public struct Name: Sendable {
    @usableFromInline package let bytes: ByteRange

    /// The index of the argument's view, or −1 for text.
    @usableFromInline package let argumentIndex: Int32

    /// The bytes of the name; empty where a tree with errors lacks one.
    public var range: Range<Int> { bytes.range }

    /// The index of the view in the table of whoever interpolated it; nil for text.
    @inlinable public var argument: Int? { argumentIndex < 0 ? nil : Int(argumentIndex) }

    /// Whether the name was left out; that is an error, but the view still has a place in the
    /// tree.
    @inlinable package var isMissing: Bool { bytes.isEmpty }
  }
}
