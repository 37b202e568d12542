import VisualFormat

/// Puts SVG text together.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: StaticString) {
    bytes += "\(text)".utf8
  }

  mutating func line(_ text: String) {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A text as character data: marked characters escaped, forbidden ones replaced.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in printable(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A coordinate, to a hundredth of a pixel.
  static func number(_ value: Double) -> String {
    decimal(value.rounded(toParts: 100))
  }

  mutating func rectangle(_ rectangle: PictureRect, class name: String, radius: Double) {
    line(
      "<rect class=\"\(name)\" x=\"\(Self.number(rectangle.left))\""
        + " y=\"\(Self.number(rectangle.top))\" width=\"\(Self.number(rectangle.width))\""
        + " height=\"\(Self.number(rectangle.height))\" rx=\"\(Self.number(radius))\"/>")
  }

  mutating func text(
    _ text: String, class name: StaticString, x: Double, y: Double, size: Double,
    isTurned: Bool = false
  ) {
    // Digits and lower-case letters look centred when the base line is a third of their size
    // below the middle.
    let shift = size * 0.35
    let place = "x=\"\(Self.number(x))\" y=\"\(Self.number(y + shift))\""
    let turn = isTurned ? " transform=\"rotate(-90 \(Self.number(x)) \(Self.number(y)))\"" : ""
    line(
      "<text class=\"\(name)\" \(place) font-size=\"\(Self.number(size))\"\(turn)>"
        + "\(Self.escape(text))</text>")
  }
}
