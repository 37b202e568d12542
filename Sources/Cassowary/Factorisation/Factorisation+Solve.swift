/// Solving with the basis (FTRAN) and with its transpose (BTRAN).
///
/// Right-hand sides are *seeded*: numbers are put into `scratch`, and the keys of the steps that
/// read or output them into `pending`. A solve then visits the steps in order of their keys, upward
/// with the basis and downward with its transpose, and leaves `scratch` and `pending` empty.
extension Factorisation {
  @inline(__always)
  private func divide(_ number: Double, _ step: Step) -> Double {
    if step.isPivotOne { return number }
    return step.isPivotMinusOne ? -number : number / entries.values[step.end]
  }

  /// Marks the target of a position as a source of what `reach` collects.
  mutating func seedReach(from position: Position) { scheduleReaders(of: inputs[position]) }

  /// Adds the variables that the marked targets may move, in the order in which they are computed.
  mutating func reach(_ variables: inout Buffer<VariableIndex>) {
    reach(&variables, isCut: false, at: Table())
  }

  /// The same without marked variables, and without what is reached through those alone.
  mutating func reach(
    _ variables: inout Buffer<VariableIndex>, upTo isMarked: borrowing Table<VariableIndex, Bool>
  ) {
    reach(&variables, isCut: true, at: isMarked)
  }

  @inline(__always)
  private mutating func reach(
    _ variables: inout Buffer<VariableIndex>, isCut: Bool,
    at isMarked: borrowing Table<VariableIndex, Bool>
  ) {
    var cursor = firstKey
    var count = 0
    while let key = pending.popFirst(from: &cursor) {
      count += 1
      let step = steps[key]
      if isCut && isMarked.reaches(step.variable) && isMarked[step.variable] { continue }
      if step.output.number < room { variables.append(step.variable) }
      scheduleReaders(of: step.output)
    }
    visitedNodes &+= count
  }

  /// How the variables move when the target of a position moves by 1: a column of the inverse
  /// (FTRAN).
  mutating func solve(unitAt position: Position, into result: inout SparseVector<VariableIndex>) {
    seedTarget(1, at: position)
    solveSeeded(into: &result)
  }

  /// Moves the target of a position in what `solveSeeded` works out; each at most once.
  @inline(__always)
  mutating func seedTarget(_ amount: Double, at position: Position) {
    let input = inputs[position]
    scratch[input].value = amount
    visited.append(input)
    scheduleReaders(of: input)
  }

  /// How the variables move when the seeded targets do.
  mutating func solveSeeded(into result: inout SparseVector<VariableIndex>) {
    if isPrecise { return solveSeededPrecisely(into: &result) }
    result.removeAll()
    var touched = 0
    var count = 0
    var cursor = firstKey
    while let key = pending.popFirst(from: &cursor) {
      count += 1
      let step = steps[key]
      var sum = RunningSum(scratch[step.rhs].value)
      for i in step.entries { sum.add(-entries.values[i] * scratch[entries.indices[i]].value) }
      touched += 1 + step.entries.count
      if sum.isRounding {
        drop(sum)
        continue
      }
      let value = divide(sum.value, step)
      scratch[step.output].value = value
      visited.append(step.output)
      if step.output.number < room { result.append(step.variable, value) }
      scheduleReaders(of: step.output)
    }
    while !visited.isEmpty { scratch[visited.removeLast()] = RunningSum() }
    visitedNodes &+= count
    if firstKey < baseKey { updateWork &+= Int64(touched / 4) }
  }

  /// The magnitudes of what is added up on all ways from the target of a position to each variable:
  /// how the variables would move if nothing cancelled. The result of `solve` is right but for a
  /// few roundings of this.
  mutating func solveSizes(
    unitAt position: Position, into result: inout SparseVector<VariableIndex>
  ) {
    result.removeAll()
    let input = inputs[position]
    scratch[input].value = 1
    visited.append(input)
    scheduleReaders(of: input)
    var count = 0
    var cursor = firstKey
    while let key = pending.popFirst(from: &cursor) {
      count += 1
      let step = steps[key]
      var size = scratch[step.rhs].value
      for i in step.entries {
        size += (entries.values[i] * scratch[entries.indices[i]].value).magnitude
      }
      size = divide(size, step).magnitude
      scratch[step.output].value = size
      visited.append(step.output)
      if step.output.number < room { result.append(step.variable, size) }
      scheduleReaders(of: step.output)
    }
    while !visited.isEmpty { scratch[visited.removeLast()] = RunningSum() }
    visitedNodes &+= count
  }

  /// Adds a coefficient, times something, to the right-hand side of a transposed solve.
  @inline(__always)
  mutating func seed(
    _ coefficient: Double, exponent: Int8 = 0, times factor: Double = 1, at variable: VariableIndex
  ) {
    if isPrecise {
      return seedPrecisely(coefficient, exponent: exponent, times: factor, at: variable)
    }
    add(factor * coefficient, to: variable.node)
    pending.insert(nodes[variable.node].key)
  }

  /// Adds the coefficients of a linear function.
  @inline(__always)
  mutating func seed(_ function: borrowing SparseVector<VariableIndex>) {
    for i in function.indices.indices { seed(function.values[i], at: function.indices[i]) }
  }

  /// Writes the seeded combination of variables as a combination of the basic rows (BTRAN).
  mutating func solveTransposed(into result: inout SparseVector<Position>) {
    solveTransposed(into: &result, isCut: false, at: Table())
  }

