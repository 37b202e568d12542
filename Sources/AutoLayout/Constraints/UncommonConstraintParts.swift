/// Rarely used properties of constraints, stored separately to keep constraints small.
final class UncommonConstraintParts {
  /// The factor of the second item's attribute.
  let multiplier: Double
  /// Where the sides begin, if they are distances.
  let starts: DistanceStarts?
  /// The caller's own name for the constraint.
  var identifier: String?
  /// Whether the constant is about frames, not about alignment rectangles.
  var isOfFrames = false
  /// Whether a stack made others in its place, so that it is never active again.
  var isReplaced = false
  /// An unusable constant that was set while the constraint was inactive.
  var refusedConstant: Double?
  /// An unusable priority that was set while the constraint was inactive.
  var refusedPriority: LayoutPriority?

  init(multiplier: Double, starts: DistanceStarts?) {
    self.multiplier = multiplier
    self.starts = starts
  }
}

/// Where the sides of a constraint are measured from, if they are distances between two places. Few
/// constraints have one.
final class DistanceStarts {
  let first: Start?
  let second: Start?

  init(first: Start?, second: Start?) {
    self.first = first
    self.second = second
  }

  /// The place where a distance begins.
  struct Start: Equatable {
    let item: ItemIdentity
    let attribute: LayoutConstraint.Attribute

    static func == (a: Start, b: Start) -> Bool {
      a.item === b.item && a.attribute == b.attribute
    }
  }
}

extension LayoutConstraint {
  /// Calls `body` for the items that the constraint mentions, each once, with the end of each.
  func forEachEnd(_ body: (EntryLink.End, ItemIdentity) -> Void) {
    body(.first, first)
    Unowned(second).read { if $0 !== first { body(.second, $0) } }
    guard let starts else { return }
    let other = second
    let start = starts.first?.item
    if let start, start !== first, start !== other { body(.firstStart, start) }
    if let last = starts.second?.item, last !== first, last !== other, last !== start {
      body(.secondStart, last)
    }
  }

  /// Calls `body` for each place or size that the constraint speaks of: of its ends, and where
  /// distances begin.
  func forEachPlace(_ body: (ItemIdentity, Attribute) -> Void) {
    body(first, firstAttribute)
    if let second { body(second, secondAttribute) }
    guard let starts else { return }
    if let start = starts.first { body(start.item, start.attribute) }
    if let start = starts.second { body(start.item, start.attribute) }
  }

  /// Whether the constraint speaks of a place or a size for which a condition holds.
  func speaks(of condition: (ItemIdentity, Attribute) -> Bool) -> Bool {
    var holds = false
    forEachPlace { holds = holds || condition($0, $1) }
    return holds
  }

  /// Whether the constraint mentions no other item.
  func isAbout(only item: ItemIdentity) -> Bool {
    if first !== item { return false }
    if let second, second !== item { return false }
    return starts == nil || endsSatisfy { $0 === item }
  }

  /// Whether a condition holds for all items that the constraint mentions.
  func endsSatisfy(_ condition: (ItemIdentity) -> Bool) -> Bool {
    var holds = true
    forEachEnd { _, item in holds = holds && condition(item) }
    return holds
  }
}
