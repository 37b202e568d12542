/// Something that a `PriorityQueue` can put in order. The order must be total, so that equal calls give
/// equal results.
protocol Precedence {
  func precedes(_ other: Self) -> Bool
}

/// A binary heap that gives back the element that precedes all others.
struct PriorityQueue<Element: Precedence>: ~Copyable {
  private var heap = Buffer<Element>()

  var count: Int { heap.count }

  mutating func removeAll() { heap.removeAll() }

  @inline(__always)
  mutating func insert(_ element: Element) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !heap[child].precedes(heap[parent]) { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  @inline(__always)
  mutating func popFirst() -> Element? {
    guard !heap.isEmpty else { return nil }
    let first = heap[0]
    let last = heap.removeLast()
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count && heap[child + 1].precedes(heap[child]) { child += 1 }
      if !heap[child].precedes(heap[parent]) { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
