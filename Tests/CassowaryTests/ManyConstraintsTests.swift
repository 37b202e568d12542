import Cassowary
import Testing

/// Many constraints on one value: what they come to is worked out by weighing every place against all others.
struct ManyConstraintsTests {
  @Test(arguments: 0..<16)
  func `any number of constraints on one value comes to what weighing them says`(seed: Int) throws {
    var crowd = try Crowd(seed: seed)
    for count in [150, 40, 300, 60, 70, 0] {
      while crowd.count != count {
        try crowd.edit(towards: count)
        crowd.check()
      }
    }
  }

  @Test func `constraints that come and go one by one leave what a batch of them does`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    // 619 is prime to 1001, so that each number comes once, in no order.
    let constants = (0..<1001).map { Double($0 * 619 % 1001) }
    var ids: [RowID] = []
    for (i, constant) in constants.enumerated() {
      let priority = Priority(i % 2 == 0 ? 500 : 250)
      ids.append(try solver.add(x == LinearExpression(constant: constant) ~ priority))
    }
    let even = stride(from: 0, to: 1001, by: 2).map { constants[$0] }.sorted()
    #expect(solver.value(of: x) == even[250])
    for i in stride(from: 0, to: 1001, by: 2) { try solver.remove(ids[i]) }
    // Any value between the middle two of an even number is as good: it is the nearest to 0.
    let odd = stride(from: 1, to: 1001, by: 2).map { constants[$0] }.sorted()
    #expect(solver.value(of: x) == odd[249])
  }

  /// What is far from everything else adds nothing but the number of constraints.
  @Test(
    arguments: [[99_999.0, 1, 100_000], [999_999, 1, 1_000_000], [0.999999, 1e-6, 1]], [0, 80])
  func `weights that cancel exactly leave a value open`(weights: [Double], more: Int) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.update {
      $0.add(weights[0] * x == weights[0] * 31 ~ 500)
      $0.add(weights[1] * x == weights[1] * 38 ~ 500)
      $0.add(weights[2] * x == weights[2] * 16 ~ 500)
      for i in 0..<more { $0.add(x >= LinearExpression(constant: -100 - Double(i)) ~ 500) }
    }
    #expect(solver.value(of: x) == 16)
    #expect(try solver.range(of: LinearExpression(x)) == 16...31)
    #expect(try !solver.isDetermined(LinearExpression(x)))
    try solver.add(x == 20 ~ 250)
    #expect(solver.value(of: x) == 20)
  }

  /// 1000 − 999.999 is a thousandth to ten digits only, in doubles.
  @Test func `what is left of weights is weighed against those of an equal variable`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([
      LinearExpression(x) == LinearExpression(y), -1000 * y == 42_000 ~ 500,
      -0.001 * x == 0.062 ~ 500, -999.999 * y == 61_999.938 ~ 500,
    ])
    #expect(solver.value(of: x) == -42)
    let range = try solver.range(of: LinearExpression(x))
    #expect((range.lowerBound + 62).magnitude <= 1e-12 && range.upperBound == -42)
  }
}

/// A solver in which one value has many constraints, and what these ought to be.
private struct Crowd: ~Copyable {
  private struct Preference {
    var coefficient: Double
    var relation: Relation
    var constant: Double
    var level: Double

    var place: Double { constant / coefficient }
    var pullsUp: Bool {
      relation == .equal || (relation == .greaterThanOrEqual) == (coefficient > 0)
    }
    var pullsDown: Bool {
      relation == .equal || (relation == .lessThanOrEqual) == (coefficient > 0)
    }

    func error(at value: Double) -> Double {
      let difference = (value - place) * coefficient.magnitude
      return difference > 0 ? (pullsDown ? difference : 0) : (pullsUp ? -difference : 0)
    }
  }

  private static let levels: [Double] = [900, 750, 500.5, 500, 250, 1]

  private let seed: Int
  private var generator: SeededNumbers
  private var solver = Solver()
  private let x: Variable
  /// The value is the distance from here in half of all cases, and otherwise `x` itself.
  private let origin: Variable?
  private var ids: [RowID] = []
  private var preferences: [Preference] = []

  init(seed: Int) throws {
    self.seed = seed
    generator = SeededNumbers(mixing: seed)
    x = solver.makeVariable()
    origin = seed % 2 == 1 ? solver.makeVariable() : nil
    if let origin { try solver.add(origin == 3) }
  }

  var count: Int { preferences.count }

  // MARK: Edits

