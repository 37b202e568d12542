/// What a failure says of an item's constraints.
extension FailureText {
  /// Adds the constraints on an item along an axis, or that there are none, and what else fixes it
  /// through them.
  mutating func explain(_ item: some LayoutItem, along axis: LayoutConstraint.Axis) {
    let constraints = item.constraints(along: axis)
    let broken = item.layoutEngine.brokenConstraints.map(\.constraint)
    var lines = constraints.map { constraint in
      line(of: constraint.record)
        + (broken.contains { $0 === constraint } ? "  (broken)" : "")
    }
    let content = item.intrinsicContentSize
    let length = axis == .horizontal ? content.width : content.height
    if length >= 0 {
      let extent = axis == .horizontal ? "wide" : "high"
      lines.append("its content is \(length.toThousandths) \(extent)")
    }
    let name = axis == .horizontal ? "horizontally" : "vertically"
    let heading = "Constraints on '\(item.shownName)', \(name):"
    paragraph(nil, constraints.isEmpty ? heading + " none" : heading)
    for line in lines { sentence("  " + line) }
    let open = item.ambiguousFrameParts.intersection(axis == .horizontal ? .horizontal : .vertical)
    if open.isEmpty {
      listIndirect(item.layoutReason(for: axis), besides: constraints.map(\.record))
    } else {
      let verb = open == .horizontal || open == .vertical ? "are" : "is"
      sentence("  \(constraints.isEmpty ? "so" : "but") its \(open.names) \(verb) not determined")
    }
  }

  /// Adds the rest of the chain that holds an item: constraints and facts of other items.
  private mutating func listIndirect(
    _ reason: LayoutReason, besides direct: [ConstraintRecord]
  ) {
    let others = (reason.holding + reason.spare).filter { !direct.contains($0) }
    let facts = reason.implicit.filter { $0.first != reason.item }
    listFirst("These, in turn, hold what it is held by:", others.map(line) + facts.map(\.fact))
  }

  /// Adds what is said of items that are at fault: of many, the first are what the others hang on.
  mutating func explain(
    _ items: some Sequence<any LayoutItem>, along axes: (any LayoutItem) -> [LayoutConstraint.Axis]
  ) {
    for item in items.prefix(3) {
      for axis in axes(item) { explain(item, along: axis) }
    }
  }
}
