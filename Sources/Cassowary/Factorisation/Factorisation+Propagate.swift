/// Recomputing the values that changed targets reach.
extension Factorisation {
  /// Sets the target of a position; `propagate` is to follow.
  @inline(__always)
  mutating func setTarget(_ target: Double, exponent: Int8, at position: Position) {
    let input = inputs[position]
    if values[input] != target || isPrecise {
      write(target, exponent: exponent, to: input)
      recomputeReaders(of: input)
    }
  }

  /// Writes the target that an input holds, of a row that was written with this exponent.
  @inline(__always)
  mutating func write(_ target: Double, exponent: Int8, to input: NodeIndex) {
    values[input] = target + 0
    if isPrecise { writeLow(of: target, exponent: exponent, to: input) }
  }

  /// Schedules the steps that read a node. Where these are very many, only the first one is, and
  /// all that follow it are recomputed.
  @inline(__always)
  mutating func recomputeReaders(of node: NodeIndex) {
    let record = nodes[node]
    let count = Int(record.readerEnd - record.readerStart)
    if count < 64 { return scheduleReaders(of: node) }
    let first = readers[record.readerStart]
    if first.distance(to: steps.end) > 8 * count { return scheduleReaders(of: node) }
    sweepKey = min(sweepKey, first)
    pending.insert(first)
    scheduleLaterReaders(of: record)
  }

  /// Recomputes what the changed targets reach.
  ///
  /// Finding the next step in the queue costs as much as recomputing several. So where they are
  /// dense, all steps from there on are recomputed in one sweep.
  mutating func propagate(_ watch: inout ValueWatch) {
    if isPrecise { return propagatePrecisely(&watch) }
    var cursor = firstKey
    var first = steps.end
    var count = 0
    while let key = pending.popFirst(from: &cursor) {
      first = min(first, key)
      count += 1
      if key >= sweepKey || (count & 31 == 0 && first.distance(to: key) < 8 * count) {
        sweepKey = .never
        pending.removeAll(from: key)
        visitedNodes &+= count + key.distance(to: steps.end)
        return sweep(from: key, &watch)
      }
      let step = steps[key]
      let value = Self.gather(step, entries.indices, entries.values, values)
      // Even where the value stays the same: the target may have moved by less than its last bit.
      if step.isDerived { doubt(step, key) }
      if value != values[step.output] {
        values[step.output] = value
        if step.output.number < room { watch.note(step.variable, value) }
        recomputeReaders(of: step.output)
      }
    }
    visitedNodes &+= count
  }

  /// Notes the row that a derived step makes tight, since what the step reads has changed.
  mutating func doubt(_ step: Step, _ key: StepKey) {
    let position = key < baseKey ? nodes[step.rhs].position : Position(of: step.variable)
    // An input that has been replaced is at no position any more.
    if !position.isNone { doubtful.append(position) }
  }

  /// The same for all derived steps from a key on.
  mutating func doubtAll(from start: StepKey) {
    for key in start..<max(start, baseKey) { doubt(steps[key], key) }
    var i = derivedSteps.count
    while i > 0 && derivedSteps[i - 1] >= start {
      i -= 1
      doubtful.append(Position(of: steps[derivedSteps[i]].variable))
    }
  }

  @inline(__always)
  private static func gather(
    _ step: Step, _ sources: borrowing Buffer<NodeIndex>, _ coefficients: borrowing Buffer<Double>,
    _ values: borrowing Table<NodeIndex, Double>
  ) -> Double {
    var sum = values[step.rhs]
    var i = Int(step.start)
    let end = step.end
    // Most have one or two entries, for which a loop would be mostly overhead.
    if i < end {
      sum -= coefficients[i] * values[sources[i]]
      i &+= 1
      if i < end {
        sum -= coefficients[i] * values[sources[i]]
        i &+= 1
        if i < end { sum -= gatherMany(i..<end, sources, coefficients, values) }
      }
    }
    if step.isPivotOne { return sum }
    // + 0 normalises −0, and 0 − sum never is −0.
    return step.isPivotMinusOne ? 0 - sum : sum / coefficients[end] + 0
  }

  /// Four partial sums, which do not depend on each other. Not inlined, so that the sweep over
  /// short steps has the registers.
  @inline(never)
  private static func gatherMany(
    _ range: Range<Int>, _ sources: borrowing Buffer<NodeIndex>,
    _ coefficients: borrowing Buffer<Double>, _ values: borrowing Table<NodeIndex, Double>
  ) -> Double {
    var sums = SIMD4<Double>.zero
    var i = range.lowerBound
    while i &+ 4 <= range.upperBound {
      sums.x += coefficients[i] * values[sources[i]]
      sums.y += coefficients[i &+ 1] * values[sources[i &+ 1]]
      sums.z += coefficients[i &+ 2] * values[sources[i &+ 2]]
      sums.w += coefficients[i &+ 3] * values[sources[i &+ 3]]
      i &+= 4
    }
    var sum = (sums.x + sums.y) + (sums.z + sums.w)
    while i < range.upperBound {
      sum += coefficients[i] * values[sources[i]]
      i &+= 1
    }
    return sum
  }

  /// Recomputes everything.
  mutating func sweep() {
    if isPrecise { return sweepPrecisely() }
    var key = firstKey
    while key < steps.end {
      values[steps[key].output] = Self.gather(steps[key], entries.indices, entries.values, values)
      key = key.next
    }
    visitedNodes &+= firstKey.distance(to: steps.end)
    doubtAll(from: firstKey)
  }

  /// Recomputes the steps from `start` on.
  private mutating func sweep(from start: StepKey, _ watch: inout ValueWatch) {
    // A local that nothing else can write to, so that the compiler keeps its pointer in a register.
    var values = Table<NodeIndex, Double>()
    swap(&values, &self.values)
    Self.sweep(steps, from: start, entries.indices, entries.values, &values, room, &watch)
    swap(&values, &self.values)
    watch.changes.noteMarked(start.distance(to: steps.end))
    doubtAll(from: start)
  }

  private static func sweep(
    _ steps: borrowing Table<StepKey, Step>, from start: StepKey,
    _ sources: borrowing Buffer<NodeIndex>,
    _ coefficients: borrowing Buffer<Double>, _ values: inout Table<NodeIndex, Double>,
    _ room: Int32,
    _ watch: inout ValueWatch
  ) {
    var key = start
    while key < steps.end {
      let step = steps[key]
      let value = gather(step, sources, coefficients, values)
      if value != values[step.output] {
        values[step.output] = value
        if step.output.number < room { watch.noteOneOfMany(step.variable, value) }
      }
      key = key.next
    }
  }
}
