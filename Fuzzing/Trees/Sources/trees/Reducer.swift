import Foundation

/// Shrinks a history that fails to one that fails in the same way and from which nothing can be taken.
struct Reducer {
  private let numberClass: NumberClass
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "trees-\(ProcessInfo.processInfo.processIdentifier).txt"
  ).path

  init(_ numberClass: NumberClass) { self.numberClass = numberClass }

  func reduced(_ history: [Step]) -> [Step] {
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard let failure = failure(of: history) else { return history }
    var steps = history
    var size = Int.max
    while steps.size < size {
      size = steps.size
      steps = shortened(steps) { self.failure(of: $0) == failure }
      for place in steps.indices where !steps[place].inner.isEmpty {
        let inner = shortened(steps[place].inner) { inner in
          var tried = steps
          tried[place].inner = inner
          return self.failure(of: tried) == failure
        }
        steps[place].inner = inner
      }
    }
    return plain(steps) { self.failure(of: $0) == failure }
  }

  /// Halves, quarters and so on are left out, down to single steps.
  private func shortened(_ history: [Step], _ fails: ([Step]) -> Bool) -> [Step] {
    var steps = history
    var length = max(1, steps.count / 2)
    while true {
      var start = 0
      while start < steps.count {
        var rest = steps
        rest.removeSubrange(start..<min(start + length, steps.count))
        if fails(rest) { steps = rest } else { start += length }
      }
      if length == 1 { return steps }
      length /= 2
    }
  }

  /// Numbers become plainer ones where that makes no difference.
  private func plain(_ history: [Step], _ fails: ([Step]) -> Bool) -> [Step] {
    var steps = history
    for place in steps.indices {
      for word in steps[place].words.indices.dropFirst(2) {
        guard let number = Double(steps[place][word]), number != 0 else { continue }
        for other in ["0", "1", "10"] where Double(other) != number {
          var tried = steps
          tried[place].words[word] = other
          if fails(tried) {
            steps = tried
            break
          }
        }
      }
    }
    return steps
  }

  /// The kind of failure, without its numbers; nil where the history does not fail.
  private func failure(of history: [Step]) -> String? {
    guard (try? history.text.write(toFile: file, atomically: false, encoding: .utf8)) != nil else {
      leave("trees: cannot write \(file)\n", 74)
    }
    let child = Child(["replay", file, numberClass.rawValue])
    if let signal = child.signal { return Child.words(signal) }
    return child.output.first.map { String($0.prefix { $0 != ":" }) }
  }
}
