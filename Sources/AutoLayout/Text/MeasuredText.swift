/// What was last measured of a text: the height that it needs at a width.
final class MeasuredText {
  var width: Double
  var height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
