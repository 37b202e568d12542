/// A view that lays out views in a row or a column, by constraints and nothing else.
///
///     let bar = LayoutStackView("bar", arrangedSubviews: [back, title, share])
///     bar.spacing = 12
///     bar.distribution = .equalSpacing
///
/// A hidden view is left out: the others close up, and its own length is 0. The constraints are made
/// anew before the next layout pass; their identifiers are `stack edge`, `stack spacing`,
/// `stack distribution`, `stack alignment`, `stack fitting` and `stack hiding`.
///
/// Source: `UIStackView` in Apple's documentation.
open class LayoutStackView: LayoutView {
  /// The direction in which the views follow each other; horizontal unless told otherwise.
  public var axis = LayoutConstraint.Axis.horizontal { didSet { setNeedsUpdateConstraints() } }

  /// How the views share the length of the stack; `fill` unless told otherwise.
  public var distribution = Distribution.fill { didSet { setNeedsUpdateConstraints() } }

  /// Where the views are across the stack; `fill` unless told otherwise.
  public var alignment = Alignment.fill { didSet { setNeedsUpdateConstraints() } }

  /// The gap between two views in points, where none of its own is set; 0 unless told otherwise. A
  /// number that is not finite leaves gaps open, and `issueHandler` hears of it.
  public var spacing = 0.0 { didSet { setNeedsUpdateConstraints() } }

  /// Whether the views stay inside the stack's margins; not unless told otherwise.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { setNeedsUpdateConstraints() }
  }

  private var arranged: [Arranged] = []
  /// The constraints that hold the arrangement.
  private var made: [LayoutConstraint] = []

  /// A view and the gap after it, if that is not the stack's spacing.
  struct Arranged {
    let view: LayoutView
    var spacing: Double?
  }

  /// Makes a stack of views, which it keeps alive.
  ///
  /// - Parameters:
  ///   - name: What messages and drawings call it; need not be unique.
  ///   - arrangedSubviews: The views in order.
  public convenience init(_ name: String = "", arrangedSubviews: [LayoutView]) {
    self.init(name)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// The views that the stack arranges, hidden ones too, in order.
  public var arrangedSubviews: [LayoutView] { present.map { $0.view } }

  /// Those that have not been removed from the stack since.
  private var present: [Arranged] {
    arranged.filter { $0.view.identity.isArranged && $0.view.superitem === self }
  }

  /// Arranges a view after all others, and adds it as a subview if it is none.
  public func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Arranges a view before the one that is at `index` now, and adds it as a subview if it is none.
  /// An index out of range means the nearest end.
  public func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    var list = present.filter { $0.view !== view }
    if view.superitem !== self { addSubview(view) }
    guard view.superitem === self else { return }
    view.identity.isArranged = true
    list.insert(Arranged(view: view), at: min(max(index, 0), list.count))
    arranged = list
    setNeedsUpdateConstraints()
  }

  /// Arranges a view no longer; it stays a subview.
  public func removeArrangedSubview(_ view: LayoutView) {
    guard view.superitem === self, view.identity.isArranged else { return }
    view.identity.isArranged = false
    arranged = present
    setNeedsUpdateConstraints()
  }

  /// The gap after a view, if it was given one of its own.
  public func customSpacing(after view: LayoutView) -> Double? {
    present.first { $0.view === view }?.spacing
  }

  /// Gives the gap after a view a length of its own; nil for the stack's spacing. Does nothing for a
  /// view that the stack does not arrange.
  public func setCustomSpacing(_ spacing: Double?, after view: LayoutView) {
    arranged = present
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged[index].spacing = spacing
    setNeedsUpdateConstraints()
  }

  /// Makes the constraints of the arrangement anew. A class that overrides it calls it too.
  open override func updateConstraints() {
    super.updateConstraints()
    arranged = present
    LayoutConstraint.deactivate(made)
    made = StackConstraints.make(for: arranged, in: self)
    for constraint in made { constraint.isActive = true }
  }
}
