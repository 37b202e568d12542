import AutoLayout
import Testing

/// Drawings are made of numbers and names that a caller gives, whatever they are.
@Suite struct ExtremeDrawingTests {
  @Test func `a layout of next to no width is drawn`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 0x1p-1030, height: 10))
    let view = LayoutView("view")
    root.addSubview(view)
    try root.layout("H:|[\(view)]|")
    root.layoutIfNeeded()
    #expect(root.frame.width == 0x1p-1030)
    let drawing = LayoutDrawing(of: root)
    #expect(drawing.text().contains("root"))
    #expect(drawing.svg().contains(">root</text>"))
  }

  @Test(arguments: [Int.min, .min + 1, -1, 0, 1, 2, 3])
  func `a drawing has two columns at least`(columns: Int) {
    let box = LayoutDrawing.Box(name: "", frame: LayoutRect(x: 0, y: 0, width: 9, height: 0))
    // A line with a corner at either end, and room for what it has none of beside it.
    #expect(
      LayoutDrawing(boxes: [box]).text(columns: columns)
        == LayoutDrawing(boxes: [box]).text(columns: 2))
  }

  @Test func `areas alone, with a distance between them, are drawn`() {
    let frames = [LayoutRect(0, 0, 100, 20), LayoutRect(20, 0, 10, 20)]
    let drawing = LayoutDrawing(
      boxes: [
        .init(name: "a", frame: frames[0], isArea: true),
        .init(name: "b", frame: frames[1], parent: 0, isArea: true),
      ],
      records: [
        ConstraintRecord(
          first: "b", firstAttribute: .left, relation: .equal, second: "a", secondAttribute: .left,
          constant: 20)
      ])
    #expect(drawing.text().contains("20"))
    #expect(drawing.svg().contains(">20</text>"))
  }

  @Test func `no drawing has more than a thousand columns`() {
    let box = LayoutDrawing.Box(name: "a", frame: LayoutRect(x: 0, y: 0, width: 9, height: 0.01))
    let drawing = LayoutDrawing(boxes: [box])
    #expect(drawing.text(columns: .max) == drawing.text(columns: 1000))
    #expect(drawing.text(columns: 1000).split(separator: "\n")[0].unicodeScalars.count == 1000)
  }

  @Test func `a description of a deep tree says how deep, and is no wider`() {
    let views = (0...100).map { LayoutView("v\($0)") }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    let lines = views[0].recursiveDescription.split(separator: "\n")
    #expect(lines[64] == String(repeating: "   | ", count: 64) + "v64 (0, 0, 0, 0)")
    #expect(lines[65] == String(repeating: "   | ", count: 64) + "65: v65 (0, 0, 0, 0)")
    #expect(lines[100] == String(repeating: "   | ", count: 64) + "100: v100 (0, 0, 0, 0)")
  }

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.1, 20, 0x1p-1030, 0x1p-1074, -0x1p-1074, 1e-300, 1e6, 1e12, -1e12, 1e13,
    1e300,
    -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    .ulpOfOne,
  ]

  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func `any boxes, records and open numbers are drawn`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    func number() -> Double {
      Bool.random(using: &numbers)
        ? Double(Int.random(in: -20...20, using: &numbers) * 5)
        : Self.numbers.randomElement(using: &numbers) ?? 0
    }
    let count = Int.random(in: 0...8, using: &numbers)
    let names = (0..<count).map { $0 % 3 == 2 ? "\u{1B}[2J\n\u{202E}" : "box \($0)" }
    let boxes = names.map { name in
      LayoutDrawing.Box(
        name: name, frame: LayoutRect(x: number(), y: number(), width: number(), height: number()),
        parent: [nil, -1, 0, 1, 2, .max, .min].randomElement(using: &numbers) ?? nil,
        insets: LayoutInsets(top: number(), left: number(), bottom: number(), right: number()))
    }
    let attributes = LayoutConstraint.Attribute.allCases
    let records = (0..<2 * count).map { _ in
      ConstraintRecord(
        first: names.randomElement(using: &numbers) ?? "",
        firstAttribute: attributes.randomElement(using: &numbers) ?? .top,
        relation: [.equal, .lessThanOrEqual].randomElement(using: &numbers) ?? .equal,
        second: names.randomElement(using: &numbers) ?? "",
        secondAttribute: attributes.randomElement(using: &numbers) ?? .top,
        constant: number(), priority: LayoutPriority(number()))
    }
    var drawing = LayoutDrawing(
      boxes: boxes, records: records,
      direction: Bool.random(using: &numbers) ? .leftToRight : .rightToLeft)
    drawing.ambiguities = names.map { name in
      let ends = [number(), number()].map { $0.isNaN ? 0 : $0 }.sorted()
      return LayoutEngine.Ambiguity(
        item: name, attribute: attributes.randomElement(using: &numbers) ?? .width,
        range: ends[0]...ends[1], value: number())
    }
    let columns = [78, 0, .min, .max].randomElement(using: &numbers) ?? 78
    for text in [drawing.text(columns: columns), drawing.svg(), drawing.svg(zoom: number())] {
      #expect(!text.contains("nan") && !text.contains("inf"), "seed \(seed)")
      #expect(!text.unicodeScalars.contains("\u{1B}"), "seed \(seed)")
      #expect(!text.unicodeScalars.contains("\u{202E}"), "seed \(seed)")
    }
  }
}
