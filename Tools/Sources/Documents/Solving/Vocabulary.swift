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
    }
  }

  /// The attribute as documents and results write it.
  var word: String {
    if self == .notAnAttribute { return "notAnAttribute" }
    for attribute in ConstraintEntry.Attribute.allCases where Self(attribute) == self {
      return attribute.rawValue
    }
    return "\(self)"
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

  /// The relation as documents and results write it.
  var sign: String {
    switch self {
    case .lessThanOrEqual: ConstraintEntry.Relation.lessThanOrEqual.rawValue
    case .equal: ConstraintEntry.Relation.equal.rawValue
    case .greaterThanOrEqual: ConstraintEntry.Relation.greaterThanOrEqual.rawValue
    }
  }
}

extension FormatEntry {
  /// All options together.
  var optionBits: LayoutConstraint.FormatOptions {
    options.reduce([]) { $0.union($1.bits) }
  }
}

extension FormatEntry.Option {
  fileprivate var bits: LayoutConstraint.FormatOptions {
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
