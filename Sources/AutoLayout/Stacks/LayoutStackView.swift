/// A view that lays out views in a row or a column, by constraints and nothing else.
///
///     let bar = LayoutStackView("bar", arrangedSubviews: [back, title, share])
///     bar.spacing = 12
///     bar.distribution = .equalSpacing
///
/// A hidden view is left out: the others close up, and its own length is 0. The constraints are
/// made again before the next layout pass; their identifiers are `stack edge`, `stack spacing`,
/// `stack distribution`, `stack alignment`, `stack fitting` and `stack hiding`.
///
/// A class may override what says how the views are arranged, and hears by `didSet` of new values,
/// as of `axis`.
///
/// Source: `UIStackView` in Apple's documentation.
open class LayoutStackView: LayoutView {
  /// The direction in which the views follow each other; horizontal by default.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How the views share the length of the stack; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Where the views are across the stack; `fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The gap between two views in points, where none of its own is set; 0 by default. A number that
  /// is not finite leaves gaps open, and `issueHandler` is called.
  open var spacing = 0.0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views stay inside the stack's margins; not by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the gaps of a column are measured from the last baseline of a view to the first one of
  /// the next; not by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The gap of a bare dash, to be used as a spacing.
  public static var spacingUseSystem: Double { LayoutConvention.standardSiblingSpacing }

  /// The number that stands for the stack's own spacing in `setCustomSpacing(_:after:)` and
  /// `customSpacing(after:)`.
  public static var spacingUseDefault: Double { .greatestFiniteMagnitude }

  /// In order; views that have left are removed when the list is next read.
  private var arranged: [Arranged] = []
  /// The constraints that hold the arrangement, and how often they have been made.
  private var made: [LayoutConstraint] = []
  private var renewals = 0

  /// A view, which the tree keeps alive, and the gap after it, if that is not the stack's spacing.
  private struct Arranged {
    let item: ItemIdentity
    var spacing: Double?

    var view: LayoutView? { item.item as? LayoutView }
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

  /// The views that the stack arranges, hidden ones too, in order. Linear in their number.
  public var arrangedSubviews: [LayoutView] {
    get {
      forgetLost()
      return arranged.compactMap { $0.view }
    }
    @available(
      *, unavailable, message: "Call addArrangedSubviews(_:), or removeFromSuperview() of a view."
    )
    set {}
  }

  /// Takes out of the list what has left the stack.
  private func forgetLost() {
    let stack = identity
    guard stack.hasLostArranged else { return }
    stack.hasLostArranged = false
    arranged.removeAll { !isPresent($0) }
  }

  private func isPresent(_ arranged: Arranged) -> Bool {
    arranged.item.isArranged && arranged.item.parent === identity
  }

  /// Arranges a view after all others, and adds it as a subview if it is none. Constant time for a
  /// view that the stack does not arrange yet, unless others have left it.
  open func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: .max)
  }

  /// Arranges several views after all others, one after the other.
  public func addArrangedSubviews(_ views: LayoutView...) { addArrangedSubviews(views) }

  /// Arranges several views after all others, one after the other.
  public func addArrangedSubviews(_ views: [LayoutView]) {
    for view in views { addArrangedSubview(view) }
  }

  /// Arranges a view before the one that is at `index` now, and adds it as a subview if it is none.
  /// An index out of range means the nearest end.
  open func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    forgetLost()
    let (stack, item) = (identity, view.identity)
    if item.parent === stack {
      if item.isArranged { arranged.removeAll { $0.item === item } }
      // However it became a subview, from now on the stack keeps it alive.
      item.kept = view
    } else {
      addSubview(view)
    }
    guard item.parent === stack else { return }
    item.isArranged = true
    arranged.insert(Arranged(item: item), at: min(max(index, 0), arranged.count))
    setNeedsUpdateConstraints()
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: LayoutView) {
    if view.superitem === self { view.identity.leaveArrangement() }
  }

  /// The gap after a view; `spacingUseDefault` where it was given none of its own.
  public func customSpacing(after view: LayoutView) -> Double {
    forgetLost()
    return arranged.first { $0.item === view.identity }?.spacing ?? Self.spacingUseDefault
  }

  /// Gives the gap after a view a length of its own, or the stack's with `spacingUseDefault`. Does
  /// nothing for a view that the stack does not arrange.
  open func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    forgetLost()
    let item = view.identity
    guard let index = arranged.firstIndex(where: { $0.item === item }) else { return }
    arranged[index].spacing = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Makes the constraints of the arrangement again. A class that overrides it calls it too.
  open override func updateConstraints() {
    super.updateConstraints()
    let renewed = StackConstraints.make(for: arrangement(), in: self)
    renewals += 1
    let renewal = renewals
    LayoutConstraint.deactivate(made)
    // Whoever has kept them cannot bring them back beside the new ones.
    for constraint in made { constraint.isReplaced = true }
    made = renewed
    for constraint in renewed { constraint.isActive = true }
    identity.forwardBaselines(to: baselineItems)
    // A handler that was called with an issue may have caused a new arrangement.
    if renewal != renewals {
      LayoutConstraint.deactivate(renewed)
      for constraint in renewed { constraint.isReplaced = true }
    }
  }

  /// The views whose baselines are those of the stack: the first and the last of a column, and the
  /// one with the highest content in a row.
  private var baselineItems: BaselineItems? {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard let first = shown.first, let last = shown.last else { return nil }
    if axis == .vertical { return BaselineItems(first: first.identity, last: last.identity) }
    var (highest, height) = (first, first.intrinsicContentSize.height)
    for view in shown.dropFirst() {
      let other = view.intrinsicContentSize.height
      if other > height { (highest, height) = (view, other) }
    }
    return BaselineItems(first: highest.identity, last: highest.identity)
  }

  /// The views to arrange. They are asked for their contents first, which may change the
  /// arrangement.
  private func arrangement() -> [ArrangedView] {
    forgetLost()
    let isHorizontal = axis == .horizontal
    var views: [(place: Arranged, arranged: ArrangedView)] = []
    for place in arranged {
      guard let view = place.view else { continue }
      var length = LayoutSize.noIntrinsicMetric
      if distribution == .fillProportionally, !view.isHidden {
        let size = view.intrinsicContentSize
        length = isHorizontal ? size.width : size.height
      }
      views.append((place, ArrangedView(view: view, spacing: place.spacing, length: length)))
    }
    return views.filter { isPresent($0.place) }.map { $0.arranged }
  }
}

extension LayoutStackView {
  /// How the arranged views share the length of the stack. The raw values are those of Apple's headers.
  public enum Distribution: Int, Sendable, Hashable, CaseIterable {
    /// Views fill the stack; hugging and compression resistance decide which of them gives way.
    case fill
    /// Views fill the stack and are of one length.
    case fillEqually
    /// Views fill the stack, each in proportion to the length of its content; a view without one
    /// takes what is left.
    case fillProportionally
    /// Gaps have one length, at least the spacing.
    case equalSpacing
    /// Centres are equally spaced as far as contents allow, gaps at least the spacing.
    case equalCentering
  }

  /// Where the arranged views are across the stack. The raw values are those of Apple's headers.
  public enum Alignment: Int, Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a vertical stack, the top of a horizontal one.
    case leading
    /// First baselines in line in a horizontal stack; as `leading` in a vertical one.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a vertical stack, the bottom of a horizontal one.
    case trailing
    /// Last baselines in line in a horizontal stack; as `trailing` in a vertical one.
    case lastBaseline

    /// The name of `leading` in a horizontal stack.
    public static var top: Alignment { .leading }
    /// The name of `trailing` in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
