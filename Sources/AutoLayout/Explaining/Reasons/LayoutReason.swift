import Cassowary
import VisualFormat

/// Why an item is where it is along one axis: a value to be read or drawn.
public struct LayoutReason: Sendable, Hashable {
  /// The name of the item.
  public var item: String
  /// The axis.
  public var axis: LayoutConstraint.Axis
  /// Where the item begins, measured from the edge of its superitem where reading begins.
  public var position: Double
  /// Its extent.
  public var size: Double
  /// The constraints that fix both, or limit what is open of them, in reading order: without any
  /// one of them the item could be elsewhere.
  public var holding: [ConstraintRecord]
  /// What else does, and no caller wrote: the root's size, content sizes.
  public var implicit: [ConstraintRecord]
  /// The constraints that fix them as well, any one of which could be left out, because the rest
  /// would do: of two that say the same, both.
  public var spare: [ConstraintRecord] = []
  /// What else does, and no caller wrote.
  public var spareImplicit: [ConstraintRecord] = []
  /// Which of both numbers is open, within what range.
  public var open: [LayoutEngine.Ambiguity] = []
  /// The texts whose heights are part of it.
  public var texts: [Text] = []
  /// What was asked for the item on this axis and is not met.
  public var unmet: [Unmet]

  /// A text that is so high because it is so wide.
  public struct Text: Sendable, Hashable {
    /// The name of the item.
    public var item: String
    /// The width at which it was measured, in points.
    public var width: Double
    /// The height that it needs there, in points.
    public var height: Double

    /// Makes a text of its parts.
    public init(item: String, width: Double, height: Double) {
      self.item = item
      self.width = width
      self.height = height
    }
  }

  /// Something optional that is not met: a constraint, or what a content asks for.
  public struct Unmet: Sendable, Hashable {
    /// What was asked for.
    public var constraint: ConstraintRecord
    /// Whether it stands for the content of the item.
    public var isContent: Bool
    /// How many points are missing.
    public var error: Double
    /// Constraints of the same or a higher priority that keep it from being met better, in reading
    /// order. Without any one of them it could be.
    public var rivals: [ConstraintRecord]
    /// Those that no caller wrote.
    public var implicit: [ConstraintRecord]
    /// A priority at which it would be met: just above an optional one that holds it off. It
    /// has been tried. nil where required constraints hold it off by themselves.
    public var sufficientPriority: LayoutPriority?
    /// Whether a size is larger than was asked for, rather than smaller.
    var isOver = false

    /// Makes one of its parts.
    public init(
      constraint: ConstraintRecord, isContent: Bool = false, error: Double,
      rivals: [ConstraintRecord], implicit: [ConstraintRecord] = [],
      sufficientPriority: LayoutPriority? = nil
    ) {
      self.constraint = constraint
      self.isContent = isContent
      self.error = error
      self.rivals = rivals
      self.implicit = implicit
      self.sufficientPriority = sufficientPriority
    }
  }

  /// Makes a reason of its parts.
  public init(
    item: String, axis: LayoutConstraint.Axis, position: Double, size: Double,
    holding: [ConstraintRecord], implicit: [ConstraintRecord] = [], unmet: [Unmet] = []
  ) {
    self.item = item
    self.axis = axis
    self.position = position
    self.size = size
    self.holding = holding
    self.implicit = implicit
    self.unmet = unmet
  }
}

extension LayoutItem {
  /// The constraints that fix where the item is and how large it is along an axis, in reading
  /// order.
  ///
  /// Broken constraints hold nothing, and one that is not met holds the item only where it presses
  /// it against something. Takes as long as solving the
  /// layout afresh; nothing is changed.
  public func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    let identity = identity
    return identity.upToDateEngine().reasonSearch { search in
      let holders = search.holders(of: identity, axis)
      return search.rows.sorted(holders.needed + holders.spare)
        .compactMap { search.rows.constraint(of: $0) }
    } ?? []
  }

  /// Why the item is where it is along an axis: what holds it, and what was asked for it in vain.
  ///
  /// Takes as long as solving the layout afresh; nothing is changed.
  public func layoutReason(for axis: LayoutConstraint.Axis) -> LayoutReason {
    let identity = identity
    let engine = identity.upToDateEngine()
    let frame = identity.placement.frame
    let isHorizontal = axis == .horizontal
    var reason = LayoutReason(
      item: identity.name, axis: axis, position: isHorizontal ? identity.readingStart : frame.y,
      size: isHorizontal ? frame.width : frame.height, holding: [])
    engine.reasonSearch { search in search.explain(identity, &reason) }
    return reason
  }
}

extension ItemIdentity {
  /// Where the item begins, measured from the side of its superitem where reading begins.
  fileprivate var readingStart: Double {
    let frame = placement.frame
    guard let parent, parent.direction == .rightToLeft else { return frame.x }
    return parent.placement.frame.width - frame.maxX
  }
}

