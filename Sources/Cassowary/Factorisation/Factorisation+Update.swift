/// Replacing one basic row: the product form of the update.
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
  @inline(__always) var hasRoomForUpdates: Bool { firstKey > 0 }

  /// Puts another row at `position`, given how it is written in terms of the basic rows.
  ///
  /// What was the input of the position becomes the output of a new step, which recovers the old
  /// row's value from the new row's target; all that read it read on. The new input is given
  /// `target`.
  mutating func replaceInput(
    at position: Position, by alpha: borrowing SparseVector<Position>, pivot: Double, target: Double
  ) {
    assert(firstKey > 0)
    // In front of all other steps, since anything may read what it outputs.
    firstKey -= 1
    let key = firstKey
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
    nodes[old].key = Int32(key)
    inputs[position] = input
    write(target, to: input)
    pending.insert(key)
    updateWork += Int64(alpha.count)
  }

  /// Notes all rows that have entered by updates. A number that was dropped as rounding in writing
  /// such a row may move it without its step being recomputed.
  mutating func doubtUpdates() {
    for key in firstKey..<baseKey {
      let position = nodes[steps[key].rhs].position
      if !position.isNone { doubtful.append(position) }
    }
  }

  /// The state that `undoUpdates` goes back to.
  struct Mark: BitwiseCopyable {
    var firstKey: Int
    var nodes: Int
    var entries: Int
    var laterReaders: Int
    var updateWork: Int64
    var updateGrowth: Double
    var hasRoundedUpdates: Bool
  }

  var mark: Mark {
    Mark(
      firstKey: firstKey, nodes: nodes.count, entries: entries.count,
      laterReaders: laterReaders.count, updateWork: updateWork, updateGrowth: updateGrowth,
      hasRoundedUpdates: hasRoundedUpdates)
  }

  /// Undoes the updates made since `mark`, the last one first. Nothing may be pending.
  mutating func undoUpdates(to mark: Mark) {
    while firstKey < mark.firstKey {
      let step = steps[firstKey]
      let position = nodes[step.rhs].position
      var i = step.end - 1
      while i >= Int(step.start) {
        removeReader(Int32(firstKey), of: entries.indices[i])
        i -= 1
      }
      nodes[step.output].position = position
      inputs[position] = step.output
      firstKey += 1
    }
    nodes.truncate(to: mark.nodes)
    values.truncate(to: mark.nodes)
    scratch.truncate(to: mark.nodes)
    if noises.count > mark.nodes { noises.truncate(to: mark.nodes) }
    if valueLows.count > mark.nodes { valueLows.truncate(to: mark.nodes) }
    if scratchLows.count > mark.nodes { scratchLows.truncate(to: mark.nodes) }
    entries.truncate(to: mark.entries)
    laterReaders.truncate(to: mark.laterReaders)
    updateWork = mark.updateWork
    updateGrowth = mark.updateGrowth
    hasRoundedUpdates = mark.hasRoundedUpdates
  }

  /// Readers are added in front, so the one to be removed is the first.
  private mutating func removeReader(_ key: Int32, of node: Int32) {
    let first = nodes[node].laterReaders
    assert(laterReaders[first].key == key)
    nodes[node].laterReaders = laterReaders[first].next
  }
}
