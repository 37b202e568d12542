/// The same with twice the digits, where those of a double do not suffice: a sum that comes to
/// nothing but rounding can then be told from one that is small, whatever has cancelled on the way.
///
/// Coefficients and targets are read as the decimals that they are written for, since what 0.1
/// lacks of a tenth is as large as rounding.
extension Factorisation {
  /// Whether a sum counts as nothing. What is not written as a decimal, as a third, is known to the
  /// digits of a double only, and what is left where it cancels is no number.
  private func isRounding(_ sum: DoubleDouble, of size: Double) -> Bool {
    sum.magnitude <= dropTolerance * size
  }

  private func divide(_ number: DoubleDouble, _ step: Step) -> DoubleDouble {
    if step.isPivotOne { return number }
    return step.isPivotMinusOne ? -number : number / entries.precise(step.end)
  }

  /// Makes the low parts as many as there are nodes.
  private mutating func reserveLows() {
    if valueLows.count < nodes.count { valueLows.resize(to: nodes.count, filler: 0) }
    if scratchLows.count < nodes.count { scratchLows.resize(to: nodes.count, filler: 0) }
  }

  mutating func writeLow(of target: Double, to input: Int32) {
    reserveLows()
    valueLows[input] = DoubleDouble(decimal: target).low
  }

  // MARK: Values

  private func gather(_ step: Step) -> DoubleDouble {
    var sum = value(ofNode: step.rhs)
    for i in step.entries {
      sum += -(entries.precise(i) * value(ofNode: entries.indices[i]))
    }
    return divide(sum, step)
  }

  private func value(ofNode node: Int32) -> DoubleDouble {
    DoubleDouble(values[node], low: valueLows[node])
  }

  mutating func propagatePrecisely(_ watch: inout ValueWatch) {
    reserveLows()
    sweepKey = .max
    var cursor = firstKey
    var count = 0
    while let key = pending.popFirst(from: &cursor) {
      count += 1
      let step = steps[key]
      let value = gather(step)
      if step.isDerived { doubt(step, key) }
      let hasChanged = value.high != values[step.output]
      if !hasChanged && value.low == valueLows[step.output] { continue }
      values[step.output] = value.high + 0
      valueLows[step.output] = value.low
      if hasChanged && step.output < room { watch.note(step.variable, value.high + 0) }
      scheduleReaders(of: step.output)
    }
    visitedNodes &+= count
  }

  mutating func sweepPrecisely() {
    reserveLows()
    for key in firstKey..<steps.count {
      let value = gather(steps[key])
      values[steps[key].output] = value.high + 0
      valueLows[steps[key].output] = value.low
    }
    visitedNodes &+= steps.count - firstKey
    doubtAll(from: firstKey)
  }

  // MARK: Solving

  private mutating func add(_ amount: DoubleDouble, to node: Int32) {
    let sum = DoubleDouble(scratch[node].value, low: scratchLows[node]) + amount
    scratch[node].value = sum.high
    scratch[node].size += amount.magnitude
    scratchLows[node] = sum.low
  }

  private mutating func take(_ node: Int32) -> (sum: DoubleDouble, size: Double) {
    let sum = DoubleDouble(scratch[node].value, low: scratchLows[node])
    let size = scratch[node].size
    scratch[node] = RunningSum()
    scratchLows[node] = 0
    return (sum, size)
  }

  mutating func solveSeededPrecisely(into result: inout SparseVector<VariableIndex>) {
    reserveLows()
    result.removeAll()
    var cursor = firstKey
    var count = 0
    while let key = pending.popFirst(from: &cursor) {
      count += 1
      let step = steps[key]
      var sum = DoubleDouble(scratch[step.rhs].value, low: scratchLows[step.rhs])
      var size = sum.magnitude
      for i in step.entries {
        let source = entries.indices[i]
        let part =
          entries.precise(i) * DoubleDouble(scratch[source].value, low: scratchLows[source])
        sum += -part
        size += part.magnitude
      }
      if isRounding(sum, of: size) { continue }
      let value = divide(sum, step)
      scratch[step.output].value = value.high
      scratchLows[step.output] = value.low
      visited.append(step.output)
      if step.output < room { result.append(step.variable, value) }
      scheduleReaders(of: step.output)
    }
    while !visited.isEmpty { _ = take(visited.removeLast()) }
    visitedNodes &+= count
    if firstKey < baseKey { updateWork &+= Int64(count) }
  }

  mutating func seedPrecisely(
    _ coefficient: Double, times factor: Double, at variable: VariableIndex
  ) {
    reserveLows()
    add(DoubleDouble(decimal: coefficient) * DoubleDouble(factor), to: variable.node)
    pending.insert(Int(nodes[variable.node].key))
  }

  mutating func solveTransposedPrecisely(
    into result: inout SparseVector<Position>, isCut: Bool,
    at isMarked: borrowing Table<VariableIndex, Bool>
  ) {
    reserveLows()
    result.removeAll()
    var count = 0
    var cursor = steps.count
    while let key = pending.popLast(from: &cursor) {
      count += 1
      let step = steps[key]
      let (sum, size) = take(step.output)
      if isRounding(sum, of: size) { continue }
      if isCut && isMarked.reaches(step.variable) && isMarked[step.variable] { continue }
      let multiplier = divide(sum, step)
      scatter(multiplier, to: step.rhs)
      for i in step.entries {
        scatter(-(entries.precise(i) * multiplier), to: entries.indices[i])
      }
    }
    for i in visited.indices {
      let input = visited[i]
      let (sum, size) = take(input)
      if !isRounding(sum, of: size) { result.append(nodes[input].position, sum) }
    }
    visited.removeAll()
    visitedNodes &+= count
    if firstKey < baseKey { updateWork &+= Int64(count) }
  }

  private mutating func scatter(_ amount: DoubleDouble, to node: Int32) {
    visit(node)
    add(amount, to: node)
  }
}
