/// Writing the torn variables down.
extension Factoriser {
  /// The most constants of rows that are entries of a tear themselves.
  private static var sumLength: Int { 16 }

  func entries(ofTear index: Int) -> Range<Int> {
    tears[index].start..<(index + 1 < tears.count ? tears[index + 1].start : tearEntries.count)
  }

  /// Adds up the constants of rows in long tears, so many at a time. A change of one of them leaves the other sums
  /// as they are, and a change of what the tear depends on besides leaves all of them.
  mutating func emitSums(into result: inout Factorisation) {
    var entries = SparseVector()
    swap(&entries, &tearEntries)
    for i in tears.indices {
      let start = tears[i].start
      let end = i + 1 < tears.count ? tears[i + 1].start : entries.count
      tears[i].start = tearEntries.count
      var constants = 0
      for e in start..<end where entries.indices[e] < 0 { constants += 1 }
      // The constants come first.
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

  /// A node for what some entries add up to, as a multiple of the one with the largest coefficient.
  private mutating func emitSum(
    of entries: borrowing SparseVector, in range: Range<Int>, into result: inout Factorisation
  ) {
    var largest = range.lowerBound
    for e in range where entries.values[e].magnitude > entries.values[largest].magnitude {
      largest = e
    }
    let scale = entries.values[largest]
    let start = result.entries.count
    for e in range where e != largest {
      result.entries.append(result.inputs[~entries.indices[e]], -entries.values[e] / scale)
    }
    let sum = result.makeNode()
    result.emitStep(
      output: sum, rhs: result.inputs[~entries.indices[largest]], start: start)
    tearEntries.append(sum, scale)
  }

  func emitTear(_ index: Int, into result: inout Factorisation) {
    let start = result.entries.count
    for e in entries(ofTear: index) {
      let source = tearEntries.indices[e]
      result.entries.append(source < 0 ? result.inputs[~source] : source, tearEntries.values[e])
    }
    let variable = tears[index].variable
    result.emitStep(
      output: variable, rhs: result.inputs[variable], start: start,
      pivot: DoubleDouble(tears[index].pivot), isDerived: true)
  }
}
