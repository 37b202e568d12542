import AutoLayout
import Foundation
import Testing

@testable import Documents

/// A document that is edited has, to the bit, the layout of one that is read afresh.
struct LiveLayoutTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples").standardized

  /// Random edits of a text, the same ones for a seed.
  private struct Editor {
    var random: SeededNumbers
    var lines: [String]

    mutating func below(_ bound: Int) -> Int { random.below(bound) }

    var text: String { lines.joined(separator: "\n") }

    /// What the edit did, in a word.
    mutating func edit() -> String {
      let index = below(lines.count)
      switch below(9) {
      case 0 where lines.count > 1:
        lines.remove(at: index)
        return "removed"
      case 1:
        lines.insert(lines[index], at: below(lines.count + 1))
        return "doubled"
      case 2:
        lines.swapAt(index, below(lines.count))
        return "swapped"
      case 3:
        lines[index] = String(lines[index].prefix(below(lines[index].count)))
        return "cut"
      case 4:
        lines.insert("# a comment", at: index)
        return "commented"
      case 5:
        return removeByte(of: index)
      default:
        return changeNumber(of: index)
      }
    }

    private mutating func removeByte(of index: Int) -> String {
      guard !lines[index].isEmpty else { return "nothing" }
      let place = below(lines[index].count)
      lines[index].remove(at: lines[index].index(lines[index].startIndex, offsetBy: place))
      return "byte removed"
    }

    private mutating func changeNumber(of index: Int) -> String {
      let digits = lines[index].indices.filter { lines[index][$0].isNumber }
      guard !digits.isEmpty else { return "nothing" }
      let place = digits[below(digits.count)]
      lines[index].replaceSubrange(place...place, with: "\(below(10))")
      return "number changed"
    }
  }

  private func bits(_ layout: LiveLayout) -> [UInt64] {
    var numbers: [Double] = []
    layout.writeFrames(into: &numbers)
    return numbers.map(\.bitPattern)
  }

  private static func examples() throws -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".vfl") }.sorted().map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `random edits and sizes give the frames of a fresh document`(seed: UInt64) throws {
    try compareEdits(of: Self.examples(), seed)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `random edits of JSON and of odd documents give the frames of fresh ones`(
    seed: UInt64
  ) throws {
    let json = try Self.examples().map { example in
      DocumentFile(recovering: SourceFile(name: "t", text: example)).document.json.page
    }
    var random = RandomDocument(seed: seed)
    let odd = (0..<20).flatMap { _ in
      let document = random.document()
      return [LayoutText(document).canonical, document.json.page]
    }
    try compareEdits(of: json + odd, seed &+ 100)
  }

  @Test func `on a grid of pixels errors are those of a fresh document as well`() {
    let text = """
      size 515 217
      scale 1
      view a
      view b
      view c intrinsic 23 23
      V:[a]-(>=15)-[b(>=82)][c(<=74)]-| with priority 750
      b.lastBaseline <= a.bottom - 100.1

      """
    let more = "a.top >= superview.top - 23 @251\n"
    let live = LiveLayout(SourceFile(name: "t", text: text + more))
    let source = SourceFile(name: "t", text: text)
    live.replaceSource(source)
    #expect(live.result().errors == LiveLayout(source).result().errors)
  }

  /// Of two strings that say the same with different priorities the stronger comes first, whichever
  /// was there before.
  @Test func `what is unmet is listed as for a fresh document, whatever came first`() {
    let lines = ["|-8-[a]-| with priority 9", "|-8-[a]-| with priority 1"]
    func source(_ lines: [String]) -> SourceFile {
      SourceFile(
        name: "t",
        text: (["size 89 50", "view a"] + lines + ["|[a]-|", ""]).joined(separator: "\n"))
    }
    let live = LiveLayout(source(lines))
    let swapped = source(lines.reversed())
    live.replaceSource(swapped)
    let unmet = live.result(explaining: true).explanation?.unmet
    #expect(unmet == LiveLayout(swapped).result(explaining: true).explanation?.unmet)
    #expect(unmet?.map { $0.constraint.priority } == [9, 1])
  }

  /// Edits texts, the same way for a seed, and compares a layout that follows with fresh ones.
  private func compareEdits(of texts: [String], _ seed: UInt64) throws {
    var random = Editor(random: SeededNumbers(seed: seed), lines: [])
    for example in texts {
      random.lines = example.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      let live = LiveLayout(SourceFile(name: "t", text: random.text))
      for step in 0..<6 {
        let edit = random.edit()
        let source = SourceFile(name: "t", text: random.text)
        live.replaceSource(source)
        let fresh = LiveLayout(source)
        guard bits(live) == bits(fresh) else {
          Issue.record("seed \(seed), step \(step), \(edit):\n\(random.text)")
          break
        }
        let size = (
          Double(random.below(1500)), random.below(4) == 0 ? nil : Double(random.below(900))
        )
        live.resize(width: size.0, height: size.1)
        var resized = fresh.file
        resized.document.size = PerAxis(size.0, size.1)
        guard bits(live) == bits(LiveLayout(resized)) else {
          Issue.record("seed \(seed), step \(step), \(edit), resized to \(size):\n\(random.text)")
          break
        }
        live.resize(
          width: fresh.file.document.size.horizontal, height: fresh.file.document.size.vertical)
        // Words take longest.
        let explaining = step % 3 == 0
        #expect(
          live.result(explaining: explaining).json(in: source).line
            == fresh.result(explaining: explaining).json(in: source).line,
          "seed \(seed), step \(step), \(edit):\n\(random.text)")
      }
    }
  }
}
