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
