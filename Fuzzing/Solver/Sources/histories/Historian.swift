import Cassowary

/// Makes up steps at random, among them some that have to be refused.
struct Historian {
  private var random: SplitMix
  private let numbers: NumberClass
  private let levels: [Double]
  private let requiredShare: Double
  /// Whether rows are about neighbours, as in layouts.
  private let isChain: Bool
  private var nextVariable = 0
  private var nextRow = 0
  /// A rehearsal that is to be followed by the change itself.
  private var planned: [Change]?

  init(_ seed: UInt64, _ numbers: NumberClass) {
    random = SplitMix(seed: seed &* 7919 &+ 13)
    self.numbers = numbers
    let many = (0..<60).map { 16.5 + 16 * Double($0) }
    let usual = [999, 751, 750, 500.25, 500, 250, 1, 0.001, 999.9999]
    levels = random.pick([usual, usual, [750, 500], many])
    requiredShare = random.pick([0.1, 0.3, 0.5])
    isChain = random.chance(0.2)
  }

  /// The variables and rows with which a history begins.
  mutating func beginning() -> [Step] {
    let variables = (0..<(2 + random.below(isChain ? 30 : 12))).map { _ in makeVariable() }
    var model = Model()
    model.makeVariables(of: variables)
    let rows = (0..<random.pick([2, 5, 10, 20])).map { _ in add(model) }
    return [.update(variables, .commit), .update(rows, .commit)]
  }

  mutating func next(_ model: Model) -> Step {
    if let planned {
      self.planned = nil
      return .update(planned, .commit)
    }
    if random.chance(0.2) { return question(model) }
    if random.chance(0.001) { return .removeAll }
    var changes = changes(model)
    if random.chance(0.1) { changes.insert(mistake(model), at: random.below(changes.count + 1)) }
    if random.chance(0.08) {
      if random.chance(0.7) { planned = changes }
      return .update(changes, .rehearse)
    }
    return .update(changes, random.chance(0.15) ? .later : .commit)
  }

  // MARK: Questions

  private mutating func question(_ model: Model) -> Step {
    if model.variables.isEmpty { return .drain }
    switch random.below(8) {
    case 0: return .drain
    case 1, 2, 3: return .range(terms(model))
    case 4: return .determined(terms(model))
    default: return .holdingOff(row(model) ?? 0)
    }
  }

  // MARK: Changes

  private mutating func changes(_ model: Model) -> [Change] {
    var changes: [Change] = []
    if random.chance(0.04) || model.variables.isEmpty { changes.append(makeVariable()) }
    if random.chance(0.02) { return changes }
    var left = model
    left.makeVariables(of: changes)
    for _ in 0..<random.pick([1, 1, 1, 2, 3, 6]) {
      let change = change(left)
      changes.append(change)
      // What is removed may not be mentioned again.
      if case .remove = change { _ = left.make([change]) }
    }
    if random.chance(0.05), !left.variables.isEmpty {
      changes.append(.discard(random.pick(left.variables)))
    }
    return changes
  }

  private mutating func change(_ model: Model) -> Change {
    guard let row = row(model) else { return add(model) }
    // So many rows that histories do not become ever slower.
    let isFull = model.rows.count > 3 * model.variables.count + 6
    switch random.below(isFull ? 14 : 10) {
    case 5, 6: return .constant(row, numbers.constant(&random))
    case 7: return .priority(row, priority())
    case 8: return .relation(row, relation())
    case 9...: return .remove(row)
    default: return add(model)
    }
  }

  /// A change that has to be refused; with some luck it is none.
  private mutating func mistake(_ model: Model) -> Change {
    let stale = random.below(nextRow + 1)
    let variable = random.below(nextVariable + 1)
    let number = random.pick([.nan, .infinity, 1e300, -1e13])
    switch random.below(9) {
    case 0: return .remove(stale)
    case 1: return .constant(stale, 5)
    case 2: return .priority(stale, 500)
    case 3: return .relation(stale, .equal)
    case 4: return .discard(variable)
    case 5: return .constant(row(model) ?? 0, number)
    case 6: return .priority(row(model) ?? 0, random.pick([0, -1, .nan, 1000.5, .infinity]))
    case 7:
      let term = Statement.Term(variable: variable, coefficient: 1)
      return add([term], 3)
    default:
      let term = Statement.Term(
        variable: model.variables.first ?? 0,
        coefficient: random.pick([.nan, .infinity, 1e300, 1e-300, -1e10, 1e-10]))
      return add([term], random.pick([1, number]))
    }
  }

  private mutating func makeVariable() -> Change {
    defer { nextVariable += 1 }
    return .variable(nextVariable)
  }

  private mutating func add(_ model: Model) -> Change {
    add(terms(model), numbers.constant(&random))
  }

  private mutating func add(_ terms: [Statement.Term], _ constant: Double) -> Change {
    defer { nextRow += 1 }
    return .add(
      nextRow,
      Statement(terms: terms, relation: relation(), constant: constant, priority: priority()))
  }

  // MARK: Parts of rows

  private mutating func row(_ model: Model) -> Int? {
    model.rows.isEmpty ? nil : model.rows[random.below(model.rows.count)].name
  }

  private mutating func relation() -> Relation {
    random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  private mutating func priority() -> Double {
    random.chance(requiredShare) ? 1000 : random.pick(levels)
  }

  private mutating func terms(_ model: Model) -> [Statement.Term] {
    if model.variables.isEmpty || random.chance(0.01) { return [] }
    if random.chance(numbers.parallelShare), !model.rows.isEmpty {
      // The left side of another row, scaled: the solver keeps both as one.
      let factor = random.pick(numbers.factors)
      let terms = model.rows[random.below(model.rows.count)].row.net
      let scaled = terms.map {
        Statement.Term(variable: $0.variable, coefficient: factor * $0.coefficient)
      }
      let isAllowed = zip(scaled, terms).allSatisfy {
        numbers.allows($0.coefficient, productOf: $1.coefficient)
      }
      if isAllowed { return scaled }
    }
    if isChain && random.chance(0.7) { return chainTerms(model.variables) }
    var terms = (0..<random.pick([1, 1, 2, 2, 2, 3, 4])).map { _ in
      Statement.Term(
        variable: random.pick(model.variables), coefficient: random.pick(numbers.coefficients))
    }
    let first = terms[0]
    if random.chance(0.05) { terms.append(first) }
    if random.chance(0.05) {
      terms.append(.init(variable: first.variable, coefficient: -first.coefficient))
    }
    if random.chance(0.03) { terms.append(.init(variable: first.variable, coefficient: 0)) }
    return terms
  }

  /// A place, a distance between neighbours, or two distances that are compared.
  private mutating func chainTerms(_ variables: [Int]) -> [Statement.Term] {
    let place = random.below(variables.count)
    if random.chance(0.2) { return [.init(variable: variables[place], coefficient: 1)] }
    let factor = random.chance(0.5) ? 1 : random.pick(numbers.coefficients)
    let neighbour = min(variables.count - 1, place + 1 + random.below(2))
    var terms = [
      Statement.Term(variable: variables[place], coefficient: -factor),
      Statement.Term(variable: variables[neighbour], coefficient: 1),
    ]
    if random.chance(0.3) {
      terms.append(.init(variable: random.pick(variables), coefficient: factor))
      terms.append(.init(variable: random.pick(variables), coefficient: -1))
    }
    return terms
  }
}
