extension LayoutDrawing {
  /// The drawing as an SVG document: boxes with their names, and the spacings and sizes that the
  /// records speak of as dimension lines, dashed where they are optional.
  ///
  /// It brings its own colours for light and for dark surroundings. Names and numbers have a
  /// fixed size whatever the size of the layout; a name without room is left out and can be read
  /// from the box's tool tip. Proportional to the number of boxes and records where they are
  /// spread evenly.
  ///
  /// - Parameter zoom: Pixels in a point, above 0; nil, and what is no such number, lets the size
  ///   of the layout and the room for its names decide. No picture is larger than 1e9 pixels on a
  ///   side.
  public func svg(zoom: Double? = nil) -> String {
    let picture = Picture(self, zoom: zoom)
    var svg = SVGWriter()
    picture.writeHead(to: &svg)
    picture.writeBoxes(to: &svg)
    picture.writeAreas(to: &svg)
    for line in picture.lines { picture.write(line, to: &svg) }
    picture.writeNames(to: &svg)
    svg.line("</svg>")
    return svg.text
  }
}

extension Picture {
  fileprivate func writeHead(to svg: inout SVGWriter) {
    let bounds = bounds
    let width = SVGWriter.number(bounds.width)
    let height = SVGWriter.number(bounds.height)
    let left = SVGWriter.number(bounds.left)
    let top = SVGWriter.number(bounds.top)
    svg.line(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"\(left) \(top) \(width) \(height)\">")
    svg.write(Self.style)
    if lines.contains(where: { $0.mark != .none }) { svg.write(Self.markStyle) }
    if drawing.boxes.contains(where: { $0.isArea }) { svg.write(Self.areaStyle) }
    writeColors(to: &svg)
    svg.rectangle(bounds, class: "paper", radius: 10)
  }

  /// Only in pictures that explain something.
  private static let markStyle: StaticString = """
    <style>
    .conflict, .open { fill: none; stroke-width: 1.6 }
    .conflict { stroke: #d1122b }
    .open { stroke: #0b7285 }
    .conflict-end { fill: #d1122b }
    .open-end { fill: #0b7285 }
    .conflict-label, .open-label { stroke: #ffffff; stroke-width: 2.5; stroke-opacity: 0.85; \
    stroke-linejoin: round; paint-order: stroke; font-weight: bold }
    .conflict-label { fill: #d1122b }
    .open-label { fill: #0b7285 }
    @media (prefers-color-scheme: dark) {
    .conflict-label, .open-label { stroke: #14181d }
    .conflict { stroke: #ff6b7d }
    .conflict-label { fill: #ff6b7d }
    .open { stroke: #66d9e8 }
    .open-label { fill: #66d9e8 }
    }
    </style>

    """

  /// Only in pictures with margins, safe areas or contents.
  private static let areaStyle: StaticString = """
    <style>
    .area { fill: none; stroke: #2f8f83; stroke-width: 1; stroke-dasharray: 5 3 }
    .area-name { fill: #1f6f66 }
    @media (prefers-color-scheme: dark) {
    .area { stroke: #63c7b8 }
    .area-name { fill: #8fdccf }
    }
    </style>

    """

  private static let style: StaticString = """
    <style>
    text { font-family: "Helvetica Neue", Helvetica, Arial, "DejaVu Sans", sans-serif; \
    text-anchor: middle }
    .paper { fill: #ffffff }
    .root { fill: #f4f6f9; stroke: #98a4b3; stroke-width: 1.25 }
    .box1 { fill: #d9e6fb; stroke: #5a86c9 }
    .box2 { fill: #fbedcf; stroke: #c39a3f }
    .box3 { fill: #d9f0df; stroke: #57a06d }
    .name { fill: #1c2733 }
    .caption { fill: #6b7889 }
    .spacing, .size { fill: none; stroke-width: 1.1 }
    .spacing { stroke: #c2410c }
    .size { stroke: #6d3bc4 }
    .optional { stroke-dasharray: 3 2 }
    .extension { stroke: #98a4b3; stroke-width: 0.75; stroke-dasharray: 2 2 }
    .spacing-end { fill: #c2410c }
    .size-end { fill: #6d3bc4 }
    .spacing-label { fill: #a83408 }
    .size-label { fill: #57299f }
    .spacing-label, .size-label { stroke: #ffffff; stroke-width: 2.5; stroke-opacity: 0.85; \
    stroke-linejoin: round; paint-order: stroke }
    @media (prefers-color-scheme: dark) {
    .paper { fill: #14181d }
    .root { fill: #1c2229; stroke: #5d6977 }
    .box1 { fill: #22385a; stroke: #6c9be0 }
    .box2 { fill: #4a3a17; stroke: #d0a94d }
    .box3 { fill: #1f4029; stroke: #67b981 }
    .name { fill: #e8edf2 }
    .caption { fill: #97a3b1 }
    .spacing { stroke: #fb923c }
    .size { stroke: #b794f6 }
    .spacing-end { fill: #fb923c }
    .size-end { fill: #b794f6 }
    .spacing-label { fill: #fdba74 }
    .size-label { fill: #d0b8fb }
    .spacing-label, .size-label { stroke: #14181d }
    }
    </style>

    """

  fileprivate func writeBoxes(to svg: inout SVGWriter) {
    for (index, box) in placed.enumerated() where !drawing.boxes[index].isArea {
      let rectangle = plan.rectangle(box.frame)
      let frame = drawing.boxes[index].frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { decimal($0) }
      let name = SVGWriter.escape(drawing.boxes[index].name)
      svg.line("<g><title>\(name): \(numbers.joined(separator: ", "))</title>")
      let radius = Swift.min(3, rectangle.width / 4, rectangle.height / 4)
      let usual = box.depth == 0 ? "root" : "box\((box.depth - 1) % 3 + 1)"
      let color = drawing.boxes[index].color?.rawValue
      svg.rectangle(rectangle, class: color ?? usual, radius: radius)
      svg.line("</g>")
    }
  }

  /// Over all boxes, which would hide them.
  fileprivate func writeAreas(to svg: inout SVGWriter) {
    for (index, box) in placed.enumerated() where drawing.boxes[index].isArea {
      let name = SVGWriter.escape(drawing.boxes[index].name)
      svg.line("<g><title>\(name)</title>")
      svg.rectangle(plan.rectangle(box.frame), class: "area", radius: 0)
      svg.line("</g>")
    }
  }

  fileprivate func writeNames(to svg: inout SVGWriter) {
    for name in names {
      let isCaption = name.rectangle.bottom <= plan.content.top
      svg.text(
        name.text, class: name.isOfArea ? "area-name" : isCaption ? "caption" : "name",
        x: name.rectangle.centerX,
        y: name.rectangle.centerY, size: name.size, isTurned: name.isTurned)
    }
  }

  /// The styles of the colours that boxes have. Names can be read on all of them.
  fileprivate func writeColors(to svg: inout SVGWriter) {
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
