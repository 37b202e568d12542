import AutoLayout

/// Numbers as text.
package enum NumberText {
  /// The shortest digits that read back as the same finite number; whole ones without `.0`.
  /// What is not finite has no number in JSON and reads `null`.
  package static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    // Below 2^53 every whole number is exact, so its integer says the same.
    if value.rounded(.towardZero) == value, value.magnitude < 0x1p53 {
      return String(Int64(value))
    }
    return value.description
  }

  /// At most `places` digits after the point, for people to read.
  package static func rounded(_ value: Double, places: Int = 2) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * scale).rounded()
    guard scaled.magnitude < 0x1p53 else { return shortest(value) }
    return shortest(scaled / scale)
  }

  /// The double that is nearest to a decimal number without a sign; infinite where that is too large.
  /// It is read as the language reads numbers, which needs nothing of C.
  static func value(of digits: String) -> Double {
    let result = parse("[_(\(digits))]")
    guard !result.hasErrors, let tree = result.tree,
      let list = tree.views.first?.predicateList,
      case .number(let value)? = tree.predicates(of: list).first?.object.value
    else { return .infinity }
    return value
  }
}
