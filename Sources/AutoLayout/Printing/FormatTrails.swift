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

/// A format string in the making.
struct FormatTrail {
  var lane: FormatPlace.Lane
  /// The views in order, at least one.
  var views: [String]
  /// The predicates of the opening connection, of those between views, and of the closing one.
  var connections: [[String]] = []
  var isOpened = false
  var isClosed = false
  /// Alignments and spacing, which all neighbours in a string share; nil where there are none yet,
  /// and any would do.
  var options: LayoutConstraint.FormatOptions?

  /// Whether the other string can go on where this one ends.
  fileprivate func canBeFollowed(by other: FormatTrail) -> Bool {
    guard !isClosed, !other.isOpened, lane == other.lane, views.last == other.views.first
    else { return false }
    return options == nil || other.options == nil || options == other.options
  }

  mutating func append(_ other: FormatTrail) {
    views += other.views.dropFirst()
    connections += other.connections
    isClosed = other.isClosed
    options = options ?? other.options
  }

  /// The finished string; the first one with a view takes what is said about its size.
  func line(taking sizes: inout [FormatPieces.SizedView: [String]]) -> FormatStrings.Line {
    var text = lane.axis == .horizontal ? "H:" : "V:"
    var left = connections[...]
    if isOpened { text += "|" + Self.connection(left.removeFirst()) }
    for (index, name) in views.enumerated() {
      if index > 0 { text += Self.connection(left.removeFirst()) }
      text += "[" + name
      let view = FormatPieces.SizedView(lane: .init(axis: lane.axis), name: name)
      if let predicates = sizes.removeValue(forKey: view) { text += Self.list(predicates) }
      text += "]"
    }
    if isClosed { text += Self.connection(left.removeFirst()) + "|" }
    return FormatStrings.Line(format: text, options: lane.direction.union(options ?? []))
  }

  private static func list(_ predicates: [String]) -> String {
    "(" + predicates.joined(separator: ",") + ")"
  }

  /// Views that touch have nothing between them; a plain number stands alone.
  static func connection(_ predicates: [String]) -> String {
    guard predicates.count == 1, let only = predicates.first else { return "-\(list(predicates))-" }
    if only == "0" { return "" }
    let isNumber = only.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    let isPlain = isNumber && !only.utf8.contains(UInt8(ascii: "@"))
    return isPlain ? "-\(only)-" : "-\(list(predicates))-"
  }
}
