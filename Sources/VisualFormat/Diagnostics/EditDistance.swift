/// How many bytes must be inserted, removed, replaced or swapped with their neighbour to make one
/// name of the other; letters that differ only in case count as half as far, rounded up.
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = (0...b.count).map { $0 * 2 }
  var row = last
  for i in 0..<a.count {
    row[0] = (i + 1) * 2
    for j in 0..<b.count {
      let change = a[i] == b[j] ? 0 : lowercased(a[i]) == lowercased(b[j]) ? 1 : 2
      var cost = min(last[j + 1] + 2, row[j] + 2, last[j] + change)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 2)
      }
      row[j + 1] = cost
    }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return (last[b.count] + 1) / 2
}

/// An ASCII letter in lower case.
func lowercased(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}
