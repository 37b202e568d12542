/// Finds the known name that a misspelt one probably means.
package struct NearestName {
  /// Longer names are not compared: nobody mistypes one by a letter or two, and the comparison
  /// is quadratic.
  private static let longest = 64

  /// How many comparisons one format string may cause. Behind it names are reported without a
  /// suggestion, so that a million unknown names against a million known ones stay linear.
  private var budget = 100_000

  package init() {}

  /// The nearest of the candidates that can stand in a string: by distance, then by how much they
  /// begin and end alike, then in the order of bytes; nil where none is near or the budget is spent.
  /// A name that begins with what is written, as while it is being written, is one slip away.
  package mutating func callAsFunction(
    _ name: String, in candidates: [String], and others: [String] = []
  ) -> String? {
    let count = candidates.count + others.count
    guard name.utf8.count <= NearestName.longest, count <= budget else { return nil }
    budget -= count
    return Self.nearest(
      to: Array(name.utf8), among: others.isEmpty ? candidates : candidates + others)
  }

  private static func nearest(to wanted: [UInt8], among candidates: [String]) -> String? {
    let reach = max(1, wanted.count / 3)
    let own = stem(of: wanted)
    let isNumbered = own.count < wanted.count
    var nearest: String?
    var best = reach + 1
    var mostAlike = 0
    for candidate in candidates {
      let count = candidate.utf8.count
      let isUnfinished =
        wanted.count > 1 && count > wanted.count && candidate.utf8.starts(with: wanted)
      guard count <= NearestName.longest, isUnfinished || abs(count - wanted.count) < best + 1
      else { continue }
      let letters = Array(candidate.utf8)
      let distance = isUnfinished ? 1 : editDistance(wanted, letters)
      if distance > best || distance > reach { continue }
      guard let first = letters.first, isNameStart(first), letters.allSatisfy(isNameByte) else {
        continue
      }
      // A name with a number is that of one more view rather than a slip.
      if isNumbered, stem(of: letters) == own { continue }
      // Of two single letters nothing but the case can be a slip.
      if count == 1, wanted.count == 1, lowercased(wanted[0]) != lowercased(letters[0]) { continue }
      let alike = lettersAlike(wanted, letters)
      if distance == best, let nearest {
        if alike < mostAlike { continue }
        if alike == mostAlike, !candidate.utf8.lexicographicallyPrecedes(nearest.utf8) { continue }
      }
      best = distance
      mostAlike = alike
      nearest = candidate
    }
    return nearest
  }
}

/// A name without the digits that it ends with.
private func stem(of name: [UInt8]) -> ArraySlice<UInt8> {
  var end = name.count
  while end > 0, name[end - 1] &- UInt8(ascii: "0") < 10 { end -= 1 }
  return name[..<end]
}

/// How many bytes two names have in common at their beginning and at their end.
private func lettersAlike(_ a: [UInt8], _ b: [UInt8]) -> Int {
  let most = min(a.count, b.count)
  var (start, end) = (0, 0)
  while start < most, a[start] == b[start] { start += 1 }
  while end < most - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
  return start + end
}

/// The names of a dictionary as a note lists them: five at most, so that a million messages about
/// a million names stay linear.
package struct KnownNames: Sendable, Equatable {
  /// How many names a note lists.
  private static let limit = 5

  /// The first names in the order of their bytes.
  package let first: [String]

  /// How many there are in all.
  package let count: Int

  /// Linear in the number of names.
  package init(_ names: [String]) {
    var first: [String] = []
    for name in names {
      var place = first.count
      while place > 0, name.utf8.lexicographicallyPrecedes(first[place - 1].utf8) { place -= 1 }
      if place == KnownNames.limit { continue }
      first.insert(name, at: place)
      if first.count > KnownNames.limit { first.removeLast() }
    }
    self.first = first
    count = names.count
  }

  /// The names, separated by commas: `a, b, c, d, e and 3 more`.
  var list: String {
    var text = ""
    for name in first {
      if !text.isEmpty { text += ", " }
      text += clipped(name)
    }
    if count > first.count { text += " and \(count - first.count) more" }
    return text
  }
}
