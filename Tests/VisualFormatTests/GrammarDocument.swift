import Foundation

/// The fenced examples of Grammar.md.
struct GrammarDocument {
  struct Block {
    /// The words behind the fence.
    let marks: [String]
    let lines: [String]
  }

  let text: String
  let blocks: [Block]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "Grammar.md"), encoding: .utf8)
    var blocks: [Block] = []
    var open: (marks: [String], lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(marks: block.marks, lines: block.lines))
          open = nil
        } else {
          open = (line.dropFirst(3).split(separator: " ").map(String.init), [])
        }
      } else {
        open?.lines.append(String(line))
      }
    }
    self.blocks = blocks
  }

  func blocks(_ mark: String) -> [Block] {
    blocks.filter { $0.marks.first == mark }
  }

  /// Every format string of the page, accepted or refused.
  var examples: [String] {
    blocks("accepted").flatMap(\.lines) + blocks("drawn").map { $0.lines[1] }
  }
}
