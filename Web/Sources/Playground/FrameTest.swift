import AutoLayout
import Documents

/// A test that makes the layout and expects the frames that it has now.
struct FrameTest {
  enum Framework { case xctest, swiftTesting }

  let text: String

  init(_ document: LayoutDocument, _ result: LayoutResult, _ framework: Framework) {
    let program = SwiftProgram(document, result)
    let isXCTest = framework == .xctest
    var text = "import AutoLayout\nimport AutoLayoutTesting\n"
    text += isXCTest ? "import XCTest\n\n" : "import Testing\n\n"
    if program.hasParagraphs { text += SwiftProgram.paragraph }
    text +=
      isXCTest
      ? "final class LayoutTests: XCTestCase {\n  func testFrames() throws {\n"
      : "@Suite struct LayoutTests {\n  @Test func frames() throws {\n"
    for line in program.lines { text += line.isEmpty ? "\n" : "    \(line)\n" }
    text += "\n"
    for view in result.views {
      let frame = view.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map {
        NumberText.rounded($0, places: 4)
      }
      text += "    expectFrame(\n      of: \(SwiftProgram.name(view.name)),\n"
      text += "      equals: LayoutRect(x: \(numbers[0]), y: \(numbers[1]), "
      text += "width: \(numbers[2]), height: \(numbers[3])))\n"
    }
    self.text = text + "  }\n}\n"
  }
}
