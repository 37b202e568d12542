import Cassowary
import Testing

/// What a refusal takes back, where everything is solved afresh later on.
struct RefusedThenAfreshTests {
  /// Coefficients and variables, relation, constant, priority: a line a row, transactions with an
  /// empty line between them.
  ///
  /// Some of them are refused; the rows after those are met so far away that all is solved afresh,
  /// in memory where the refused rows have been.
  private let transactions = """
    -1 10 <= 10000 250
    1 3 -1 4 >= -50 1000
    -0.5 7 <= 1 1000
    1 21 == 25 1
    -0.5 22 == 100 500
    2 29 == 1 1
    1 19 == -50 750
    2 19 -0.5 11 == 320 500
    1 17 <= 25 750

    1 1 <= 10000 250
    2 16 <= 320 250
    1 17 1 18 == 320 1000

    1 15 1 16 == 10 750
    2 26 2 27 <= 320 999.5

    -1 29 2 7 == 10 1000
    1 16 -1 26 <= 10000 1000
    1 9 <= 1 750
    2 3 1 10 >= 10000 500
    -0.5 20 == 0 250
    2 29 -0.5 0 == -1e+12 999.5
    -1 26 == 10 999.5
    2 16 2 1 <= -1e+12 750
    2 15 >= 10 1000
    -0.5 27 == 10 1000
    -1 2 >= 25 750
    -1 6 1 7 >= 10 1000
    -1 13 <= 1 1
    2 12 == 25 999.5

    -1 24 == 10000 750
    2 0 >= 25 250

    1 19 1 20 >= 1 750
    2 18 1 2 >= 320 1
    -1 8 >= 320 1000
    1 23 <= 100 250
    1 16 1 27 >= 1 500
    -1 22 2 23 == 25 750
    1 5 1 12 >= -50 999.5
    1 11 == 10000 500
    -1 14 == 1e+11 500
    -1 18 == 10000 999.5
    2 20 1 5 == 100 250
    -1 28 -1 22 <= -50 1000
    2 7 2 8 <= 100 999.5
    -1 19 1 14 == 0 750
    -1 6 <= 10000 1000
    1 19 1 12 <= 320 750
    -0.5 4 <= 10000 750
    1 25 <= 25 1
    2 1 -1 11 <= 100 750
    -1 0 -0.5 1 >= 100 1000

    2 19 2 21 >= 1 750
    -1 5 -1 6 <= 1 750

    1 21 -1 25 == 10 500

    1 29 -0.5 3 >= -50 999.5
    -1 24 1 25 >= 1e+12 750
    1 28 == 1 1000
    -0.5 9 1 10 <= -50 1
    1 3 == 320 1

    1 22 1 23 >= 320 750

    2 29 1 0 >= 10000 1
    -1 5 <= 0 1000

    -0.5 10 -1 14 == 1e+12 999.5
    2 27 1 28 == 320 1000
    2 24 2 25 == 1 1000
    -1 15 1 4 >= 1 750
    1 14 -1 15 == 0 500

    1 22 1 16 >= 100 999.5

    -0.5 9 -1 21 -0.5 11 2 12 -1 13 >= 1 750

    1 19 1 23 >= 10 250
    -0.5 9 2 1 == 320 250
    """

  @Test func `rows of refused transactions are not looked for where they were`() throws {
    var solver = Solver()
    let x = (0..<30).map { _ in solver.makeVariable() }
    var refusals = 0
    let batches = transactions.split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "").map { $0.map { row($0, x) } }
    for batch in batches where (try? solver.add(batch)) == nil { refusals += 1 }
    #expect(refusals > 0)
    #expect(x.allSatisfy { solver.value(of: $0).isFinite })
  }

  private func row(_ line: Substring, _ x: [Variable]) -> Row {
    let words = line.split(separator: " ")
    let relation = words.count - 3
    var sum = LinearExpression()
    for i in stride(from: 0, to: relation, by: 2) {
      sum += Double(words[i])! * x[Int(words[i + 1])!]
    }
    let (constant, priority) = (Double(words[relation + 1])!, Double(words[relation + 2])!)
    let row: Row =
      switch words[relation] {
      case "<=": sum <= constant
      case ">=": sum >= constant
      default: sum == constant
      }
    return priority < 1000 ? row ~ Priority(priority) : row
  }
}
