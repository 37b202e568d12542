import AutoLayout

extension ConstraintList {
  /// The constraints of one statement, as a range of elements.
  private struct Run {
    /// The statement as canonical text.
    var statement: String
    var elements: Range<Int>
  }

  /// The statements that have constraints, in order.
  private var runs: [Run] {
    var runs: [Run] = []
    var start = 0
    while start < elements.count {
      let source = elements[start].source
      var end = start + 1
      while end < elements.count, elements[end].source == source { end += 1 }
      runs.append(Run(statement: text(of: source), elements: start..<end))
      start = end
    }
    return runs
  }

  /// Takes over the constraints of statements that another list has too, and gives those of the
  /// other list that are left over, and those of this one that are new.
  ///
  /// What is taken over gets the constants and priorities that it has here: a statement with the
  /// name of a metric makes other constraints when the metric is another number.
  mutating func adoptConstraints(
    of other: ConstraintList
  ) -> (leaving: [LayoutConstraint], entering: [LayoutConstraint]) {
    let others = other.runs
    // The last ones come first, so that they can be taken from the end.
    var places: [String: [Int]] = [:]
    for (index, run) in others.enumerated().reversed() {
      places[run.statement, default: []].append(index)
    }
    var isTaken = others.map { _ in false }
    var entering: [LayoutConstraint] = []
    for run in runs {
      if let index = places[run.statement]?.popLast(), adopt(run, others[index], of: other) {
        isTaken[index] = true
      } else {
        entering += elements[run.elements].map { $0.constraint }
      }
    }
    let leaving = others.indices.filter { !isTaken[$0] }.flatMap { index in
      other.elements[others[index].elements].map { $0.constraint }
    }
    return (leaving, entering)
  }

  /// Puts the constraints of another list's statement in the place of equal ones. Does nothing
  /// where they differ in more than numbers.
  private mutating func adopt(_ run: Run, _ old: Run, of other: ConstraintList) -> Bool {
    guard run.elements.count == old.elements.count else { return false }
    let pairs = Array(zip(run.elements, old.elements))
    for (new, kept) in pairs {
      let before = other.elements[kept].constraint.record
      var after = elements[new].constraint.record
      after.constant = before.constant
      after.priority = before.priority
      guard after == before else { return false }
    }
    for (new, kept) in pairs {
      let constraint = other.elements[kept].constraint
      constraint.constant = elements[new].constraint.constant
      constraint.priority = elements[new].constraint.priority
      replaceConstraint(at: new, with: constraint)
    }
    return true
  }
}
