/// Views that are tied to earlier ones at random.
extension Workload {
  static func random(_ views: Int) -> Workload {
    var generator = SeededGenerator(seed: views)
    var made = Workload(.random, views: views, size: (1000, 800))
    for view in 1...views {
      made.tie(view, to: Int.random(in: 0..<view, using: &generator), using: &generator)
      for priority in [250.0, 500, 750, 900] { made.addOptional(view, priority, using: &generator) }
    }
    made.requireSizes()
    return made
  }

  private mutating func tie(_ view: Int, to earlier: Int, using generator: inout SeededGenerator) {
    let distance = Double(Int.random(in: 0...20, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: require([(view, .left, 1), (earlier, .left, -1)], .equal, distance)
    case 1: require([(view, .top, 1), (earlier, .top, -1)], .equal, distance)
    case 2:
      require(
        [(view, .left, 1), (earlier, .left, -1), (earlier, .width, -1)], .atLeast, distance)
    case 3:
      require(
        [(view, .top, 1), (earlier, .top, -1), (earlier, .height, -1)], .atLeast, distance)
    case 4: require([(view, .width, 1), (earlier, .width, -1)], .equal, 0)
    default: require([(view, .height, 1), (earlier, .height, -1)], .equal, 0)
    }
  }

  /// A size, a place, or a relation to another view.
  private mutating func addOptional(
    _ view: Int, _ priority: Double, using generator: inout SeededGenerator
  ) {
    let other = Int.random(in: 0..<view, using: &generator)
    let side = Side(rawValue: Int.random(in: 0..<4, using: &generator)) ?? .left
    let relation = [Relation.equal, .atMost, .atLeast].randomElement(using: &generator) ?? .equal
    let constant = Double(Int.random(in: 0...200, using: &generator))
    if Bool.random(using: &generator) {
      add([(view, side, 1)], relation, constant, priority)
    } else {
      add([(view, side, 1), (other, side, -1)], relation, constant, priority)
    }
  }
}
