import AutoLayout

extension ConstraintList {
  /// The constraints of one statement, as a range of elements.
  private struct Run {
    var source: Source
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
      runs.append(Run(source: source, elements: start..<end))
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
    let runs = runs
    let others = other.runs
    // Most edits change one statement: what stands in front of it and behind it needs no search.
    let common = min(runs.count, others.count)
    func says(_ run: Run, asMuchAs old: Run) -> Bool {
      saysTheSame(run.source, old.source, of: other)
    }
    let front = (0..<common).first { !says(runs[$0], asMuchAs: others[$0]) } ?? common
    let back =
      (0..<(common - front)).first {
        !says(runs[runs.count - 1 - $0], asMuchAs: others[others.count - 1 - $0])
      } ?? common - front
    // The last ones come first, so that they can be taken from the end.
    var places: [String: [Int]] = [:]
    for index in (front..<(others.count - back)).reversed() {
      places[other.text(of: others[index].source), default: []].append(index)
    }
    var isTaken = others.map { _ in false }
    var entering: [LayoutConstraint] = []
    for (index, run) in runs.enumerated() {
      let place =
        if index < front {
          index
        } else if index >= runs.count - back {
          index - runs.count + others.count
        } else {
          places[text(of: run.source)]?.popLast()
        }
      if let place, adopt(run, others[place], of: other) {
        isTaken[place] = true
      } else {
        entering += elements[run.elements].map { $0.constraint }
      }
    }
    let leaving = others.indices.filter { !isTaken[$0] }.flatMap { index in
      other.elements[others[index].elements].map { $0.constraint }
    }
    return (leaving, entering)
  }

  private func saysTheSame(_ source: Source, _ old: Source, of other: ConstraintList) -> Bool {
    switch (source, old) {
    case (.format(let index), .format(let place)):
      document.formats[index] == other.document.formats[place]
    case (.equation(let index), .equation(let place)):
      document.constraints[index] == other.document.constraints[place]
    default: false
    }
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
