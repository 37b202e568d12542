import Cassowary

/// A state of a solver in words, for a judge that shares no code with it: values, rows, and what it
/// answered.
///
///     evidence history
///     x0 = 12.5
///     r3: 0.1*x0 + 10*x1 == 0 ~ 750
///     range x0: 0 12.5
///     end
enum Evidence {
  typealias Rows = [(name: Int, row: Statement)]

  /// Values and rows, after a history or from a fresh solver.
  static func state(
    _ source: String, _ side: borrowing Side, _ variables: [Int], _ rows: Rows
  ) -> String {
    var lines = ["evidence \(source)"]
    for name in variables { lines.append("x\(name) = \(text(side.value(name)))") }
    lines += self.lines(rows)
    lines.append("end")
    return lines.joined(separator: "\n")
  }

  /// What a solver answered in the state in which it is.
  static func answer(_ kind: String, _ player: Player, _ answer: String) -> String {
    var lines = ["evidence \(kind)"]
    for name in player.model.variables {
      lines.append("x\(name) = \(text(player.own.value(name)))")
    }
    lines += self.lines(player.model.rows)
    return (lines + [answer, "end"]).joined(separator: "\n")
  }

  /// Rows that were refused together, and in which words.
  static func refusal(_ source: String, _ model: Model, _ reason: String) -> String {
    refusal(source, model.variables, model.rows, reason)
  }

  static func refusal(
    _ source: String, _ variables: [Int], _ rows: Rows, _ reason: String
  ) -> String {
    var lines = ["evidence \(source)"]
    lines += variables.map { "x\($0)" }
    lines += self.lines(rows)
    return (lines + ["refused: \(reason)", "end"]).joined(separator: "\n")
  }

  private static func lines(_ rows: Rows) -> [String] {
    rows.map { "r\($0.name): \($0.row.netted)" }
  }
}