extension LayoutEngine {
  /// What was asked for in vain in the whole tree: optional constraints, and content that is
  /// compressed. Text that wraps is not compressed by being narrower than on one line.
  ///
  /// Takes as long as solving the layout afresh for each that has reasons of its own, in the worst
  /// case, and less where everything is met; nothing is changed.
  public var unmetConstraints: [LayoutReason.Unmet] {
    bringUpToDate()
    guard let solved = solvedRows() else { return [] }
    let (rows, values) = solved
    let unmet = rows.indices.filter { row in
      let candidate = rows.rows[Int(row)]
      let counts =
        candidate.slot >= 0
        ? candidate.priority != .broken : candidate.isCompressed && !candidate.isWrapped
      return counts && !rows.isMetExactly(row, at: values)
    }
    if unmet.isEmpty { return [] }
    var search = ReasonSearch(rows, values)
    return search.unmet(among: rows.sorted(unmet))
  }

  /// Asks about a layout in which everything is solved.
  @discardableResult
  fileprivate func reasonSearch<Answer>(_ body: (inout ReasonSearch) -> Answer) -> Answer? {
    guard let (rows, values) = solvedRows() else { return nil }
    var search = ReasonSearch(rows, values)
    return body(&search)
  }

  /// All rows of a layout in which everything is solved, and the values of their variables.
  private func solvedRows() -> (rows: RowList, values: [Double])? {
    guard root != nil, !isBetweenStates else { return nil }
    solver.settle()
    let rows = allRows()
    return (rows, (0..<Int32(rows.variableCount)).map { solver.value(at: $0) })
  }
}

extension LayoutReason: CustomStringConvertible {
  /// The reason as text for people.
  ///
  ///     try root.layout("|-[\(find)]-[\(field)]-|")
  ///     root.layoutIfNeeded()
  ///     print(field.layoutReason(for: .horizontal).draw())
  ///
  /// ```text
  /// why: field is 212 points wide and begins at 88
  /// note: `|-20-[find]` asks for a space of 20 points between superview and find
  /// note: `[find]-8-[field]` asks for a space of 8 points between find and field
  /// …
  /// ```
  public func draw() -> String {
    let extent = axis == .horizontal ? "wide" : "high"
    var lines = [
      "why: \(printable(item)) is \(decimal(size)) points \(extent) and begins at \(decimal(position))"
    ]
    lines += holding.map { "note: \($0.sentence)" }
    lines += implicit.map { "note: \($0.fact)" }
    lines += texts.map {
      "note: the text of \(printable($0.item)) is \(decimal($0.height)) points high where it is "
        + "\(decimal($0.width)) points wide"
    }
    let spare = spare.map { $0.sentence } + spareImplicit.map { $0.fact }
    lines += spare.map { "also: \($0)" }
    if spare.count > 1 {
      lines.append(
        "note: any one of the last \(spare.count) could be left out: the others hold it as well")
    }
    lines += open.map { $0.draw() }
    lines += unmet.map { $0.draw() }
    return lines.joined(separator: "\n")
  }

  /// The drawing.
  public var description: String { draw() }
}

extension LayoutReason.Unmet: CustomStringConvertible {
  /// The constraint, what it lacks, and what keeps it from being met.
  ///
  ///     try root.layout("|[\(a)(200@251)][\(b)(200@250)]|")
  ///     for unmet in root.layoutEngine.unmetConstraints { print(unmet.draw()) }
  ///
  /// ```text
  /// unmet: `[b(200@250)]` lacks 80 points
  /// …
  /// held off by: `[a(200@251)]`
  /// …
  /// repair: raise `[b(200@250)]` to priority 252
  /// ```
  public func draw() -> String {
    var text = "unmet: "
    if isContent {
      let isLarger = constraint.relation == .lessThanOrEqual
      let length = constraint.constant + (isLarger ? error : -error)
      text += "\(printable(constraint.first)) is \(decimal(length)) "
      text += length == 1 ? "point " : "points "
      text += constraint.firstAttribute == .width ? "wide, " : "high, "
      text += "\(decimal(error)) \(isLarger ? "more" : "less") than its content, at priority "
      text += canonicalText(of: constraint.priority.rawValue)
    } else {
      let points = "\(decimal(error)) \(error == 1 ? "point" : "points")"
      text += "`\(constraint.excerpt)` " + (isOver ? "is \(points) over" : "lacks \(points)")
    }
    for rival in rivals { text += "\nheld off by: `\(rival.excerpt)`" }
    for rival in implicit { text += "\nheld off by: \(rival.fact)" }
    if let sufficientPriority { text += "\nrepair: \(raising(to: sufficientPriority))" }
    return text
  }

  private func raising(to priority: LayoutPriority) -> String {
    let number = canonicalText(of: priority.rawValue)
    if !isContent { return "raise `\(constraint.excerpt)` to priority \(number)" }
    return constraint.relation == .lessThanOrEqual
      ? "let \(printable(constraint.first)) hug its content at priority \(number)"
      : "let \(printable(constraint.first)) resist compression at priority \(number)"
  }

  /// The drawing.
  public var description: String { draw() }
}
