import AutoLayout
import Testing

/// Texts beside pictures that are as high as they are and wider: more lines leave less room for them, so
/// that there are often several layouts.
@Suite struct TextHistoryTests {
  private struct Card {
    let root = LayoutView("root", size: LayoutSize(width: 400, height: 400))
    let texts = [WrappingText("0", length: 300), WrappingText("1", length: 200)]
    let limits: [LayoutConstraint]

    init() {
      let pictures = texts.map { LayoutView("picture of \($0.layoutNode.name)") }
      var held: [LayoutConstraint] = []
      for (text, picture) in zip(texts, pictures) {
        text.setContentCompressionResistancePriority(800, for: .vertical)
        root.addSubviews(text, picture)
        held += [
          relate(text, .leading, .equal, root, .leading),
          relate(picture, .leading, .equal, text, .trailing),
          relate(picture, .trailing, .equal, root, .trailing),
          relate(picture, .height, .equal, text, .height),
          relate(picture, .width, .equal, picture, .height, times: 5, at: 900),
        ]
      }
      limits =
        texts.flatMap { text in
          [
            relate(text, .width, .lessThanOrEqual, plus: 200, at: 950),
            relate(text, .width, .lessThanOrEqual, plus: 120, at: 800),
            relate(text, .height, .greaterThanOrEqual, plus: 50, at: 850),
          ]
        } + [
          relate(texts[0], .width, .equal, texts[1], .height, times: 4, at: 700),
          relate(texts[1], .height, .lessThanOrEqual, texts[0], .height, at: 760),
        ]
      root.addConstraints(held)
    }

    /// The same card, laid out now.
    func copy() -> Card {
      let copy = Card()
      copy.root.layoutEngine.rootWidth = root.layoutEngine.rootWidth
      for (text, other) in zip(texts, copy.texts) { other.length = text.length }
      for (limit, other) in zip(limits, copy.limits) where limit.isActive { other.isActive = true }
      copy.root.layoutIfNeeded()
      return copy
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `texts that are fed back look as if they had been laid out only now`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let card = Card()
    for step in 0..<20 {
      let text = card.texts.randomElement(using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: text?.length = Double(Int.random(in: 1...50, using: &numbers) * 10)
      case 1:
        card.root.layoutEngine.rootWidth = Double(Int.random(in: 1...60, using: &numbers) * 10)
      default: card.limits.randomElement(using: &numbers)?.isActive.toggle()
      }
      let asked = card.texts.map(\.widths.count)
      card.root.layoutIfNeeded()
      for (text, count) in zip(card.texts, asked) {
        let widths = text.widths[count...]
        #expect(Set(widths).count == widths.count, "seed \(seed): \(widths)")
      }
      for (item, other) in zip(card.root.subviews, card.copy().root.subviews) {
        #expect(
          item.frame.isNear(other.frame),
          "seed \(seed), step \(step), \(item.layoutNode.name): \(item.frame), not \(other.frame)")
      }
    }
  }
}
