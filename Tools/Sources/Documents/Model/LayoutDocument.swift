/// A layout as a value: the views, the format strings and equations about them, and what they
/// stand in. The text form and JSON are two spellings of it.
///
/// Every field has a default, so the shortest document is one format string.
public struct LayoutDocument: Sendable, Equatable {
  /// The name of the root, in `views`, as a parent, in strings and in equations.
  public static let rootName = "superview"

  /// Width and height of the root in points; nil on an axis: its fitting size.
  public var size = PerAxis<Double?>(nil, nil)
  /// What `|` means.
  public var edge = Edge.superview
  /// What bare dashes mean.
  public var spacing = Spacing()
  public var direction = Direction.leftToRight
  /// Pixels per point, above 0; nil: frames are not rounded.
  public var scale: Double?
  /// Numbers that the format strings may name.
  public var metrics: [Metric] = []
  /// The views in the order of siblings; nil, or no more than the root and guides: every name
  /// in brackets makes a view.
  public var views: [ViewEntry]?
  public var formats: [FormatEntry] = []
  public var constraints: [ConstraintEntry] = []

  /// A document that says nothing.
  public init() {}
}

extension LayoutDocument {
  /// What `|` stands for.
  public enum Edge: String, Sendable, CaseIterable { case superview, layoutMargins, safeArea }

  /// Where leading is.
  public enum Direction: String, Sendable, CaseIterable { case leftToRight, rightToLeft }

  /// What bare dashes mean.
  public struct Spacing: Sendable, Equatable {
    /// Points between siblings.
    public var sibling = 8.0
    /// The dash beside `|`.
    public var superview = SuperviewSpacing.points(20)

    /// 8 between siblings, 20 to the superview.
    public init() {}
  }

  /// The bare dash beside `|`.
  public enum SuperviewSpacing: Sendable, Equatable {
    case points(Double)
    /// As far as the superview's margin reaches.
    case layoutMargins
  }

  /// A number with a name.
  public struct Metric: Sendable, Equatable {
    public var name: SourceString
    public var value: Double

    public init(name: SourceString, value: Double) {
      self.name = name
      self.value = value
    }
  }
}
