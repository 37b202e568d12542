extension LayoutError.Contradiction: CustomStringConvertible {
  /// The sums as they are written by hand: `20 + 300 + 8 + 120 + 20 = 468 > 320`.
  public var description: String {
    if demand.isEmpty { return "\(Self.text(of: supply)) < 0" }
    return "\(Self.text(of: demand)) \(isEquation ? "≠" : ">") \(Self.text(of: supply))"
  }

  /// Of very many addends those at either end are shown.
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
    let area = part.area.map { " (\($0))" } ?? ""
    return sign + (times == 1 ? length : "\(decimal(times)) × \(length)") + area
  }
}
