import AutoLayout

extension FormatEntry {
  /// Ways to mend what stands beside the string, where a diagnostic is about that.
  func fixIts(for diagnostic: Diagnostic) -> [Problem.FixIt] {
    guard diagnostic.id == .misalignedOption || diagnostic.id == .baselineSpacing,
      let axis = parse(string.text).tree?.orientation.axis
    else { return [] }
    let misplaced = options.filter { $0.isMisplaced(along: axis) }
    let names = misplaced.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    var fitting = options.filter { !$0.isMisplaced(along: axis) }
    let leaving = fixIt("leave \(names) out", fitting)
    var replacements: [Option] = []
    for case let option? in misplaced.map({ $0.counterpart }) where !fitting.contains(option) {
      fitting.append(option)
      replacements.append(option)
    }
    if replacements.isEmpty { return [leaving] }
    let others = replacements.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return [fixIt("replace \(names) with \(others)", fitting), leaving]
  }

  private func fixIt(_ message: String, _ options: [Option]) -> Problem.FixIt {
    var mended = self
    mended.options = options
    return Problem.FixIt(
      message: message, edits: [place.edit(text: mended.text, json: mended.json)])
  }
}

extension FormatEntry.Option {
  /// Whether views that are arranged along an axis cannot take the option.
  fileprivate func isMisplaced(along axis: VisualFormatString.Orientation.Axis) -> Bool {
    switch self {
    case .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
      .spacingBaselineToBaseline:
      axis == .horizontal
    case .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllBaseline,
      .alignAllFirstBaseline:
      axis == .vertical
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask,
      .spacingEdgeToEdge:
      false
    }
  }

  /// The option that does the same across the other axis.
  fileprivate var counterpart: Self? {
    switch self {
    case .alignAllLeft, .alignAllLeading: .alignAllTop
    case .alignAllRight, .alignAllTrailing: .alignAllBottom
    case .alignAllCenterX: .alignAllCenterY
    case .alignAllTop: .alignAllLeading
    case .alignAllBottom: .alignAllTrailing
    case .alignAllCenterY: .alignAllCenterX
    default: nil
    }
  }
}
