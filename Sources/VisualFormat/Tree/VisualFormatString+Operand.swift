extension VisualFormatString {
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
}
