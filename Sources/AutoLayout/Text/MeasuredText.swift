/// What was measured of a text: the heights that its content needs at widths.
final class MeasuredText {
  struct Measurement {
    var width: Double
    var height: Double
  }

  /// The width of the content on one line, where measuring begins.
  private(set) var naturalWidth: Double
  /// The measurement that the layout goes by.
  private(set) var current: Measurement
  /// The height on one line; nil if that has not been asked of this content.
  var naturalHeight: Double?
  /// Others of the same content, which only a text that is fed back has.
  private var others: [Measurement] = []
  /// Whether the width may depend on the height of a text, this one or another. Measuring then begins
  /// anew in every pass and may come by the same widths again.
  var isFedBack = false

  /// As many as a pass makes of one text.
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
  /// - Returns: Whether the height is another one.
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

  /// Begins anew with another content, measured at the width that the text has.
  func replaceContent(naturalWidth: Double, height: Double) {
    self.naturalWidth = naturalWidth
    naturalHeight = nil
    others.removeAll()
    current.height = height
  }
}
