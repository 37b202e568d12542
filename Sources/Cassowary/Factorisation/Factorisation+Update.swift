/// Replacing one basic row: in general the product form of the update; for a variable that nothing
/// reads, a step of the factors like any other.
extension Factorisation {
  /// Whether there is no key left for an update, updates have cost several times the work of
  /// factorising, or their rounding may have grown too large.
  var wantsRefactorisation: Bool {
    !hasRoomForUpdates || updateWork > 4 * Int64(factorWork) + 256
      || updateGrowth > Tolerance.growth
  }

  /// Whether a row has been replaced since the basis was factorised.
  var hasUpdates: Bool { firstKey < baseKey }

  /// Whether a key is left for another update.
  @inline(__always) var hasRoomForUpdates: Bool { firstKey.number > 0 }

  /// Puts another row at `position`, given how it is written in terms of the basic rows.
  ///
  /// What was the input of the position becomes the output of a new step, which recovers the old
  /// row's value from the new row's target; all that read it read on. The new input is given
  /// `target`.
  mutating func replaceInput(
    at position: Position, by alpha: borrowing SparseVector<Position>, pivot: Double,
    target: Double, exponent: Int8
  ) {
    assert(hasRoomForUpdates)
    // In front of all other steps, since anything may read what it outputs.
    let key = firstKey.advanced(by: -1)
    firstKey = key
    let old = inputs[position]
    let input = makeNode()
    nodes[input].position = position
    let start = entries.count
    var largest = 1.0
    var divisor = DoubleDouble(pivot)
    for i in alpha.indices.indices {
      if alpha.indices[i] == position {
        divisor = alpha.precise(i)
        continue
      }
      let source = inputs[alpha.indices[i]]
      entries.append(source, alpha.precise(i))
      largest = max(largest, alpha.values[i].magnitude)
      addReader(key, of: source)
    }
    if alpha.isRounded { hasRoundedUpdates = true }
    updateGrowth += max(largest, largest / pivot.magnitude)
    steps[key] = makeStep(output: old, rhs: input, start: start, pivot: divisor, isDerived: true)
    addReader(key, of: input)
    nodes[old].key = key
    inputs[position] = input
    write(target, exponent: exponent, to: input)
    pending.insert(key)
    updateWork += Int64(alpha.count)
  }

  /// Whether the own row of a variable could be replaced by `extend`: the variable is set by the
  /// target at its own position alone, and neither is read by anything else.
  func isExtendable(_ variable: VariableIndex) -> Bool {
    if isPrecise || variable.offset >= inputs.count { return false }
    let position = Position(of: variable)
    if !sets(variable, only: position) { return false }
    let step = steps[nodes[variable.node].key]
    return step.entries.isEmpty && step.isPivotOne && step.rhs == inputs[position]
  }

  /// A step that has become a row with others, and what it was before.
  struct Extension: BitwiseCopyable {
    var key: StepKey
    /// The key of the step that set the variable before: the same, or one that is idle now.
    var formerKey: StepKey
    /// The readers of the variable's input before.
    var formerReaders: Int32
  }

  /// Puts a row with an extendable variable at the variable's position, as it is given: `others` are
  /// its other terms. The input is given `target`.
  mutating func extend(
    at variable: VariableIndex, by others: borrowing SparseVector<VariableIndex>, pivot: Double,
    target: Double
  ) {
    let formerKey = nodes[variable.node].key
    let input = steps[formerKey].rhs
    let formerReaders = nodes[input].laterReaders
    var last = StepKey(0)
    let start = entries.count
    for i in others.indices.indices {
      let source = others.indices[i].node
      entries.append(source, others.values[i])
      last = max(last, nodes[source].key)
    }
    // Behind all that it reads.
    let key = last < formerKey ? formerKey : steps.end
    let step = makeStep(
      output: variable.node, rhs: input, start: start, pivot: DoubleDouble(pivot), isDerived: false)
    if key == formerKey {
      steps[key] = step
    } else {
      // A node that nobody reads is as good for an idle step as none.
      steps[formerKey].output = idleNode
      steps.append(step)
      pending.reserve(keys: steps.count)
      nodes[variable.node].key = key
      nodes[input].laterReaders = -1
      addReader(key, of: input)
    }
    for i in others.indices.indices { addReader(key, of: others.indices[i].node) }
    extensions.append(Extension(key: key, formerKey: formerKey, formerReaders: formerReaders))
    values[input] = target + 0
    pending.insert(key)
  }

