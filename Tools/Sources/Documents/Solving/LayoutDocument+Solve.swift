import AutoLayout

extension LayoutDocument {
  /// Makes the views and constraints of the document and works out the frames.
  ///
  /// Nothing throws: a document with an error gives an invalid result that says what is wrong.
  ///
  /// - Parameter findingAmbiguity: Whether to find out which numbers are open; it takes longer
  ///   than the layout itself. Without it none is said to be.
  /// - Parameter explaining: Whether to put what is wrong and what is open into words.
  public func solve(findingAmbiguity: Bool = true, explaining: Bool = false) -> LayoutResult {
    solve { list, tree in
      var result = list.result(in: tree, findingAmbiguity: findingAmbiguity)
      if explaining, result.status != .invalid {
        result.explanation = tree.root.layoutEngine.explanation
      }
      return result
    }
  }

  /// Makes the constraints alone; the result has no frames, and its status is `ok` or `invalid`.
  public func expand() -> LayoutResult {
    solve { list, _ in
      var result = LayoutResult()
      result.status = .ok
      result.constraints = list.described
      return result
    }
  }

  /// The portability warnings of the format strings, which solving passes over.
  public func warnings() -> [Problem] {
    formats.enumerated().flatMap { index, format in
      parse(format.string.text).diagnostics
        .filter { $0.severity == .warning }
        .map { Problem($0, in: format, format: index) }
    }
  }

  private func solve(_ finish: (inout ConstraintList, LayoutTree) -> LayoutResult) -> LayoutResult {
    var settled = RecoveredDocument(document: self)
    settled.settleFields()
    settled.settleKinds()
    guard settled.problems.isEmpty else { return .invalid(settled.problems) }
    let tree = LayoutTree(self)
    var list = ConstraintList(self, in: tree)
    guard list.problems.isEmpty else { return .invalid(list.problems) }
    return finish(&list, tree)
  }
}

extension DocumentFile {
  /// Lays out what is right of the document, and says all that is wrong with it, in its lines and
  /// in its strings, in the order of its bytes.
  ///
  /// The status is `partial` where something is wrong.
  ///
  /// - Parameter findingAmbiguity: Whether to find out which numbers are open; it takes longer
  ///   than the layout itself. Without it none is said to be.
  /// - Parameter explaining: Whether to put what is wrong and what is open into words.
  public func solve(findingAmbiguity: Bool = true, explaining: Bool = false) -> LayoutResult {
    var settled = RecoveredDocument(document: document)
    settled.settleKinds()
    let tree = LayoutTree(settled.document)
    var list = ConstraintList(document, in: tree, excusing: excused)
    var result = list.result(in: tree, findingAmbiguity: findingAmbiguity, recovering: true)
    if explaining { result.explanation = tree.root.layoutEngine.explanation }
    let all = problems + settled.problems + list.problems
    guard !all.isEmpty else { return result }
    result.status = .partial
    result.problems = Problems(all).list
    result.omitted = omittedPlaces(list)
    return result
  }

  /// Where that stands which is left out, in order.
  private func omittedPlaces(_ list: ConstraintList) -> [Range<Int>] {
    let strings = list.omitted.map { source -> Range<Int> in
      switch source {
      case .format(let index): document.formats[index].string.range
      case .equation(let index): document.constraints[index].place.range
      }
    }
    return (problems.map { $0.range } + strings).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension LayoutResult {
  /// The result of a document with errors, of which `problems` has at least one.
  public static func invalid(_ problems: [Problem]) -> LayoutResult {
    var result = LayoutResult()
    result.problems = Problems(problems).list
    return result
  }
}

extension ConstraintList {
  fileprivate var described: [LayoutResult.Constraint] {
    elements.map { element in
      let record = element.constraint.record
      return switch element.source {
      case .format(let index): LayoutResult.Constraint(record: record, format: index)
      case .equation(let index): LayoutResult.Constraint(record: record, equation: index)
      }
    }
  }

  fileprivate mutating func result(
    in tree: LayoutTree, findingAmbiguity: Bool, recovering: Bool = false
  ) -> LayoutResult {
    let made = elements.map { $0.constraint }
    do throws(LayoutError) {
      try LayoutConstraint.activate(made)
    } catch .unsatisfiable {
      // One by one they break by the rule instead of being refused together.
      for constraint in made { constraint.isActive = true }
    } catch  where recovering {
      activateOneByOne()
    } catch {
      note(error, source(of: error) ?? .format(0))
      return .invalid(problems)
    }
    tree.root.layoutIfNeeded()
    var result = LayoutResult()
    result.constraints = described
    result.conflicts = conflicts(in: tree.root.layoutEngine)
    let isMet = tree.root.layoutEngine.brokenConstraints.isEmpty
    result.status = isMet ? .ok : .unsatisfiable
    result.size = tree.root.frame.size
    result.rootInsets = tree.root.alignmentRectInsets
    result.views = tree.described(findingAmbiguity: findingAmbiguity)
    result.errors = tree.root.layoutEngine.errors
    result.direction = tree.root.layoutEngine.direction
    return result
  }

  /// Activates what can be, and takes the other elements out.
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
  fileprivate func described(findingAmbiguity: Bool) -> [LayoutResult.View] {
    var indices: [String: Int] = [:]
    for (index, name) in names.enumerated() { indices[name] = index }
    return names.compactMap { name in
      guard let view = items[name] else { return nil }
      return LayoutResult.View(
        name: name, parent: view.superitem.flatMap { indices[$0.layoutNode.name] },
        frame: view.layoutFrame, ambiguous: findingAmbiguity ? view.ambiguousFrameParts : [],
        insets: view.alignmentRectInsets, isHidden: (view as? LayoutView)?.isHidden ?? false)
    }
  }
}
