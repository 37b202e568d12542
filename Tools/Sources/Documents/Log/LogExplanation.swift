public import AutoLayout

/// What a log says, once it is understood.
public struct LogExplanation {
  /// The conflicts among its constraints.
  public var conflicts: [LayoutError.Conflict]
  /// What usually lies behind such conflicts, in sentences.
  public var advice: [String]
  /// The name that each item has in the conflicts, and the item as the log names it.
  public var items: [(name: String, handle: String)]
  /// The lines with a constraint in a form that is not known.
  public var unknownLines: [(number: Int, text: String)]
  /// How many constraints of the log were understood.
  public var understood: Int

  /// Whether the constraints can all hold, none of them left out of account.
  public var isClean: Bool { conflicts.isEmpty && unknownLines.isEmpty }

  /// The explanation as text for people.
  public func draw() -> String {
    var text = ""
    for (number, line) in unknownLines {
      text += "unknown: line \(number) has a constraint in a form that is not known\n"
      text += printable(line) + "\n"
    }
    if conflicts.isEmpty { text += verdict + "\n" }
    for conflict in conflicts {
      if !text.isEmpty { text += "\n" }
      text += conflict.draw() + "\n"
    }
    for sentence in advice { text += "repair: \(sentence)\n" }
    let spoken = conflicts.flatMap { $0.constraints + $0.implicit }
    for (name, handle) in items
    where name != handle && spoken.contains(where: { $0.first == name || $0.second == name }) {
      text += "where: \(name) is \(printable(handle))\n"
    }
    return text
  }

  /// What is to be said where no conflict was found.
  private var verdict: String {
    if unknownLines.isEmpty { return "The constraints can all hold." }
    if understood == 0 {
      return "No constraint was understood, so that no conflict could be looked for."
    }
    let rest = unknownLines.count == 1 ? "one more was" : "\(unknownLines.count) more were"
    return "No conflict was found among the constraints that were understood, but \(rest) not."
  }
}
