import Testing

@testable import AutoLayout

struct SVGTests {
  private func grid(_ rows: Int, _ columns: Int) -> LayoutDrawing {
    var boxes = [
      LayoutDrawing.Box(
        name: "superview",
        frame: LayoutRect(x: 0, y: 0, width: 50 * Double(columns), height: 30 * Double(rows)))
    ]
    var records: [ConstraintRecord] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let name = "cell\(row * columns + column)"
        let frame = LayoutRect(
          x: 50 * Double(column) + 5, y: 30 * Double(row) + 5, width: 40, height: 20)
        boxes.append(.init(name: name, frame: frame, parent: 0))
        guard column > 0 else { continue }
        records.append(
          ConstraintRecord(
            first: name, firstAttribute: .leading, relation: .equal,
            second: "cell\(row * columns + column - 1)", secondAttribute: .trailing, constant: 10))
      }
    }
    return LayoutDrawing(boxes: boxes, records: records)
  }

  @Test func `every box has its name, its tool tip and its rectangle`() {
    let svg = grid(2, 3).svg()
    for cell in 0..<6 { #expect(svg.contains(">cell\(cell)</text>")) }
    #expect(svg.contains("<title>cell4: 55, 35, 40, 20</title>"))
    #expect(svg.contains("<title>superview: 0, 0, 150, 60</title>"))
    #expect(svg.split(separator: "class=\"box1\"").count == 7)
  }

  @Test func `a chosen zoom makes so many pixels of a point, and nonsense is no zoom`() {
    let drawing = grid(2, 3)
    // 150 by 60 points, with a margin of 28 pixels on every side.
    #expect(drawing.svg(zoom: 2).contains("width=\"356\" height=\"176\""))
    for zoom in [0, -1, .nan, .infinity] as [Double] {
      #expect(drawing.svg(zoom: zoom) == drawing.svg())
    }
  }

  @Test func `every spacing has a line with two ends and its number`() {
    let svg = grid(2, 3).svg()
    #expect(svg.split(separator: "class=\"spacing-label\"").count == 5)
    #expect(svg.split(separator: ">10</text>").count == 5)
  }

  @Test func `no two labels cover each other where there is room`() {
    let picture = Picture(grid(4, 5))
    var rectangles = picture.names.map(\.rectangle) + picture.lines.map(\.label.rectangle)
    while let rectangle = rectangles.popLast() {
      for other in rectangles { #expect(rectangle.overlap(other) == 0) }
    }
  }

  @Test func `the picture holds everything in it`() {
    var drawing = grid(1, 2)
    drawing.boxes[2].frame.x = 300
    let picture = Picture(drawing)
    let bounds = picture.bounds
    for name in picture.names {
      #expect(name.rectangle.union(bounds).width == bounds.width)
      #expect(name.rectangle.union(bounds).height == bounds.height)
    }
    #expect(bounds.right >= picture.plan.x(340))
  }

  @Test func `optional constraints are dashed`() {
    var drawing = grid(1, 2)
    #expect(!drawing.svg().contains("\"spacing optional\""))
    drawing.records[0].priority = 750
    #expect(drawing.svg().contains("\"spacing optional\""))
    #expect(drawing.svg().contains(">10 @750</text>"))
  }

  @Test func `a sample stands in place of the name, which the tool tip keeps`() {
    var drawing = grid(1, 2)
    drawing.boxes[1].sample = "<Log in>"
    drawing.boxes[2].sample = ""
    let svg = drawing.svg()
    #expect(
      svg.contains(">&lt;Log in&gt;</text>") && svg.contains("<title>cell0: 5, 5, 40, 20</title>"))
    #expect(!svg.contains(">cell0</text>") && !svg.contains(">cell1</text>"))
    // What holds others keeps its name, by which it is known.
    drawing.boxes[0].sample = "All"
    #expect(drawing.svg().contains(">superview</text>"))
  }

  @Test func `a box has its colour, and a picture the styles of those that it has`() {
    var drawing = grid(1, 3)
    #expect(!drawing.svg().contains("hsl"))
    drawing.boxes[1].color = .red
    drawing.boxes[3].color = .gray
    let svg = drawing.svg()
    #expect(svg.split(separator: "class=\"red\"").count == 2)
    #expect(svg.split(separator: "class=\"box1\"").count == 2)
    // Red is at 0 degrees; what is gray has no saturation.
    #expect(svg.contains(".red { fill: hsl(0, 80%, 92%); stroke: hsl(0, 40%, 40%) }"))
    #expect(svg.contains(".gray { fill: hsl(0, 0%, 92%); stroke: hsl(0, 0%, 40%) }"))
    #expect(!svg.contains(".teal"))
  }

  @Test func `names are escaped`() {
    let box = LayoutDrawing.Box(
      name: "<a & \"b\">\u{0}", frame: LayoutRect(x: 0, y: 0, width: 300, height: 50))
    let svg = LayoutDrawing(boxes: [box]).svg()
    #expect(svg.contains(">&lt;a &amp; &quot;b&quot;&gt;\u{FFFD}</text>"))
    #expect(!svg.contains("\u{0}"))
  }

  @Test func `a name that does not fit is shortened, and one without any room is left out`() {
    let text = "a name that is much longer than its box is wide"
    func names(_ width: Double, _ height: Double) -> [PictureText] {
      let drawing = LayoutDrawing(
        boxes: [
          .init(name: "r", frame: LayoutRect(x: 0, y: 0, width: 900, height: 900)),
          .init(
            name: text, frame: LayoutRect(x: 9, y: 9, width: width, height: height), parent: 0),
        ])
      return Array(Picture(drawing).names.dropFirst())
    }
    #expect(names(500, 40).map(\.text) == [text])
    #expect(names(60, 40).map { $0.text.hasSuffix("…") } == [true])
    #expect(names(20, 400).map(\.isTurned) == [true])
  }

  @Test func `the same drawing gives the same picture`() {
    #expect(grid(5, 5).svg() == grid(5, 5).svg())
  }

  @Test func `a parent that does not come first counts as none`() {
    var drawing = grid(1, 2)
    drawing.boxes[1].parent = 7
    drawing.boxes[2].parent = -1
    #expect(drawing.placed().map(\.depth) == [0, 0, 0])
  }

  @Test func `an engine's tree can be drawn as it is`() throws {
    let root = LayoutView("superview", size: LayoutSize(width: 200, height: 60))
    let find = LayoutView("find", intrinsicContentSize: LayoutSize(width: 60, height: 22))
    let icon = LayoutView("icon", intrinsicContentSize: LayoutSize(width: 10, height: 10))
    root.addSubview(find)
    find.addSubview(icon)
    try LayoutConstraint.activate(
      constraints(visualFormat: "|-[find]", views: ["find": find])
        + constraints(visualFormat: "V:|-[find]", views: ["find": find])
        + constraints(visualFormat: "|-5-[icon]", views: ["icon": icon])
        + constraints(visualFormat: "V:|-5-[icon]", views: ["icon": icon]))
    root.layoutIfNeeded()
    let drawing = LayoutDrawing(of: root)
    #expect(drawing.boxes.map(\.name) == ["superview", "find", "icon"])
    #expect(drawing.boxes.map(\.parent) == [nil, 0, 1])
    #expect(drawing.boxes[1].frame == LayoutRect(x: 20, y: 20, width: 60, height: 22))
    #expect(drawing.records.count == 4)
  }
}
