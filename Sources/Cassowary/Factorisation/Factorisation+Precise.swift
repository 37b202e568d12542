/// The same with twice the digits, where those of a double do not suffice: a sum that comes to
/// nothing but rounding can then be told from one that is small, whatever has cancelled on the way,
/// since each number carries an estimate of its error.
///
/// Coefficients and targets are read as the numbers that they are written for, since what 0.1 lacks
/// of a tenth is as large as rounding.
extension Factorisation {
  /// Whether a sum counts as nothing.
  private func isNothing(_ sum: DoubleDouble, of size: Double) -> Bool {
    sum.isRounding || sum.magnitude <= dropTolerance * size
  }

  private func divide(_ number: DoubleDouble, _ step: Step) -> DoubleDouble {
    if step.isPivotOne { return number }
    return step.isPivotMinusOne ? -number : number / entries.precise(step.end)
  }

  /// Makes what is beside the first doubles as much as there are nodes.
  private mutating func reserveRests() {
    if valueLows.count < nodes.count { valueLows.resize(to: nodes.count, filler: 0) }
    if scratchRests.count < nodes.count {
      scratchRests.resize(to: nodes.count, filler: DoubleDouble.Rest())
    }
  }

  mutating func writeLow(of target: Double, exponent: Int8, to input: NodeIndex) {
    reserveRests()
    valueLows[input] = DoubleDouble(meantBy: target, exponent: exponent).low
  }

  // MARK: Values

  private func gather(_ step: Step) -> DoubleDouble {
    var sum = value(ofNode: step.rhs)
    for i in step.entries {
      sum += -(entries.precise(i) * value(ofNode: entries.indices[i]))
    }
    return divide(sum, step)
  }

  /// What a value has beside its first double.
  func low(of variable: VariableIndex) -> Double {
    valueLows.reaches(variable.node) ? valueLows[variable.node] : 0
  }

  private func value(ofNode node: NodeIndex) -> DoubleDouble {
    DoubleDouble(values[node], low: valueLows[node])
  }

  mutating func propagatePrecisely(_ watch: inout ValueWatch) {
    reserveRests()
    sweepKey = .never
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
      if hasChanged && step.output.number < room { watch.note(step.variable, value.high + 0) }
      scheduleReaders(of: step.output)
    }
    visitedNodes &+= count
  }

  mutating func sweepPrecisely() {
    reserveRests()
    for key in firstKey..<steps.end {
      let value = gather(steps[key])
      values[steps[key].output] = value.high + 0
      valueLows[steps[key].output] = value.low
    }
    visitedNodes &+= firstKey.distance(to: steps.end)
    doubtAll(from: firstKey)
  }

  // MARK: Solving

  private func scratchNumber(_ node: NodeIndex) -> DoubleDouble {
    DoubleDouble(scratch[node].value, scratchRests[node])
  }

  private mutating func add(_ amount: DoubleDouble, to node: NodeIndex) {
    let sum = scratchNumber(node) + amount
    scratch[node].value = sum.high
    scratch[node].size += amount.magnitude
    scratchRests[node] = sum.rest
  }

  private mutating func take(_ node: NodeIndex) -> (sum: DoubleDouble, size: Double) {
    let size = scratch[node].size
    let sum = scratchNumber(node).asSum(ofSize: size)
    scratch[node] = RunningSum()
    scratchRests[node] = DoubleDouble.Rest()
    return (sum, size)
  }

  mutating func solveSeededPrecisely(into result: inout SparseVector<VariableIndex>) {
    reserveRests()
    result.removeAll()
    var cursor = firstKey
    var count = 0
    while let key = pending.popFirst(from: &cursor) {
      count += 1
      let step = steps[key]
      var sum = scratchNumber(step.rhs)
      var size = sum.magnitude
      for i in step.entries {
        let part = entries.precise(i) * scratchNumber(entries.indices[i])
        sum += -part
        size += part.magnitude
      }
      sum = sum.asSum(ofSize: size)
      if isNothing(sum, of: size) { continue }
      let value = divide(sum, step)
      scratch[step.output].value = value.high
      scratchRests[step.output] = value.rest
      visited.append(step.output)
      if step.output.number < room { result.append(step.variable, value) }
      scheduleReaders(of: step.output)
    }
    while !visited.isEmpty { _ = take(visited.removeLast()) }
    visitedNodes &+= count
    if firstKey < baseKey { updateWork &+= Int64(count) }
  }

  /// Lays out what numbers of a direction have beside their first doubles.
  mutating func spreadRests(of direction: borrowing SparseVector<VariableIndex>) {
    reserveRests()
    for i in direction.indices.indices {
      scratchRests[direction.indices[i].node] = direction.precise(i).rest
    }
  }

  mutating func clearRests(of direction: borrowing SparseVector<VariableIndex>) {
    for i in direction.indices.indices {
      scratchRests[direction.indices[i].node] = DoubleDouble.Rest()
    }
  }

  /// The sum of a row's terms for the numbers that are spread; 0 where that is rounding.
  func preciselySpreadSum(of row: RowIndex, _ store: borrowing RowStore) -> Double {
    var sum = DoubleDouble()
    var size = 0.0
    for t in store.termRange(of: row) {
      let node = store.terms[t].variable.node
      if scratch[node].value == 0 { continue }
      let part = store.meaning(of: store.terms[t]) * scratchNumber(node)
      sum += part
      size += part.magnitude
    }
    return isNothing(sum.asSum(ofSize: size), of: size) ? 0 : sum.high
  }

  mutating func seedPrecisely(
    _ coefficient: Double, exponent: Int8, times factor: Double, at variable: VariableIndex
  ) {
    let coefficient = DoubleDouble(meantBy: coefficient, exponent: exponent)
    seedPrecisely(coefficient * DoubleDouble(meantBy: factor), at: variable)
  }

  mutating func seedPrecisely(_ number: DoubleDouble, at variable: VariableIndex) {
    reserveRests()
    add(number, to: variable.node)
    pending.insert(nodes[variable.node].key)
  }

  mutating func solveTransposedPrecisely(
    into result: inout SparseVector<Position>, isCut: Bool,
    at isMarked: borrowing Table<VariableIndex, Bool>
  ) {
    reserveRests()
    result.removeAll()
    var largestError = 0.0
    var count = 0
    var cursor = steps.end
    while let key = pending.popLast(from: &cursor) {
      count += 1
      let step = steps[key]
      let (sum, size) = take(step.output)
      if isNothing(sum, of: size) {
        largestError = max(largestError, sum.rest.error)
        continue
      }
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
      if isNothing(sum, of: size) {
        largestError = max(largestError, sum.rest.error)
      } else {
        result.append(nodes[input].position, sum)
      }
    }
    hasLostDigits = !(largestError <= Tolerance.doubt)
    visited.removeAll()
    visitedNodes &+= count
    if firstKey < baseKey { updateWork &+= Int64(count) }
  }

  private mutating func scatter(_ amount: DoubleDouble, to node: NodeIndex) {
    visit(node)
    add(amount, to: node)
  }
}
