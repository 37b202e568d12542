import VisualFormat

extension LayoutRect: CustomStringConvertible {
  /// The four numbers in their shortest decimal form: `(20, 11, 60, 22)` is x, y, width, height.
  public var description: String {
    let numbers = [x, y, size.width, size.height].map { canonicalText(of: $0) }
    return "(\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
  }
}
