/// Emitting the order that was found as a chain of steps.
extension Factoriser {
  /// The factorisation. Each step may only read what steps before it output: variables that are
  /// held, the front, the bump, and the back.
  consuming func emit(_ store: borrowing RowStore) -> Factorisation {
    let variables = parts.count
    var result = Factorisation()
    result.isPrecise = isPrecise
    result.dropTolerance = dropTolerance
    result.hasWideRows = store.hasWideRows
    result.factorsHaveSwallowed = hasSwallowed && store.hasWideRows
    result.reserve(
      updates: max(64, variables / 4), variables: variables, entries: countEntries()
    )
    for i in held.indices {
      let rhs = result.input(of: held[i])
      result.emitStep(output: held[i].node, rhs: rhs, start: result.entries.count)
    }
    // Sums of constants read nothing but inputs, so they can come before any variable of the front.
    emitSums(into: &result)
    // Without a bump between them, front and back are put in one order, that of the layout.
    if bump.order.isEmpty {
      for i in back.indices { front.append(back[i]) }
      emit(front, into: &result, store)
    } else {
      emit(front, into: &result, store)
      emitBump(into: &result, store)
      // The first that was peeled off reads all those that were open then.
      for i in back.indices.reversed() { emitRow(of: back[i], into: &result, store) }
    }
    result.linkReaders()
    result.factorWork = result.entries.count + variables
    return result
  }

  /// How many entries the steps will have at the most.
  private func countEntries() -> Int {
    var count = bump.factors.count + tearEntries.count
    for row in rows.indices { count += Int(rows[row].termCount) - 1 }
    for i in bump.order.indices { count += Int(bump.rows[bump.order[i]].count) - 1 }
    return count
  }

  /// Emits the steps of variables that are given by their rows, or torn out.
  private func emit(
    _ members: borrowing Buffer<VariableIndex>, into result: inout Factorisation,
    _ store: borrowing RowStore
  ) {
    let order = inOrder(members, store)
    var tearIndices = Table<VariableIndex, Int32>(
      repeating: -1, count: tears.isEmpty ? 0 : parts.count)
    for i in tears.indices { tearIndices[tears[i].variable] = Int32(i) }
    for i in order.indices {
      if !tears.isEmpty && tearIndices[order[i]] >= 0 {
        emitTear(Int(tearIndices[order[i]]), into: &result)
      } else {
        emitRow(of: order[i], into: &result, store)
      }
    }
  }

  /// A step that is a row as given: the variable from all others in the row.
  private func emitRow(
    of variable: VariableIndex, into result: inout Factorisation, _ store: borrowing RowStore
  ) {
    let start = result.entries.count
    var pivot = DoubleDouble(1)
    for t in rows[pivotRows[variable]].terms {
      let term = store.terms[t]
      if term.variable == variable {
        pivot = number(term, store)
      } else {
        result.entries.append(term.variable.node, number(term, store))
      }
    }
    result.emitStep(
      output: variable.node, rhs: result.input(of: variable), start: start, pivot: pivot)
  }

  /// First the reduced right-hand sides, in the order of elimination (the lower triangle): each
  /// row's constant, less known variables and multiples of earlier rows. Then the variables, in the
  /// opposite order (the upper triangle).
  private func emitBump(into result: inout Factorisation, _ store: borrowing RowStore) {
    var reduced = Table<Bump.LocalIndex, NodeIndex>(repeating: .none, count: bump.rows.count)
    for i in bump.order.indices {
      let row = bump.order[i]
      let variable = bump.rows[row].variable
      let start = result.entries.count
      for t in rows[pivotRows[variable]].terms {
        let term = store.terms[t]
        if parts[term.variable] == .front || parts[term.variable] == .held {
          result.entries.append(term.variable.node, number(term, store))
        }
      }
      var factor = bump.rows[row].firstFactor
      while factor >= 0 {
        let record = bump.factors[factor]
        result.entries.append(reduced[record.source], record.value)
        factor = record.next
      }
      let input = result.input(of: variable)
      reduced[row] = input
      // Nothing to subtract: the input itself is read.
      if result.entries.count == start { continue }
      reduced[row] = result.makeNode()
      result.emitStep(output: reduced[row], rhs: input, start: start)
    }
    for i in bump.order.indices.reversed() {
      let record = bump.rows[bump.order[i]]
      let start = result.entries.count
      for k in 1..<max(1, Int(record.count)) {
        let element = bump.elements[record.start + k]
        result.entries.append(element.variable.node, element.value)
      }
      result.emitStep(
        output: record.variable.node, rhs: reduced[bump.order[i]], start: start,
        pivot: record.pivot,
        isDerived: true)
    }
  }
}

extension Factorisation {
  /// The node for the target of the row that determines a variable.
  fileprivate func input(of variable: VariableIndex) -> NodeIndex { inputs[Position(of: variable)] }

  /// The node that an entry of a tear stands for.
  fileprivate func node(of source: TearSource) -> NodeIndex {
    source.isConstant ? input(of: source.variable) : source.node
  }

  fileprivate mutating func reserve(updates room: Int, variables: Int, entries count: Int) {
    let variableRoom = variables / 8 + 64
    let nodeCount = 2 * (variables + variableRoom) + room
    steps.reserve(room + variables)
    steps.resize(to: room, filler: Step(output: .none, rhs: .none, start: 0, end: 0, pivot: .one))
    firstKey = steps.end
    baseKey = steps.end
    nodes.reserve(nodeCount)
    values.reserve(nodeCount)
    scratch.reserve(nodeCount)
    entries.reserve(count)
    makeVariables(variables, room: variableRoom)
    idleNode = makeNode()
  }

