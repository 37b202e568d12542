/// A list of indices with a number each: a vector of which only the entries that are not zero are kept.
struct SparseVector: ~Copyable {
  var indices = Buffer<Int32>()
  var values = Buffer<Double>()

  @inline(__always) var count: Int { indices.count }

  @inline(__always)
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  mutating func removeAll() {
    indices.removeAll()
    values.removeAll()
  }
}

extension Factorisation {
  /// Sets the target of a position; `propagate` then carries it on.
  @inline(__always)
  mutating func setTarget(_ target: Double, at position: Int) {
    let input = inputs[position]
    if values[input] != target {
      values[input] = target + 0
      scheduleReaders(of: input)
    }
  }

  /// Recomputes what the changed targets reach.
  ///
  /// Looking for the next step to be recomputed costs as much as recomputing several, so that where
  /// many are, all steps that follow are.
  /// - Parameter moved: receives the variables whose value changed.
  mutating func propagate(moved: inout Buffer<Int32>) {
    var cursor = firstKey
    var first = steps.count
    var count = 0
    while let key = pending.popFirst(from: &cursor) {
      first = min(first, key)
      count += 1
      if count & 31 == 0 && key - first < 8 * count {
        pending.removeAll(from: key)
        return sweep(from: key, moved: &moved)
      }
      let step = steps[key]
      let value = Self.gather(step, entries, values)
      if value != values[step.output] {
        values[step.output] = value
        if step.variable >= 0 { moved.append(step.variable) }
        scheduleReaders(of: step.output)
      }
    }
  }

  @inline(__always)
  private static func gather(
    _ step: Step, _ entries: borrowing Buffer<Entry>, _ values: borrowing Buffer<Double>
  ) -> Double {
    var sum = values[step.rhs]
    var i = step.start
    while i < step.end {
      let entry = entries[i]
      sum -= entry.coefficient * values[entry.source]
      i += 1
    }
    if step.pivot == 1 { return sum }
    // Adding zero turns −0 into 0, which is no difference to anybody.
    return (step.pivot == -1 ? -sum : sum / step.pivot) + 0
  }

  /// Recomputes everything.
  mutating func sweep() {
    var moved = Buffer<Int32>()
    sweep(from: firstKey, moved: &moved)
  }

  /// Recomputes the steps from `start` on.
  private mutating func sweep(from start: Int, moved: inout Buffer<Int32>) {
    moved.reserve(moved.count + steps.count - start)
    // Taken out of memory that others could change, so that they stay in registers.
    var values = Buffer<Double>()
    var changed = Buffer<Int32>()
    swap(&values, &self.values)
    swap(&changed, &moved)
    Self.sweep(steps, from: start, entries, &values, &changed)
    swap(&values, &self.values)
    swap(&changed, &moved)
  }

  private static func sweep(
    _ steps: borrowing Buffer<Step>, from start: Int, _ entries: borrowing Buffer<Entry>,
    _ values: inout Buffer<Double>, _ moved: inout Buffer<Int32>
  ) {
    var key = start
    while key < steps.count {
      let step = steps[key]
      let value = gather(step, entries, values)
      if value != values[step.output] {
        values[step.output] = value
        if step.variable >= 0 { moved.append(step.variable) }
      }
      key += 1
    }
  }

  /// Marks the target of a position as a source of what `reach` collects.
  mutating func seedReach(from position: Int) { scheduleReaders(of: inputs[position]) }

  /// Adds the variables that the marked targets may move, in the order in which they are computed.
  mutating func reach(_ variables: inout Buffer<Int32>) {
    var cursor = firstKey
    while let key = pending.popFirst(from: &cursor) {
      if steps[key].variable >= 0 { variables.append(steps[key].variable) }
      scheduleReaders(of: steps[key].output)
    }
  }

  /// How the variables move when the target of a position moves by 1: a column of the inverse.
  mutating func solve(unitAt position: Int, into result: inout SparseVector) {
    result.removeAll()
    let input = inputs[position]
    scratch[input] = 1
    scheduleReaders(of: input)
    var touched = 0
    var cursor = firstKey
    while let key = pending.popFirst(from: &cursor) {
      let step = steps[key]
      var sum = scratch[step.rhs]
      var i = step.start
      while i < step.end {
        let entry = entries[i]
        sum -= entry.coefficient * scratch[entry.source]
        i += 1
      }
      touched += 1 + Int(step.end - step.start)
      if sum.magnitude < 1e-14 { continue }
      if step.pivot != 1 { sum /= step.pivot }
      scratch[step.output] = sum
      visited.append(step.output)
      if step.variable >= 0 { result.append(step.variable, sum) }
      scheduleReaders(of: step.output)
    }
    scratch[input] = 0
    while !visited.isEmpty { scratch[visited.removeLast()] = 0 }
    if firstKey < baseKey { updateWork += touched / 4 }
  }

  /// Adds to the right-hand side of a transposed solve.
  @inline(__always)
  mutating func seed(_ coefficient: Double, at variable: Int32) {
    let output = outputs[variable]
    scratch[output] += coefficient
    pending.insert(Int(nodes[output].key))
  }

  /// Writes the seeded combination of variables as a combination of the basic rows.
  ///
  /// Entries far smaller than the largest are rounding and are left out.
  mutating func solveTransposed(into result: inout SparseVector) {
    result.removeAll()
    var touched = 0
    var cursor = steps.count
    while let key = pending.popLast(from: &cursor) {
      let step = steps[key]
      var multiplier = scratch[step.output]
      scratch[step.output] = 0
      if multiplier.magnitude < 1e-14 { continue }
      if step.pivot != 1 { multiplier /= step.pivot }
      scatter(multiplier, to: step.rhs)
      touched += 1 + Int(step.end - step.start)
      var i = step.start
      while i < step.end {
        let entry = entries[i]
        scatter(-entry.coefficient * multiplier, to: entry.source)
        i += 1
      }
    }
    var largest = 0.0
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
    if firstKey < baseKey { updateWork += touched / 4 }
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
