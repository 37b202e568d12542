import AutoLayout

/// A log of constraints that clash, as UIKit and AppKit print it when they have to break one.
public struct ConstraintLog {
  private(set) var constraints: [LogConstraint] = []
  /// The lines that have a constraint in a form that is not known.
  public private(set) var unknownLines: [(number: Int, text: String)] = []

  /// The address of the constraint that the system broke.
  private var broken: String?

  /// Whether a text looks like such a log.
  public static func isLog(_ text: String) -> Bool {
    text.split(separator: "\n").contains { LogLineParser.isConstraint(String($0)) }
  }

  /// Reads all constraints of a log, each once.
  public init(_ text: String) {
    var known: Set<String> = []
    var namesBroken = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(line)
      if line.contains("by breaking constraint") { namesBroken = true }
      guard LogLineParser.isConstraint(line) else { continue }
      guard let made = LogLineParser.parse(line), let first = made.first else {
        unknownLines.append((index + 1, line.trimmed))
        continue
      }
      if namesBroken, broken == nil { broken = first.address }
      if known.insert(first.address).inserted { constraints += made }
    }
  }

  /// The conflicts among the constraints, and who is meant by the names in them.
  public func explain() -> LogExplanation {
    var tree = LogTree()
    let made = constraints.map { tree.add($0) }
    var advice: [String] = []
    // What is activated last gives way.
    for isLast in [false, true] {
      for (entry, constraint) in zip(constraints, made)
      where (entry.address == self.broken) == isLast {
        constraint?.isActive = true
      }
    }
    let broken = tree.root.layoutEngine.brokenConstraints
    for conflict in broken {
      for (entry, constraint) in zip(constraints, made) where entry.kind == .autoresizing {
        guard let constraint, conflict.constraints.contains(where: { $0 === constraint })
        else { continue }
        let text =
          "set translatesAutoresizingMaskIntoConstraints to false on "
          + tree.name(of: entry.first.item)
        if !advice.contains(text) { advice.append(text) }
      }
    }
    let given = zip(constraints, made).filter { $0.0.isMadeBySystem }.compactMap { $0.1?.record }
    return LogExplanation(
      conflicts: broken.map { entry in
        var conflict = entry.conflict
        conflict.repairs.removeAll { given.contains($0.constraint) }
        return conflict
      }, advice: advice, items: tree.legend,
      unknownLines: unknownLines)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
