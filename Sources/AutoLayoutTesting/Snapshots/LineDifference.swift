/// The lines of two texts, one below the other: `-` before those that are only expected, `+` before
/// those that are only there.
func lineDifference(expected: String, found: String) -> [String] {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = found.split(separator: "\n", omittingEmptySubsequences: false)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if i < old.count, removed.contains(i) {
      lines.append("- " + old[i])
      i += 1
    } else if j < new.count, inserted.contains(j) {
      lines.append("+ " + new[j])
      j += 1
    } else {
      lines.append("  " + old[i])
      i += 1
      j += 1
    }
  }
  return lines
}
