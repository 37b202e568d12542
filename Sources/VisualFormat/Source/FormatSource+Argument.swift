extension FormatSource {
  /// A view or a number that stands in a source in place of text.
  public struct Argument: Sendable, Equatable {
    /// What an argument stands for.
    public enum Value: Sendable, Equatable {
      /// A view: its index in a table that the maker of the source keeps.
      case name(Int)
      /// A number, which may be negative anywhere. One that is not finite gets a diagnostic.
      case number(Double)
    }

    /// What the argument stands for.
    public let value: Value

    /// The bytes that show it.
    public let range: Range<Int>

    /// The line of the program that wrote it, from 1; 0 where that is not known.
    public let line: Int

    /// The column of the program that wrote it, from 1; 0 where that is not known.
    public let column: Int
  }
}
