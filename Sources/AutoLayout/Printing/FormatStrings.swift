/// Constraints as format strings, and as equations what no string can say.
///
/// The strings with their options make exactly the constraints that they were made from, each as
/// often, and no two of them could be joined into one. They hold numbers, never bare dashes, so they
/// mean the same under every convention whose `|` is the superview's edge.
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
