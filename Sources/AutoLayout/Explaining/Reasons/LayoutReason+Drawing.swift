import VisualFormat

extension LayoutReason: CustomStringConvertible {
  /// The reason as text for people.
  ///
  ///     try root.layout("|-[\(find)]-[\(field)]-|")
  ///     root.layoutIfNeeded()
  ///     print(field.layoutReason(for: .horizontal).draw())
  ///
  /// ```text
  /// why: field is 212 points wide and begins at 88
  /// note: `|-20-[find]` asks for a space of 20 points between superview and find
  /// note: `[find]-8-[field]` asks for a space of 8 points between find and field
  /// …
  /// ```
  public func draw() -> String {
    let extent = axis == .horizontal ? "wide" : "high"
    var lines = [
      "why: \(printable(item)) is \(decimal(size)) points \(extent) and begins at \(decimal(position))"
    ]
    lines += holding.map { "note: \($0.sentence)" }
    lines += implicit.map { "note: \($0.fact)" }
    lines += texts.map {
      "note: the text of \(printable($0.item)) is \(decimal($0.height)) points high where it is "
        + "\(decimal($0.width)) points wide"
    }
    let spare = spare.map { $0.sentence } + spareImplicit.map { $0.fact }
    lines += spare.map { "also: \($0)" }
    if spare.count > 1 {
      lines.append(
        "note: any one of the last \(spare.count) could be left out: the others hold it as well")
    }
    lines += open.map { $0.draw() }
    lines += unmet.map { $0.draw() }
    return lines.joined(separator: "\n")
  }

  /// The drawing.
  public var description: String { draw() }
}

extension LayoutReason.Unmet: CustomStringConvertible {
  /// The wish, what it lacks, and what keeps it from being met.
  ///
  ///     try root.layout("|[\(a)(200@251)][\(b)(200@250)]|")
  ///     for unmet in root.layoutEngine.unmetConstraints { print(unmet.draw()) }
  ///
  /// ```text
  /// unmet: `[b(200@250)]` lacks 80 points
  /// …
  /// held off by: `[a(200@251)]`
  /// …
  /// repair: raise `[b(200@250)]` to priority 252
  /// ```
  public func draw() -> String {
    var text = "unmet: "
    if isContent {
      let length = constraint.firstAttribute == .width ? "width" : "height"
      let verb = constraint.relation == .lessThanOrEqual ? "above" : "below"
      text +=
        "\(printable(constraint.first)) is \(decimal(error)) points \(verb) the \(length) of its content, "
      text += "\(decimal(constraint.constant)), at priority "
      text += canonicalText(of: constraint.priority.rawValue)
    } else {
      let points = "\(decimal(error)) \(error == 1 ? "point" : "points")"
      text += "`\(constraint.excerpt)` " + (isOver ? "is \(points) over" : "lacks \(points)")
    }
    for rival in rivals { text += "\nheld off by: `\(rival.excerpt)`" }
    for rival in implicit { text += "\nheld off by: \(rival.fact)" }
    if let sufficientPriority { text += "\nrepair: \(raising(to: sufficientPriority))" }
    return text
  }

  private func raising(to priority: LayoutPriority) -> String {
    let number = canonicalText(of: priority.rawValue)
    if !isContent { return "raise `\(constraint.excerpt)` to priority \(number)" }
    return constraint.relation == .lessThanOrEqual
      ? "let \(printable(constraint.first)) hug its content at priority \(number)"
      : "let \(printable(constraint.first)) resist compression at priority \(number)"
  }

  /// The drawing.
  public var description: String { draw() }
}
