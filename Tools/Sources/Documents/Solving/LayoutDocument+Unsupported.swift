extension LayoutDocument {
  /// What the document asks of the engine that it cannot do yet, a sentence for each.
  func unsupportedParts() -> [Problem] {
    var problems: [Problem] = []
    if edge != .superview {
      problems.append(Problem(.unsupported("The edge '\(edge.rawValue)'"), at: edgePlace.range))
    }
    if spacing.superview == .layoutMargins {
      let mistake = Mistake.unsupported("The spacing 'layoutMargins'")
      problems.append(Problem(mistake, at: spacing.superviewPlace.range))
    }
    for view in views ?? [] {
      problems += view.unsupportedParts.map { Problem(.unsupported($0), at: view.name.range) }
    }
    return problems
  }
}

extension ViewEntry {
  fileprivate var unsupportedParts: [String] {
    let standard = ViewEntry(name: name)
    var parts: [String] = []
    if kind != .view { parts.append("A view of kind '\(kind.rawValue)'") }
    if text != nil { parts.append("The text of a view") }
    if margins != standard.margins { parts.append("A view with margins") }
    if safeArea != standard.safeArea { parts.append("A view with a safe area") }
    if isHidden { parts.append("A hidden view") }
    return parts
  }
}
