/// Bringing new constraints into the order of their rows, whatever the order in which they came: what is
/// looked at together then lies together. The handle of a constraint leads to its place by way of `places`.
extension RowStore {
  /// The place of the constraint that a handle names.
  @inline(__always)
  func place(of handle: Int32) -> Int32 { places.isEmpty ? handle : places[handle] }

  /// What handles of the constraint in a place say.
  @inline(__always)
  func handle(at place: Int32) -> Int32 { handles.isEmpty ? place : handles[place] }

  /// Arranges the last constraints, which have just been appended, as their left sides are arranged.
  mutating func arrangeConstraints(from first: Int, by normals: borrowing NormalList) {
    if places.isEmpty {
      for i in constraints.indices {
        places.append(Int32(i))
        handles.append(Int32(i))
      }
    }
    for i in 0..<constraints.count - first {
      let origin = first + normals.origin(of: i)
      handles[first + i] = Int32(origin)
      places[origin] = Int32(first + i)
    }
    var old = Buffer<ConstraintRecord>(capacity: constraints.count - first)
    for i in first..<constraints.count { old.append(constraints[i]) }
    for i in first..<constraints.count { constraints[i] = old[Int(handles[i]) - first] }
  }
}
