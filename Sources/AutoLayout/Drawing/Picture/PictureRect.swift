/// A rectangle in the pixels of a picture.
struct PictureRect {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(centerX: Double, centerY: Double, width: Double, height: Double) {
    left = centerX - width / 2
    right = centerX + width / 2
    top = centerY - height / 2
    bottom = centerY + height / 2
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
  var centerX: Double { (left + right) / 2 }
  var centerY: Double { (top + bottom) / 2 }

  /// The area that both cover.
  func overlap(_ other: PictureRect) -> Double {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// The smallest rectangle that holds both.
  func union(_ other: PictureRect) -> PictureRect {
    PictureRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func padded(by margin: Double) -> PictureRect {
    PictureRect(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
