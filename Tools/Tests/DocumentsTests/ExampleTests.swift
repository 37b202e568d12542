import AutoLayout
import Foundation
import Testing

@testable import Documents

/// The documents in Examples, each with frames worked out by hand.
struct ExampleTests {
  /// What one example must give: x, y, width and height of its views, in order.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var frames: [[Double]]

    init(_ name: String, _ frames: [Double]...) {
      self.name = name
      self.frames = frames
    }

    var testDescription: String { name }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples").standardized

  private static func source(_ name: String) throws -> SourceFile {
    let url = folder.appending(path: "\(name).vfl")
    return SourceFile(name: name, bytes: Array(try Data(contentsOf: url)))
  }

  private func solve(_ name: String) throws -> LayoutResult {
    try DocumentFile(Self.source(name)).document.solve()
  }

  static let cases = [
    Case("appendix/standard-space", [46, 25, 80, 30], [134, 25, 120, 30]),
    Case("appendix/width-constraint", [60, 25, 80, 30]),
    Case("appendix/connection-to-superview", [50, 20, 200, 40]),
    Case("appendix/vertical-layout", [40, 25, 120, 30], [40, 65, 120, 30]),
    Case("appendix/flush-views", [60, 20, 90, 40], [150, 20, 90, 40]),
    Case("appendix/priority", [60, 25, 80, 30]),
    Case("appendix/equal-widths", [40, 25, 100, 30], [160, 25, 100, 30]),
    Case("appendix/multiple-predicates", [50, 25, 100, 30]),
    Case(
      "appendix/complete-layout", [20, 20, 60, 22], [88, 20, 90, 22], [186, 20, 274, 22]),
    Case("guide/single-view", [60, 25, 80, 30]),
    Case("guide/touching", [70, 25, 80, 30], [150, 25, 80, 30]),
    Case("guide/standard-gap", [66, 25, 80, 30], [154, 25, 80, 30]),
    Case("guide/wide-gap", [55, 25, 80, 30], [165, 25, 80, 30]),
    Case("guide/label-above", [60, 30, 80, 20], [50, 100, 100, 30]),
    Case("guide/fixed-width", [50, 25, 100, 30]),
    Case("guide/greatest-width", [50, 25, 100, 30]),
    Case("guide/same-width", [40, 30, 100, 20], [160, 25, 100, 30]),
    Case("guide/both-margins", [20, 25, 250, 30]),
    Case("guide/optional-width", [65, 25, 70, 30]),
    Case("guide/row-on-baseline", [20, 24, 136, 30], [164, 29, 136, 21]),
    Case(
      "guide/column", [20, 20, 150, 100], [20, 128, 150, 100], [20, 258, 150, 42]),
    Case(
      "form", [92, 112, 296, 96], [10, 10, 160, 30], [180, 10, 48, 30], [238, 10, 48, 30],
      [10, 50, 276, 36]),
    Case("ideas/centre", [70, 30, 60, 40]),
    Case("ideas/aspect-ratio", [20, 32.5, 280, 175]),
    Case(
      "ideas/equal-spacing", [20, 20, 40, 20], [100, 20, 60, 20], [200, 20, 80, 20],
      [60, 20, 40, 20], [160, 20, 40, 20]),
    Case("ideas/sidebar", [0, 0, 200, 600], [200, 0, 600, 600]),
    Case(
      "ideas/form", [20, 27, 48, 20], [20, 65, 48, 20], [76, 20, 224, 30], [76, 58, 224, 30]),
    Case("ideas/keyboard", [0, 20, 320, 200], [0, 220, 320, 44]),
    Case("ideas/safe-area", [0, 0, 390, 844], [16, 55, 358, 30]),
    Case("ideas/right-to-left", [240, 20, 40, 20], [132, 20, 100, 20]),
    Case("ideas/stack", [20, 20, 260, 30], [0, 0, 30, 30], [40, 5, 220, 20]),
    Case("ideas/scroll", [0, 0, 320, 480], [10, 10, 300, 40]),
    Case("placeholder", [0, 0, 320, 480], [100, 180, 120, 120], [0, 320, 320, 17]),
    Case("squeeze", [20, 19.5, 180, 21], [208, 19.5, 92, 21]),
  ]

  @Test(arguments: cases)
  func `an example's constraints as lines of a document are the same constraints`(_ example: Case)
    throws
  {
    let document = try DocumentFile(Self.source(example.name)).document
    let written = document.expand()
    let source = SourceFile(name: example.name, text: written.formatStrings)
    var read = document
    read.formats = try DocumentFile(source).document.formats
    read.constraints = try DocumentFile(source).document.constraints
    // Origins are places in the strings, which are others now.
    let plain: (LayoutResult) -> [String] = { $0.constraints.map(\.record.equation).sorted() }
    #expect(plain(read.expand()) == plain(written))
  }

  @Test(arguments: cases)
  func `an example has its frames, and leaves nothing open`(example: Case) throws {
    let result = try solve(example.name)
    #expect(result.status == .ok)
    #expect(result.views.count == example.frames.count)
    for (view, expected) in zip(result.views, example.frames) {
      let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
      for (value, wanted) in zip(frame, expected) {
        #expect(abs(value - wanted) < 1e-9, "\(view.name): \(frame)")
      }
      #expect(view.ambiguous.isEmpty, "\(view.name)")
    }
  }

  @Test func `the days of the calendar fill the month evenly`() throws {
    let result = try solve("calendar")
    #expect(result.views.count == 43)
    #expect(result.views[0].frame == LayoutRect(x: 20, y: 20, width: 335, height: 627))
    // Seven days and six gaps of 10 across, six weeks and five gaps down.
    let width = (335.0 - 60) / 7
    let height = (627.0 - 50) / 6
    for (index, view) in result.views.dropFirst().enumerated() {
      #expect(abs(view.frame.x - Double(index % 7) * (width + 10)) < 1e-9)
      #expect(abs(view.frame.y - Double(index / 7) * (height + 10)) < 1e-9)
      #expect(abs(view.frame.width - width) < 1e-9)
      #expect(abs(view.frame.height - height) < 1e-9)
    }
  }

  @Test func `every example is one of these, without warnings, and can be drawn`() throws {
    let files = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap {
      ($0 as? String).flatMap { $0.hasSuffix(".vfl") ? String($0.dropLast(4)) : nil }
    }
    let names = Set(try #require(files))
    #expect(names == Set(Self.cases.map(\.name) + ["calendar"]))
    for name in names {
      let file = try DocumentFile(Self.source(name))
      #expect(file.document.warnings().isEmpty, "\(name)")
      let canonical = try DocumentFile(SourceFile(name: name, text: file.canonical()))
      #expect(try canonical.canonical() == file.canonical(), "\(name)")
      let drawing = file.document.solve().drawing
      #expect(drawing.svg().hasSuffix("</svg>\n"), "\(name)")
      let text = drawing.text()
      for box in drawing.boxes where !box.isArea { #expect(text.contains(box.name), "\(name)") }
    }
  }
}
