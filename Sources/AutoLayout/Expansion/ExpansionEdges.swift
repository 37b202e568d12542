/// Which attributes a string speaks of, by its orientation and options.
struct ExpansionEdges {
  /// The edge of a view that the text reaches first.
  let begin: LayoutConstraint.Attribute
  /// The edge of a view that the text reaches last.
  let end: LayoutConstraint.Attribute
  /// What a space between two views is measured to and from.
  let spaceBegin: LayoutConstraint.Attribute
  let spaceEnd: LayoutConstraint.Attribute
  /// The extent that predicates of a view speak of.
  let thickness: LayoutConstraint.Attribute
  /// Whether the text runs against the axis, so that the earlier view is the later one in place.
  let isReversed: Bool

  init(
    _ axis: VisualFormatString.Orientation.Axis, _ options: LayoutConstraint.FormatOptions
  ) {
    guard axis == .horizontal else {
      (begin, end, thickness, isReversed) = (.top, .bottom, .height, false)
      let isBaseline = options.contains(.spacingBaselineToBaseline)
      spaceBegin = isBaseline ? .firstBaseline : .top
      spaceEnd = isBaseline ? .lastBaseline : .bottom
      return
    }
    let direction = options.intersection(.directionMask)
    thickness = .width
    isReversed = direction == .directionRightToLeft
    switch direction {
    case .directionRightToLeft: (begin, end) = (.right, .left)
    case .directionLeftToRight, .directionMask: (begin, end) = (.left, .right)
    default: (begin, end) = (.leading, .trailing)
    }
    (spaceBegin, spaceEnd) = (begin, end)
  }
}

extension LayoutConstraint.Attribute {
  /// The same edge or middle of the area inside the margins.
  var atMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}
