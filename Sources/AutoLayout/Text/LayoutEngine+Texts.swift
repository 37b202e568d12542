import Cassowary

/// The measurements of a text: the heights that its content needs at certain widths.
final class MeasuredText {
  struct Measurement {
    var width: Double
    var height: Double
  }

  /// The width of the content on one line, where measuring begins.
  private(set) var naturalWidth: Double
  /// The measurement that the layout uses.
  private(set) var current: Measurement
  /// The height on one line; nil if not measured yet.
  var naturalHeight: Double?
  /// Other measurements of the same content, which only a text that is fed back has.
  private var others: [Measurement] = []
  /// Whether the width may depend on the height of a text, this one or another. Measuring then
  /// starts over in every pass and may meet the same widths again.
  var isFedBack = false

  /// As many as one pass can make for one text.
  private static var memory: Int { 12 }

  init(naturalWidth: Double, height: Double) {
    self.naturalWidth = naturalWidth
    naturalHeight = height
    current = Measurement(width: naturalWidth, height: height)
  }

  /// The height at a width, if it has been measured.
  func height(at width: Double) -> Double? {
    if width == current.width { return current.height }
    if width == naturalWidth { return naturalHeight }
    return others.first { $0.width == width }?.height
  }

  /// Makes a measurement the current one.
  ///
  /// - Returns: Whether the height has changed.
  func take(_ measurement: Measurement) -> Bool {
    let old = current
    current = measurement
    if measurement.width == naturalWidth { naturalHeight = measurement.height }
    if isFedBack, height(at: old.width) == nil {
      if others.count == Self.memory { others.removeFirst() }
      others.append(old)
    }
    return measurement.height != old.height
  }

  /// Starts over with new content, measured at the current width.
  fileprivate func replaceContent(naturalWidth: Double, height: Double) {
    self.naturalWidth = naturalWidth
    naturalHeight = nil
    others.removeAll()
    current.height = height
  }
}

/// Text that wraps: its height depends on its width, and its width is a result.
///
/// A pass solves with the heights measured last, measures again those texts whose width came out
/// differently, and solves again. Where no width depends on a height, this converges in one round,
/// to a unique layout. A text whose width may depend on heights may have several; so that the
/// result does not depend on history, measuring it starts in every pass at the width of one line.
extension LayoutEngine {
  /// How many rounds a pass measures before it uses what it has.
  static var measuringRounds: Int { 8 }

  /// The width at which a text without a width of its own is measured first.
  private static var endlessWidth: Double { LayoutConstraint.largestNumber }

  /// Measures an item's new content, if it is text that wraps: at the width that the text had last,
  /// else on one line.
  func askTextHeight(of item: ItemIdentity, onOneLine width: Double?) {
    let naturalWidth = width ?? Self.endlessWidth
    if let text = item.text {
      let width = text.current.width
      measuredClock = 0
      let height = measure(item, width)
      guard isAsAsked(item), item.text === text else { return }
      if let height { return text.replaceContent(naturalWidth: naturalWidth, height: height) }
      item.text = nil
      if width == naturalWidth { return }
    }
    guard let height = measure(item, naturalWidth), isAsAsked(item) else { return }
    item.text = MeasuredText(naturalWidth: naturalWidth, height: height)
    texts.append(item, waitingFor: self)
    textFeedback = nil
    measuredClock = 0
  }

  /// Whether no text can have another width than that at which it was measured last.
  var areTextsMeasured: Bool { texts.isEmpty || measuredClock == clock }

  /// Measures and solves until all texts have the height that they need at the width they have.
  func measureTexts() {
    if areTextsMeasured { return }
    arrangeTexts()
    let isFedBack = findTextFeedback()
    measureTexts { !$0.isFedBack }
    if isFedBack {
      beginAnew()
      if !pending.textHeights.isEmpty { solve() }
      measureTexts { _ in true }
    }
    for _ in 0..<Self.measuringRounds {
      if pending.textHeights.isEmpty {
        measuredClock = clock
        return
      }
      solve()
      measureTexts { _ in true }
    }
    let unsettled = pending.textHeights
    if !pending.isEmpty { solve() }
    for item in unsettled { note(.unsettledText(item: item.name), of: item) }
    measuredClock = clock
  }

  /// Sorts the texts into tree order, without those that have left.
  private func arrangeTexts() {
    texts.removeAll { item in item.engine !== self || item.text == nil }
    let isOrdered = zip(texts, texts.dropFirst()).allSatisfy {
      $0.placement.order < $1.placement.order
    }
    if isOrdered { return }
    texts.sort { $0.placement.order < $1.placement.order }
    // A text that has left and come back was listed twice.
    var arranged: [ItemIdentity] = []
    for item in texts where item !== arranged.last { arranged.append(item) }
    texts = arranged
  }

  /// Measures texts whose width has changed; those that need another height become pending.
  private func measureTexts(where isWanted: (MeasuredText) -> Bool) {
    solver.settle()
    isSolving = true
    defer { isSolving = false }
    for item in texts {
      // While others were measured, it may have been moved to another tree.
      guard item.engine === self, let text = item.text, isWanted(text),
        let variable = item.placement.width
      else { continue }
      let width = PixelGrid.withoutNoise(
        max(0, solver.value(at: variable.index)), expected: text.naturalWidth)
      if width != text.current.width { take(width, of: item, text) }
    }
  }

  /// Resets the texts that are fed back to the heights that they have before they are measured.
  private func beginAnew() {
    isSolving = true
    defer { isSolving = false }
    for item in texts {
      guard item.engine === self, let text = item.text, text.isFedBack else { continue }
      take(text.naturalWidth, of: item, text)
    }
  }

  private func take(_ width: Double, of item: ItemIdentity, _ text: MeasuredText) {
    let height = height(of: item, text, at: width)
    guard item.engine === self, item.text === text else { return }
    if text.take(MeasuredText.Measurement(width: width, height: height)) {
      pending.textHeights.append(item)
    }
  }

  /// The height of a text at a width, measured if it has not been. An unusable answer is replaced
  /// by the height on one line, or else by the current height.
  private func height(
    of item: ItemIdentity, _ text: MeasuredText, at width: Double
  ) -> Double {
    text.height(at: width) ?? measure(item, width) ?? text.height(at: text.naturalWidth)
      ?? measure(item, text.naturalWidth) ?? text.current.height
  }

  private func measure(_ item: ItemIdentity, _ width: Double) -> Double? {
    guard let height = item.ask({ $0.intrinsicContentHeight(forWidth: width) }) ?? nil
    else { return nil }
    return checked(height, of: item, .intrinsicHeight)
  }
}
