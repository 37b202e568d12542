import Cassowary

extension LayoutEngine {
  /// A constraint that is broken, and why.
  public struct BrokenConstraint {
    /// The constraint that gave way.
    public let constraint: LayoutConstraint
    /// The callers' constraints that clash, `constraint` among them, in the order in which they are
    /// read.
    public let constraints: [LayoutConstraint]
    /// The same set as values, with the implicit rows among them and its repairs.
    public let conflict: LayoutError.Conflict
  }

  /// The broken constraints in order of activation, each with an irreducible set of constraints
  /// that cannot all hold.
  ///
  /// Solves what has changed first.
  ///
  /// - Complexity: that of solving the constraints around the broken ones, as far as they have to
  ///   be looked at.
  public var brokenConstraints: [BrokenConstraint] {
    let engine = current
    engine.bringUpToDate()
    return engine.explainedBreaks(of: engine.certificates.keys.sorted())
  }

  /// How far all constraints of one priority are from being satisfied.
  public struct ErrorSum: Sendable, Hashable {
    /// The priority; 1000 for broken constraints, and for the root's content where the size that the
    /// root was given leaves no room for it.
    public var priority: LayoutPriority
    /// The sum of the absolute errors, in points; above 0.
    public var sum: Double

    /// Makes an error of its parts.
    public init(priority: LayoutPriority, sum: Double) {
      self.priority = priority
      self.sum = sum
    }
  }

  /// The errors of all priorities that have any, highest first: those of constraints and of content
  /// sizes. How far a root without a size is from being empty is left out.
  ///
  /// Solves what has changed first; linear in the number of constraints and items.
  public var errors: [ErrorSum] { current.sumsOfErrors() }

  private func sumsOfErrors() -> [ErrorSum] {
    bringUpToDate()
    solver.settle()
    var sums: [Double: Double] = [:]
    for slot in entries.slots {
      let entry = entries[slot]
      guard let constraint = entries.constraint(at: slot), let row = entry.row,
        entry.level != .required
      else { continue }
      let error = solver.error(of: row)
      if error > 0 { sums[constraint.storedPriority.rawValue, default: 0] += error }
    }
    var current = root
    while let item = current {
      for kind in ImplicitRow.allCases where kind != .rootWidth && kind != .rootHeight {
        guard let row = item.implicitRows[kind], !row.priority.isRequired else { continue }
        let error = solver.error(of: row.id)
        if error > 0 { sums[row.priority.value, default: 0] += error }
      }
      current = root.flatMap { item.successor(in: $0) }
    }
    return sums.keys.sorted(by: >).map { level in
      ErrorSum(priority: LayoutPriority(level), sum: sums[level] ?? 0)
    }
  }
}
