import Cassowary

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers edits of one solver, a line each, so that a script can compare it with another solver.
///
/// `reset N` with the number of variables · `add ROW [; ROW …]` · `remove I [I …]` · `constant I B` ·
/// `priority I P` · `relation I REL` · `mix EDIT [; EDIT …]` with several of the last four in one transaction,
/// where ROW is `REL B P V C [V C …]`, numbered in the order of adding. Edits answer `ok` or `conflict I …`.
/// `values` and `ranges` answer numbers, a range two each; `state` answers all that can be read, to the bit.
@main
struct Oracle {
  static func main() {
    var session = Session()
    while let line = readLine() {
      print(session.answer(line.split(separator: " ").map(String.init)))
      fflush(nil)  // the script waits for the line
    }
  }
}

private struct Session: ~Copyable {
  var solver = Solver()
  var variables: [Variable] = []
  var rows: [RowID?] = []
  /// The handles of the rows that were refused last.
  var refused: [RowID?] = []

  mutating func answer(_ words: [String]) -> String {
    switch words.first {
    case "reset":
      solver.removeAll()
      variables = (0..<(Int(words[1]) ?? 0)).map { _ in solver.makeVariable() }
      rows = []
      return "ok"
    case "values":
      return variables.map { solver.value(of: $0).description }.joined(separator: " ")
    case "ranges":
      return ranges().map { "\($0.lowerBound) \($0.upperBound)" }.joined(separator: " ")
    case "state":
      return "\(variables.map { solver.value(of: $0) }) \(ranges()) \(errors())"
    default:
      return edit(words)
    }
  }

  private mutating func ranges() -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    for variable in variables {
      ranges.append((try? solver.range(of: LinearExpression(variable))) ?? 0...0)
    }
    return ranges
  }

  private func errors() -> [Double] { rows.compactMap { $0.map { solver.error(of: $0) } } }

  private mutating func edit(_ words: [String]) -> String {
    refused = []
    do {
      switch words.first {
      case "add": try add(words.dropFirst().split(separator: ";").map(Array.init))
      case "remove": try solver.remove(words.dropFirst().map { id($0) })
      case "mix": try mix(words.dropFirst().split(separator: ";").map(Array.init))
      case "constant": try solver.setConstant(of: id(words[1]), to: Self.number(words[2]))
      case "priority": try solver.setPriority(of: id(words[1]), to: Priority(Self.number(words[2])))
      case "relation": try solver.setRelation(of: id(words[1]), to: Self.relation(words[2]))
      default: return "unknown command"
      }
      return "ok"
    } catch SolverError.infeasible(let conflict) {
      let first = rows.count - refused.count
      let numbers = conflict.map { row in
        rows.firstIndex(of: row) ?? (refused.firstIndex(of: row) ?? 0) + first
      }
      return "conflict " + numbers.map(\.description).joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  private mutating func add(_ lines: [[String]]) throws(SolverError) {
    var added: [Row] = []
    for words in lines {
      var left = LinearExpression(constant: -Self.number(words[1]))
      for i in stride(from: 3, to: words.count, by: 2) {
        left.terms.append(.init(variables[Int(words[i]) ?? 0], Self.number(words[i + 1])))
      }
      added.append(Row(left, Self.relation(words[0]), priority: Priority(Self.number(words[2]))))
    }
    // Rows that are refused keep their numbers too, by which a conflict names them.
    let first = rows.count
    rows += Array(repeating: nil, count: added.count)
    do {
      try solver.update { change in
        for (i, row) in added.enumerated() { rows[first + i] = change.add(row) }
      }
    } catch {
      refused = Array(rows[first...])
      for i in first..<rows.count { rows[i] = nil }
      throw error
    }
  }

  private mutating func mix(_ edits: [[String]]) throws(SolverError) {
    let parts = edits.map { (kind: $0[0], id: id($0[1]), value: $0.last ?? "") }
    try solver.update { change in
      for (kind, id, value) in parts {
        switch kind {
        case "remove": change.remove(id)
        case "constant": change.setConstant(of: id, to: Self.number(value))
        case "priority": change.setPriority(of: id, to: Priority(Self.number(value)))
        default: change.setRelation(of: id, to: Self.relation(value))
        }
      }
    }
  }

  private static func relation(_ word: String) -> Relation {
    word == "==" ? .equal : word == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private func id(_ word: String) -> RowID { rows[Int(word) ?? 0]! }
  private static func number(_ word: String) -> Double { Double(word) ?? .nan }
}
