extension LayoutDocument {
  /// What the fields get wrong about each other: names given twice, parents that do not exist or
  /// lie in each other, things that the root cannot have.
  ///
  /// Linear in the size of the document.
  func mistakesBetweenFields() -> [Problem] {
    var problems = Self.duplicates(in: metrics.map(\.name), Mistake.duplicateMetric)
    for format in formats {
      problems += Self.duplicates(in: format.metrics.map(\.name), Mistake.duplicateMetric)
    }
    guard let views else { return problems }
    problems += Self.duplicates(in: views.map(\.name), Mistake.duplicateView)
    for view in views where view.isRoot {
      if let parent = view.parent {
        problems.append(Problem(.rootHas("parent"), at: parent.range))
      }
      if view.kind != .view { problems.append(Problem(.rootHas("kind"), at: view.name.range)) }
    }
    return problems + mistakesBetweenParents(views)
  }

  private static func duplicates(
    in names: [SourceString], _ mistake: (String) -> Mistake
  ) -> [Problem] {
    var seen: Set<String> = []
    return names.compactMap { name in
      seen.insert(name.text).inserted ? nil : Problem(mistake(name.text), at: name.range)
    }
  }

  private func mistakesBetweenParents(_ views: [ViewEntry]) -> [Problem] {
    let names = [Self.rootName] + views.map(\.name.text).filter { $0 != Self.rootName }
    let parents = Set(names)
    var known = DocumentNames(names)
    var problems: [Problem] = []
    for view in views {
      guard let parent = view.parent, !parents.contains(parent.text) else { continue }
      problems.append(Problem(.unknownParent(parent.text, among: &known), at: parent.range))
    }
    return problems.isEmpty ? cycles(among: views) : problems
  }

  /// Each cycle of parents once, at the parent that closes it.
  private func cycles(among views: [ViewEntry]) -> [Problem] {
    let parents = Dictionary(
      views.compactMap { view in view.parent.map { (view.name.text, $0) } },
      uniquingKeysWith: { first, _ in first })
    var problems: [Problem] = []
    var visited: Set<String> = []
    for view in views {
      var path: [String] = []
      var onPath: Set<String> = []
      var name = view.name.text
      while let parent = parents[name], visited.insert(name).inserted {
        path.append(name)
        onPath.insert(name)
        name = parent.text
        guard onPath.contains(name), let start = path.firstIndex(of: name) else { continue }
        let cycle = Array(path[start...]) + [name]
        let mistake: Mistake = cycle.count == 2 ? .viewInItself(name) : .parentCycle(cycle)
        problems.append(Problem(mistake, at: parent.range))
      }
    }
    return problems
  }
}
