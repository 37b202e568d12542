import VisualFormat

extension LayoutError.Contradiction {
  /// The contradiction that the rows add up to; nil where their numbers leave it open.
  ///
  /// - Complexity: linear in the number of rows where each variable is in two of them, else that of
  ///   solving them.
  init?(_ rows: ClashingRows) {
    let multipliers = ContradictionMultipliers(rows).values
    guard multipliers.count == rows.indices.count else { return nil }
    self.init(
      demand: [], supply: [],
      isEquation: rows.indices.allSatisfy { rows.relation(of: $0) == .equal })
    if let size = rows.negativeSize {
      supply.append(Part(length: size))
      return
    }
    let addends = ContradictionAddends(rows, times: multipliers)
    if addends.linksAxes, compareAxes(addends.values) { return }
    for addend in addends.values {
      if addend.sum > 0 { demand += addend.written(1) } else { supply += addend.written(-1) }
    }
    if demand.isEmpty { return nil }
  }

  /// Lengths along each axis stay on a side of their own, with minus signs where they are
  /// subtracted: `300 - 20 - 20 = 260 ≠ 100 - 20 - 20 = 60`.
  ///
  /// - Returns: Whether there is something on both sides from which the rest can be subtracted.
  private mutating func compareAxes(_ addends: [ContradictionAddends.Addend]) -> Bool {
    let width = addends.filter { $0.axis == .horizontal }
    let height = addends.filter { $0.axis == .vertical }
    let sums = (width.reduce(0) { $0 + $1.sum }, height.reduce(0) { $0 + $1.sum })
    let (larger, smaller) = sums.0 >= sums.1 ? (width, height) : (height, width)
    guard larger.contains(where: { $0.sum > 0 }), smaller.contains(where: { $0.sum < 0 }) else {
      return false
    }
    for isTakenOff in [false, true] {
      for addend in larger where (addend.sum < 0) == isTakenOff { demand += addend.written(1) }
      for addend in smaller where (addend.sum > 0) == isTakenOff { supply += addend.written(-1) }
    }
    return true
  }
}

extension ContradictionAddends.Addend {
  /// The addend's parts by themselves, for the side of the larger sum (1) or the other one (−1).
  fileprivate func written(_ side: Double) -> [LayoutError.Contradiction.Part] {
    parts.map { part in
      let sign = part.length < 0 ? -side : side
      let times = sign * factor * part.factor
      // A quotient may miss a whole number by its last bit.
      let whole = times.rounded()
      let isWhole = whole != 0 && (times - whole).magnitude < Nearness.rounding
      return LayoutError.Contradiction.Part(
        factor: isWhole ? whole : times, length: part.length.magnitude, area: part.area)
    }
  }
}

extension LayoutError.Contradiction: CustomStringConvertible {
  /// The sums as they are written by hand: `20 + 300 + 8 + 120 + 20 = 468 > 320`.
  public var description: String {
    if demand.isEmpty { return "\(Self.text(of: supply)) < 0" }
    if supply.isEmpty {
      return Self.text(of: demand)
        + (isEquation ? ", which would have to be 0" : ", for which there is no room")
    }
    return "\(Self.text(of: demand)) \(isEquation ? "≠" : ">") \(Self.text(of: supply))"
  }

  /// Of very many addends the first and the last are shown.
  private static let shownAddends = 16

  private static func text(of parts: [Part]) -> String {
    let sum = parts.reduce(0) { $0 + $1.factor * $1.length }
    if parts.isEmpty { return "0" }
    var addends = parts.enumerated().map { text(of: $1, isFirst: $0 == 0) }
    if addends.count > shownAddends {
      addends = addends.prefix(shownAddends - 4) + [" + …"] + addends.suffix(3)
    }
    let written = addends.joined()
    return parts.count == 1 && parts[0].factor.magnitude == 1
      ? written : written + " = \(decimal(sum))"
  }

  private static func text(of part: Part, isFirst: Bool) -> String {
    let (times, length) = (part.factor.magnitude, decimal(part.length))
    let sign = part.factor < 0 ? (isFirst ? "-" : " - ") : (isFirst ? "" : " + ")
    let area = part.area.map { " (\(printable($0)))" } ?? ""
    return sign + (times == 1 ? length : "\(decimal(times)) × \(length)") + area
  }
}
