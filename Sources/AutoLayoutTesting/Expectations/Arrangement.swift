/// How the items of a tree lie to one another, without any numbers: one sentence a fact, in the order
/// of the tree, so that two layouts of one tree can be compared sentence by sentence.
struct Arrangement {
  /// How far edges that touch may be off.
  private static let tolerance = 0.001

  /// One fact, and the item that it is told of.
  struct Sentence {
    var item: any LayoutItem
    var text: String
  }

  private(set) var sentences: [Sentence] = []

  /// Looks at the last layout pass. Quadratic in the number of siblings.
  init(of root: some LayoutItem) {
    for item in root.subtree {
      let children = item.subitems
      for (index, child) in children.enumerated() {
        describe(child, in: item)
        for other in children[(index + 1)...] { compare(child, other) }
      }
    }
  }

  private mutating func describe(_ item: any LayoutItem, in parent: any LayoutItem) {
    let frame = item.layoutFrame
    let room = parent.layoutFrame
    let hasArea = frame.width > 0 && frame.height > 0
    tell(item, "has \(hasArea ? "an" : "no") area")
    let isInside =
      frame.x >= -Self.tolerance && frame.y >= -Self.tolerance
      && frame.x + frame.width <= room.width + Self.tolerance
      && frame.y + frame.height <= room.height + Self.tolerance
    tell(item, "\(isInside ? "lies inside" : "sticks out of") '\(parent.shownName)'")
  }

  private mutating func compare(_ item: any LayoutItem, _ other: any LayoutItem) {
    let (a, b) = (item.layoutFrame, other.layoutFrame)
    let horizontally = place(
      (a.x, a.width), (b.x, b.width), ["to the left of", "in one column with", "to the right of"])
    let vertically = place(
      (a.y, a.height), (b.y, b.height), ["above", "in one row with", "below"])
    for word in [horizontally, vertically] {
      tell(item, "is \(word) '\(other.shownName)'")
    }
  }

  private mutating func tell(_ item: any LayoutItem, _ fact: String) {
    sentences.append(Sentence(item: item, text: "'\(item.shownName)' \(fact)"))
  }

  /// Of three words, the one for the first span before, over or behind the second.
  private func place(
    _ first: (start: Double, length: Double), _ second: (start: Double, length: Double),
    _ words: [String]
  ) -> String {
    if first.start + first.length <= second.start + Self.tolerance { return words[0] }
    if second.start + second.length <= first.start + Self.tolerance { return words[2] }
    return words[1]
  }
}
