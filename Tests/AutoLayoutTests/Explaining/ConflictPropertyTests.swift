import AutoLayout
import Cassowary
import Testing

/// Each conflict among random constraints is one, can be reduced no more, is none after any of its
/// repairs, and does not depend on the order in which the constraints were added.
@Suite struct ConflictPropertyTests {
  typealias Attribute = LayoutConstraint.Attribute

  /// A constraint that can be made again in another tree; its identifier tells which it is.
  struct Blueprint {
    var first: Int
    var attribute: Attribute
    var relation: LayoutConstraint.Relation
    var second: Int?
    var otherAttribute = Attribute.notAnAttribute
    var multiplier = 1.0
    var constant: Double
    var priority = LayoutPriority.required

    init(_ numbers: inout SeededNumbers) {
      func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &numbers)]
      }
      first = pick([1, 2, 3, 4])
      relation = pick([.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual])
      constant = pick([0, 8, 20, 60, 130, 200, -10])
      switch pick([0, 1, 2, 3, 4]) {
      case 0: attribute = pick([.width, .height])
      case 1:
        attribute = pick([.width, .height])
        second = pick([0, 1, 2, 3])
        otherAttribute = pick([attribute, attribute, .width, .height])
        multiplier = pick([1, 1, 0.75, 2])
        constant = pick([0, 0, 12])
      case 2:
        (attribute, otherAttribute) = pick([(.leading, .leading), (.top, .top)])
        second = first == 4 ? 1 : 0
      case 3:
        (attribute, otherAttribute) = pick([(.trailing, .trailing), (.bottom, .bottom)])
        second = first
        first = first == 4 ? 1 : 0
      default:
        (attribute, otherAttribute) = pick([(.leading, .trailing), (.top, .bottom)])
        second = pick([1, 2, 3].filter { $0 != first })
      }
    }

    func build(_ views: [LayoutView], _ identifier: Int) -> LayoutConstraint {
      let made = relate(
        views[first], attribute, relation, second.map { views[$0] }, otherAttribute,
        times: multiplier, plus: constant, at: priority)
      made.identifier = "\(identifier)"
      return made
    }
  }

  /// 0 is the root, 1 to 3 are in it, 4 is in 1.
  private static func makeViews() -> [LayoutView] {
    let views = (0..<5).map { LayoutView("v\($0)") }
    views[0].addSubviews(views[1], views[2], views[3])
    views[1].addSubview(views[4])
    views[0].layoutEngine.rootWidth = 200
    views[0].layoutEngine.rootHeight = 100
    return views
  }

  private static func blueprints(_ numbers: inout SeededNumbers) -> [Int: Blueprint] {
    var made: [Int: Blueprint] = [:]
    for index in 0..<Int.random(in: 2...16, using: &numbers) { made[index] = Blueprint(&numbers) }
    return made
  }

  /// So many random layouts that cannot be met are looked at.
  private static let infeasible = 600

  @Test func `what is said about a refusal depends on the set of constraints alone`() {
    forEachInfeasible(Self.infeasible) { seed, blueprints, numbers in
      let order = blueprints.keys.sorted()
      let conflicts = refusal(of: order, blueprints)
      for conflict in conflicts {
        expectIrreducible(conflict, seed)
        expectContradiction(conflict, seed)
      }
      #expect(Set(conflicts).count == conflicts.count, "seed \(seed)")
      let shuffled = refusal(of: order.shuffled(using: &numbers), blueprints)
      #expect(shuffled == conflicts, "seed \(seed)")
      #expect(shuffled.map { $0.draw() } == conflicts.map { $0.draw() }, "seed \(seed)")
      return !conflicts.isEmpty
    }
  }

  @Test func `each conflict is one, cannot be reduced, and is none after a repair`() {
    forEachInfeasible(Self.infeasible) { seed, blueprints, numbers in
      let conflicts = conflictsOfBroken(blueprints, blueprints.keys.sorted())
      let inForce = blueprints.keys.filter { conflicts[$0] == nil }.sorted()
      for (index, conflict) in conflicts.sorted(by: { $0.key < $1.key }) {
        #expect(conflict.broken?.identifier == "\(index)", "seed \(seed)")
        expectIrreducible(conflict, seed)
        expectContradiction(conflict, seed)
        // The same one gives way if it comes after all that is in force, in whatever order.
        let order = inForce.shuffled(using: &numbers) + [index]
        expectRepaired(conflict, order, blueprints, seed)
      }
      return !conflicts.isEmpty
    }
  }

  @Test func `the order among what was there before does not matter for a refusal either`() {
    forEachInfeasible(200) { seed, blueprints, numbers in
      let conflicts = conflictsOfBroken(blueprints, blueprints.keys.sorted())
      if conflicts.isEmpty { return false }
      let inForce = blueprints.keys.filter { conflicts[$0] == nil }.sorted()
      let earlier = inForce.filter { _ in Bool.random(using: &numbers) }
      let batch = blueprints.keys.filter { !earlier.contains($0) }.sorted()
      let refused = refusal(of: batch, after: earlier, blueprints)
      #expect(!refused.isEmpty, "seed \(seed)")
      let shuffled = refusal(
        of: batch.shuffled(using: &numbers), after: earlier.shuffled(using: &numbers), blueprints)
      #expect(shuffled == refused, "seed \(seed)")
      return true
    }
  }

  /// A refusal looks only at what can clash, and an explanation of what was broken at everything.
  @Test func `what is said about a refusal is what is said when the same gives way`() {
    forEachInfeasible(300) { seed, blueprints, numbers in
      let conflicts = conflictsOfBroken(blueprints, blueprints.keys.sorted())
      let inForce = blueprints.keys.filter { conflicts[$0] == nil }.sorted()
      for index in conflicts.keys.sorted() {
        let order = inForce.shuffled(using: &numbers)
        guard var broken = conflictsOfBroken(blueprints, order + [index])[index] else {
          Issue.record("seed \(seed): \(index) is not broken")
          continue
        }
        broken.broken = nil
        #expect(refusal(of: [index], after: order, blueprints) == [broken], "seed \(seed)")
      }
      return !conflicts.isEmpty
    }
  }

  /// - Parameter check: Says whether a layout could not be met.
  private func forEachInfeasible(
    _ count: Int, _ check: (UInt64, [Int: Blueprint], inout SeededNumbers) -> Bool
  ) {
    var found = 0
    for seed in 1...UInt64(3 * count) where found < count {
      var numbers = SeededNumbers(seed: seed)
      let blueprints = Self.blueprints(&numbers)
      if check(seed, blueprints, &numbers) { found += 1 }
    }
    #expect(found == count)
  }

  /// The conflicts for which a batch is refused, if the constraints in `earlier` are there already.
  private func refusal(
    of batch: [Int], after earlier: [Int] = [], _ blueprints: [Int: Blueprint]
  ) -> [LayoutError.Conflict] {
    let views = Self.makeViews()
    views[0].addConstraints(earlier.compactMap { blueprints[$0]?.build(views, $0) })
    do throws(LayoutError) {
      try LayoutConstraint.activate(batch.compactMap { blueprints[$0]?.build(views, $0) })
      return []
    } catch {
      guard case .unsatisfiable(let conflicts) = error else { return [] }
      return conflicts
    }
  }

  /// By the number of the constraint that is broken.
  private func conflictsOfBroken(
    _ blueprints: [Int: Blueprint], _ order: [Int]
  ) -> [Int: LayoutError.Conflict] {
    let views = Self.makeViews()
    views[0].addConstraints(order.compactMap { blueprints[$0]?.build(views, $0) })
    var found: [Int: LayoutError.Conflict] = [:]
    for entry in views[0].layoutEngine.brokenConstraints {
      if let index = number(of: entry.constraint.record) { found[index] = entry.conflict }
    }
    return found
  }

  private func number(of record: ConstraintRecord) -> Int? { record.identifier.flatMap { Int($0) } }

  /// Nothing is broken after any of the repairs, and before them only what gives way, which has the same
  /// conflict without the other ones that were broken and for any order of the rest.
  private func expectRepaired(
    _ conflict: LayoutError.Conflict, _ order: [Int], _ blueprints: [Int: Blueprint],
    _ seed: UInt64
  ) {
    let views = Self.makeViews()
    var made: [Int: LayoutConstraint] = [:]
    for index in order { made[index] = blueprints[index]?.build(views, index) }
    views[0].addConstraints(order.compactMap { made[$0] })
    let engine = views[0].layoutEngine
    #expect(engine.brokenConstraints.map { $0.conflict } == [conflict], "seed \(seed)")
    // To leave out what gave way always helps; of the others some may be part of more than one set.
    let removals = conflict.repairs.filter { $0.change == .removal }.map { $0.constraint }
    #expect(conflict.broken.map { removals.contains($0) } == true, "seed \(seed)")
    for repair in conflict.repairs {
      guard let index = number(of: repair.constraint), let constraint = made[index] else {
        Issue.record("seed \(seed): nothing to be repaired by \(repair)")
        continue
      }
      let constant = constraint.constant
      switch repair.change {
      case .priority(let priority): constraint.priority = priority
      case .constant(let constant): constraint.constant = constant
      case .removal: constraint.isActive = false
      case .relation(let relation):
        var loose = blueprints[index]
        loose?.relation = relation
        constraint.isActive = false
        let other = loose?.build(views, index)
        other?.isActive = true
        #expect(engine.brokenConstraints.isEmpty, "seed \(seed): \(repair)")
        other?.isActive = false
      case .contentHugging, .contentCompressionResistance: break
      }
      #expect(engine.brokenConstraints.isEmpty, "seed \(seed): \(repair)")
      constraint.priority = .required
      constraint.constant = constant
      constraint.isActive = true
    }
  }

  /// The rows that no caller wrote.
  private static let given: [ConstraintRecord] =
    [
      ConstraintRecord(first: "v0", firstAttribute: .width, relation: .equal, constant: 200),
      ConstraintRecord(first: "v0", firstAttribute: .height, relation: .equal, constant: 100),
    ]
    + (1..<5).flatMap { index in
      [Attribute.width, .height].map {
        ConstraintRecord(
          first: "v\(index)", firstAttribute: $0, relation: .greaterThanOrEqual, constant: 0)
      }
    }

  /// The set is put to the solver by itself, in coordinates of the root. None of several constraints
  /// clashes with what no caller wrote all by itself.
  private func expectIrreducible(_ conflict: LayoutError.Conflict, _ seed: UInt64) {
    let records = conflict.constraints + conflict.implicit
    #expect(!canBeMet(records), "seed \(seed): \(conflict)")
    for index in records.indices {
      var rest = records
      rest.remove(at: index)
      #expect(canBeMet(rest), "seed \(seed): without \(records[index]): \(conflict)")
    }
    if conflict.constraints.count > 1 {
      for record in conflict.constraints {
        #expect(canBeMet([record] + Self.given), "seed \(seed): \(record) alone: \(conflict)")
      }
    }
  }

  private func canBeMet(_ records: [ConstraintRecord]) -> Bool {
    var solver = Solver()
    var edges: [String: Variable] = [:]
    func value(_ name: String, _ attribute: Attribute) -> LinearExpression {
      let axis = attribute.axis == .horizontal ? "x" : "y"
      let start: LinearExpression
      if name == "v0" {
        start = 0
      } else {
        let variable = edges[name + axis] ?? solver.makeVariable()
        edges[name + axis] = variable
        start = LinearExpression(variable)
      }
      let size = edges[name + axis + "size"] ?? solver.makeVariable()
      edges[name + axis + "size"] = size
      switch attribute {
      case .leading, .top: return start
      case .trailing, .bottom: return start + size
      default: return LinearExpression(size)
      }
    }
    let rows = records.map { record -> Row in
      let left = value(record.first, record.firstAttribute)
      let other = record.second.map { record.multiplier * value($0, record.secondAttribute) } ?? 0
      let right = other + LinearExpression(constant: record.constant)
      switch record.relation {
      case .lessThanOrEqual: return left <= right
      case .equal: return left == right
      case .greaterThanOrEqual: return left >= right
      }
    }
    return (try? solver.add(rows)) != nil
  }

  private func expectContradiction(_ conflict: LayoutError.Conflict, _ seed: UInt64) {
    guard let contradiction = conflict.contradiction else {
      Issue.record("seed \(seed): no sum for \(conflict)")
      return
    }
    let sum = { (parts: [LayoutError.Contradiction.Part]) in
      parts.reduce(0) { $0 + $1.factor * $1.length }
    }
    #expect(sum(contradiction.demand) > sum(contradiction.supply), "seed \(seed)")
  }
}
