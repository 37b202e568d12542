/// Makes up histories: the same ones from the same seed.
struct Generator {
  var numbers: SeededNumbers
  let numberClass: NumberClass
  private var items: [String] = []
  private var constraints: [String] = []
  private var madeItems = 0
  private var madeConstraints = 0

  init(_ numberClass: NumberClass, seed: UInt64) {
    self.numberClass = numberClass
    numbers = SeededNumbers(seed: seed)
  }

  mutating func history(_ count: Int) -> [Step] {
    var steps = (0..<3).map { _ in make() }
    for _ in 0..<count { steps.append(step(depth: 0)) }
    return steps
  }

  private static let mostItems = 30
  private static let mostConstraints = 60

  private mutating func make() -> Step {
    madeItems += 1
    let name = "v\(madeItems)"
    items.append(name)
    let kind = numbers.pick([
      "view", "view", "view", "text", "text", "widget", "guide", "stack", "scroll",
    ])
    return Step(["make", name, kind, length(), length()])
  }

  mutating func length() -> String { numberClass.length(&numbers).description }

  /// An item, or a guide that comes with one.
  mutating func item() -> String {
    let name = numbers.pick(items)
    if !numbers.chance(1, in: 10) { return name }
    return name + numbers.pick([".margins", ".safe", ".content", ".frame"])
  }

  mutating func constraint() -> String {
    constraints.isEmpty ? "c0" : numbers.pick(constraints)
  }

  mutating func step(depth: Int) -> Step {
    if items.isEmpty { return make() }
    switch numbers.below(56) {
    case 0...2: return items.count < Self.mostItems ? make() : drop()
    case 3...8: return treeStep()
    case 9...20: return constraintStep()
    case 21...30: return settingStep()
    case 31...33: return stackStep()
    case 34...38: return Step(["layout", item()])
    case 39: return Step(["check", item()])
    case 40...42: return questionStep()
    case 43...44:
      if depth > 2 { return Step(["layout", item()]) }
      return Step(["update", item()], innerSteps(upTo: 4, depth: depth))
    default:
      if depth > 2 { return Step(["invalidate", item()]) }
      return callback(depth: depth)
    }
  }

  private mutating func drop() -> Step {
    Step(["drop", items.remove(at: numbers.below(items.count))])
  }

  private mutating func innerSteps(upTo count: Int, depth: Int) -> [Step] {
    (0..<1 + numbers.below(count)).map { _ in step(depth: depth + 1) }
  }

  private mutating func callback(depth: Int) -> Step {
    let place = numbers.pick(Place.allCases)
    return Step(["when", item(), place.rawValue], innerSteps(upTo: 3, depth: depth))
  }

  /// A new constraint, which is made before it is activated with others or alone.
  mutating func newConstraint() -> String {
    madeConstraints += 1
    let name = "c\(madeConstraints)"
    constraints.append(name)
    if constraints.count > Self.mostConstraints { constraints.removeFirst() }
    return name
  }
}
