/// Why an item is where it is along one axis: a value to be read or drawn.
public struct LayoutReason: Sendable, Hashable {
  /// The name of the item.
  public var item: String
  /// The axis.
  public var axis: LayoutConstraint.Axis
  /// Where the item begins, measured from the edge of its superitem where reading begins.
  public var position: Double
  /// Its extent.
  public var size: Double
  /// The constraints that fix both, or limit what is open of them, in reading order: without any one of
  /// them the item could be elsewhere.
  public var holding: [ConstraintRecord]
  /// What else does, and no caller wrote: the root's size, content sizes.
  public var implicit: [ConstraintRecord]
  /// The constraints that fix them as well, any one of which could be left out, because the rest would
  /// do: of two that say the same, both.
  public var spare: [ConstraintRecord] = []
  /// What else does, and no caller wrote.
  public var spareImplicit: [ConstraintRecord] = []
  /// Which of both numbers is open, within what range.
  public var open: [LayoutEngine.Ambiguity] = []
  /// The texts whose heights are part of it.
  public var texts: [Text] = []
  /// What was asked for the item on this axis and is not met.
  public var unmet: [Unmet]

  /// A text that is so high because it is so wide.
  public struct Text: Sendable, Hashable {
    /// The name of the item.
    public var item: String
    /// The width at which it was measured, in points.
    public var width: Double
    /// The height that it needs there, in points.
    public var height: Double

    /// Makes a text of its parts.
    public init(item: String, width: Double, height: Double) {
      self.item = item
      self.width = width
      self.height = height
    }
  }

  /// A wish that is not met.
  public struct Unmet: Sendable, Hashable {
    /// What was asked for.
    public var constraint: ConstraintRecord
    /// Whether it stands for the content of the item.
    public var isContent: Bool
    /// How many points are missing.
    public var error: Double
    /// Constraints of the same or a higher priority that keep it from being met better, in reading
    /// order. Without any one of them it could be.
    public var rivals: [ConstraintRecord]
    /// Those that no caller wrote.
    public var implicit: [ConstraintRecord]
    /// A priority at which the wish would be met: just above an optional one that holds it off. It
    /// has been tried. nil where required constraints hold it off by themselves.
    public var sufficientPriority: LayoutPriority?
    /// Whether a size is larger than was asked for, rather than smaller.
    var isOver = false

    /// Makes an unmet wish of its parts.
    public init(
      constraint: ConstraintRecord, isContent: Bool = false, error: Double,
      rivals: [ConstraintRecord], implicit: [ConstraintRecord] = [],
      sufficientPriority: LayoutPriority? = nil
    ) {
      self.constraint = constraint
      self.isContent = isContent
      self.error = error
      self.rivals = rivals
      self.implicit = implicit
      self.sufficientPriority = sufficientPriority
    }
  }

  /// Makes a reason of its parts.
  public init(
    item: String, axis: LayoutConstraint.Axis, position: Double, size: Double,
    holding: [ConstraintRecord], implicit: [ConstraintRecord] = [], unmet: [Unmet] = []
  ) {
    self.item = item
    self.axis = axis
    self.position = position
    self.size = size
    self.holding = holding
    self.implicit = implicit
    self.unmet = unmet
  }
}
