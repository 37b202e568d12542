/// Constraints as format strings, and as equations where no string can express them.
///
/// The strings with their options make exactly the constraints that they were made from, each as
/// often, and no two of them could be joined into one. They hold numbers, never bare dashes, so
/// they mean the same under every convention whose `|` is the superview's edge.
///
///     try root.layout("|-[\(find)]-[\(field)(>=20)]-|", options: .alignAllLastBaseline)
///     let strings = FormatStrings(root.layoutEngine.constraints.map { $0.record })
///     strings.lines[0].format   // "H:|-20-[find]-8-[field(>=20)]-20-|"
///     strings.lines[0].options  // .alignAllLastBaseline
public struct FormatStrings: Sendable, Hashable {
  /// A string with its options.
  public struct Line: Sendable, Hashable {
    /// The string in its canonical spelling.
    public var format: String
    /// What the string needs beside itself.
    public var options: LayoutConstraint.FormatOptions

    /// Makes a line of its parts.
    public init(format: String, options: LayoutConstraint.FormatOptions) {
      self.format = format
      self.options = options
    }
  }

  /// The strings: horizontal ones first, each kind in the order of its first constraint.
  public var lines: [Line]
  /// The rest: proportions, centres, constraints with an identifier, and items whose names are no C
  /// identifiers.
  public var equations: [ConstraintRecord]

  /// Turns constraints back into strings. Items are told apart by their names.
  ///
  /// - Complexity: Linear in the number of records, but for looking up names.
  public init(_ records: [ConstraintRecord]) {
    var pieces = FormatPieces(records)
    var trails = FormatTrails(pieces.takePieces())
    equations = pieces.rest
    var sizes = pieces.sizes
    lines = trails.joined().map { $0.line(taking: &sizes) }
    for view in pieces.sizedViews {
      let alone = FormatTrail(lane: view.lane, views: [view.name])
      if sizes[view] != nil { lines.append(alone.line(taking: &sizes)) }
    }
    lines = lines.filter { $0.format.hasPrefix("H") } + lines.filter { $0.format.hasPrefix("V") }
  }
}

/// The smallest parts of format strings that express a set of constraints: connections, and the
/// predicates of views.
struct FormatPieces {
  /// A view in the strings of one axis.
  struct SizedView: Hashable {
    var lane: FormatPlace.Lane
    var name: String
  }

  /// The predicates of views, in the order of the records.
  private(set) var sizes: [SizedView: [String]] = [:]
  private(set) var sizedViews: [SizedView] = []
  /// The constraints that no string can express, in the order of the records.
  private(set) var rest: [ConstraintRecord] = []

  private var connections: [Connection: Int] = [:]
  private var pieces: [FormatTrail] = []
  private var alignments: [Alignment: Int] = [:]
  private let records: [ConstraintRecord]

  private struct Connection: Hashable {
    var lane: FormatPlace.Lane
    var first: String?
    var second: String?
    var spacing: LayoutConstraint.FormatOptions
  }

  private struct Alignment: Hashable {
    var first: String
    var second: String?
    var attribute: LayoutConstraint.Attribute

    init(_ first: String, _ second: String?, _ attribute: LayoutConstraint.Attribute) {
      self.first = first
      self.second = second
      self.attribute = attribute
    }

    init(_ record: ConstraintRecord) {
      self.init(record.first, record.second, record.firstAttribute)
    }
  }

  init(_ records: [ConstraintRecord]) {
    self.records = records
    for record in records where record.identifier == nil { add(record) }
  }

  private mutating func add(_ record: ConstraintRecord) {
    guard let place = record.formatPlace else {
      if record.isAlignment { alignments[Alignment(record), default: 0] += 1 }
      return
    }
    let predicate = record.predicate(place.object)
    switch place.part {
    case .size(let name):
      let view = SizedView(lane: place.lane, name: name)
      if sizes[view] == nil { sizedViews.append(view) }
      sizes[view, default: []].append(predicate)
    case .opening(let view):
      connect(Connection(lane: place.lane, first: nil, second: view, spacing: []), predicate)
    case .closing(let view):
      connect(Connection(lane: place.lane, first: view, second: nil, spacing: []), predicate)
    case .between(let first, let second, let spacing):
      connect(
        Connection(lane: place.lane, first: first, second: second, spacing: spacing), predicate)
    }
  }

  private mutating func connect(_ connection: Connection, _ predicate: String) {
    if let index = connections[connection] {
      pieces[index].connections[0].append(predicate)
      return
    }
    connections[connection] = pieces.count
    var piece = FormatTrail(
      lane: connection.lane, views: [connection.first, connection.second].compactMap { $0 })
    piece.connections = [[predicate]]
    piece.isOpened = connection.first == nil
    piece.isClosed = connection.second == nil
    if piece.views.count == 2 { piece.options = connection.spacing }
    pieces.append(piece)
  }

  /// The connections, with the alignments of the records given out to them; what is left of these
  /// is noted as the rest.
  fileprivate mutating func takePieces() -> [FormatTrail] {
    for index in pieces.indices where pieces[index].views.count == 2 {
      let (first, second) = (pieces[index].views[0], pieces[index].views[1])
      for attribute in LayoutConstraint.Attribute.allCases
      where attribute.sort != .size && attribute.axis != pieces[index].lane.axis {
        let alignment = Alignment(first, second, attribute)
        guard let count = alignments[alignment], count > 0 else { continue }
        alignments[alignment] = count - 1
        pieces[index].options?.insert(.init(rawValue: 1 << UInt(attribute.rawValue)))
      }
    }
    gatherRest()
    return pieces
  }

  private mutating func gatherRest() {
    for record in records {
      if record.identifier != nil {
        rest.append(record)
      } else if record.formatPlace == nil {
        guard record.isAlignment else {
          rest.append(record)
          continue
        }
        guard let count = alignments[Alignment(record)], count > 0 else { continue }
        alignments[Alignment(record)] = count - 1
        rest.append(record)
      }
    }
  }
}
