import Cassowary

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers edits of one solver, a line each, so that a script can compare it with another solver.
///
/// `reset` · `var` · `add ROW [; ROW …]` · `remove I [I …]` · `constant I B` · `priority I P` · `values` ·
/// `determined`, where ROW is `REL B P V C [V C …]`, numbered in the order of adding. Edits answer `ok` or
/// `conflict I …`.
@main
struct Oracle {
  static func main() {
    var session = Session()
    while let line = readLine() {
      if let answer = session.answer(line.split(separator: " ").map(String.init)) {
        print(answer)
        fflush(nil)  // the script waits for the line
      }
    }
  }
}

private struct Session: ~Copyable {
  var solver = Solver()
  var variables: [Variable] = []
  var rows: [RowID?] = []

  mutating func answer(_ words: [String]) -> String? {
    switch words.first {
    case "reset":
      solver = Solver()
      variables = []
      rows = []
      return nil
    case "var":
      variables.append(solver.makeVariable())
      return nil
    case "values":
      return variables.map { solver.value(of: $0).description }.joined(separator: " ")
    case "determined":
      var answers: [String] = []
      for variable in variables {
        answers.append((try? solver.isDetermined(Expression(variable))) == true ? "1" : "0")
      }
      return answers.joined(separator: " ")
    default:
      return edit(words)
    }
  }

  private mutating func edit(_ words: [String]) -> String {
    do {
      switch words.first {
      case "add": try add(words.dropFirst().split(separator: ";").map(Array.init))
      case "remove": try solver.remove(words.dropFirst().map { id($0) })
      case "constant": try solver.setConstant(of: id(words[1]), to: number(words[2]))
      case "priority": try solver.setPriority(of: id(words[1]), to: Priority(number(words[2])))
      default: return "unknown command"
      }
      return "ok"
    } catch SolverError.infeasible(let conflict) {
      let numbers = conflict.map { row in rows.lastIndex(of: row) ?? rows.count }
      return "conflict " + numbers.map(\.description).joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  private mutating func add(_ lines: [[String]]) throws(SolverError) {
    var added: [Row] = []
    for words in lines {
      var left = Expression(constant: -number(words[1]))
      for i in stride(from: 3, to: words.count, by: 2) {
        left.terms.append(.init(variables[Int(words[i]) ?? 0], number(words[i + 1])))
      }
      let relation: Relation =
        switch words[0] {
        case "==": .equal
        case "<=": .lessThanOrEqual
        default: .greaterThanOrEqual
        }
      added.append(Row(left, relation, priority: Priority(number(words[2]))))
    }
    // A row that is refused keeps its number, so that the script need not know the answer to count.
    let first = rows.count
    rows += Array(repeating: nil, count: lines.count)
    let ids = try solver.add(added)
    for (i, id) in ids.enumerated() { rows[first + i] = id }
  }

  private func id(_ word: String) -> RowID { rows[Int(word) ?? 0]! }
  private func number(_ word: String) -> Double { Double(word) ?? .nan }
}
