import AutoLayout
import Testing

/// A tree that grows view by view between constraints that are solved at once, so that the order of its items is
/// renewed in parts.
struct GrowingTreeTests {
  @Test func `what is open in a tree that grew is decided as in one that was there at once`() throws
  {
    for seed in 1...60 {
      var random = SeededNumbers(seed: UInt64(seed))
      var grown = [LayoutView("root", size: LayoutSize(width: 400, height: 300))]
      var parents: [Int] = []
      for number in 1...12 {
        let parent = Int.random(in: 0..<number, using: &random)
        let view = LayoutView("v\(number)")
        parents.append(parent)
        grown.append(view)
        if number.isMultiple(of: 4) {
          grown[parent].insertSubview(view, at: 0)
        } else {
          grown[parent].addSubview(view)
        }
        try constrain(view, in: grown[parent])
        if number.isMultiple(of: 5) { grown[0].layoutIfNeeded() }
      }
      grown[0].layoutIfNeeded()

      var fresh = grown.map { LayoutView($0.name) }
      fresh[0] = LayoutView("root", size: LayoutSize(width: 400, height: 300))

      let numbers = Dictionary(uniqueKeysWithValues: grown.enumerated().map { ($1.name, $0) })
      for (number, view) in grown.enumerated() {
        for child in view.subviews { fresh[number].addSubview(fresh[numbers[child.name] ?? 0]) }
      }
      for (number, parent) in parents.enumerated() {
        try constrain(fresh[number + 1], in: fresh[parent])
      }
      fresh[0].layoutIfNeeded()
      #expect(fresh.map { $0.frame } == grown.map { $0.frame }, "seed \(seed)")
    }
  }

  /// Both axes are open: the distances and the size share what there is.
  private func constrain(_ view: LayoutView, in parent: LayoutView) throws {
    try parent.layout("|-(>=5)-[\(view)(>=10)]-(>=1@500)-|", "V:|-(>=2)-[\(view)]-(>=3)-|")
  }
}
