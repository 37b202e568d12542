import Cassowary

/// A solver with the handles that it has given out, good or stale, by name.
struct Side: ~Copyable {
  var solver = Solver()
  var handles = Handles()

  struct Handles {
    var variables: [Int: Variable] = [:]
    var rows: [Int: RowID] = [:]
  }

  mutating func makeVariable(_ name: Int) { handles.variables[name] = solver.makeVariable() }

  func value(_ name: Int) -> Double { solver.value(of: handles.variables[name]!) }

  func expression(_ terms: [Statement.Term]) -> LinearExpression {
    LinearExpression(terms.map { .init(handles.variables[$0.variable]!, $0.coefficient) })
  }

  // MARK: Changes

  /// Makes the changes as one transaction, by whichever call fits them.
  mutating func make(_ changes: [Change], _ ending: Ending) throws(SolverError) {
    if ending == .later {
      stage(changes)
      return try solver.commit()
    }
    if changes.count == 1 { return try make(changes[0]) }
    let removed = changes.compactMap { if case .remove(let name) = $0 { name } else { nil } }
    if removed.count == changes.count {
      return try solver.remove(removed.map { self.handles.rows[$0]! })
    }
    // A closure may not change what the call it is handed to has hold of.
    var handles = Handles()
    swap(&handles, &self.handles)
    defer { swap(&handles, &self.handles) }
    try solver.update { transaction in
      for change in changes { Self.make(change, &transaction, &handles) }
    }
  }

  private mutating func make(_ change: Change) throws(SolverError) {
    switch change {
    case .variable(let name): makeVariable(name)
    case .remove(let name): try solver.remove(handles.rows[name]!)
    case .constant(let name, let constant):
      try solver.setConstant(of: handles.rows[name]!, to: constant)
    case .priority(let name, let priority):
      try solver.setPriority(of: handles.rows[name]!, to: Priority(priority))
    case .relation(let name, let relation):
      try solver.setRelation(of: handles.rows[name]!, to: relation)
    case .add, .discard:
      var handles = Handles()
      swap(&handles, &self.handles)
      defer { swap(&handles, &self.handles) }
      try solver.update { Self.make(change, &$0, &handles) }
    }
  }

  private static func make(
    _ change: Change, _ transaction: inout Transaction, _ handles: inout Handles
  ) {
    switch change {
    case .variable(let name): handles.variables[name] = transaction.makeVariable()
    case .discard(let name): transaction.discard(handles.variables[name]!)
    case .add(let name, let row):
      let terms = row.terms.map { (handles.variables[$0.variable]!, $0.coefficient) }
      let priority = Priority(row.priority)
      // Both ways of writing a row are walked.
      if name % 2 == 0 {
        handles.rows[name] = transaction.add(
          terms: terms, row.relation, row.constant, priority: priority)
      } else {
        let left = LinearExpression(terms.map { .init($0.0, $0.1) }, constant: -row.constant)
        handles.rows[name] = transaction.add(left, row.relation, priority: priority)
      }
    case .remove(let name): transaction.remove(handles.rows[name]!)
    case .constant(let name, let constant):
      transaction.setConstant(of: handles.rows[name]!, to: constant)
    case .priority(let name, let priority):
      transaction.setPriority(of: handles.rows[name]!, to: Priority(priority))
    case .relation(let name, let relation):
      transaction.setRelation(of: handles.rows[name]!, to: relation)
    }
  }

  /// Opens a transaction and asks for the changes, as the layout engine does.
  mutating func stage(_ changes: [Change]) {
    solver.begin()
    for change in changes {
      switch change {
      case .variable(let name): makeVariable(name)
      case .discard(let name): solver.discard(handles.variables[name]!)
      case .add(let name, let row):
        for term in row.terms {
          solver.stage(handles.variables[term.variable]!, term.coefficient)
        }
        handles.rows[name] = solver.insert(row.relation, row.constant, Priority(row.priority))
      case .remove(let name): solver.erase(handles.rows[name]!)
      case .constant(let name, let constant):
        solver.edit(handles.rows[name]!, constant: constant)
      case .priority(let name, let priority):
        solver.edit(handles.rows[name]!, priority: Priority(priority))
      // The engine never changes the relation of a row.
      case .relation: break
      }
    }
  }
}
