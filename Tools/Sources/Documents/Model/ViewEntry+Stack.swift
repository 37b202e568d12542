extension ViewEntry {
  /// A word of a document and where it stands. All are equal to each other, as places are.
  struct Mark: Sendable, Equatable {
    var word = "stack"
    var place = Place()

    static func == (_: Mark, _: Mark) -> Bool { true }
  }

  /// How a stack arranges the views in it; the words are those of `LayoutStackView`.
  public struct Stack: Sendable, Equatable {
    public var axis = Axis.horizontal
    /// Points between two views.
    public var spacing = 0.0
    public var distribution = Distribution.fill
    public var alignment = Alignment.fill

    /// A row from edge to edge, without gaps.
    public init() {}

    /// The direction in which views follow each other.
    public enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }

    /// How the views share the length of the stack.
    public enum Distribution: String, Sendable, CaseIterable {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the views are across the stack.
    public enum Alignment: String, Sendable, CaseIterable {
      case fill, leading, firstBaseline, center, trailing, lastBaseline
    }
  }
}
