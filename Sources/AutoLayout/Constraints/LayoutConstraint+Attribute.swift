extension LayoutConstraint {
  /// The part of an item that a constraint speaks of. The raw values are those of Apple's headers.
  public enum Attribute: Int, Sendable, Hashable, CaseIterable {
    /// Stands for the missing second item of a constraint with a constant.
    case notAnAttribute = 0
    /// The left edge, whatever the direction of reading.
    case left
    /// The right edge, whatever the direction of reading.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The extent along the horizontal axis.
    case width
    /// The extent along the vertical axis.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge of the area inside the margins.
    case leftMargin
    /// The right edge of the area inside the margins.
    case rightMargin
    /// The top edge of the area inside the margins.
    case topMargin
    /// The bottom edge of the area inside the margins.
    case bottomMargin
    /// The leading edge of the area inside the margins.
    case leadingMargin
    /// The trailing edge of the area inside the margins.
    case trailingMargin
    /// The horizontal middle of the area inside the margins.
    case centerXWithinMargins
    /// The vertical middle of the area inside the margins.
    case centerYWithinMargins
  }

  /// One of the two directions in which a layout extends.
  public enum Axis: Int, Sendable, Hashable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the two sides of a constraint compare. The raw values are those of Apple's headers.
  public enum Relation: Int, Sendable, Hashable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }
}

extension LayoutConstraint.Attribute {
  /// What sort of quantity the attribute is; the pairing rules compare nothing else.
  enum Sort: UInt8 {
    case none, size, physicalX, readingX, centerX, vertical
  }

  var sort: Sort {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .physicalX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingX
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// The same part of the item itself, if the attribute speaks of the area inside the margins.
  var withoutMargins: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether the attribute speaks of the area inside the margins.
  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline:
      false
    }
  }

  /// The axis along which the attribute is measured; nil for no attribute.
  public var axis: LayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }
}

extension LayoutConstraint.Attribute: CustomStringConvertible {
  /// The attribute's name, as in `logo.centerX`.
  public var description: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension LayoutConstraint.Relation: CustomStringConvertible {
  /// The relation's sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
