import AutoLayout
import Cassowary
import Testing

/// Each conflict among random constraints is one, can be reduced no more, and is none after any of its
/// repairs.
@Suite struct ConflictPropertyTests {
  typealias Attribute = LayoutConstraint.Attribute

  /// A constraint that can be made again in another tree; its identifier tells which it is.
  struct Blueprint {
    var first: Int
    var attribute: Attribute
    var relation: LayoutConstraint.Relation
    var second: Int?
    var otherAttribute = Attribute.notAnAttribute
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
        otherAttribute = attribute
        constant = 0
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
        plus: constant, at: priority)
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

  private func activate(_ blueprints: [Int: Blueprint], _ order: [Int]) -> [LayoutError.Conflict] {
    let views = Self.makeViews()
    let made = order.compactMap { index in blueprints[index]?.build(views, index) }
    do throws(LayoutError) {
      try LayoutConstraint.activate(made)
      return []
    } catch {
      guard case .unsatisfiable(let conflicts) = error else { return [] }
      return conflicts
    }
  }

  private static func blueprints(_ numbers: inout SeededNumbers) -> [Int: Blueprint] {
    var made: [Int: Blueprint] = [:]
    for index in 0..<Int.random(in: 2...16, using: &numbers) { made[index] = Blueprint(&numbers) }
    return made
  }

  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func `the first conflict depends on the set of constraints alone`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let blueprints = Self.blueprints(&numbers)
    let order = Array(blueprints.keys.sorted())
    let conflicts = activate(blueprints, order)
    for _ in 0..<4 {
      let shuffled = activate(blueprints, order.shuffled(using: &numbers))
      #expect(shuffled.isEmpty == conflicts.isEmpty, "seed \(seed)")
      #expect(shuffled.first?.constraints == conflicts.first?.constraints, "seed \(seed)")
      #expect(shuffled.first?.implicit == conflicts.first?.implicit, "seed \(seed)")
      #expect(shuffled.first?.contradiction == conflicts.first?.contradiction, "seed \(seed)")
    }
  }

  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func `each conflict is one, cannot be reduced, and is none after a repair`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let blueprints = Self.blueprints(&numbers)
    let views = Self.makeViews()
    views[0].addConstraints(
      blueprints.keys.sorted().compactMap { blueprints[$0]?.build(views, $0) })
    let broken = views[0].layoutEngine.brokenConstraints
    for entry in broken {
      let members = indices(entry.conflict.constraints)
      #expect(members.count == entry.constraints.count, "seed \(seed)")
      expectIrreducible(entry.conflict, seed)
      expectContradiction(entry.conflict, seed)
      // What the other conflicts break is out of the way.
      let rest = blueprints.filter { index, _ in
        !broken.contains {
          $0.constraint !== entry.constraint && $0.constraint.identifier == "\(index)"
        }
      }
      #expect(!activate(rest, rest.keys.sorted()).isEmpty, "seed \(seed)")
      // To leave out what gave way always helps; of the others some may be part of more than one set.
      let removal = LayoutError.Repair(constraint: entry.constraint.record, change: .removal)
      #expect(entry.conflict.repairs.contains(removal), "seed \(seed)")
      for repair in entry.conflict.repairs {
        let repaired = apply(repair, to: rest)
        #expect(activate(repaired, repaired.keys.sorted()).isEmpty, "seed \(seed): \(repair)")
      }
    }
  }

  private func indices(_ records: [ConstraintRecord]) -> [Int] {
    records.compactMap { $0.identifier.flatMap { Int($0) } }
  }

  /// The set is put to the solver by itself, in coordinates of the root.
  private func expectIrreducible(_ conflict: LayoutError.Conflict, _ seed: UInt64) {
    let records = conflict.constraints + conflict.implicit
    #expect(!canBeMet(records), "seed \(seed): \(conflict)")
    for index in records.indices {
      var rest = records
      rest.remove(at: index)
      #expect(canBeMet(rest), "seed \(seed): without \(records[index]): \(conflict)")
    }
  }

  private func canBeMet(_ records: [ConstraintRecord]) -> Bool {
    var solver = Solver()
    var edges: [String: Variable] = [:]
    func value(_ name: String, _ attribute: Attribute) -> Expression {
      let axis = attribute.axis == .horizontal ? "x" : "y"
      let start: Expression
      if name == "v0" {
        start = 0
      } else {
        let variable = edges[name + axis] ?? solver.makeVariable()
        edges[name + axis] = variable
        start = Expression(variable)
      }
      let size = edges[name + axis + "size"] ?? solver.makeVariable()
      edges[name + axis + "size"] = size
      switch attribute {
      case .leading, .top: return start
      case .trailing, .bottom: return start + size
      default: return Expression(size)
      }
    }
    let rows = records.map { record -> Row in
      let left = value(record.first, record.firstAttribute)
      let other = record.second.map { record.multiplier * value($0, record.secondAttribute) } ?? 0
      let right = other + Expression(constant: record.constant)
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

  private func apply(
    _ repair: LayoutError.Repair, to blueprints: [Int: Blueprint]
  ) -> [Int: Blueprint] {
    var repaired = blueprints
    guard let index = repair.constraint.identifier.flatMap({ Int($0) }) else { return repaired }
    switch repair.change {
    case .priority(let priority): repaired[index]?.priority = priority
    case .constant(let constant): repaired[index]?.constant = constant
    case .removal: repaired[index] = nil
    case .contentHugging, .contentCompressionResistance: break
    }
    return repaired
  }
}
