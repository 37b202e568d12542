/// One thing that is done to trees: what, to whom, with which numbers. A step has a meaning in any
/// state of the trees, if only that of doing nothing, so that each part of a history is a history.
struct Step: Equatable {
  var words: [String]
  /// What is done inside an update, or when the library calls back.
  var inner: [Step] = []

  init(_ words: [String], _ inner: [Step] = []) {
    self.words = words
    self.inner = inner
  }

  /// The word at a place; empty where there is none.
  subscript(place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  func number(_ place: Int) -> Double { Double(self[place]) ?? 0 }

  func int(_ place: Int) -> Int { Int(exactly: number(place)) ?? 0 }
}

/// A history is a line for each step; what belongs to a step is indented by two blanks more.
extension [Step] {
  init(text: String) {
    var lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }[...]
    self = Self.read(&lines, indent: 0)
  }

  private static func read(_ lines: inout ArraySlice<Substring>, indent: Int) -> [Step] {
    var steps: [Step] = []
    while let line = lines.first {
      let depth = line.prefix { $0 == " " }.count
      if depth < indent { break }
      if depth > indent, !steps.isEmpty {
        steps[steps.count - 1].inner += read(&lines, indent: depth)
        continue
      }
      lines.removeFirst()
      steps.append(Step(line.split(separator: " ").map { String($0) }))
    }
    return steps
  }

  var text: String { lines(indent: "").joined(separator: "\n") + "\n" }

  private func lines(indent: String) -> [String] {
    flatMap { [indent + $0.words.joined(separator: " ")] + $0.inner.lines(indent: indent + "  ") }
  }

  /// The number of steps, inner ones included.
  var size: Int { reduce(0) { $0 + 1 + $1.inner.size } }
}
