extension LayoutEngine {
  /// A constraint that is broken, and why.
  public struct BrokenConstraint {
    /// The constraint that gave way.
    public let constraint: LayoutConstraint
    /// The callers' constraints that clash, `constraint` among them, in order of activation.
    public let constraints: [LayoutConstraint]
    /// The same set as values, with the rows that no caller wrote.
    public let conflict: LayoutError.Conflict
  }

  /// The broken constraints in order of activation, each with an irreducible set of constraints that
  /// cannot all hold, in which it is the last.
  ///
  /// Solves what has changed first.
  public var brokenConstraints: [BrokenConstraint] {
    bringUpToDate()
    return certificates.keys.sorted().compactMap { slot in
      guard let constraint = entries[Int(slot)].constraint, let certificate = certificates[slot]
      else { return nil }
      let members = certificate.members + [.constraint(constraint)]
      return BrokenConstraint(
        constraint: constraint, constraints: constraints(among: members),
        conflict: conflict(among: members))
    }
  }

  /// Tells the handlers what they have not heard yet.
  func announce() {
    let issues = refusals
    refusals = []
    if let issueHandler { for issue in issues { issueHandler(issue) } }
    var news: [(LayoutError.Conflict, ConstraintRecord)] = []
    for slot in certificates.keys.sorted() {
      guard let certificate = certificates[slot], !certificate.isReported,
        let constraint = entries[Int(slot)].constraint
      else { continue }
      certificates[slot]?.isReported = true
      let members = certificate.members + [.constraint(constraint)]
      news.append((conflict(among: members), constraint.record))
    }
    if let conflictHandler { for (conflict, broken) in news { conflictHandler(conflict, broken) } }
  }
}
