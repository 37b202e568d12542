import AutoLayout

/// A log of constraints that clash, as UIKit and AppKit print it when they have to break one.
public struct ConstraintLog {
  private var entries: [(line: Int, entry: LogEntry, constraints: [LogConstraint])] = []
  /// The address of the constraint that the system broke.
  private var broken: String?

  /// Whether a text looks like such a log: a line has an entry, and not in what would be a comment of a document.
  public static func isLog(_ text: String) -> Bool {
    text.first { !$0.isWhitespace } != "{"
      && text.split(whereSeparator: \.isNewline).contains { line in
        !LogEntry.entries(of: line.prefix { $0 != "#" }).isEmpty
      }
  }

  /// Reads all entries of a log, each once.
  public init(_ text: String) {
    var indices: [String: Int] = [:]
    var namesBroken = false
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      if line.contains("by breaking constraint") { namesBroken = true }
      for entry in LogEntry.entries(of: line) {
        if namesBroken, broken == nil { broken = entry.address }
        let made = LogLineParser.parse(entry) ?? []
        guard let known = indices[entry.address] else {
          indices[entry.address] = entries.count
          entries.append((index + 1, entry, made))
          continue
        }
        // The list escapes characters of titles that are not escaped where the constraint comes again.
        if entries[known].constraints.isEmpty { entries[known].constraints = made }
      }
    }
  }

  /// The entries that have a form that is not known, with their lines.
  public var unknownLines: [(number: Int, text: String)] {
    entries.filter { $0.constraints.isEmpty }.map { ($0.line, $0.entry.text) }
  }

  /// The conflicts among the constraints, and who is meant by the names in them.
  public func explain() -> LogExplanation {
    var tree = LogTree()
    // Lines that make no sense are listed as unknown.
    tree.root.layoutEngine.issueHandler = { _ in }
    var unknownLines: [(number: Int, text: String)] = []
    var made: [(entry: LogConstraint, constraint: LayoutConstraint)] = []
    for (line, entry, constraints) in entries {
      let all = constraints.compactMap { tree.add($0) }
      if all.isEmpty { unknownLines.append((line, entry.text)) }
      made += zip(constraints, all).map { ($0, $1) }
    }
    // What is activated last gives way.
    for isLast in [false, true] {
      for (entry, constraint) in made where (entry.address == self.broken) == isLast {
        constraint.isActive = true
      }
    }
    let broken = tree.root.layoutEngine.brokenConstraints
    var advice: [String] = []
    for conflict in broken {
      for (entry, constraint) in made where entry.kind == .autoresizing {
        guard conflict.constraints.contains(where: { $0 === constraint }) else { continue }
        let text =
          "set translatesAutoresizingMaskIntoConstraints to false on "
          + tree.name(of: entry.first.item)
        if !advice.contains(text) { advice.append(text) }
      }
    }
    return LogExplanation(
      conflicts: broken.map { Self.conflict($0.conflict, among: made) }, advice: advice,
      items: tree.legend, unknownLines: unknownLines, understood: entries.count - unknownLines.count
    )
  }

  /// A conflict with the strings of the log, and without repairs that nobody's code can make.
  private static func conflict(
    _ found: LayoutError.Conflict,
    among made: [(entry: LogConstraint, constraint: LayoutConstraint)]
  ) -> LayoutError.Conflict {
    var conflict = found
    let given = made.filter { $0.entry.isMadeBySystem }.map { $0.constraint.record }
    conflict.repairs.removeAll { given.contains($0.constraint) }
    var origins: [ConstraintRecord: ConstraintRecord.Origin] = [:]
    for (entry, constraint) in made { origins[constraint.record] = entry.origin }
    for index in conflict.constraints.indices {
      conflict.constraints[index].origin = origins[conflict.constraints[index]]
    }
    conflict.broken?.origin = found.broken.flatMap { origins[$0] }
    return conflict
  }
}
