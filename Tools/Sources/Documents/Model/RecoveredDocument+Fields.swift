extension RecoveredDocument {
  /// Takes out what the fields get wrong about each other, and notes it: names given twice, parents
  /// that do not exist or lie in each other, things that the root cannot have.
  ///
  /// Linear in the size of the document.
  mutating func settleFields() {
    document.metrics = withoutDuplicates(document.metrics)
    for index in document.formats.indices {
      document.formats[index].metrics = withoutDuplicates(document.formats[index].metrics)
    }
    guard var views = document.views else { return }
    var seen: Set<String> = []
    views = views.filter { view in
      if seen.insert(view.name.text).inserted { return true }
      problems.append(Problem(.duplicateView(view.name.text), at: view.name.range))
      return false
    }
    for index in views.indices {
      if views[index].isRoot { settleRoot(&views[index]) }
    }
    settleParents(of: &views)
    openCycles(among: &views)
    document.views = views
  }

  /// Takes out what is said of views that their kind does not have, and notes it, a sentence for
  /// each.
  mutating func settleKinds() {
    guard var views = document.views else { return }
    for index in views.indices {
      if views[index].kind != .stack, views[index].stack != ViewEntry.Stack() {
        let mark = views[index].stackMark
        let isJSON = mark.place.isJSON
        views[index].stack = ViewEntry.Stack()
        // Said once of several views that a line declares together.
        if problems.last?.range != mark.place.range {
          problems.append(
            Problem(
              .ofStacks(mark.word, name: views[index].name.text, isJSON: isJSON),
              at: mark.place.range))
        }
      }
      for part in views[index].removeMisplacedParts() {
        let kind = views[index].kind.rawValue
        problems.append(Problem(.misplaced(part, kind: kind), at: views[index].name.range))
      }
    }
    document.views = views
  }

  private mutating func withoutDuplicates(
    _ metrics: [LayoutDocument.Metric]
  ) -> [LayoutDocument.Metric] {
    var seen: Set<String> = []
    return metrics.filter { metric in
      if seen.insert(metric.name.text).inserted { return true }
      problems.append(Problem(.duplicateMetric(metric.name.text), at: metric.name.range))
      return false
    }
  }

  private mutating func settleRoot(_ root: inout ViewEntry) {
    if let parent = root.parent {
      problems.append(Problem(.rootHas("parent"), at: parent.range))
      root.parent = nil
    }
    if root.kind != .view {
      problems.append(Problem(.rootHas("kind"), at: root.name.range))
      root.kind = .view
    }
  }

  private mutating func settleParents(of views: inout [ViewEntry]) {
    let names = [LayoutDocument.rootName] + views.filter { !$0.isRoot }.map { $0.name.text }
    var parents = Set(names)
    guard views.contains(where: { $0.parent.map { !parents.contains($0.text) } ?? false }) else {
      return
    }
    if document.namesMakeViews { parents.formUnion(document.namesInFormats) }
    let mentioned = document.namesOfConstraints
    var known = DocumentNames(names)
    for index in views.indices {
      guard let parent = views[index].parent, !parents.contains(parent.text),
        !excused.contains(parent.text)
      else { continue }
      let meant = known.nearest(to: parent.text)
      // Where it is no slip of the fingers, a line is missing, and that is said here alone.
      let isUndeclared = meant == nil && mentioned.contains(parent.text)
      if isUndeclared { excused.insert(parent.text) } else { views[index].parent = nil }
      // Said once of several views that a line declares together.
      if problems.last?.range == parent.range { continue }
      let mistake = Mistake.unknownParent(
        parent.text, meant: meant, among: known.names, isUndeclared: isUndeclared)
      problems.append(Problem(mistake, at: parent.range))
    }
  }

  /// Opens each cycle of parents at the parent that closes it.
  private mutating func openCycles(among views: inout [ViewEntry]) {
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() { indices[view.name.text] = index }
    var visited: Set<Int> = []
    for start in views.indices {
      var path: [Int] = []
      var onPath: Set<Int> = []
      var current = start
      while let parent = views[current].parent, visited.insert(current).inserted {
        path.append(current)
        onPath.insert(current)
        guard let next = indices[parent.text] else { break }
        if onPath.contains(next), let first = path.firstIndex(of: next) {
          let cycle = (path[first...] + [next]).map { views[$0].name.text }
          let mistake: Mistake =
            cycle.count == 2 ? .viewInItself(cycle[0]) : .parentCycle(cycle)
          problems.append(Problem(mistake, at: parent.range))
          views[current].parent = nil
        }
        current = next
      }
    }
  }
}