  /// Makes a few changes, or many, together; required constraints that exclude each other are refused.
  mutating func edit(towards target: Int) throws {
    let isLarge = Int.random(in: 0..<8, using: &generator) == 0
    let changes = Int.random(in: 1...(isLarge ? 60 : 4), using: &generator)
    let before = solver.value(of: x)
    var (generator, ids, preferences) = (generator, ids, preferences)
    let (x, origin, seed) = (x, origin, seed)
    defer { self.generator = generator }
    do {
      try solver.update { change in
        for _ in 0..<changes {
          Self.make(
            &change, x, origin, mayRequire: seed % 4 < 2, towards: target, &ids, &preferences,
            using: &generator)
        }
      }
      self.ids = ids
      self.preferences = preferences
      #expect(Self.bounds(of: preferences) != nil, "a conflict was accepted: seed \(seed)")
    } catch .infeasible {
      #expect(Self.bounds(of: preferences) == nil, "no conflict was refused: seed \(seed)")
      #expect(solver.value(of: x) == before, "a refusal moved the value: seed \(seed)")
    }
  }

  private static func make(
    _ change: inout Transaction, _ x: Variable, _ origin: Variable?, mayRequire: Bool,
    towards target: Int, _ ids: inout [RowID], _ preferences: inout [Preference],
    using generator: inout SeededNumbers
  ) {
    let kind = Int.random(in: 0..<8, using: &generator)
    let preference = preference(mayRequire: mayRequire, using: &generator)
    if preferences.isEmpty || (kind < 5 && preferences.count < target) {
      var terms = [(variable: x, coefficient: preference.coefficient)]
      if let origin { terms.append((origin, -preference.coefficient)) }
      ids.append(
        change.add(
          terms: terms, preference.relation, preference.constant,
          priority: Priority(preference.level)))
      preferences.append(preference)
      return
    }
    let index = Int.random(in: 0..<preferences.count, using: &generator)
    switch kind {
    case 0..<5 where preferences.count > target:
      change.remove(ids[index])
      ids.remove(at: index)
      preferences.remove(at: index)
    case 6:
      change.setPriority(of: ids[index], to: Priority(preference.level))
      preferences[index].level = preference.level
    case 7:
      change.setRelation(of: ids[index], to: preference.relation)
      preferences[index].relation = preference.relation
    default:
      change.setConstant(of: ids[index], to: preference.constant)
      preferences[index].constant = preference.constant
    }
  }

  private static func preference(
    mayRequire: Bool, using generator: inout SeededNumbers
  ) -> Preference {
    var preference = Preference(
      coefficient: [1, 1, 1, -1, 2, 0.5].randomElement(using: &generator)!,
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!,
      constant: Double(Int.random(in: -60...60, using: &generator)),
      level: levels.randomElement(using: &generator)!)
    if mayRequire && Int.random(in: 0..<20, using: &generator) == 0 {
      preference.level = 1000
      preference.constant *= 3
    }
    return preference
  }

  // MARK: What is expected

  func check() {
    guard var range = Self.bounds(of: preferences) else { return }
    for level in Self.levels {
      range = Self.best(in: range, preferences.filter { $0.level == level })
    }
    let distance = origin == nil ? 0.0 : 3
    let wanted = max(range.low + distance, min(range.high + distance, 0))
    #expect(solver.value(of: x) == wanted, "seed \(seed), \(count) constraints")
  }

  /// What the required constraints leave; nil where they exclude each other.
  private static func bounds(of preferences: [Preference]) -> (low: Double, high: Double)? {
    let required = preferences.filter { $0.level == 1000 }
    let low = required.filter(\.pullsUp).map(\.place).max() ?? -.infinity
    let high = required.filter(\.pullsDown).map(\.place).min() ?? .infinity
    return low <= high ? (low, high) : nil
  }

  /// The values in a range at which the sum of errors is least. It is so at a place or at an end.
  private static func best(
    in range: (low: Double, high: Double), _ preferences: [Preference]
  ) -> (low: Double, high: Double) {
    if preferences.isEmpty { return range }
    let places = Set(preferences.map(\.place) + [range.low, range.high])
      .filter { $0.isFinite && $0 >= range.low && $0 <= range.high }
    // Beyond all places an end that is infinite is as good where nothing pulls back.
    guard let first = places.min(), let last = places.max() else { return range }
    let errors = places.map { place in (place, preferences.reduce(0) { $0 + $1.error(at: place) }) }
    let least = errors.map(\.1).min()!
    let found = errors.filter { $0.1 == least }.map(\.0)
    var (low, high) = (found.min()!, found.max()!)
    if low == first && !preferences.contains(where: \.pullsUp) { low = range.low }
    if high == last && !preferences.contains(where: \.pullsDown) { high = range.high }
    return (low, high)
  }
}
