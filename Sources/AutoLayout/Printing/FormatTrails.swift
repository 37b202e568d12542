/// Joins connections into as long strings as can be: trails through the graph whose edges are the
/// connections.
struct FormatTrails {
  private var trails: [FormatTrail?]
  /// The trails that begin with a view and are not opened.
  private var beginnings: [Place: [Int]] = [:]
  /// How many trails end with a view and are not closed, by the options that they have.
  private var endings: [Ending: Int] = [:]

  private struct Place: Hashable {
    var lane: FormatPlace.Lane
    var view: String
  }

  private struct Ending: Hashable {
    var place: Place
    /// nil for a trail that any options would do for.
    var options: LayoutConstraint.FormatOptions?
  }

  init(_ pieces: [FormatTrail]) {
    trails = pieces.map { Optional($0) }
    for (index, piece) in pieces.enumerated() {
      if !piece.isOpened { beginnings[Self.start(of: piece), default: []].append(index) }
      if !piece.isClosed {
        endings[Ending(place: Self.end(of: piece), options: piece.options), default: 0] += 1
      }
    }
  }

  private static func start(of trail: FormatTrail) -> Place {
    Place(lane: trail.lane, view: trail.views.first ?? "")
  }

  private static func end(of trail: FormatTrail) -> Place {
    Place(lane: trail.lane, view: trail.views.last ?? "")
  }

  /// The trails, of which no one can follow another.
  ///
  /// Those that nothing leads to are followed first, so that few are left to be joined from behind.
  mutating func joined() -> [FormatTrail] {
    let isLed = trails.map { trail in trail.map { hasPredecessor($0) } ?? false }
    for index in trails.indices where !isLed[index] { extend(index) }
    for index in trails.indices { extend(index) }
    // A trail that went round may now end where an earlier one begins.
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in trails.indices where extend(index) { isGrowing = true }
    }
    return trails.compactMap { $0 }
  }

  private func hasPredecessor(_ trail: FormatTrail) -> Bool {
    if trail.isOpened { return false }
    let place = Self.start(of: trail)
    if endings[Ending(place: place, options: nil)] != nil { return true }
    return trail.options.map { endings[Ending(place: place, options: $0)] != nil } ?? false
  }

  /// Lets a trail go on for as long as another one can follow it; says whether one did.
  @discardableResult
  private mutating func extend(_ index: Int) -> Bool {
    guard var trail = trails[index] else { return false }
    var isLonger = false
    while let next = follower(of: trail, at: index) {
      guard let other = trails[next] else { break }
      trail.append(other)
      trails[next] = nil
      isLonger = true
    }
    trails[index] = trail
    return isLonger
  }

  /// The trail to go on with: one between views, or, where there is none, the end of the string.
  private mutating func follower(of trail: FormatTrail, at index: Int) -> Int? {
    if trail.isClosed { return nil }
    let place = Self.end(of: trail)
    beginnings[place]?.removeAll { trails[$0] == nil }
    let candidates = beginnings[place, default: []].filter { candidate in
      guard candidate != index, let other = trails[candidate] else { return false }
      return trail.canBeFollowed(by: other)
    }
    return candidates.first { trails[$0]?.options != nil } ?? candidates.first
  }
}
