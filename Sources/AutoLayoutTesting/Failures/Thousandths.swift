internal import VisualFormat

extension Double {
  /// The number to a thousandth, in its shortest decimal form.
  var toThousandths: String { canonicalText(of: roundedToThousandths) }

  fileprivate var roundedToThousandths: Double {
    // Beyond this a double has no thousandths, and the product could overflow.
    guard magnitude < 1e12 else { return self }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}

extension LayoutRect {
  /// The rectangle with all numbers to a thousandth, which differ on no machine.
  var toThousandths: LayoutRect {
    LayoutRect(
      x: x.roundedToThousandths, y: y.roundedToThousandths, width: width.roundedToThousandths,
      height: height.roundedToThousandths)
  }
}
