/// What a `PriorityQueue` can sort. The order must be total, so that equal calls give equal
/// results.
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

/// A set of indices that gives back its least or its greatest member.
///
/// Elimination walks nodes in the order of their keys and meets each at most once; a bit set with
/// one bit per 64 words above it does that in a few instructions per member, without the logarithm
/// of a heap and without duplicates.
struct KeyQueue<Key: Index>: ~Copyable {
  private var words = Buffer<UInt64>()
  private var summary = Buffer<UInt64>()

  mutating func reserve(keys: Int) {
    let needed = (keys + 63) / 64
    if needed > words.count { words.resize(to: max(needed, 2 * words.count), filler: 0) }
    let above = (words.count + 63) / 64
    if above > summary.count { summary.resize(to: above, filler: 0) }
  }

  @inline(__always)
  mutating func insert(_ key: Key) {
    let word = key.offset &>> 6
    words[word] |= 1 &<< UInt64(key.offset & 63)
    summary[word &>> 6] |= 1 &<< UInt64(word & 63)
  }

  /// Removes and returns the least member from `start` on; later calls begin there.
  @inline(__always)
  mutating func popFirst(from start: inout Key) -> Key? {
    var above = start.offset &>> 12
    while above < summary.count {
      let some = summary[above]
      if some == 0 {
        above += 1
        continue
      }
      let word = above &<< 6 + some.trailingZeroBitCount
      let bits = words[word]
      let key = word &<< 6 + bits.trailingZeroBitCount
      clear(key, in: word, leaving: bits & (bits &- 1))
      start = Key(key)
      return start
    }
    return nil
  }

  /// Removes and returns the greatest member up to `start`; later calls begin there.
  @inline(__always)
  mutating func popLast(from start: inout Key) -> Key? {
    var above = min(start.offset &>> 12, summary.count - 1)
    while above >= 0 {
      let some = summary[above]
      if some == 0 {
        above -= 1
        continue
      }
      let word = above &<< 6 + 63 - some.leadingZeroBitCount
      let bits = words[word]
      let key = word &<< 6 + 63 - bits.leadingZeroBitCount
      clear(key, in: word, leaving: bits & ~(1 &<< UInt64(key & 63)))
      start = Key(key)
      return start
    }
    return nil
  }

  /// Removes all members from `start` on.
  mutating func removeAll(from start: Key) {
    var cursor = start
    while cursor.offset < words.count &<< 6, popFirst(from: &cursor) != nil {
      let word = cursor.offset &>> 6
      words[word] = 0
      summary[word &>> 6] &= ~(1 &<< UInt64(word & 63))
    }
  }

  @inline(__always)
  private mutating func clear(_ key: Int, in word: Int, leaving bits: UInt64) {
    words[word] = bits
    if bits == 0 { summary[word &>> 6] &= ~(1 &<< UInt64(word & 63)) }
  }
}
