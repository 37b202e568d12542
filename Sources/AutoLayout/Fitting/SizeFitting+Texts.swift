import Cassowary

extension SizeFitting {
  /// Measures and solves as a layout pass does; what does not settle stays as it was last measured.
  mutating func settleTexts() {
    solver.settle()
    for _ in 0...LayoutEngine.measuringRounds {
      var heights: [(text: Text, height: Double)] = []
      for text in texts {
        let width = PixelGrid.withoutNoise(
          max(0, solver.value(at: text.width.index)), expected: text.measured.naturalWidth)
        guard width != text.measured.current.width else { continue }
        let height = height(of: text, at: width)
        if text.measured.take(MeasuredText.Measurement(width: width, height: height)) {
          heights.append((text, height))
        }
      }
      if heights.isEmpty { return }
      change(heights)
      solver.settle()
    }
  }

  /// The height at a width, measured if neither the fitting nor the layout has done so.
  private func height(of text: Text, at width: Double) -> Double {
    text.measured.height(at: width) ?? text.item.text?.height(at: width)
      ?? text.item.heightOfContent(at: width) ?? text.measured.naturalHeight
      ?? text.measured.current.height
  }
}

extension ItemIdentity {
  /// Measures the item's text on one line, if it has one and that has not been done.
  func measureOnOneLine() {
    guard let text, text.naturalHeight == nil else { return }
    text.naturalHeight = heightOfContent(at: text.naturalWidth)
  }

  /// The item's text as it is before a fitting: on one line, as far as that was measured.
  func textOnOneLine() -> MeasuredText? {
    guard let text else { return nil }
    let copy = MeasuredText(
      naturalWidth: text.naturalWidth, height: text.naturalHeight ?? text.current.height)
    // Any text of a fitting may come by the same width again.
    copy.isFedBack = true
    return copy
  }

  /// What the item answers, if that can be used.
  fileprivate func heightOfContent(at width: Double) -> Double? {
    guard let height = ask({ $0.intrinsicContentHeight(forWidth: width) }) ?? nil, height >= 0,
      LayoutConstraint.defect(ofNumber: height) == nil
    else { return nil }
    return height
  }
}
