import AutoLayout

/// A log of constraints that clash, as UIKit and AppKit print it when they have to break one.
public struct ConstraintLog {
  /// The line on which it begins.
  public let line: Int
  var entries: [(entry: LogEntry, constraints: [LogConstraint])] = []
  private var gaps: [LogGap] = []
  private let broken: LogEntry?

  /// Whether a text looks like such a log: a line has an entry, and not in what would be a comment
  /// of a document, or says what stands above a list. What is JSON is a log where a string in it is
  /// one, and no key is that of a document.
  public static func isLog(_ text: String) -> Bool {
    let isJSON = text.first { !$0.isWhitespace } == "{"
    if isJSON, documentKeys.contains(where: { text.contains(text: $0) }) { return false }
    return text.split(whereSeparator: { $0.isNewline }).contains { line in
      let code = isJSON ? line : line.prefix { $0 != "#" }
      return LogSections.isHeader(String(code)) || !LogEntry.entries(of: code).isEmpty
    }
  }

  private static let documentKeys = ["\"formats\"", "\"views\"", "\"item\""]

  /// The logs in a text, of which there is one at least.
  public static func logs(in text: String) -> [ConstraintLog] {
    let logs = LogSections(text).sections.map { ConstraintLog($0) }
    return logs.isEmpty ? [ConstraintLog(LogSections.Section(line: 1))] : logs
  }

  private init(_ section: LogSections.Section) {
    line = section.line
    broken = section.broken
    for entry in section.entries {
      var constraints = LogLineParser.parse(entry) ?? []
      // The list escapes characters of titles that are not escaped where the constraint comes
      // again.
      if constraints.isEmpty, let broken, broken.address == entry.address {
        constraints = LogLineParser.parse(broken) ?? []
      }
      if !entry.isClosed, LogLineParser.isCut(entry) { constraints = [] }
      if constraints.isEmpty {
        gaps.append(LogGap(entry.isClosed ? .unknown : .cut, entry.line, entry.text))
      } else {
        entries.append((entry, constraints))
      }
    }
    gaps += section.others.map { LogGap(line: $0.line, text: $0.text) }
    gaps.sort { $0.line < $1.line }
  }

  /// What the log says, as views and constraints, none of which is in force yet.
  struct Model {
    var tree: LogTree
    var made: [(entry: LogConstraint, constraint: LayoutConstraint)] = []
    var gaps: [LogGap]
  }

  var model: Model {
    var model = Model(tree: LogTree(entries.flatMap { $0.constraints }), gaps: gaps)
    // Lines that make no sense are listed as unknown.
    model.tree.root.layoutEngine.issueHandler = { _ in }
    for (entry, constraints) in entries {
      let all = constraints.compactMap { model.tree.add($0) }
      if all.isEmpty { model.gaps.append(LogGap(.unknown, entry.line, entry.text)) }
      model.made += zip(constraints, all).map { ($0, $1) }
    }
    return model
  }

  /// The conflicts among the constraints, and who is meant by the names in them. In which direction one reads no
  /// log says: where the constraints hold together from left to right, and some are about left or right and others
  /// about leading or trailing, it is from right to left that they clash.
  public func explain() -> LogExplanation {
    let found = explain(reading: .leftToRight)
    guard found.conflicts.isEmpty, mixesSides else { return found }
    var mirrored = explain(reading: .rightToLeft)
    guard mirrored.conflicts.contains(where: { $0.mistake?.kind == .leftAndLeading }) else {
      return found
    }
    mirrored.isMirrored = true
    return mirrored
  }

  /// Whether some constraints that code has made are about left or right, and others about leading or trailing.
  private var mixesSides: Bool {
    let made = entries.flatMap { $0.constraints }.filter { !$0.isMadeBySystem }
    let attributes = made.flatMap { [$0.first.attribute, $0.second?.attribute ?? .notAnAttribute] }
    return attributes.contains { [.left, .right].contains($0) }
      && attributes.contains { [.leading, .trailing].contains($0) }
  }

  private func explain(reading direction: LayoutDirection) -> LogExplanation {
    let model = model
    var tree = model.tree
    tree.root.layoutEngine.direction = direction
    let (made, gaps) = (model.made, model.gaps)
    for bound in tree.marginBounds { bound.isActive = true }
    let brokenAddress = self.brokenAddress
    // What is activated last gives way.
    for isLast in [false, true] {
      for (entry, constraint) in made where (entry.address == brokenAddress) == isLast {
        constraint.isActive = true
      }
    }
    let bounds = tree.marginBounds
    // What margins may be is no second conflict beside the one in which they are said to be
    // something.
    let found = tree.root.layoutEngine.brokenConstraints.enumerated().filter { place, found in
      place == 0 || !found.constraints.contains { one in bounds.contains { $0 === one } }
    }.map { $0.element }
    var explanation = LogExplanation(
      conflicts: found.map { Self.conflict($0.conflict, among: made, breaking: brokenAddress) },
      items: tree.legend, gaps: gaps, understood: made.count)
    explanation.openPlaces = tree.openPlaces
    explanation.assumed = tree.assumed.map { (tree.name(of: $0.inner), tree.name(of: $0.outer)) }
    if let broken, brokenAddress == nil, broken.isClosed { explanation.foreignBreak = broken.text }
    return explanation
  }

  /// The address of the constraint that the log says is broken: one of its list, of which it may
  /// give only the beginning where it is cut.
  var brokenAddress: String? {
    guard let broken else { return nil }
    if entries.contains(where: { $0.entry.address == broken.address }) { return broken.address }
    let matches = entries.filter { $0.entry.address.hasPrefix(broken.address) }
    return matches.count == 1 && broken.body.isEmpty ? matches[0].entry.address : nil
  }

  /// A conflict with the strings of the log, without repairs that nobody's code can make, and with
  /// nothing that gives way but what the log says.
  private static func conflict(
    _ found: LayoutError.Conflict,
    among made: [(entry: LogConstraint, constraint: LayoutConstraint)], breaking broken: String?
  ) -> LayoutError.Conflict {
    var conflict = found
    let given = made.filter { $0.entry.isMadeBySystem }.map { $0.constraint.record }
    conflict.repairs.removeAll { given.contains($0.constraint) && $0.constraint.author != .content }
    var origins: [ConstraintRecord: ConstraintRecord.Origin] = [:]
    for (entry, constraint) in made { origins[constraint.record] = entry.origin }
    for index in conflict.constraints.indices {
      conflict.constraints[index].origin = origins[conflict.constraints[index]]
    }
    let said = made.first { $0.entry.address == broken && $0.entry.isUnique }?.constraint.record
    conflict.broken = said == found.broken ? said : nil
    conflict.broken?.origin = found.broken.flatMap { origins[$0] }
    return conflict
  }
}

extension LogLineParser {
  /// Whether an entry stops right behind something that may have gone on, as a number.
  static func isCut(_ entry: LogEntry) -> Bool {
    let text = String(decoding: entry.body, as: UTF8.self)
    return !text.contains(text: "(active") && !text.contains(text: "ames:") && !text.hasSuffix("]")
      && !text.hasSuffix("|")
  }
}
