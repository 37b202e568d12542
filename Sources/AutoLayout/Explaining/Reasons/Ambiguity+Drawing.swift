import VisualFormat

extension LayoutEngine.Ambiguity: CustomStringConvertible {
  /// What is open, in which range, and what would decide it:
  ///
  ///     try root.layout("H:|-20-[\(logo)]-(>=20)-|")
  ///     for ambiguity in root.layoutEngine.ambiguities where ambiguity.item == "logo" {
  ///       print(ambiguity.draw())
  ///     }
  ///
  /// ```text
  /// ambiguous: the width of logo may be 0 to 280 points
  /// add: `[logo(140)]`, or an intrinsic width
  /// …
  /// ```
  public func draw() -> String {
    var text = "ambiguous: the \(attribute) of \(printable(item)) may be \(allowed)"
    if let loosening {
      text += "\nrepair: \(loosening)"
      if let repair { text += ", or \(repair)" }
    } else if let missing {
      text += "\nadd: `\(missing.writable)`"
      if let repair {
        text += ", or \(repair)"
      } else if attribute.sort == .size, !hasContentSize, !isGuide {
        text += ", or an intrinsic \(attribute)"
      }
      if let alignment { text += "\nadd: \(alignment)" }
    } else if let alignment {
      text += "\nadd: \(alignment)"
    } else if let repair {
      text += "\nrepair: \(repair)"
    }
    return text
  }

  /// The drawing.
  public var description: String { draw() }

  /// Whether something is proposed for it.
  fileprivate var hasAdvice: Bool {
    missing != nil || repair != nil || loosening != nil || alignment != nil
  }

  /// The range in words.
  var allowed: String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): "\(decimal(range.lowerBound)) to \(decimal(range.upperBound)) points"
    case (true, false): "\(decimal(range.lowerBound)) points or more"
    case (false, true): "\(decimal(range.upperBound)) points or less"
    case (false, false): "anything"
    }
  }
}

extension LayoutEngine.Ambiguity.Alignment: CustomStringConvertible {
  /// What is to be added, and where: "`alignAllTop` in the options of `H:|[a][b]|`".
  public var description: String {
    "`\(names.joined(separator: "` and `"))` in the options of `\(printable(format))`"
  }

  private var names: [String] {
    let all: [(LayoutConstraint.FormatOptions, String)] = [
      (.alignAllTop, "alignAllTop"), (.alignAllBottom, "alignAllBottom"),
      (.alignAllLeading, "alignAllLeading"), (.alignAllTrailing, "alignAllTrailing"),
    ]
    return all.filter { options.contains($0.0) }.map { $0.1 }
  }
}

extension ConstraintRecord {
  /// The excerpt where a string with it can be written, names and all; else the equation.
  fileprivate var writable: String {
    isName(first) && second.map { isName($0) } ?? true ? excerpt : equation
  }
}

extension LayoutExplanation {
  /// Each missing constraint once, with one line for everything else that it decides.
  var drawnAmbiguities: [String] {
    let missing = ambiguities.filter { $0.hasAdvice }
    let decided = ambiguities.filter { !$0.hasAdvice }
    if missing.isEmpty || decided.isEmpty { return ambiguities.map { $0.draw() } }
    var drawn = missing.map { $0.draw() }
    var list = decided.prefix(Self.mostDecided).map {
      "the \($0.attribute) of \(printable($0.item))"
    }
    let rest = decided.count - list.count
    if rest > 0 { list.append("\(rest) more") }
    let last = list.removeLast()
    let all = list.isEmpty ? last : list.joined(separator: ", ") + " and " + last
    drawn[drawn.count - 1] +=
      "\nnote: with that \(all) \(decided.count == 1 ? "is" : "are") decided as well"
    return drawn
  }

  private static var mostDecided: Int { 6 }
}
