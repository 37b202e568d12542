extension LayoutError {
  /// Constraints that cannot all hold. The set is irreducible: without any one of them the rest
  /// can be met. It depends on the tree and its constraints, not on the order in which these were
  /// added.
  public struct Conflict: Sendable, Hashable {
    /// The callers' constraints among them, in the order in which they are read.
    public var constraints: [ConstraintRecord]
    /// The rest, which no caller wrote: the root's size, widths and heights of at least 0, content
    /// sizes at priority 1000. They follow tree order.
    public var implicit: [ConstraintRecord]
    /// The one among `constraints` that gave way; nil where nothing was broken, because the call
    /// that made the conflict was refused.
    public var broken: ConstraintRecord?
    /// The arithmetic contradiction, if constants alone show it; else nil.
    ///
    /// It is computed on each access, and not stored.
    ///
    /// - Complexity: linear in the number of constraints, or that of solving as many equations.
    public var contradiction: Contradiction? {
      get { clashing.map { Contradiction($0) } ?? stated }
      set {
        stated = newValue
        clashing = nil
      }
    }
    /// Changes that were tried and work, each by itself, in the order in which an experienced
    /// person would try them: those for the `mistake`, other sizes, other edges, lower priorities,
    /// and last leaving a constraint out. Constants change by the least amount that helps and can
    /// be written, the least of them first; an equation becomes a bound where content is to grow or
    /// an end to hang loose. What does not differ in that is in reading order. None makes a space
    /// of a format string negative, and none changes what no caller wrote.
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

    /// The repairs in the order that suits the mistake.
    func repairs(_ reading: ConflictReading, _ mistake: Mistake?) -> [Repair] {
      guard let untried else { return tried }
      return RepairOrder(reading, mistake?.kind, broken: broken).sorted(untried.tried())
    }

    /// The contradiction, if it was given.
    private var stated: Contradiction?
    /// The rows from which it is computed; nil if it was given.
    var clashing: ClashingRows?
    /// The repairs, if they were given.
    private var tried: [Repair]
    /// What finds the repairs; nil if they were given.
    var untried: Repairs?
    /// What can be tried with the constraints, even if the repairs were given.
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

  /// A mistake that people make, as a conflict shows it: what it is, and in one sentence what it is
  /// about.
  public struct Mistake: Sendable, Hashable {
    /// The mistakes that are known.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// An autoresizing mask is translated into constraints beside others.
      case translatedMask
      /// A stack view, or a size of 0, hides what has a size of its own.
      case hidden
      /// What a table, a collection or a screen has given does not go with what is in it.
      case givenSize
      /// A container has less room than what is in it needs.
      case noRoom
      /// A container has more room than what is in it fills.
      case tooMuchRoom
      /// A size is given beside two edges that decide it.
      case sizedFromBothSides
      /// A string about widths would be right about heights.
      case forgottenVertical
      /// Sizes that are to be equal are given, and differ.
      case unequalSizes
      /// A ratio of width to height does not go with both sizes.
      case aspectRatio
      /// What is in the margins already is kept off once more.
      case marginsTwice
      /// One quantity has two values.
      case twoValues
      /// An edge is put beside two things at once.
      case pinnedTwice
      /// The constraints of two states of a layout are in force at once.
      case twoStates
      /// A bound is a least one where a greatest one would go with the rest, or the other way
      /// round.
      case wrongRelation
      /// A pin puts an edge outside of what holds the item, by the sign of its constant or by the
      /// edge that it is about.
      case wrongSign
      /// The least size or space is above the greatest.
      case emptyRange
      /// A middle is given beside an edge.
      case centredAndPinned
      /// A left edge and a leading one, or a right and a trailing one, where they are not the same.
      case leftAndLeading
      /// A size would be below 0.
      case negativeSize
    }

    /// Which mistake it is.
    public var kind: Kind
    /// What it is about, without a full stop.
    public var sentence: String
    /// What to do about it where that is no change of one constraint; nil where the repairs say it.
    public var advice: String?
    /// The given sizes, or shares of a container, that the advice is about where it is that their
    /// items share what room there is instead: each is to go, and the items are to be equally large.
    /// Else empty.
    public var sizesToShare: [ConstraintRecord]

    /// Makes a mistake of its parts.
    public init(
      kind: Kind, sentence: String, advice: String? = nil, sizesToShare: [ConstraintRecord] = []
    ) {
      self.kind = kind
      self.sentence = sentence
      self.advice = advice
      self.sizesToShare = sizesToShare
    }
  }

  /// Why constraints cannot all hold, in numbers: what they ask for is not what there is.
  ///
  ///     do {
  ///       try root.layout("|-[\(field)(>=200)]-[\(button)(120)]-|")
  ///     } catch .unsatisfiable(let conflicts) {
  ///       if let contradiction = conflicts[0].contradiction { print(contradiction) }
  ///     }
  ///
  /// ```text
  /// 20 + 200 + 8 + 120 + 20 = 368 > 320
  /// ```
  ///
  /// A size that is asked for as a multiple is written as one, as in `0.6 × 400 + 0.6 × 400 = 480 ≠
  /// 400`. Where an aspect ratio ties the axes, either side is about one of them: `300 - 20 - 20 =
  /// 260 ≠ 100 - 20 - 20 = 60`.
  public struct Contradiction: Sendable, Hashable {
    /// One addend: `factor` times `length` points.
    public struct Part: Sendable, Hashable {
      /// How often the length counts; below 0 where it is taken off.
      public var factor: Double
      /// A length in points; above 0, except for a size below 0 that was asked for.
      public var length: Double
      /// What the length is, where nobody wrote it: `safe area`, `margins`; nil for a number that
      /// was.
      public var area: String?

      /// Makes an addend of its parts.
      public init(factor: Double = 1, length: Double, area: String? = nil) {
        self.factor = factor
        self.length = length
        self.area = area
      }
    }

    /// The demand, in reading order. Its sum is the larger one; empty where it is 0, the least
    /// size.
    public var demand: [Part]
    /// What there is.
    public var supply: [Part]
    /// Whether the sums would have to be the same; else the supply could be larger.
    public var isEquation: Bool

    /// Makes a contradiction of its parts.
    public init(demand: [Part], supply: [Part], isEquation: Bool) {
      self.demand = demand
      self.supply = supply
      self.isEquation = isEquation
    }
  }

  /// A change of one constraint that resolves a conflict. It has been tried.
  public struct Repair: Sendable, Hashable {
    /// What is changed.
    public enum Change: Sendable, Hashable {
      /// The constraint gets this priority.
      case priority(LayoutPriority)
      /// The item, whose content the constraint stands for, hugs it at this priority.
      case contentHugging(LayoutPriority)
      /// The item, whose content the constraint stands for, resists compression at this priority.
      case contentCompressionResistance(LayoutPriority)
      /// The constraint gets this constant, the nearest to its own that can be met.
      case constant(Double)
      /// The constraint, an equation, becomes a bound on the side on which it can be met: a size
      /// that may grow, a space that may be wider.
      case relation(LayoutConstraint.Relation)
      /// The constraint is left out.
      case removal
    }

    /// The constraint as it is now.
    public var constraint: ConstraintRecord
    /// What is to be done with it.
    public var change: Change

    /// Makes a repair of its parts.
    public init(constraint: ConstraintRecord, change: Change) {
      self.constraint = constraint
      self.change = change
    }

    /// The constraint as it is after the change; nil if it is left out.
    public var result: ConstraintRecord? {
      var record = constraint
      switch change {
      case .priority(let priority), .contentHugging(let priority),
        .contentCompressionResistance(let priority):
        record.priority = priority
      case .constant(let constant): record.constant = constant
      case .relation(let relation): record.relation = relation
      case .removal: return nil
      }
      return record
    }
  }
}
