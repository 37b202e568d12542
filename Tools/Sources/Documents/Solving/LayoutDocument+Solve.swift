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
      list.activate()
      guard list.problems.isEmpty else { return .invalid(list.problems) }
      var result = list.result(in: tree, findingAmbiguity: findingAmbiguity)
      if explaining { result.explanation = tree.root.layoutEngine.explanation }
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

  /// What is odd and solving passes over: the portability warnings of the format strings, and
  /// stacks in which nothing lies.
  public func warnings() -> [Problem] {
    let ofFormats = formats.enumerated().flatMap { index, format in
      parse(format.string.text).diagnostics
        .filter { $0.severity == .warning }
        .map { Problem($0, in: format, format: index) }
    }
    return ofFormats + emptyStacks
  }

  private var emptyStacks: [Problem] {
    let views = views ?? []
    guard views.contains(where: { $0.kind == .stack }) else { return [] }
    let parents = Set(views.compactMap { $0.parent?.text })
    return views.filter { $0.kind == .stack && !parents.contains($0.name.text) }.map {
      var problem = Problem(.emptyStack($0.name.text), at: $0.name.range)
      problem.severity = .warning
      return problem
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
    LiveLayout(self).result(findingAmbiguity: findingAmbiguity, explaining: explaining)
  }

  /// Where that stands which is left out, in order.
  func omittedPlaces(_ list: ConstraintList) -> [Range<Int>] {
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
