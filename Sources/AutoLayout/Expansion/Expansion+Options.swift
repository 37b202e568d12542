import VisualFormat

extension Expansion {
  /// What the options ask for where two views meet.
  mutating func expandOptions(_ items: [FoundItem?]) {
    let isVertical = tree.orientation.axis == .vertical
    let axis: LayoutConstraint.Axis = isVertical ? .vertical : .horizontal
    let firstPair = ByteRange(tree.view(0).bytes.start, tree.view(1).bytes.end)
    if !isVertical, options.contains(.spacingBaselineToBaseline) {
      findings.append(Finding(.baselineSpacing, at: firstPair))
    }
    if items.isEmpty { return }
    var attributes: [LayoutConstraint.Attribute] = []
    for attribute in LayoutConstraint.Attribute.allCases {
      // The bits of sizes and margins mean nothing.
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
      guard let first = items[index - 1], let second = items[index] else { continue }
      let range = ByteRange(tree.view(index - 1).bytes.start, tree.view(index).bytes.end)
      for attribute in attributes {
        add(first, attribute, .equal, second, attribute, 0, .required, range, .alignment)
      }
    }
  }
}

extension LayoutConstraint.Attribute {
  /// The option of a format string that lines views up at this attribute; nil for sizes and margins.
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
    default: nil
    }
  }
}
