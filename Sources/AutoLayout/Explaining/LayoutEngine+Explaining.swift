/// From rows that clash to conflicts as values.
extension LayoutEngine {
  /// All conflicts that a refused transaction would have made.
  ///
  /// - Parameters:
  ///   - slots: The entries that it would have changed.
  ///   - clash: What the solver found.
  ///   - plan: What it would have done to the implicit rows.
  func conflicts(
    refusing slots: [Int32], _ clash: RowClash, _ plan: ImplicitPlan? = nil
  ) -> [LayoutError.Conflict] {
    let changed = requiredRows(of: slots, plan)
    var search = ConflictSearch(changed, NeighbouringRows(self, except: slots, plan))
    search.search(around: changed.rows.indices.map { Int32($0) })
    if search.findings.isEmpty { return [conflict(among: members(of: clash, without: -1))] }
    return search.findings.map { finding in
      var conflict = search.conflict(of: finding)
      conflict.broken = nil
      return conflict
    }
  }

  /// The broken constraints in order of activation, each with its conflict with what is in force.
  func explainedBreaks() -> [BrokenConstraint] {
    if certificates.isEmpty { return [] }
    let rows = requiredRows()
    var search = ConflictSearch(rows)
    let broken = rows.rows.indices.map { Int32($0) }.filter { row in
      certificates[rows.rows[Int(row)].slot] != nil
    }
    for row in broken { search.graph.remove(row) }
    var found: [BrokenConstraint] = []
    for row in broken {
      guard let constraint = rows.constraint(of: row) else { continue }
      search.graph.restore(row)
      search.search(around: [row])
      search.graph.remove(row)
      guard let finding = search.findings.last, finding.broken == row else { continue }
      found.append(
        BrokenConstraint(
          constraint: constraint, constraints: finding.rows.compactMap { rows.constraint(of: $0) },
          conflict: search.conflict(of: finding)))
    }
    return found
  }
}

extension ConflictSearch {
  /// A finding as a value.
  mutating func conflict(of finding: Finding) -> LayoutError.Conflict {
    var conflict = LayoutError.Conflict(constraints: [])
    for row in finding.rows {
      let record = graph.rows.rows[Int(row)].record
      if graph.rows.constraint(of: row) != nil {
        conflict.constraints.append(record)
      } else {
        conflict.implicit.append(record)
      }
    }
    conflict.broken = finding.broken.flatMap { graph.rows.constraint(of: $0)?.record }
    conflict.contradiction = LayoutError.Contradiction(finding.rows, of: graph.rows)
    conflict.untried = Repairs(finding, of: &graph)
    return conflict
  }
}
