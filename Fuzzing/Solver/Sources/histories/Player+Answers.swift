import Cassowary

/// Questions, and what must hold of the answers.
extension Player {
  func answer(_ step: Step) throws(Failure) {
    switch step {
    case .range(let terms): try answerRange(terms)
    case .determined(let terms): try answerDetermined(terms)
    case .holdingOff(let name): try answerHoldingOff(name)
    case .drain: try answerDrain()
    case .update, .removeAll: break
    }
  }

  private func answerRange(_ terms: [Statement.Term]) throws(Failure) {
    guard let isStale = isStale(terms) else { return }
    let range: ClosedRange<Double>
    do {
      range = try own.solver.range(of: own.expression(terms))
    } catch {
      return try expect(error, isStale)
    }
    try expect(nil, isStale)
    let value = own.solver.value(of: own.expression(terms))
    let size = terms.reduce(1) { $0 + ($1.coefficient * own.value($1.variable)).magnitude }
    if range.lowerBound > value + 1e-9 * size || range.upperBound < value - 1e-9 * size {
      throw Failure("a range is without the value", "\(text(terms)): \(range) without \(value)")
    }
    let isDetermined = try? own.solver.isDetermined(own.expression(terms))
    if isDetermined != (range.lowerBound == range.upperBound) {
      throw Failure("a range differs from what is determined", "\(text(terms)): \(range)")
    }
    putDown(
      "range", "range \(text(terms)): \(text(range.lowerBound)) \(text(range.upperBound))")
  }

  private func answerDetermined(_ terms: [Statement.Term]) throws(Failure) {
    guard let isStale = isStale(terms) else { return }
    do {
      _ = try own.solver.isDetermined(own.expression(terms))
    } catch {
      return try expect(error, isStale)
    }
    try expect(nil, isStale)
  }

  private func answerHoldingOff(_ name: Int) throws(Failure) {
    guard let id = own.handles.rows[name] else { return }
    let row = model.row(name)
    let rivals: [RowID]
    do {
      rivals = try own.solver.rowsHoldingOff(id)
    } catch {
      return try expect(error, row == nil)
    }
    try expect(nil, row == nil)
    guard let row else { return }
    let names = try rivals.map { rival throws(Failure) in try self.name(of: rival) }
    for rival in names where model.row(rival)!.priority < row.priority {
      throw Failure("a row of lower priority holds another off", "r\(name): r\(rival)")
    }
    if own.solver.error(of: id) == 0 && !rivals.isEmpty {
      throw Failure("a row that is met is held off", "r\(name)")
    }
    putDown(
      "holding-off",
      "holding-off r\(name): " + names.map { "r\($0)" }.joined(separator: " "))
  }

  private func answerDrain() throws(Failure) {
    var changed: Set<Variable> = []
    own.solver.drainChanges { changed.insert($0) }
    for name in model.variables {
      let bits = own.value(name).bitPattern
      let was = drained.updateValue(bits, forKey: name) ?? 0
      if bits != was && !changed.contains(own.handles.variables[name]!) {
        throw Failure("a change is not handed out", "x\(name)")
      }
    }
  }

  /// Puts some of the answers down as evidence.
  private func putDown(_ kind: String, _ answer: String) {
    if counts.questions % sampling == 0 { evidence.append(Evidence.answer(kind, self, answer)) }
  }

  /// Whether a variable is in use no more; nil where one has never been made.
  private func isStale(_ terms: [Statement.Term]) -> Bool? {
    if !terms.allSatisfy({ own.handles.variables[$0.variable] != nil }) { return nil }
    return !terms.allSatisfy { model.variables.contains($0.variable) }
  }

  private func expect(_ error: SolverError?, _ isRefused: Bool) throws(Failure) {
    switch error {
    case .foreignVariable, .foreignRow: if isRefused { return }
    case nil: if !isRefused { return }
    case .inaccurate:
      counts.inaccurate += 1
      if !allowsInaccurate { throw Failure("a question is inaccurate") }
      return
    default: break
    }
    throw Failure("a question is refused, or a stale one is not", "\(String(describing: error))")
  }

  func name(of id: RowID) throws(Failure) -> Int {
    for (name, _) in model.rows where own.handles.rows[name] == id { return name }
    throw Failure("an answer names a row that is not in force")
  }
}