  /// Undoes the last `extend`; `propagate` is to follow.
  private mutating func undoExtension() {
    let made = extensions.removeLast()
    let step = steps[made.key]
    for i in step.entries.reversed() { removeReader(made.key, of: entries.indices[i]) }
    nodes[step.rhs].laterReaders = made.formerReaders
    nodes[step.output].key = made.formerKey
    if made.key != made.formerKey { steps.truncate(to: made.key.offset) }
    steps[made.formerKey] = Step(
      output: step.output, rhs: step.rhs, start: Int(step.start), end: Int(step.start), pivot: .one)
    // Its number follows from another step again, whatever the input is.
    pending.insert(made.formerKey)
  }

  /// Notes all rows that have entered by updates. A number that was dropped as rounding in writing
  /// such a row may move it without its step being recomputed.
  mutating func doubtUpdates() {
    for key in firstKey..<baseKey {
      let position = nodes[steps[key].rhs].position
      if !position.isNone { doubtful.append(position) }
    }
  }

  /// The positions whose rows are made tight by combinations of rows, not by being used as given.
  func derivedPositions() -> Buffer<Position> {
    var positions = Buffer<Position>(capacity: derivedSteps.count + firstKey.distance(to: baseKey))
    for i in derivedSteps.indices {
      positions.append(Position(of: steps[derivedSteps[i]].variable))
    }
    for key in firstKey..<baseKey {
      let position = nodes[steps[key].rhs].position
      if !position.isNone { positions.append(position) }
    }
    return positions
  }

  /// The state that `undoUpdates` goes back to.
  struct Mark: BitwiseCopyable {
    var firstKey: StepKey
    var extensions: Int
    var nodes: Int
    var entries: Int
    var laterReaders: Int
    var updateWork: Int64
    var updateGrowth: Double
    var hasRoundedUpdates: Bool
    var isSteep: Bool
  }

  var mark: Mark {
    Mark(
      firstKey: firstKey, extensions: extensions.count, nodes: nodes.count,
      entries: entries.count, laterReaders: laterReaders.count, updateWork: updateWork,
      updateGrowth: updateGrowth,
      hasRoundedUpdates: hasRoundedUpdates, isSteep: isSteep)
  }

  /// Undoes the updates made since `mark`, the last one first. Nothing may be pending; `propagate` is
  /// to follow.
  mutating func undoUpdates(to mark: Mark) {
    while firstKey < mark.firstKey {
      let step = steps[firstKey]
      let position = nodes[step.rhs].position
      var i = step.end - 1
      while i >= Int(step.start) {
        removeReader(firstKey, of: entries.indices[i])
        i -= 1
      }
      nodes[step.output].position = position
      inputs[position] = step.output
      firstKey = firstKey.next
    }
    // In any order beside those: they read other nodes.
    while extensions.count > mark.extensions { undoExtension() }
    nodes.truncate(to: mark.nodes)
    values.truncate(to: mark.nodes)
    scratch.truncate(to: mark.nodes)
    if noises.count > mark.nodes { noises.truncate(to: mark.nodes) }
    if valueLows.count > mark.nodes { valueLows.truncate(to: mark.nodes) }
    if scratchRests.count > mark.nodes { scratchRests.truncate(to: mark.nodes) }
    entries.truncate(to: mark.entries)
    laterReaders.truncate(to: mark.laterReaders)
    updateWork = mark.updateWork
    updateGrowth = mark.updateGrowth
    hasRoundedUpdates = mark.hasRoundedUpdates
    isSteep = mark.isSteep
  }

  /// Readers are added in front, so the one to be removed is the first.
  private mutating func removeReader(_ key: StepKey, of node: NodeIndex) {
    let first = nodes[node].laterReaders
    assert(laterReaders[first].element == key)
    nodes[node].laterReaders = laterReaders[first].next
  }
}
