extension LayoutEngine {
  /// A constraint that is broken, and why.
  public struct BrokenConstraint {
    /// The constraint that gave way.
    public let constraint: LayoutConstraint
    /// The callers' constraints that clash, `constraint` among them, in the order in which they are
    /// read.
    public let constraints: [LayoutConstraint]
    /// The same set as values, with the rows that no caller wrote, and how it can be repaired.
    public let conflict: LayoutError.Conflict
  }

  /// The broken constraints in order of activation, each with an irreducible set of constraints that
  /// cannot all hold.
  ///
  /// Solves what has changed first.
  ///
  /// - Complexity: that of solving the constraints around the broken ones, as far as they have to be looked at.
  public var brokenConstraints: [BrokenConstraint] {
    let engine = current
    engine.bringUpToDate()
    return engine.explainedBreaks(of: engine.certificates.keys.sorted())
  }
}
