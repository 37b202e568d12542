import AutoLayout

extension ConstraintLog {
  /// The text of a layout document with the views and constraints of the log; what the log says gave
  /// way stands last, so that it gives way again. Comments say which item each name stands for.
  ///
  /// What the log does not say, as where a window is, is left open.
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
