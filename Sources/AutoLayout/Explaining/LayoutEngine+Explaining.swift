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
    let rows = requiredRows(plan, withBroken: false)
    let changed = Set(slots)
    var search = ConflictSearch(rows)
    search.search(
      around: rows.rows.indices.filter {
        changed.contains(rows.rows[$0].slot) || rows.rows[$0].isPlanned
      }.map { Int32($0) })
    if search.findings.isEmpty { return [conflict(among: members(of: clash, without: -1))] }
    return search.findings.map { finding in
      var conflict = search.conflict(of: finding)
      conflict.broken = nil
      return conflict
    }
  }

  /// The broken constraints in order of activation, each with its conflict.
  func explainedBreaks() -> [BrokenConstraint] {
    if certificates.isEmpty { return [] }
    let rows = requiredRows(nil, withBroken: true)
    let isBroken = rows.rows.map { $0.slot >= 0 && certificates[$0.slot] != nil }
    var search = ConflictSearch(rows, breakable: isBroken)
    search.search(around: isBroken.indices.filter { isBroken[$0] }.map { Int32($0) })
    var found: [(slot: Int32, entry: BrokenConstraint)] = []
    for finding in search.findings {
      guard let row = finding.broken, let constraint = rows.constraint(of: row) else { continue }
      let entry = BrokenConstraint(
        constraint: constraint, constraints: finding.rows.compactMap { rows.constraint(of: $0) },
        conflict: search.conflict(of: finding))
      found.append((rows.rows[Int(row)].slot, entry))
    }
    return found.sorted { $0.slot < $1.slot }.map { $0.entry }
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
    conflict.repairs = Repairs(finding, of: &graph).found
    return conflict
  }
}