  /// The same without what the marked variables are computed from.
  mutating func solveTransposed(
    into result: inout SparseVector<Position>, upTo isMarked: borrowing Table<VariableIndex, Bool>
  ) {
    solveTransposed(into: &result, isCut: true, at: isMarked)
  }

  @inline(__always)
  private mutating func solveTransposed(
    into result: inout SparseVector<Position>, isCut: Bool,
    at isMarked: borrowing Table<VariableIndex, Bool>
  ) {
    if isPrecise {
      return solveTransposedPrecisely(into: &result, isCut: isCut, at: isMarked)
    }
    result.removeAll()
    var touched = 0
    var count = 0
    var cursor = steps.end
    while let key = pending.popLast(from: &cursor) {
      count += 1
      let step = steps[key]
      let sum = scratch[step.output]
      scratch[step.output] = RunningSum()
      let noise = takeNoise(of: step.output, sum)
      if sum.isRounding || isNoise(sum, noise) {
        result.isRounded = true
        drop(sum, noise)
        continue
      }
      if isCut && isMarked.reaches(step.variable) && isMarked[step.variable] { continue }
      let multiplier = divide(sum.value, step)
      scatter(multiplier, to: step.rhs)
      touched += 1 + step.entries.count
      for i in step.entries { scatter(-entries.values[i] * multiplier, to: entries.indices[i]) }
      if noise > 0 { spread(divide(noise, step), from: step) }
    }
    // An input may be listed more than once; its number is taken the first time, and 0 after that.
    for i in visited.indices {
      let input = visited[i]
      let sum = scratch[input]
      scratch[input] = RunningSum()
      let noise = takeNoise(of: input, sum)
      if sum.isRounding || isNoise(sum, noise) {
        result.isRounded = true
        drop(sum, noise)
        continue
      }
      // Which of two numbers is greater may hang on the digits that are lost.
      if noise > 0 && hasWideRows { isInDoubt = true }
      result.append(nodes[input].position, sum.value)
    }
    visited.removeAll()
    if solveHasSwallowed {
      result.isRounded = true
      solveHasSwallowed = false
    }
    visitedNodes &+= count
    if firstKey < baseKey { updateWork += Int64(touched / 4) }
  }

  /// Notes a sum that counts as zero. It is in doubt where it is more than noise, or where so large
  /// numbers have cancelled, as only updates make them, that a small one may have gone with them, or
  /// where coefficients are so far apart that a small one need not be rounding.
  @inline(__always)
  private mutating func drop(_ sum: RunningSum, _ noise: Double = 0) {
    if sum.value == 0 && !mayHide(sum) { return }
    if sum.value.magnitude > max(noise, Tolerance.noise * sum.size)
      || sum.size > Tolerance.swelling || hasWideRows
    {
      isInDoubt = true
    }
  }

  /// Whether a sum of 0 may be what is left of a small number that large ones have swallowed before
  /// these cancelled: in this solve, or in the factors or updates that it reads.
  private func mayHide(_ sum: RunningSum) -> Bool {
    hasWideRows
      && (solveHasSwallowed || factorsHaveSwallowed || hasRoundedUpdates
        || sum.size > Tolerance.swelling)
  }

  /// The error bound of a sum: what was lost in adding it up, or what its parts have brought along.
  @inline(__always)
  private mutating func takeNoise(of node: NodeIndex, _ sum: RunningSum) -> Double {
    let own = sum.isVague ? noise(of: sum) : 0
    if !noises.reaches(node) { return own }
    let brought = noises[node]
    noises[node] = 0
    return max(own, brought)
  }

  /// Whether a sum is within its error bound. Bounds grow on their way through many dense steps;
  /// one that is no longer small says nothing, but that all is in doubt.
  @inline(__always)
  private mutating func isNoise(_ sum: RunningSum, _ noise: Double) -> Bool {
    if sum.value.magnitude > noise { return false }
    if noise <= Tolerance.doubt { return true }
    isInDoubt = true
    return false
  }

  private mutating func noise(of sum: RunningSum) -> Double {
    let noise = Tolerance.noise * sum.size
    if sum.value.magnitude <= Tolerance.doubt * sum.size && sum.value.magnitude > noise {
      isInDoubt = true
    }
    return noise
  }

  /// Passes the error bound of a step's number on to what it is scattered to.
  private mutating func spread(_ noise: Double, from step: Step) {
    if noises.count < nodes.count { noises.resize(to: nodes.count, filler: 0) }
    noises[step.rhs] = max(noises[step.rhs], noise.magnitude)
    for i in step.entries {
      let source = entries.indices[i]
      noises[source] = max(noises[source], (entries.values[i] * noise).magnitude)
    }
  }

  @inline(__always)
  private mutating func scatter(_ amount: Double, to node: NodeIndex) {
    visit(node)
    add(amount, to: node)
  }

  @inline(__always)
  private mutating func add(_ amount: Double, to node: NodeIndex) {
    if hasWideRows { noteSwallowing(of: amount, in: node) }
    scratch[node].add(amount)
  }

  /// Inlined, it would make every solve longer for the sake of few.
  @inline(never)
  private mutating func noteSwallowing(of amount: Double, in node: NodeIndex) {
    if scratch[node].value.isSwallowed(with: amount) { solveHasSwallowed = true }
  }

  /// Schedules a node that is about to be added to: its step, or for an input a place in `visited`.
  @inline(__always)
  mutating func visit(_ node: NodeIndex) {
    let key = nodes[node].key
    if !key.isNone {
      pending.insert(key)
    } else if scratch[node].size == 0 {
      visited.append(node)
    }
  }
}
