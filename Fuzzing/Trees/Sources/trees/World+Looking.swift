import AutoLayout

/// What must hold of everything that the library hands out.
extension World {
  func look(at frame: LayoutRect, of item: any LayoutItem) {
    if !(frame.x + frame.y + frame.width + frame.height).isFinite {
      fail("not finite: \(frame) of \(item.layoutNode.name)")
    }
    if frame.width < 0 || frame.height < 0 {
      fail("negative size: \(frame) of \(item.layoutNode.name)")
    }
  }

  func look(at error: LayoutError) {
    if error.description.isEmpty { fail("an error without a sentence") }
    guard case .unsatisfiable(let conflicts) = error else { return }
    if conflicts.isEmpty { fail("a refusal without a conflict") }
    for conflict in conflicts { look(at: conflict) }
  }

  func look(at conflict: LayoutError.Conflict) {
    if conflict.constraints.isEmpty { fail("a conflict that names no constraint") }
    if conflict.draw().isEmpty { fail("a conflict without a drawing") }
    for repair in conflict.repairs where repair.description.isEmpty {
      fail("a repair without a sentence")
    }
    _ = conflict.contradiction?.description
  }

  func check(named name: String) { items[name].map { check($0) } }

  /// Lays out the tree of an item, in which nobody does anything meanwhile, and looks at all that it has come to.
  func check(_ item: any LayoutItem) {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    var root = item
    while let above = root.superitem { root = above }
    root.layoutIfNeeded()
    let changed = root.layoutIfNeeded()
    if !changed.isEmpty {
      fail("second layout: \(changed.map { "\($0.layoutNode.name) \($0.layoutFrame)" })")
    }
    for below in subtree(of: root) { look(at: below.layoutFrame, of: below) }
    for broken in root.layoutEngine.brokenConstraints { look(at: broken.conflict) }
    checkRequired(in: root)
    if numberClass == .exact { compareWithFresh(root) }
  }
}

/// An item and everything below it, parents first.
func subtree(of root: any LayoutItem) -> [any LayoutItem] {
  var found = [root]
  var next = 0
  while next < found.count {
    found += found[next].subitems
    next += 1
  }
  return found
}
