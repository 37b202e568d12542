import AutoLayout

/// The SVG of a drawing, taken apart so that it can stand in another one.
struct EmbeddedPicture {
  /// The rules of its classes, which are the same in all drawings.
  let style: String
  let width: Double
  let height: Double
  private let viewBox: String
  /// What is between the opening and the closing tag, without the style.
  private let content: String

  /// Makes a picture that fits on a page beside its string.
  init(_ drawing: LayoutDrawing) {
    let breadth = drawing.boxes.first?.frame.width ?? 0
    let svg = drawing.svg(zoom: min(1.6, 480 / max(breadth, 1)))
    let opening = svg.prefix { $0 != ">" }
    width = Double(Self.attribute("width", of: opening)) ?? 0
    height = Double(Self.attribute("height", of: opening)) ?? 0
    viewBox = Self.attribute("viewBox", of: opening)
    let body = svg[opening.endIndex...].dropFirst(2)
    let end = body.firstRange(of: "</style>\n")?.upperBound ?? body.startIndex
    style = String(body[..<end])
    content = String(body[end...])
  }

  /// The picture as an element, closing tag included.
  func placed(x: String, y: String) -> String {
    "<svg x=\"\(x)\" y=\"\(y)\" width=\"\(Int(width.rounded(.up)))\""
      + " height=\"\(Int(height.rounded(.up)))\" viewBox=\"\(viewBox)\">\n" + content
  }

  private static func attribute(_ name: String, of tag: Substring) -> String {
    guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound else { return "" }
    return String(tag[start...].prefix { $0 != "\"" })
  }
}
