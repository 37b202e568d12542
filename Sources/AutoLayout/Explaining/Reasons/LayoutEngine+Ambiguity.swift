import Cassowary

extension LayoutEngine {
  /// A number of an item's frame for which the constraints allow more than one value.
  public struct Ambiguity: Sendable, Hashable {
    /// The name of the item.
    public var item: String
    /// What is open: leading, top, width or height; a place is measured from the superitem's edge.
    public var attribute: LayoutConstraint.Attribute
    /// All values that the constraints allow; infinite where nothing limits them.
    public var range: ClosedRange<Double>
    /// The value that the rule for open values has chosen.
    public var value: Double
    /// A constraint that would decide it; nil where one that is proposed for an earlier ambiguity
    /// decides this one too, and where `repair` or `loosening` is to decide it instead.
    public var missing: ConstraintRecord?
    /// Whether what is open is a size for which the item has content.
    public var hasContentSize: Bool
    /// A priority at which the item hugs its content, or resists compression, so that its size is
    /// decided; it has been tried. nil where no such priority decides it, and where `missing` is
    /// nil because of what is proposed for an earlier ambiguity.
    public var repair: LayoutError.Repair?
    /// A bound instead of the pin at the bottom of a column, with which what is in the column keeps
    /// to its content; it has been tried. nil where no string keeps the item in such a column.
    public var loosening: LayoutError.Repair?
    /// Options of a format string that would decide it: by themselves, or where `missing` is there
    /// too, together with that.
    public var alignment: Alignment?
    /// Whether the item is a guide, which has no content.
    var isGuide = false

    /// Options that a format string does not have yet.
    public struct Alignment: Sendable, Hashable {
      /// The string.
      public var format: String
      /// The names of the items that it puts one behind the other, in this order.
      public var items: [String]
      /// What lines them up.
      public var options: LayoutConstraint.FormatOptions

      /// Makes an alignment of its parts.
      public init(format: String, items: [String], options: LayoutConstraint.FormatOptions) {
        self.format = format
        self.items = items
        self.options = options
      }
    }

    /// Makes an ambiguity of its parts.
    public init(
      item: String, attribute: LayoutConstraint.Attribute, range: ClosedRange<Double>,
      value: Double, missing: ConstraintRecord? = nil, hasContentSize: Bool = false,
      repair: LayoutError.Repair? = nil
    ) {
      self.item = item
      self.attribute = attribute
      self.range = range
      self.value = value
      self.missing = missing
      self.hasContentSize = hasContentSize
      self.repair = repair
    }
  }

  /// Everything that the constraints of the tree leave open, each with its range and with a
  /// constraint that is missing: items in tree order, then guides that came with a view.
  ///
  /// Solves what has changed first. Where nothing is open the layout's own solver says so; what is
  /// open is asked of a solver of its own, which takes as long as solving the layout afresh, and of
  /// views between which there are nothing but bounds a time in proportion to the square of their
  /// number. Nothing is changed.
  public var ambiguities: [Ambiguity] { current.findAmbiguities() }

  private func findAmbiguities() -> [Ambiguity] {
    bringUpToDate()
    solver.settle()
    // There may be more than has been solved.
    let asksAll = isBetweenStates
    let items = (root?.subtree ?? []).filter { asksAll || hasOpenNumber($0) }
    if items.isEmpty { return [] }
    var search = AmbiguitySearch(allRows())
    // Views come before guides that came with one, so that missing constraints are proposed for
    // views.
    DistinctNames.among(root?.subtree ?? []) {
      search.look(at: items.filter { $0.area == nil }, solver)
      search.look(at: items.filter { $0.area != nil }, solver)
    }
    return search.found
  }

  private func hasOpenNumber(_ item: ItemIdentity) -> Bool {
    let place = item.placement
    return [place.width, place.leading, place.height, place.top].contains { variable in
      variable.map { !solver.isDetermined([($0, 1)]) } ?? false
    }
  }
}
