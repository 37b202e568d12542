import VisualFormat

extension Expansion {
  /// The alignments that the options require between two neighbouring views.
  mutating func expandOptions(_ items: [Unowned<ItemIdentity>]) {
    let isVertical = tree.orientation.axis == .vertical
    let axis: LayoutConstraint.Axis = isVertical ? .vertical : .horizontal
    let firstPair = ByteRange(tree.view(0).bytes.start, tree.view(1).bytes.end)
    if !isVertical, options.contains(.spacingBaselineToBaseline) {
      findings.append(Finding(.baselineSpacing, at: firstPair))
    }
    if items.isEmpty { return }
    var attributes: [LayoutConstraint.Attribute] = []
    for attribute in LayoutConstraint.Attribute.allCases {
      // The bits of sizes and margins have no meaning.
      guard options.rawValue >> UInt(attribute.rawValue) & 1 == 1, let name = attribute.optionName
      else { continue }
      if attribute.axis == axis {
        let fact = Diagnostic.Fact.misalignedOption(name: name, isVertical: isVertical)
        findings.append(Finding(fact, at: firstPair))
      } else {
        attributes.append(attribute)
      }
    }
    for index in items.indices.dropFirst() {
      let (first, second) = (items[index - 1], items[index])
      if first.isNone || second.isNone { continue }
      let range = ByteRange(tree.view(index - 1).bytes.start, tree.view(index).bytes.end)
      for attribute in attributes {
        add(first, attribute, .equal, second, attribute, 0, .required, range, .alignment)
      }
    }
  }
}

/// The attributes that a string is about, by its orientation and options.
struct ExpansionEdges {
  /// The edge of a view that the text reaches first.
  let begin: LayoutConstraint.Attribute
  /// The edge of a view that the text reaches last.
  let end: LayoutConstraint.Attribute
  /// The attributes between which a space is measured.
  let spaceBegin: LayoutConstraint.Attribute
  let spaceEnd: LayoutConstraint.Attribute
  /// The size that predicates of a view are about.
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
  /// The option of a format string that lines views up at this attribute; nil for sizes and
  /// margins.
  var optionName: String? {
    switch self {
    case .left: "alignAllLeft"
    case .right: "alignAllRight"
    case .top: "alignAllTop"
    case .bottom: "alignAllBottom"
    case .leading: "alignAllLeading"
    case .trailing: "alignAllTrailing"
    case .centerX: "alignAllCenterX"
    case .centerY: "alignAllCenterY"
    case .lastBaseline: "alignAllLastBaseline"
    case .firstBaseline: "alignAllFirstBaseline"
    case .notAnAttribute, .width, .height, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      nil
    }
  }

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
