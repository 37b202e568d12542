/// Bringing new constraints into the order of their rows, whatever the order in which they came: what is
/// looked at together then lies together. The handle of a constraint leads to its place by way of `places`.
extension RowStore {
  /// The place of the constraint that a handle names.
  @inline(__always)
  func place(of handle: Int32) -> Int32 { places.isEmpty ? handle : places[handle] }

  /// What handles of the constraint in a place say.
  @inline(__always)
  func handle(at place: Int32) -> Int32 { handles.isEmpty ? place : handles[place] }

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
    let order = keys.order(limit: rows.count)
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
}
