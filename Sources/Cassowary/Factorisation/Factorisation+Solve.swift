/// Solving with the basis and with its transpose.
extension Factorisation {
  @inline(__always)
  private func divide(_ number: Double, _ step: Step) -> Double {
    if step.isPivotOne { return number }
    return step.isPivotMinusOne ? -number : number / entries.values[step.end]
  }

  /// Marks the target of a position as a source of what `reach` collects.
  mutating func seedReach(from position: Int) { scheduleReaders(of: inputs[position]) }

  /// Adds the variables that the marked targets may move, in the order in which they are computed.
  mutating func reach(_ variables: inout Buffer<Int32>) {
    var cursor = firstKey
    var count = 0
    while let key = pending.popFirst(from: &cursor) {
      count += 1
      if steps[key].output < room { variables.append(steps[key].output) }
      scheduleReaders(of: steps[key].output)
    }
    visitedNodes &+= count
  }

  /// How the variables move when the target of a position moves by 1: a column of the inverse.
  mutating func solve(unitAt position: Int, into result: inout SparseVector) {
    result.removeAll()
    let input = inputs[position]
    scratch[input] = 1
    scheduleReaders(of: input)
    var touched = 0
    var count = 0
    var cursor = firstKey
    while let key = pending.popFirst(from: &cursor) {
      count += 1
      let step = steps[key]
      var sum = scratch[step.rhs]
      for i in step.entries { sum -= entries.values[i] * scratch[entries.indices[i]] }
      touched += 1 + step.entries.count
      if sum.magnitude < 1e-14 { continue }
      sum = divide(sum, step)
      scratch[step.output] = sum
      visited.append(step.output)
      if step.output < room { result.append(step.output, sum) }
      scheduleReaders(of: step.output)
    }
    scratch[input] = 0
    while !visited.isEmpty { scratch[visited.removeLast()] = 0 }
    visitedNodes &+= count
    if firstKey < baseKey { updateWork += Int64(touched / 4) }
  }

  /// Adds to the right-hand side of a transposed solve.
  @inline(__always)
  mutating func seed(_ coefficient: Double, at variable: Int32) {
    scratch[variable] += coefficient
    pending.insert(Int(nodes[variable].key))
  }

  /// Writes the seeded combination of variables as a combination of the basic rows.
  ///
  /// Entries far smaller than the largest are rounding and are left out.
  mutating func solveTransposed(into result: inout SparseVector) {
    solveTransposed(into: &result, isCut: false, at: Buffer())
  }

  /// The same without what the marked variables are computed from.
  mutating func solveTransposed(
    into result: inout SparseVector, upTo isMarked: borrowing Buffer<Bool>
  ) {
    solveTransposed(into: &result, isCut: true, at: isMarked)
  }

  @inline(__always)
  private mutating func solveTransposed(
    into result: inout SparseVector, isCut: Bool, at isMarked: borrowing Buffer<Bool>
  ) {
    result.removeAll()
    var largest = 0.0
    var touched = 0
    var count = 0
    var cursor = steps.count
    while let key = pending.popLast(from: &cursor) {
      count += 1
      let step = steps[key]
      var multiplier = scratch[step.output]
      scratch[step.output] = 0
      if multiplier.magnitude < 1e-14 { continue }
      if isCut && Int(step.output) < isMarked.count && isMarked[step.output] {
        largest = max(largest, multiplier.magnitude)
        continue
      }
      multiplier = divide(multiplier, step)
      scatter(multiplier, to: step.rhs)
      touched += 1 + step.entries.count
      for i in step.entries { scatter(-entries.values[i] * multiplier, to: entries.indices[i]) }
    }
    for input in visited.indices { largest = max(largest, scratch[visited[input]].magnitude) }
    let drop = Tolerance.alpha * largest
    // An input may have been met more than once: its number is taken the first time.
    for i in visited.indices {
      let input = visited[i]
      let value = scratch[input]
      scratch[input] = 0
      if value.magnitude > drop { result.append(nodes[input].position, value) }
    }
    visited.removeAll()
    visitedNodes &+= count
    if firstKey < baseKey { updateWork += Int64(touched / 4) }
  }

  @inline(__always)
  private mutating func scatter(_ amount: Double, to node: Int32) {
    let key = nodes[node].key
    if key >= 0 {
      pending.insert(Int(key))
    } else if scratch[node] == 0 {
      visited.append(node)
    }
    scratch[node] += amount
  }
}
