import Cassowary
import Testing

/// Hundreds of views with rows that lean on each other, so that a thousand repairs follow one upon the other:
/// what each leaves of rounding must not add up to a wrong turn.
struct ManyRepairsTests {
  /// A row over numbered variables.
  private struct Preference {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Priority
  }

  /// Rows that can be met where each variable has the value `place(of:)`, if the optional ones are left out.
  private func preferences(_ count: Int, over variables: Int, seed: UInt64) -> [Preference] {
    var generator = SeededNumbers(seed: seed)
    func number(below limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
    return (0..<count).map { _ in
      let a = number(below: variables)
      let isNear = number(below: 10) < 7
      let b = isNear ? max(0, a - 1 - number(below: 8)) : number(below: variables)
      let isLong = number(below: 10) == 0
      let terms: [(variable: Int, coefficient: Double)] =
        isLong ? [(a, 2), (b, -2), (number(below: variables), 1)] : [(a, 1), (b, -1)]
      let met = terms.reduce(0) { $0 + $1.coefficient * place(of: $1.variable) }
      let isOptional = number(below: 3) > 0
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][number(below: 3)]
      if isOptional {
        let constant = met + Double(number(below: 200) - 100)
        let priority = [250.0, 500, 750, 333][number(below: 4)]
        return Preference(
          terms: terms, relation: relation, constant: constant, priority: Priority(priority))
      }
      let room = relation == .equal ? 0 : Double(number(below: 50))
      return Preference(
        terms: terms, relation: relation,
        constant: met + (relation == .lessThanOrEqual ? room : -room), priority: .required)
    }
  }

  private func place(of variable: Int) -> Double { Double(variable * 37 % 1001) }

  /// The sums of errors, from the highest level down.
  private func errors(of preferences: [Preference], over count: Int) throws -> [Double] {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    let ids = try solver.update { change in
      preferences.map { preference in
        change.add(
          terms: preference.terms.map { (variables[$0.variable], $0.coefficient) },
          preference.relation,
          preference.constant, priority: preference.priority)
      }
    }
    return [750.0, 500, 333, 250].map { level in
      zip(preferences, ids).reduce(0) { sum, entry in
        entry.0.priority == Priority(level) ? sum + solver.error(of: entry.1) : sum
      }
    }
  }

  /// What HiGHS finds, level by level.
  @Test(arguments: [(38, 200, 7395.875), (21, 400, 12050.25)])
  func `the optimum is that of HiGHS, in any order of the rows`(
    seed: UInt64, variables: Int, errorAt500: Double
  ) throws {
    var preferences = preferences(6 * variables, over: variables, seed: seed)
    var generator = SeededNumbers(seed: seed)
    var first: [Double]?
    for _ in 0..<3 {
      let sums = try errors(of: preferences, over: variables)
      #expect(abs(sums[1] - errorAt500) <= 1e-7)
      for (sum, other) in zip(sums, first ?? sums) { #expect(abs(sum - other) <= 1e-7) }
      first = sums
      preferences.shuffle(using: &generator)
    }
  }
}
