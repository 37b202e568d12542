extension LayoutError {
  /// Constraints that cannot all hold. The set is irreducible: without any one of them the rest
  /// can be met. It depends on the tree and its constraints, not on the order in which these were
  /// added.
  public struct Conflict: Sendable, Hashable {
    /// The callers' constraints among them, in the order in which they are read.
    public var constraints: [ConstraintRecord]
    /// The rest, which no caller wrote: the root's size, widths and heights of at least 0, content
    /// sizes at priority 1000. They follow the order of the tree.
    public var implicit: [ConstraintRecord]
    /// The one among `constraints` that gave way; nil where nothing was broken, because the call
    /// that made the conflict was refused.
    public var broken: ConstraintRecord?
    /// The sum that cannot be; nil where the numbers of the constraints do not decide it.
    ///
    /// It is added up each time that it is asked for, and not kept.
    ///
    /// - Complexity: linear in the number of constraints, or that of solving as many equations.
    public var contradiction: Contradiction? {
      get { clashing.map { Contradiction($0) } ?? stated }
      set {
        stated = newValue
        clashing = nil
      }
    }
    /// Changes that were tried and work, each by itself, and first what somebody who knows such
    /// layouts would do: what belongs to the `mistake`, other sizes, other places of edges, lower
    /// priorities, and last leaving a constraint out. Constants change by the least amount that
    /// helps and can be written, the least of them first; an equation becomes a bound where
    /// content is to grow or an end to hang loose. What does not differ in that is in
    /// reading order. None makes a space of a format string negative, and none changes what no
    /// caller wrote.
    ///
    /// They are tried each time that they are asked for, and not kept, on the layout as it was when
    /// the conflict was found.
    ///
    /// - Complexity: that of solving the constraints which the conflict hangs together with.
    public var repairs: [Repair] {
      get {
        if untried == nil { return tried }
        let reading = ConflictReading(self)
        return repairs(reading, reading.mistake)
      }
      set {
        tried = newValue
        untried = nil
      }
    }

    /// The repairs in the order that goes with what the conflict has been read as.
    func repairs(_ reading: ConflictReading, _ mistake: Mistake?) -> [Repair] {
      guard let untried else { return tried }
      return RepairOrder(reading, mistake?.kind, broken: broken).sorted(untried.tried())
    }

    /// The sum that is known, where none is to be added up.
    private var stated: Contradiction?
    /// What it is added up from; nil where it is known.
    var clashing: ClashingRows?
    /// Those that are known, where nothing is to be tried.
    private var tried: [Repair]
    /// What finds them; nil where they are known.
    var untried: Repairs?
    /// What can be tried of the constraints, even where the repairs are known.
    var trials: Repairs?

    /// What required constraints say from top to bottom of items that are in a string without an
    /// axis: where there is much of it, the string was hardly meant that way.
    var vertical: [ConstraintRecord] = []

    /// The scroll views with whose sizes others are compared.
    var scrollViews: [String] = []

    /// What is in force about the places of items of which the conflict has a greatest size.
    var beside: [ConstraintRecord] = []

    /// Whether constraints about left or right are among items that are read from right to left.
    var isRightToLeft = false

    /// Makes a conflict of its parts.
    public init(
      constraints: [ConstraintRecord], implicit: [ConstraintRecord] = [],
      broken: ConstraintRecord? = nil, contradiction: Contradiction? = nil, repairs: [Repair] = []
    ) {
      self.constraints = constraints
      self.implicit = implicit
      self.broken = broken
      stated = contradiction
      tried = repairs
    }

    /// Whether two conflicts say the same, their repairs included.
    ///
    /// - Complexity: where all else is the same, that of trying the repairs of both.
    public static func == (one: Self, other: Self) -> Bool {
      one.constraints == other.constraints && one.implicit == other.implicit
        && one.broken == other.broken && one.contradiction == other.contradiction
        && one.repairs == other.repairs
    }

    /// The constraints alone tell most conflicts apart.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(constraints)
      hasher.combine(implicit)
    }
  }
}
