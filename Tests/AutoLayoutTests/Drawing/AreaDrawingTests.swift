import AutoLayout
import Testing

/// Margins, safe areas and contents in drawings.
struct AreaDrawingTests {
  private let root = LayoutView("root", size: LayoutSize(width: 200, height: 300))
  private let title = LayoutView("title", intrinsicContentSize: LayoutSize(width: 90, height: 20))

  private var areas: [LayoutDrawing.Box] { LayoutDrawing(of: root).boxes.filter { $0.isArea } }

  @Test func `areas are drawn that constraints speak of, and no others`() throws {
    root.addSubview(title)
    root.layoutMargins = LayoutInsets(top: 1, left: 10, bottom: 2, right: 20)
    root.safeAreaInsets = LayoutInsets(top: 40, left: 0, bottom: 30, right: 0)
    _ = title.layoutMarginsGuide
    try root.layout("|[\(title)]")
    root.layoutIfNeeded()
    #expect(areas.isEmpty)
    try title.pinEdges(.top, to: root.safeAreaLayoutGuide, insets: .init(all: 8))
    try title.pinEdges(.trailing, to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(areas.map { $0.name } == ["root.layoutMarginsGuide", "root.safeAreaLayoutGuide"])
    #expect(areas[0].frame == LayoutRect(10, 1, 170, 297))
    #expect(areas[1].frame == LayoutRect(0, 40, 200, 230))
    let svg = LayoutDrawing(of: root).svg()
    #expect(svg.contains(">safe area</text>") && svg.contains(">margins</text>"))
    // The distance of 8 is there, though the root is 48 points away.
    #expect(svg.contains(">8</text>"))
    #expect(LayoutDrawing(of: root).text().contains(" 8 "))
  }

  @Test func `distances in a scroll view go to the edges of its content`() throws {
    let scroll = LayoutScrollView("scroll")
    root.addSubview(scroll)
    scroll.addSubview(title)
    try scroll.pinEdges()
    try root.layout("|-7-[\(title)]-7-|", "V:|-7-[\(title)]-6-|")
    root.layoutIfNeeded()
    #expect(areas.map { $0.frame } == [LayoutRect(0, 0, 104, 33)])
    let rows = LayoutDrawing(of: root).text().split(separator: "\n")
    let below = try #require(rows.firstIndex { $0.contains(" 6 ") })
    // Right below the title, and not half-way to the bottom.
    #expect(below < rows.count / 3, "\(rows.joined(separator: "\n"))")
    #expect(LayoutDrawing(of: root).svg(zoom: 2).contains(">content</text>"))
  }

  @Test func `a box that is full has its name over it`() throws {
    let (box, cells) = (LayoutView("box"), (0..<2).map { LayoutView("cell\($0)") })
    root.addSubview(box)
    box.addSubviews(cells)
    try box.pinEdges(insets: .init(all: 30))
    try root.layout("|[\(cells[0])(\(cells[1]))][\(cells[1])]|", "V:|[\(cells[0])]|")
    try root.layout("V:|[\(cells[1])]|")
    root.layoutIfNeeded()
    #expect(LayoutDrawing(of: root).svg().contains(">box</text>"))
  }
}
