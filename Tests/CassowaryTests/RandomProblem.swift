import Cassowary

/// A row as a value that does not belong to a solver: variables are numbers.
struct PlainRow: Equatable {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Priority

  static func == (a: PlainRow, b: PlainRow) -> Bool {
    a.terms.elementsEqual(b.terms, by: ==) && a.relation == b.relation && a.constant == b.constant
      && a.priority == b.priority
  }

  func row(over variables: [Variable]) -> Row {
    let terms = terms.map { LinearExpression.Term(variables[$0.variable], $0.coefficient) }
    return Row(LinearExpression(terms, constant: -constant), relation, priority: priority)
  }

  /// How far the row is from being met at `values`.
  func error(at values: [Double]) -> Double {
    let value = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] } - constant
    return switch relation {
    case .equal: value.magnitude
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

/// What kind of rows a random problem has.
struct RandomProblem {
  var variables: Int
  var levels: [Double]
  var isChain: Bool
  var requiredShare: Double

  init(using generator: inout SeededNumbers) {
    variables = Int.random(in: 1...12, using: &generator)
    let all: [Double] = [999, 900, 751, 750, 500, 251, 250, 100.5, 50, 1]
    levels = Array(all.shuffled(using: &generator).prefix(Int.random(in: 1...6, using: &generator)))
    isChain = Bool.random(using: &generator)
    requiredShare = [0.1, 0.3, 0.5].randomElement(using: &generator)!
  }

  func priority(using generator: inout SeededNumbers) -> Priority {
    Double.random(in: 0..<1, using: &generator) < requiredShare
      ? .required : Priority(levels.randomElement(using: &generator)!)
  }

  func constant(using generator: inout SeededNumbers) -> Double {
    Double(Int.random(in: -50...100, using: &generator))
  }

  func row(using generator: inout SeededNumbers) -> PlainRow {
    var terms: [(variable: Int, coefficient: Double)] = []
    if isChain && variables > 1 && Int.random(in: 0..<5, using: &generator) < 3 {
      let i = Int.random(in: 0..<variables - 1, using: &generator)
      terms = [(i, -1), (i + 1, 1)]
    } else {
      let count = min(variables, Int.random(in: 0...3, using: &generator))
      for variable in (0..<variables).shuffled(using: &generator).prefix(count) {
        terms.append((variable, [1, -1, 1, -1, 2, 0.5, 3, -0.8].randomElement(using: &generator)!))
      }
    }
    return PlainRow(
      terms: terms,
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!,
      constant: constant(using: &generator), priority: priority(using: &generator))
  }
}
