import Cassowary

/// What must hold after every step.
extension Player {
  /// Every bit that can be read.
  func snapshot() -> [UInt64] {
    var bits = model.variables.map { own.value($0).bitPattern }
    for (name, id) in own.handles.rows.sorted(by: { $0.key < $1.key }) {
      guard let state = own.solver.state(of: id) else { continue }
      bits.append(UInt64(name))
      bits.append(state.constant.bitPattern)
      bits.append(UInt64(state.relation.rawValue + 1))
      bits.append(state.priority.value.bitPattern)
      bits.append(own.solver.error(of: id).bitPattern)
    }
    return bits
  }

  func checkTwin() throws(Failure) {
    for name in model.variables {
      let value = own.value(name)
      if !value.isFinite { throw Failure("a value is not finite", "x\(name) = \(value)") }
      let other = twin.value(name)
      if value.bitPattern != other.bitPattern {
        throw Failure(
          "what changes nothing has an effect later", "x\(name) = \(value), elsewhere \(other)")
      }
    }
  }

  /// Sees whether handles of another solver, which has the same ones in the same places, are refused.
  func checkForeignHandles() throws(Failure) {
    guard let name = model.rows.first?.name, let row = twin.handles.rows[name] else { return }
    if own.solver.state(of: row) != nil { throw Failure("a foreign row has a state") }
    do throws(SolverError) {
      try own.solver.setConstant(of: row, to: 1)
    } catch {
      if error == .foreignRow(row) { return }
    }
    throw Failure("a foreign row is accepted")
  }

  /// Sees whether required rows hold, and whether all rows are what they were said to be.
  func checkRows() throws(Failure) {
    for (name, row) in model.rows {
      guard let id = own.handles.rows[name], let state = own.solver.state(of: id) else {
        throw Failure("a row is not in force", "r\(name)")
      }
      // A row of one variable is kept as a bound, whose constant has been divided.
      let isSame =
        (state.constant - row.constant).magnitude <= 0x1p-51 * row.constant.magnitude
        && state.relation == row.relation && state.priority == Priority(row.priority)
      if !isSame { throw Failure("a row has another state", "r\(name): \(state)") }
      let (error, size) = own.error(of: row)
      if row.isRequired && error > 1e-9 * size {
        throw Failure("a required row does not hold", "r\(name): \(row) is off by \(error)")
      }
      let told = own.solver.error(of: id)
      // Terms may be added up in another order than here.
      let rounding = 0x1p-48 * (size + row.constant.magnitude)
      if !((told - error).magnitude <= 1e-9 * size + rounding) {
        throw Failure("an error is wrong", "r\(name): \(row) is off by \(error), not \(told)")
      }
    }
  }
}

extension Side {
  /// How far a row is from being met, and the magnitudes of what is summed to see it.
  func error(of row: Statement) -> (error: Double, size: Double) {
    var sum = 0.0
    var size = 0.0
    for term in row.net {
      let part = term.coefficient * value(term.variable)
      sum += part
      size += part.magnitude
    }
    size += row.net.map(\.coefficient.magnitude).max() ?? 0
    return (row.error(at: sum), size)
  }

  func scale(of names: [Int]) -> Double { names.map { value($0).magnitude }.max() ?? 0 }
}

extension Statement {
  func error(at sum: Double) -> Double {
    switch relation {
    case .equal: (sum - constant).magnitude
    case .lessThanOrEqual: max(0, sum - constant)
    case .greaterThanOrEqual: max(0, constant - sum)
    }
  }
}
