extension Picture {
  /// The styles of the colours that boxes have. Names can be read on all of them.
  func writeColors(to svg: inout SVGWriter) {
    let used = LayoutDrawing.Color.allCases.filter { color in
      drawing.boxes.contains { $0.color == color }
    }
    if used.isEmpty { return }
    svg.write("<style>\n")
    for color in used { svg.line(color.style(fill: ("80%", "92%"), stroke: ("40%", "40%"))) }
    svg.write("@media (prefers-color-scheme: dark) {\n")
    for color in used { svg.line(color.style(fill: ("40%", "18%"), stroke: ("45%", "58%"))) }
    svg.write("}\n</style>\n")
  }
}

extension LayoutDrawing.Color {
  /// In degrees; gray has none.
  private var hue: Int? {
    switch self {
    case .red: 0
    case .orange: 28
    case .yellow: 48
    case .green: 140
    case .teal: 178
    case .blue: 215
    case .purple: 268
    case .pink: 330
    case .gray: nil
    }
  }

  fileprivate func style(
    fill: (saturation: String, lightness: String), stroke: (saturation: String, lightness: String)
  ) -> String {
    func written(_ part: (saturation: String, lightness: String)) -> String {
      "hsl(\(hue ?? 0), \(hue == nil ? "0%" : part.saturation), \(part.lightness))"
    }
    return ".\(rawValue) { fill: \(written(fill)); stroke: \(written(stroke)) }"
  }
}
