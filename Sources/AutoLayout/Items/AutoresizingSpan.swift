/// A frame along one axis.
struct AutoresizingSpan {
  let begin: LayoutConstraint.Attribute
  let size: LayoutConstraint.Attribute
  let start, length, whole: Double
  let gives: (start: Bool, length: Bool, end: Bool)

  /// Which parts of what the superview's length changes by go to the start and to the length.
  var shares: (start: Double, length: Double) {
    var lengths = [gives.start ? start : 0, gives.length ? length : 0, gives.end ? end : 0]
    // What rounding has left of a length is none, and no part is too small for a multiplier.
    let least = 4e-6 * (lengths.max() ?? 0)
    for index in 0..<3 where lengths[index].magnitude < least { lengths[index] = 0 }
    let sum = lengths.reduce(0, +)
    if sum > 0, lengths.allSatisfy({ $0 >= 0 }) { return (lengths[0] / sum, lengths[1] / sum) }
    let count = [gives.start, gives.length, gives.end].filter { $0 }.count
    let part = count == 0 ? 0 : 1 / Double(count)
    return (gives.start ? part : 0, gives.length ? part : 0)
  }

  private var end: Double { whole - start - length }

  /// Where it begins and how long it is for another length of the superview.
  func resized(to other: Double) -> (start: Double, length: Double) {
    (start + shares.start * (other - whole), length + shares.length * (other - whole))
  }
}
