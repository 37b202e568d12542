import AutoLayout

/// Format strings in a column, each beside its drawing.
struct PictureSheet {
  private static let characterWidth = 7.9
  private static let gap = 14.0

  private var rows: [(format: String, picture: EmbeddedPicture?)] = []

  /// Adds a string and its drawing; nil where no layout can be what the string asks for.
  mutating func add(_ format: String, _ drawing: LayoutDrawing?) {
    rows.append((format, drawing.map { EmbeddedPicture($0) }))
  }

  /// The sheet as one SVG document.
  var svg: String {
    let longest = rows.map(\.format.count).max() ?? 0
    let column = (Double(longest) * Self.characterWidth + Self.gap).rounded(.up)
    let width = column + (rows.compactMap(\.picture?.width).max() ?? 0)
    let height = rows.reduce(0) { $0 + Self.height(of: $1.picture) }
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.number(width))\""
      + " height=\"\(Self.number(height))\">\n"
    if let style = rows.lazy.compactMap(\.picture?.style).first { text += style }
    var top = 0.0
    for (format, picture) in rows {
      let baseline = top + Self.height(of: picture) / 2 + 4
      text += Self.text(format, x: 0, y: baseline, Self.code)
      if let picture {
        text += picture.placed(x: Self.number(column), y: Self.number(top))
      } else {
        text += Self.text("no layout can have this", x: column + 28, y: baseline, Self.prose)
      }
      top += Self.height(of: picture)
    }
    return text + "</svg>\n"
  }

  private static func height(of picture: EmbeddedPicture?) -> Double { picture?.height ?? 40 }

  private static let code =
    "13px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
  private static let prose =
    "italic 13px 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif"

  private static func text(_ text: String, x: Double, y: Double, _ font: String) -> String {
    "<text class=\"name\" x=\"\(number(x))\" y=\"\(number(y))\""
      + " style=\"font: \(font); text-anchor: start\">\(escaped(text))</text>\n"
  }

  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
