import Cassowary

/// Text that wraps: its height depends on its width, and its width is a result.
///
/// A pass solves with the heights measured last, measures again those texts whose width came out
/// differently, and solves again. Where no width depends on a height, that settles in one round.
extension LayoutEngine {
  /// How often a pass measures before it goes on with what it has.
  private static var measuringRounds: Int { 8 }

  /// The width at which a text without a width of its own is measured first.
  private static var endlessWidth: Double { 1e12 }

  /// The height of an item's text at the width that it had last, else on one line; nil if the item
  /// has no text that wraps.
  func textHeight(of item: ItemIdentity, onOneLine naturalWidth: Double?) -> Double? {
    let width = item.text?.width ?? naturalWidth ?? Self.endlessWidth
    guard let height = measure(item, width) else {
      item.text = nil
      return nil
    }
    if let text = item.text {
      text.height = height
    } else {
      item.text = MeasuredText(width: width, height: height)
      texts.append(item)
    }
    measuredClock = 0
    return height
  }

  /// Measures and solves until all texts have the height that they need at the width they have.
  func settleTexts() {
    guard !texts.isEmpty, measuredClock != clock else { return }
    for _ in 0..<Self.measuringRounds {
      let changed = measureTexts()
      if changed.isEmpty {
        measuredClock = clock
        return
      }
      solvePending()
    }
    let unsettled = measureTexts()
    if !pending.isEmpty { solvePending() }
    refusals += unsettled.map { .unsettledText(item: $0.name) }
    measuredClock = clock
  }

  /// Measures the texts whose width is another one, and returns those whose height is too.
  private func measureTexts() -> [ItemIdentity] {
    solver.settle()
    texts.removeAll { item in item.engine !== self || item.text == nil }
    isSolving = true
    defer { isSolving = false }
    var changed: [ItemIdentity] = []
    for item in texts {
      guard let text = item.text, let variable = item.placement.width else { continue }
      let width = PixelGrid.withoutNoise(solver.value(at: variable.index))
      guard width != text.width else { continue }
      text.width = width
      guard let height = measure(item, width), height != text.height else { continue }
      text.height = height
      contentDidChange(of: item)
      changed.append(item)
    }
    return changed
  }

  private func measure(_ item: ItemIdentity, _ width: Double) -> Double? {
    guard let height = unsafe item.item?.intrinsicContentHeight(forWidth: width) else { return nil }
    return checked(height, of: item, .intrinsicHeight)
  }
}
