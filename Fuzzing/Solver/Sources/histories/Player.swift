import Cassowary

/// Plays steps on a solver, and checks after each what must hold.
///
/// A twin gets only the changes that are made: no questions, no rehearsals, nothing that is
/// refused. It must have the same values, to the bit, at all times.
final class Player {
  var own = Side()
  var twin = Side()
  private(set) var model = Model()
  let allowsInaccurate: Bool
  /// Of so many answers and refusals one is put down as evidence.
  let sampling: Int

  /// The values when changes were last handed out, by variable.
  var drained: [Int: UInt64] = [:]
  /// A rehearsal that nothing has followed, and whether the changes could have been made.
  private var rehearsal: (changes: String, couldBeMade: Bool)?
  private var isSettled = true
  var counts = Counts()
  /// What an independent judge is asked to look at, in the words of `Evidence`.
  var evidence: [String] = []

  init(allowsInaccurate: Bool, sampling: Int) {
    self.allowsInaccurate = allowsInaccurate
    self.sampling = sampling
  }

  func play(_ step: Step) throws(Failure) {
    counts.steps += 1
    if step.isQuestion {
      try question(step)
    } else if case .update(let changes, let ending) = step {
      try update(playable(changes, ending), ending)
    } else {
      own.solver.removeAll()
      twin.solver.removeAll()
      model.removeAll()
      drained = [:]
      rehearsal = nil
      isSettled = true
    }
    try checkTwin()
    if isSettled { try checkRows() }
  }

  /// Decides what changes that were made with `later` have left open.
  func settle() throws(Failure) {
    if isSettled { return }
    own.solver.settle()
    twin.solver.settle()
    isSettled = true
    try checkTwin()
    try checkRows()
  }

  private func question(_ step: Step) throws(Failure) {
    counts.questions += 1
    if case .update(let changes, let ending) = step {
      try rehearse(playable(changes, ending))
    } else {
      try settle()
      let before = snapshot()
      try answer(step)
      if snapshot() != before { throw Failure("a question changes bits", "\(step)") }
    }
  }

  private func rehearse(_ changes: [Change]) throws(Failure) {
    var next = model
    let isValid = next.make(changes)
    let before = snapshot()
    own.stage(changes)
    let couldBeMade = own.solver.canCommit()
    if snapshot() != before { throw Failure("a rehearsal changes bits") }
    if couldBeMade && !isValid { throw Failure("a rehearsal accepts invalid changes") }
    keepVariables(of: changes)
    rehearsal = (Self.words(changes), couldBeMade)
  }

  // MARK: Changes

  private func update(_ changes: [Change], _ ending: Ending) throws(Failure) {
    var next = model
    let isValid = next.make(changes)
    let before = snapshot()
    do throws(SolverError) {
      try own.make(changes, ending)
    } catch {
      try look(at: error, of: changes, isValid, next)
      if snapshot() != before { throw Failure("a refusal changes bits", "\(error)") }
      keepVariables(of: changes)
      return
    }
    if !isValid { throw Failure("invalid changes are accepted", Self.words(changes)) }
    try compareWithRehearsal(changes, wasMade: true)
    do throws(SolverError) {
      try twin.make(changes, ending)
    } catch {
      throw Failure("the twin refuses what is accepted", "\(error)")
    }
    model = next
    // A variable that is made by itself needs no transaction, and settles nothing.
    if changes.count == 1, case .variable = changes[0] { return }
    isSettled = ending == .commit
  }

  private func look(
    at error: SolverError, of changes: [Change], _ isValid: Bool, _ next: Model
  ) throws(Failure) {
    counts.refused += 1
    let text = Self.words(changes)
    switch error {
    case .invalidNumber, .foreignRow, .foreignVariable:
      counts.invalid += 1
      if isValid { throw Failure("valid changes are called invalid", "\(error): \(text)") }
    case .infeasible(let conflict):
      if !isValid { throw Failure("invalid changes are called infeasible", text) }
      try compareWithRehearsal(changes, wasMade: false)
      try checkConflict(conflict, next)
    case .inaccurate:
      counts.inaccurate += 1
      if !isValid { throw Failure("invalid changes are called inaccurate", text) }
      try compareWithRehearsal(changes, wasMade: false)
      if !allowsInaccurate {
        throw Failure("inaccurate", text)
      }
    }
  }

  private func compareWithRehearsal(_ changes: [Change], wasMade: Bool) throws(Failure) {
    defer { rehearsal = nil }
    let text = Self.words(changes)
    if let rehearsal, rehearsal.changes == text, rehearsal.couldBeMade != wasMade {
      throw Failure(
        wasMade ? "a rehearsal refuses what is made" : "a rehearsal accepts what is refused", text)
    }
  }

  /// Variables stay that were made by changes that are not.
  private func keepVariables(of changes: [Change]) {
    model.makeVariables(of: changes)
    for case .variable(let name) in changes { twin.makeVariable(name) }
  }

  /// The changes about variables and rows that have been made, be it in vain or long ago. Others
  /// come about where lines of a script are left out, and mean nothing.
  private func playable(_ changes: [Change], _ ending: Ending) -> [Change] {
    var variables: Set<Int> = []
    var rows: Set<Int> = []
    return changes.filter { change in
      switch change {
      case .variable(let name):
        return own.handles.variables[name] == nil && variables.insert(name).inserted
      case .add(let name, let row):
        rows.insert(name)
        return row.terms.allSatisfy {
          own.handles.variables[$0.variable] != nil || variables.contains($0.variable)
        }
      case .discard(let name):
        // The engine has no foreign variables, and what it calls does not look.
        if ending != .commit { return model.variables.contains(name) }
        return own.handles.variables[name] != nil || variables.contains(name)
      case .relation(let name, _):
        return ending == .commit && (own.handles.rows[name] != nil || rows.contains(name))
      case .remove(let name), .constant(let name, _), .priority(let name, _):
        return own.handles.rows[name] != nil || rows.contains(name)
      }
    }
  }

  static func words(_ changes: [Change]) -> String {
    changes.map { "\($0)" }.joined(separator: "; ")
  }
}
