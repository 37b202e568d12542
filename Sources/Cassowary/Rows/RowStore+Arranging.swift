/// Bringing new rows and constraints into the order of their variables, whatever the order in which they came:
/// what is looked at together then lies together. A row's number is nobody else's business; the handle of
/// a constraint leads to its place by way of `places`.
extension RowStore {
  /// The place of the constraint that a handle names.
  @inline(__always)
  func place(of handle: Int32) -> Int32 { places.isEmpty ? handle : places[handle] }

  /// What handles of the constraint in a place say.
  @inline(__always)
  func handle(at place: Int32) -> Int32 { handles.isEmpty ? place : handles[place] }

  /// The greatest variable of a row, which decides where it lies.
  @inline(__always)
  private func key(of row: Int32) -> Int {
    let record = rows[row]
    if record.termCount == 0 { return 0 }
    return Int(terms[record.termStart + record.termCount - 1].variable)
  }

  /// Whether the constraints from `first` on come in no order of their variables: a sample of neighbours tells.
  func isDisordered(from first: Int) -> Bool {
    var descents = 0
    var pairs = 0
    var i = first
    while i + 1 < constraints.count {
      if key(of: constraints[i].row) > key(of: constraints[i + 1].row) + 64 { descents += 1 }
      pairs += 1
      i += 16
    }
    return 4 * descents > pairs
  }

  /// Arranges the last rows, which have no constraints attached, no multipliers and no place in the columns.
  mutating func arrangeRows(from first: Int) {
    if first == rows.count { return }
    var keys = Buffer<Int32>(capacity: rows.count - first)
    for row in first..<rows.count { keys.append(Int32(key(of: Int32(row)))) }
    let order = Self.sorted(keys, limit: variableCount)
    var numbers = Buffer<Int32>(repeating: -1, count: order.count)
    for i in order.indices { numbers[order[i]] = Int32(first + i) }
    let firstTerm = Int(rows[first].termStart)
    var oldTerms = Buffer<Term>(capacity: terms.count - firstTerm)
    for i in firstTerm..<terms.count { oldTerms.append(terms[i]) }
    var oldRows = Buffer<RowRecord>(capacity: order.count)
    for row in first..<rows.count { oldRows.append(rows[row]) }
    var start = firstTerm
    for i in order.indices {
      var record = oldRows[order[i]]
      let oldStart = Int(record.termStart) - firstTerm
      for t in 0..<Int(record.termCount) {
        var term = oldTerms[oldStart + t]
        term.row = Int32(first + i)
        terms[start + t] = term
      }
      record.termStart = Int32(start)
      rows[first + i] = record
      start += Self.room(Self.roomKind(Int(record.termCount)))
    }
    normals.renumber(from: Int32(first), to: numbers)
    for i in constraints.indices where constraints[i].row >= first {
      constraints[i].row = numbers[Int(constraints[i].row) - first]
    }
  }

  /// Arranges the last constraints, which are not attached to their rows yet.
  /// - Returns: by old place, counted from `first`: the new one.
  mutating func arrangeConstraints(from first: Int) -> Buffer<Int32> {
    if places.isEmpty {
      for i in constraints.indices {
        places.append(Int32(i))
        handles.append(Int32(i))
      }
    }
    var keys = Buffer<Int32>(capacity: constraints.count - first)
    for i in first..<constraints.count { keys.append(constraints[i].row) }
    let order = Self.sorted(keys, limit: rows.count)
    var old = Buffer<ConstraintRecord>(capacity: order.count)
    var oldHandles = Buffer<Int32>(capacity: order.count)
    for i in first..<constraints.count {
      old.append(constraints[i])
      oldHandles.append(handles[i])
    }
    var moved = Buffer<Int32>(repeating: -1, count: order.count)
    for i in order.indices {
      constraints[first + i] = old[order[i]]
      handles[first + i] = oldHandles[order[i]]
      places[handles[first + i]] = Int32(first + i)
      moved[order[i]] = Int32(first + i)
    }
    return moved
  }

  /// The indices of keys from 0 up to `limit`, in the order of the keys; of equal ones, the first comes first.
  private static func sorted(_ keys: borrowing Buffer<Int32>, limit: Int) -> Buffer<Int32> {
    var ends = Buffer<Int32>(repeating: 0, count: limit + 1)
    for i in keys.indices { ends[keys[i]] += 1 }
    for key in 1..<ends.count { ends[key] += ends[key - 1] }
    var order = Buffer<Int32>(repeating: -1, count: keys.count)
    for i in keys.indices.reversed() {
      ends[keys[i]] -= 1
      order[ends[keys[i]]] = Int32(i)
    }
    return order
  }
}
