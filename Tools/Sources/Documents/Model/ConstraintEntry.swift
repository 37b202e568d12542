/// One constraint of a document, by items and attributes.
public struct ConstraintEntry: Sendable, Equatable {
  public var item: SourceString
  public var attribute: Attribute
  public var relation = Relation.equal
  /// The item on the other side; nil: the constant alone.
  public var target: Target?
  public var constant = 0.0
  /// Above 0, at most 1000.
  public var priority = 1000.0
  public var identifier: String?
  /// Where the whole of it was written.
  public var place = Place()

  /// `item.attribute == 0`.
  public init(item: SourceString, attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The second item, its attribute, and what that is multiplied by.
  public struct Target: Sendable, Equatable {
    public var item: SourceString
    public var attribute: Attribute
    public var multiplier: Double

    public init(item: SourceString, attribute: Attribute, multiplier: Double = 1) {
      self.item = item
      self.attribute = attribute
      self.multiplier = multiplier
    }
  }

  /// How the two sides compare, as it is written.
  public enum Relation: String, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// What of an item a constraint speaks of, named as in `LayoutConstraint.Attribute`.
  public enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}
