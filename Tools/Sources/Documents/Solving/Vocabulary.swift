import AutoLayout

// The document's words for what the engine has types for.

extension LayoutConstraint.Attribute {
  init(_ attribute: ConstraintEntry.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}

extension LayoutConstraint.Relation {
  init(_ relation: ConstraintEntry.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension LayoutStackView {
  /// Takes in what a document says of a stack.
  func take(_ stack: ViewEntry.Stack) {
    axis = stack.axis == .horizontal ? .horizontal : .vertical
    spacing = stack.spacing
    distribution =
      switch stack.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    alignment =
      switch stack.alignment {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
  }
}

extension LayoutInsets {
  init(_ insets: ViewEntry.EdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension FormatEntry {
  /// All options together.
  var optionBits: LayoutConstraint.FormatOptions {
    options.reduce([]) { $0.union($1.bits) }
  }

  /// The options by name, each once.
  init(_ line: FormatStrings.Line) {
    self.init(SourceString(line.format))
    options = [
      FormatEntry.Option.alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom,
      .alignAllLeading, .alignAllTrailing, .alignAllCenterX, .alignAllCenterY,
      .alignAllLastBaseline, .alignAllFirstBaseline, .directionLeftToRight,
      .spacingBaselineToBaseline,
    ].filter { line.options.isSuperset(of: $0.bits) }
  }
}

extension ConstraintEntry {
  /// The constraint as an entry; nil for attributes that documents do not know.
  init?(_ record: ConstraintRecord) {
    guard let attribute = Attribute(rawValue: record.firstAttribute.description),
      let relation = Relation(rawValue: record.relation.description)
    else { return nil }
    self.init(item: SourceString(record.first), attribute: attribute)
    self.relation = relation
    if let second = record.second {
      guard let other = Attribute(rawValue: record.secondAttribute.description)
      else { return nil }
      target = Target(item: SourceString(second), attribute: other, multiplier: record.multiplier)
    }
    constant = record.constant
    priority = record.priority.rawValue
    identifier = record.identifier
  }
}

extension FormatEntry.Option {
  /// The option as the engine has it.
  var bits: LayoutConstraint.FormatOptions {
    switch self {
    case .alignAllLeft: .alignAllLeft
    case .alignAllRight: .alignAllRight
    case .alignAllTop: .alignAllTop
    case .alignAllBottom: .alignAllBottom
    case .alignAllLeading: .alignAllLeading
    case .alignAllTrailing: .alignAllTrailing
    case .alignAllCenterX: .alignAllCenterX
    case .alignAllCenterY: .alignAllCenterY
    case .alignAllLastBaseline: .alignAllLastBaseline
    case .alignAllBaseline: .alignAllBaseline
    case .alignAllFirstBaseline: .alignAllFirstBaseline
    case .directionLeadingToTrailing: .directionLeadingToTrailing
    case .directionLeftToRight: .directionLeftToRight
    case .directionRightToLeft: .directionRightToLeft
    case .directionMask: .directionMask
    case .spacingEdgeToEdge: .spacingEdgeToEdge
    case .spacingBaselineToBaseline: .spacingBaselineToBaseline
    }
  }
}
