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
    if let missing {
      text += "\nadd: `\(missing.excerpt)`"
      if let repair {
        text += ", or \(repair)"
      } else if attribute.sort == .size, !hasContentSize {
        text += ", or an intrinsic \(attribute)"
      }
    } else if let repair {
      text += "\nrepair: \(repair)"
    }
    return text
  }

  /// The drawing.
  public var description: String { draw() }

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
