/// Everything that a message needs to know about a constraint, as a value: it can be thrown,
/// stored, compared and sent, and it keeps no item alive.
public struct ConstraintRecord: Sendable, Hashable {
  /// Name of the first item.
  public var first: String
  /// Attribute of the first item.
  public var firstAttribute: LayoutConstraint.Attribute
  /// How the sides compare.
  public var relation: LayoutConstraint.Relation
  /// Name of the second item; nil where the first is compared with a constant.
  public var second: String?
  /// Attribute of the second item; `notAnAttribute` where there is none.
  public var secondAttribute: LayoutConstraint.Attribute
  /// Factor of the second item's attribute.
  public var multiplier: Double
  /// What is added to the second side, in points.
  public var constant: Double
  /// How much the constraint matters.
  public var priority: LayoutPriority
  /// The caller's own name for the constraint.
  public var identifier: String?
  /// Where in a format string the constraint came from; nil if it was not made by one.
  public var origin: Origin?
  /// The name of that one of the two items in which the other one is laid out directly, which is what
  /// `|` stands for; nil if neither is. Where a place is compared with a constant, which cannot be, the
  /// item in which the first one is laid out.
  public var superview: String?
  /// Where the first side begins, if it is the distance to the first item's attribute.
  public var firstStart: Start?
  /// Where the second side begins, if it is the distance to the second item's attribute.
  public var secondStart: Start?

  /// Makes a record of its parts.
  public init(
    first: String, firstAttribute: LayoutConstraint.Attribute,
    relation: LayoutConstraint.Relation, second: String? = nil,
    secondAttribute: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, identifier: String? = nil,
    origin: Origin? = nil, superview: String? = nil, firstStart: Start? = nil,
    secondStart: Start? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
    self.superview = superview
    self.firstStart = firstStart
    self.secondStart = secondStart
  }

  /// The place where a distance begins.
  public struct Start: Sendable, Hashable {
    /// Name of the item.
    public var item: String
    /// Its attribute.
    public var attribute: LayoutConstraint.Attribute

    /// Makes a start of its parts.
    public init(item: String, attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }
}

extension DistanceStarts.Start {
  /// The start as a value.
  var record: ConstraintRecord.Start {
    ConstraintRecord.Start(item: item.name, attribute: attribute)
  }
}
