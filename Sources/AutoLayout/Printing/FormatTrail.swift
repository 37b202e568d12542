/// A format string in the making.
struct FormatTrail {
  var lane: FormatPlace.Lane
  /// The views in order, at least one.
  var views: [String]
  /// The predicates of the opening connection, of those between views, and of the closing one.
  var connections: [[String]] = []
  var isOpened = false
  var isClosed = false
  /// Alignments and spacing, which all neighbours in a string share; nil where there are none yet, and
  /// any would do.
  var options: LayoutConstraint.FormatOptions?

  /// Whether the other string can go on where this one ends.
  func canBeFollowed(by other: FormatTrail) -> Bool {
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
