/// The names that a document knows, for messages about those that it does not.
struct DocumentNames {
  let names: [String]

  /// How many comparisons are left. Behind them names are reported without a suggestion, so that
  /// many unknown names among many known ones take linear time.
  private var budget = 200_000

  init(_ names: [String]) { self.names = names }

  /// Whether a name is known; of very many it is not looked for.
  mutating func contains(_ name: String) -> Bool {
    guard names.count <= budget else { return false }
    budget -= names.count
    return names.contains(name)
  }

  /// The known name that was probably meant.
  mutating func nearest(to word: String) -> String? {
    guard names.count <= budget else { return nil }
    budget -= names.count
    return Suggestion.nearest(to: word, in: names)
  }
}
