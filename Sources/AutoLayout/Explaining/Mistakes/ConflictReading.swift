import VisualFormat

/// The facts about a conflict's records by which mistakes are told apart.
final class ConflictReading {
  typealias Attribute = LayoutConstraint.Attribute

  let written: [ConstraintRecord]
  let implicit: [ConstraintRecord]
  /// The one that gives way, which came last.
  let broken: ConstraintRecord?
  /// Whether left and leading are opposite sides of what is told by left or right.
  let isRightToLeft: Bool
  /// The vertical constraints about items that are in a string without an axis.
  let vertical: [ConstraintRecord]
  /// The constraints in force about the positions of items with a greatest size.
  let beside: [ConstraintRecord]
  /// The items that are known to be scroll views.
  let scrollViews: [String]
  let contradiction: LayoutError.Contradiction?
  /// What can be tried.
  let trials: Repairs?
  /// The distances that are given.
  let places: [ConstraintRecord]
  /// Sizes that are given as numbers, the root's included, without the least sizes of 0.
  let sizes: [ConstraintRecord]
  /// The sizes that the conflict would make negative.
  let leastSizes: [ConstraintRecord]
  /// Whether content takes part.
  let hasContent: Bool
  /// Whether a stack view takes part.
  let hasStack: Bool
  /// The sums on both sides, the larger one first.
  let sums: (demand: Double, supply: Double)?
  /// The size of the container, which the sum exceeds or misses.
  private(set) var containerSize: ConstraintRecord?
  /// The items that hold others, and those that are held.
  private var containers: Set<String> = []
  private var contained: Set<String> = []

  /// Linear in the number of constraints.
  init(_ conflict: LayoutError.Conflict) {
    written = conflict.constraints
    implicit = conflict.implicit
    broken = conflict.broken
    vertical = conflict.vertical
    beside = conflict.beside
    scrollViews = conflict.scrollViews
    isRightToLeft = conflict.isRightToLeft
    contradiction = conflict.contradiction
    trials = conflict.trials
    places = written.filter { $0.firstAttribute.sort != .size }
    leastSizes = implicit.filter { $0.isLeastSize }
    sizes =
      written.filter { $0.isStatedSize } + implicit.filter { $0.isStatedSize && !$0.isLeastSize }
    hasStack = written.contains { $0.author == .stackView }
    hasContent =
      written.contains { $0.author == .content } || implicit.contains { $0.isImplicitContent }
    sums = contradiction.map { (sum($0.demand), sum($0.supply)) }
    var counts: [String: Int] = [:]
    var superviews: [String: String] = [:]
    for record in places {
      counts[record.first, default: 0] += 1
      guard let second = record.second else { continue }
      counts[second, default: 0] += 1
      if let superview = record.superview {
        superviews[superview == second ? record.first : second] = superview
      }
    }
    for record in places {
      guard let second = record.second else { continue }
      if let superview = record.superview {
        containers.insert(superview)
        contained.insert(superview == second ? record.first : second)
      } else if record.identifier == "UISV-canvas-connection" {
        // A stack view names itself first.
        containers.insert(record.first)
        contained.insert(second)
      } else if record.author == .stackView {
        continue
      } else if record.isCentring, Self.areSiblings(record.first, second, places) {
        continue
      } else if record.firstAttribute == record.secondAttribute, counts[second, default: 0] > 1,
        superviews[second] == nil || superviews[second] != superviews[record.first]
      {
        // A pin to the other item's same edge, as code says it without naming a superview.
        containers.insert(second)
      }
    }
    // What holds an area holds what is in it.
    for guide in containers where guide.hasSuffix("LayoutGuide") { containers.insert(guide.owner) }
    containerSize = sizeOfContainer
  }

  private var sizeOfContainer: ConstraintRecord? {
    let holders = sizes.filter { $0.relation != .greaterThanOrEqual && isContainer($0.first) }
    if let sums,
      let holder = holders.first(where: { $0.constant == sums.supply })
        ?? holders.first(where: { $0.constant == sums.demand })
    {
      return holder
    }
    let known = holders.filter { !contained.contains($0.first) || holders.count == 1 }
    if known.count == 1 { return known[0] }
    return holders.first { implicit.contains($0) || $0.author != .caller } ?? known.first
  }

  /// Whether two items are both placed in a third one.
  private static func areSiblings(
    _ one: String, _ other: String, _ places: [ConstraintRecord]
  ) -> Bool {
    if places.count > mostCompared { return false }
    func holders(_ name: String) -> [String] {
      places.filter { $0.first == name && $0.isPin }.compactMap { $0.second }
    }
    let known = holders(other)
    return holders(one).contains { $0 != other && known.contains($0) && $0 != one }
  }

  /// What was written, and then what was not.
  var all: [ConstraintRecord] { written + implicit }

  /// In a conflict of very many constraints, mistakes of two or three constraints are not looked
  /// for.
  var isLong: Bool { written.count + implicit.count > 256 }

  /// Whether a size is an item's content size.
  func isContent(_ record: ConstraintRecord) -> Bool {
    record.author == .content || record.isImplicitContent && implicit.contains(record)
  }

  /// The one of two constraints that was there before the other, which is what gives way; nil where
  /// neither does.
  func older(
    _ one: ConstraintRecord, _ other: ConstraintRecord, than broken: ConstraintRecord?
  ) -> ConstraintRecord? {
    one == broken ? other : other == broken ? one : nil
  }

  /// `, even if a and b were 0 points wide`, where the sum does without sizes; else nothing.
  var evenIfNothing: String {
    let least = leastSizes
    guard let first = least.first,
      least.allSatisfy({ $0.firstAttribute == first.firstAttribute })
    else { return least.isEmpty ? "" : ", even where sizes are 0" }
    if least.count > Self.mostSizes {
      return ", even if \(least.count) views were 0 points \(first.extent)"
    }
    let names = least.map { printable($0.first) }
    let all =
      names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
      + names[names.count - 1]
    return ", even if \(all) were 0 points \(first.extent)"
  }

  private static var mostSizes: Int { 4 }

  /// Whether an item holds another one of the conflict.
  func isContainer(_ name: String) -> Bool { containers.contains(name) }

  /// Whether an item that holds nothing is pinned by each edge of the conflict.
  func isPinned(_ name: String) -> Bool {
    !isContainer(name) && !places.isEmpty
      && places.allSatisfy { $0.first == name || $0.second == name }
  }
}

/// What one side of a contradiction comes to.
private func sum(_ parts: [LayoutError.Contradiction.Part]) -> Double {
  parts.reduce(0) { $0 + $1.factor * $1.length }
}

extension ConstraintRecord {
  /// Whether an implicit row is a content size, and not the size of a root or 0.
  fileprivate var isImplicitContent: Bool {
    isStatedSize && relation != .equal && !isLeastSize && !isOfInsets
  }
}

extension String {
  /// The item whose area a name is that of, `card` of `card.safeAreaLayoutGuide`; else the name.
  var owner: String {
    guard hasSuffix("LayoutGuide"), let point = utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return self
    }
    return String(self[..<point])
  }
}
