public import AutoLayout

/// What comes out of a document, as values.
public struct LayoutResult: Sendable {
  /// Whether there are frames, and whether they meet everything that is required.
  public enum Status: String, Sendable {
    case ok
    /// Required constraints clash; frames are those with the broken ones given up.
    case unsatisfiable
    /// The document has errors; frames are those of what is right in it.
    case partial
    /// The document has an error, and nothing was solved.
    case invalid
  }

  public var status = Status.invalid
  /// Width and height of the root; nil in an invalid result.
  public var size: LayoutSize?
  /// The views in the order of the document.
  public var views: [View] = []
  /// The constraints of the strings, then the equations.
  public var constraints: [Constraint] = []
  public var conflicts: [Conflict] = []
  /// The sum of absolute errors of each priority that has any, highest first.
  public var errors: [LayoutEngine.ErrorSum] = []
  public var problems: [Problem] = []
  /// Byte ranges in the document that stand where something was left out; of a partial result.
  public var omitted: [Range<Int>] = []
  /// What is wrong and what is open, in words; nil where nobody asked, or in an invalid result.
  public var explanation: LayoutExplanation?
  /// The direction in which the layout is read.
  public var direction = LayoutDirection.leftToRight
  /// The alignment insets of the root.
  public var rootInsets = LayoutInsets.zero
  /// The areas of views that constraints speak of, to be drawn.
  public var areas: [LayoutDrawing.Box] = []

  /// One view with its place.
  public struct View: Sendable {
    public var name: String
    /// Index of the view that it lies in; nil: the root.
    public var parent: Int?
    /// In the parent's coordinates.
    public var frame: LayoutRect
    /// The numbers of `frame` for which the constraints allow more than one value.
    public var ambiguous: FrameParts
    public var insets: LayoutInsets
    /// What pictures have in place of its name.
    public var sample: String?
    /// Its colour in pictures.
    public var color: LayoutDrawing.Color?
    /// Not drawn, nor is what is in it.
    public var isHidden = false
  }

  /// One constraint and where it came from.
  public struct Constraint: Sendable {
    public var record: ConstraintRecord
    /// Index of the format that made it; nil for an equation.
    public var format: Int?
    /// Index of the equation that says it; nil for one of a format.
    public var equation: Int?
  }

  /// Constraints that cannot all hold, without any one of which the rest can.
  public struct Conflict: Sendable {
    /// Indices into `constraints`.
    public var constraints: [Int]
    /// Those that nobody wrote.
    public var implicit: [ConstraintRecord]
    /// Index of the constraint that gave way.
    public var broken: Int
  }
}
