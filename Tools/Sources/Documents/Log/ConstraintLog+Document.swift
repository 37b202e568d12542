import AutoLayout

extension ConstraintLog {
  /// The text of a layout document with the views and constraints of the log; what the log says gave
  /// way stands last, so that it gives way again. Comments say which item each name stands for.
  ///
  /// What lies in nothing else fills the document. Along an axis of which the log says nothing, each view fills what it lies
  /// in, so that the other axis can be seen; all else that it does not say is left open.
  public func documentText() -> String {
    let model = model
    var document = LayoutDocument()
    document.views = Self.entries(below: model.tree.root)
    for isLast in [false, true] {
      for (entry, constraint) in model.made where (entry.address == brokenAddress) == isLast {
        guard let made = ConstraintEntry(constraint.record) else { continue }
        document.constraints.append(made)
      }
    }
    for bound in model.tree.marginBounds {
      if let made = ConstraintEntry(bound.record) { document.constraints.append(made) }
    }
    var text = "# Read from a log of constraints that clash.\n"
    text += document.fillWhatIsNotSaid()
    for (name, handle) in model.tree.legend where name != handle {
      text += "# \(printable(name)) is \(printable(handle))\n"
    }
    return text + "\n" + LayoutText(document).canonical
  }

  /// The views below one, each behind the one that it lies in.
  private static func entries(below root: LayoutView) -> [ViewEntry] {
    var entries: [ViewEntry] = []
    var waiting: [(view: LayoutView, parent: String?)] = root.subviews.reversed().map { ($0, nil) }
    while let (view, parent) = waiting.popLast() {
      var entry = ViewEntry(name: SourceString(view.layoutNode.name))
      entry.parent = parent.map { SourceString($0) }
      entries.append(entry)
      for child in view.subviews.reversed() { waiting.append((child, view.layoutNode.name)) }
    }
    return entries
  }
}

extension LayoutDocument {
  /// Gives the only view that lies in no other the size of the document, and views a place along an axis of which no
  /// constraint speaks.
  ///
  /// - Returns: A line of comment for each such axis.
  fileprivate mutating func fillWhatIsNotSaid() -> String {
    var comments = ""
    let entries = views ?? []
    let tops = entries.filter { $0.parent == nil }
    let containers = Set(entries.compactMap { $0.parent?.text })
    for isVertical in [false, true] {
      let isSaid = constraints.contains { $0.attribute.isVertical == isVertical }
      if !isSaid { comments += "# It says nothing of \(isVertical ? "heights" : "widths").\n" }
      let edges: [ConstraintEntry.Attribute] =
        isVertical ? [.top, .bottom] : [.leading, .trailing]
      for (index, entry) in entries.enumerated() {
        guard !isSaid || entry.parent == nil && tops.count == 1 else { continue }
        let parent = entry.parent ?? SourceString("superview")
        for edge in edges {
          var constraint = ConstraintEntry(item: entry.name, attribute: edge)
          constraint.target = ConstraintEntry.Target(item: parent, attribute: edge)
          constraints.append(constraint)
        }
        if isSaid || containers.contains(entry.name.text) { continue }
        if isVertical {
          views?[index].intrinsic.vertical = 44
        } else {
          views?[index].intrinsic.horizontal = 100
        }
      }
    }
    return comments
  }
}

extension ConstraintEntry.Attribute {
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      true
    default: false
    }
  }
}
