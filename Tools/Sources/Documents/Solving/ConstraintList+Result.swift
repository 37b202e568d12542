import AutoLayout

extension ConstraintList {
  var described: [LayoutResult.Constraint] {
    elements.map { element in
      let record = element.constraint.record
      return switch element.source {
      case .format(let index): LayoutResult.Constraint(record: record, format: index)
      case .equation(let index): LayoutResult.Constraint(record: record, equation: index)
      }
    }
  }

  func result(
    in tree: LayoutTree, findingAmbiguity: Bool
  ) -> LayoutResult {
    tree.root.layoutIfNeeded()
    var result = LayoutResult()
    result.constraints = described
    result.conflicts = conflicts(in: tree.root.layoutEngine)
    let isMet = tree.root.layoutEngine.brokenConstraints.isEmpty
    result.status = isMet ? .ok : .unsatisfiable
    result.size = tree.root.frame.size
    result.rootInsets = tree.root.alignmentRectInsets
    result.views = tree.described(document, findingAmbiguity: findingAmbiguity)
    result.errors = tree.root.layoutEngine.errors
    result.direction = tree.root.layoutEngine.direction
    result.findAreas(in: tree.root)
    return result
  }

  /// Activates all constraints; what cannot be is noted, and taken out.
  mutating func activate() {
    let made = elements.map { $0.constraint }
    do throws(LayoutError) {
      try LayoutConstraint.activate(made)
    } catch .unsatisfiable {
      // One by one they break by the rule instead of being refused together.
      for constraint in made { constraint.isActive = true }
    } catch {
      activateOneByOne()
    }
  }

  private mutating func activateOneByOne() {
    var refused: [Int] = []
    for (index, element) in elements.enumerated() {
      do throws(LayoutError) {
        try LayoutConstraint.activate([element.constraint])
      } catch .unsatisfiable {
        element.constraint.isActive = true
      } catch {
        note(error, element.source)
        refused.append(index)
      }
    }
    removeElements(refused)
  }

  private func conflicts(in engine: LayoutEngine) -> [LayoutResult.Conflict] {
    let broken = engine.brokenConstraints
    guard !broken.isEmpty else { return [] }
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, element) in elements.enumerated() {
      indices[ObjectIdentifier(element.constraint)] = index
    }
    return broken.compactMap { conflict in
      guard let index = indices[ObjectIdentifier(conflict.constraint)] else { return nil }
      // What a stack made of itself was written by nobody either.
      let made = conflict.constraints.filter { indices[ObjectIdentifier($0)] == nil }
      return LayoutResult.Conflict(
        constraints: conflict.constraints.compactMap { indices[ObjectIdentifier($0)] },
        implicit: conflict.conflict.implicit + made.map { $0.record }, broken: index)
    }
  }
}

extension LayoutTree {
  fileprivate func described(
    _ document: LayoutDocument, findingAmbiguity: Bool
  ) -> [LayoutResult.View] {
    var entries: [String: ViewEntry] = [:]
    for entry in document.views ?? [] where entry.sample != nil || entry.color != nil {
      entries[entry.name.text] = entry
    }
    var indices: [String: Int] = [:]
    for (index, name) in names.enumerated() { indices[name] = index }
    return names.compactMap { name in
      guard let view = items[name] else { return nil }
      return LayoutResult.View(
        name: name, parent: view.superitem.flatMap { indices[$0.layoutNode.name] },
        frame: view.layoutFrame, ambiguous: findingAmbiguity ? view.ambiguousFrameParts : [],
        insets: view.alignmentRectInsets, sample: entries[name]?.sample,
        color: entries[name]?.color, isHidden: (view as? LayoutView)?.isHidden ?? false)
    }
  }
}
