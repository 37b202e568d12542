public import AutoLayout

/// What a log says, once it is understood.
public struct LogExplanation {
  /// The conflicts among its constraints.
  public var conflicts: [LayoutError.Conflict]
  /// The name that each item has in the conflicts, and the item as the log names it.
  public var items: [(name: String, handle: String)]
  /// The parts that tell nothing.
  public var gaps: [LogGap]
  /// How many constraints of the log were understood.
  public var understood: Int
  /// Margins and baselines of which the log does not say where they are.
  public var openPlaces: [String] = []
  /// Items that are taken to lie in others, which the log does not say.
  public var assumed: [(inner: String, outer: String)] = []
  /// Whether the constraints clash only where one reads from right to left, which the log does not say.
  public var isMirrored = false
  /// The constraint that the log says is broken though it is not in its list.
  public var foreignBreak: String?

  /// Whether the constraints can all hold, none of them left out of account.
  public var isClean: Bool { conflicts.isEmpty && gaps.isEmpty }

  /// The explanation as text for people.
  public func draw() -> String {
    var text = ""
    for gap in gaps { text += "\(gap.sentence)\n\(printable(gap.text))\n" }
    if conflicts.isEmpty { text += verdict + "\n" }
    for conflict in conflicts {
      if !text.isEmpty { text += "\n" }
      text += conflict.draw() + "\n"
    }
    if let foreignBreak {
      text += "broken: what the log says is broken is not in its list: \(printable(foreignBreak))\n"
    }
    if isMirrored {
      text += "where: from left to right all can hold, so that one reads from right to left here\n"
    }
    if !conflicts.isEmpty {
      for (inner, outer) in assumed {
        text += "where: \(printable(inner)) is taken to lie in \(printable(outer))"
        text += ", which the log does not say\n"
      }
    }
    let spoken = conflicts.flatMap { $0.constraints + $0.implicit }
    for (name, handle) in items
    where name != handle && spoken.contains(where: { $0.first == name || $0.second == name }) {
      text += "where: \(printable(name)) is \(printable(handle))\n"
    }
    return text
  }

  /// The explanations of several logs in one text, each below the line on which it begins.
  public static func draw(_ logs: [(line: Int, explanation: LogExplanation)]) -> String {
    if logs.count == 1 { return logs[0].explanation.draw() }
    return logs.enumerated().map { index, log in
      "log \(index + 1) of \(logs.count), from line \(log.line):\n\n" + log.explanation.draw()
    }.joined(separator: "\n")
  }

  /// What is to be said where no conflict was found.
  private var verdict: String {
    if understood == 0 {
      return "The log shows no constraint in which a conflict could be looked for."
    }
    var text =
      understood == 1
      ? "As printed, this constraint can hold"
      : "As printed, these \(understood) constraints can hold together"
    if !gaps.isEmpty { return text + "; the conflict may be with what is left out." }
    text += "; the list may be cut, or its numbers rounded."
    if !openPlaces.isEmpty { text += " The log does not say where \(places) are." }
    return text
  }

  private var places: String {
    let shown = openPlaces.map { printable($0) }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