  /// Adds a step behind all others; its entries are those from `start` on.
  mutating func emitStep(
    output: NodeIndex, rhs: NodeIndex, start: Int, pivot: DoubleDouble = DoubleDouble(1),
    isDerived: Bool = false
  ) {
    if entries.count - start <= 8 { sortEntries(from: start) }
    if isDerived { derivedSteps.append(steps.end) }
    nodes[output].key = steps.end
    steps.append(
      makeStep(output: output, rhs: rhs, start: start, pivot: pivot, isDerived: isDerived))
  }

  /// A step with the entries from `start` on.
  mutating func makeStep(
    output: NodeIndex, rhs: NodeIndex, start: Int, pivot: DoubleDouble, isDerived: Bool
  ) -> Step {
    let end = entries.count
    var kind = Step.Pivot.other
    if pivot.magnitude == 1 && pivot.low == 0 {
      kind = pivot.high == 1 ? .one : .minusOne
    } else {
      for i in start..<end where entries.values[i].magnitude > Tolerance.steepness * pivot.magnitude
      {
        isSteep = true
      }
      entries.append(output, pivot)
    }
    return Step(
      output: output, rhs: rhs, start: start, end: end, pivot: kind, isDerived: isDerived)
  }

  /// Sorts the sources by when they are computed: a sum that begins with the early ones waits the
  /// least.
  private mutating func sortEntries(from start: Int) {
    var i = start + 1
    while i < entries.count {
      var j = i
      while j > start && nodes[entries.indices[j - 1]].key > nodes[entries.indices[j]].key {
        entries.swapAt(j - 1, j)
        j -= 1
      }
      i += 1
    }
  }

  /// Lists for each node the steps that read it, by a counting sort.
  mutating func linkReaders() {
    pending.reserve(keys: steps.count)
    for key in baseKey..<steps.end {
      nodes[steps[key].rhs].readerEnd += 1
      for i in steps[key].entries { nodes[entries.indices[i]].readerEnd += 1 }
    }
    var total: Int32 = 0
    // The room for variables to come is read by nobody.
    let count = Int32(inputs.count)
    startRuns(of: NodeIndex(number: 0).run(of: count), &total)
    startRuns(of: NodeIndex(number: room).run(of: count), &total)
    startRuns(of: NodeIndex(number: 2 * room)..<nodes.end, &total)
    readers.resize(to: Int(total), filler: .none)
    for key in baseKey..<steps.end {
      addBaseReader(key, of: steps[key].rhs)
      for i in steps[key].entries { addBaseReader(key, of: entries.indices[i]) }
    }
  }

  /// Lays out the readers of nodes that have been counted, and leaves each run empty.
  private mutating func startRuns(of range: Range<NodeIndex>, _ total: inout Int32) {
    for node in range {
      let count = nodes[node].readerEnd
      nodes[node].readerStart = total
      nodes[node].readerEnd = total
      total += count
    }
  }

  @inline(__always)
  private mutating func addBaseReader(_ key: StepKey, of node: NodeIndex) {
    let end = nodes[node].readerEnd
    readers[end] = key
    nodes[node].readerEnd = end + 1
  }
}

/// Emitting the torn variables.
extension Factoriser {
  /// The most constants of rows that are entries of a tear themselves.
  private static var sumLength: Int { 16 }

  func entries(ofTear index: Int) -> Range<Int> {
    tears[index].start..<(index + 1 < tears.count ? tears[index + 1].start : tearEntries.count)
  }

  /// Emits partial sums for the constants of rows in long tears. When one constant changes, the
  /// other sums need not be recomputed; when anything else changes, none of them.
  mutating func emitSums(into result: inout Factorisation) {
    var entries = SparseVector<TearSource>()
    swap(&entries, &tearEntries)
    for i in tears.indices {
      let start = tears[i].start
      let end = i + 1 < tears.count ? tears[i + 1].start : entries.count
      tears[i].start = tearEntries.count
      var constants = 0
      for e in start..<end where entries.indices[e].isConstant { constants += 1 }
      // `combine` appends the constants first.
      var next = start
      if constants > Self.sumLength {
        while next < start + constants {
          let sumEnd = min(next + Self.sumLength, start + constants)
          emitSum(of: entries, in: next..<sumEnd, into: &result)
          next = sumEnd
        }
      }
      while next < end {
        tearEntries.append(entries.indices[next], entries.values[next])
        next += 1
      }
    }
  }

  /// A node for the sum of some entries, in units of the largest coefficient among them.
  private mutating func emitSum(
    of entries: borrowing SparseVector<TearSource>, in range: Range<Int>,
    into result: inout Factorisation
  ) {
    var largest = range.lowerBound
    for e in range where entries.values[e].magnitude > entries.values[largest].magnitude {
      largest = e
    }
    let scale = entries.values[largest]
    let start = result.entries.count
    for e in range where e != largest {
      result.entries.append(
        result.node(of: entries.indices[e]), -entries.values[e] / scale)
    }
    let sum = result.makeNode()
    result.emitStep(
      output: sum, rhs: result.node(of: entries.indices[largest]), start: start)
    tearEntries.append(TearSource(sum), scale)
  }

  func emitTear(_ index: Int, into result: inout Factorisation) {
    let start = result.entries.count
    for e in entries(ofTear: index) {
      result.entries.append(
        result.node(of: tearEntries.indices[e]), tearEntries.values[e])
    }
    let variable = tears[index].variable
    result.emitStep(
      output: variable.node, rhs: result.input(of: variable), start: start,
      pivot: DoubleDouble(tears[index].pivot), isDerived: true)
  }
}
