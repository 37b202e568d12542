import Cassowary
import Testing

struct OperatorTests {
  @Test func `signs, quotients and numbers are written as in a formula`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let (half, limit) = (0.5, 100.0)
    _ = try solver.add([
      x == limit, -y <= -10, y <= limit / 5, y == x / 10 + half ~ 750, limit + x >= -(y - half),
    ])
    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: y) == 10.5)
    #expect(solver.value(of: half - x) == -99.5)
    #expect(solver.value(of: limit - (x + y) / 2) == 44.75)
    var sum = x + half
    sum += 2 * y
    sum -= 1
    #expect(solver.value(of: sum) == 120.5)
  }

  @Test func `formulas of literals are numbers`() {
    let numbers: [Double] = [1, 2]
    let third: Double = -(1 / 3)
    #expect(numbers.reduce(0, +) == 3 && third < 0)
    let product: Double = -(1 / 4) * 8
    #expect(product == -2)
  }

  @Test func `rows print as they are written`() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect("\(x + 2 * y - 3)" == "x0 + 2 * x1 - 3")
    #expect("\(-x - 0.5 * y)" == "-x0 - 0.5 * x1")
    #expect("\(LinearExpression(constant: -4)) \(LinearExpression())" == "-4 0")
    #expect("\(x + 2 * y <= 100 ~ 750)" == "x0 + 2 * x1 <= 100 ~ 750")
    #expect("\(x - 10 == y)" == "x0 - x1 == 10")
    #expect(
      "\(RowState(constant: 1.5, relation: .greaterThanOrEqual, priority: .required))" == ">= 1.5")
    #expect("\(Priority(250.5))" == "250.5")
  }
}
