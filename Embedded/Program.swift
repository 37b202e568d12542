import AutoLayout

/// Uses the libraries as a program does that has no more than Embedded Swift, and prints all that
/// comes of it: what is printed must be the same to the last bit wherever it runs.
@main
struct Program {
  static func main() {
    printNumbers()
    printTreesAndMistakes()
    printForm()
    printCalendar()
    printKindsOfViews()
    printItemsOfUnknownClass()
    printGrowth()
    printSolver()
    printLimits()
    printDocuments()
  }
}

/// A heading, so that a difference can be placed.
func section(_ name: String) { print("== " + name) }

/// All bits of a number, and the number for people.
func bits(_ number: Double) -> String {
  String(number.bitPattern, radix: 16) + " (" + number.description + ")"
}

func bits(_ frame: LayoutRect) -> String {
  [frame.x, frame.y, frame.width, frame.height].map { bits($0) }.joined(separator: " ")
}

/// The frames of a whole tree after a layout pass.
func printFrames(of root: LayoutView) {
  root.layoutIfNeeded()
  for entry in LayoutSnapshot(of: root).entries { print(entry.name + " " + bits(entry.frame)) }
}

/// All that a layout says of itself, in words and in pictures.
func printExplanations(of root: LayoutView) {
  root.layoutIfNeeded()
  print(root.layoutEngine.explanation.draw())
  print(LayoutDrawing(of: root).text())
  print(LayoutDrawing(of: root).svg())
  let records = root.layoutEngine.constraints.map { $0.record }
  for line in FormatStrings(records).lines { print(line.format) }
  print(AnchorCode(records).text)
}

/// Does what may be refused, and prints the refusal.
func attempt(_ body: () throws(LayoutError) -> Void) {
  do throws(LayoutError) { try body() } catch { print("refused: " + error.description) }
}

/// Numbers that look as if they were random, and are the same everywhere.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % bound)
  }
}
