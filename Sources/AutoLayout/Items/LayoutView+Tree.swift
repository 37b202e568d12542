/// In an extension of the protocol, as `frame` is.
extension LayoutItem where Self: LayoutView {
  /// The view that this one is laid out in; nil for a root, or inside an item of another class.
  public var superview: LayoutView? {
    get { superitem as? LayoutView }
    @available(
      *, unavailable, message: "Call removeFromSuperview(), or addSubview(_:) of the superview."
    )
    set {}
  }

  /// The views that are laid out in this one, in the order in which they were added. Linear in
  /// their number.
  public var subviews: [LayoutView] {
    get { subitems.compactMap { $0 as? LayoutView } }
    @available(
      *, unavailable, message: "Call addSubviews(_:), or removeFromSuperview() of a subview."
    )
    set {}
  }
}

extension LayoutView {
  /// Adds a view as the last child and keeps it alive, even if a class overrides `addSubview(_:)`.
  func add(_ view: LayoutView) {
    keep(view)
  }

  /// Adds several views, one after the other.
  @_disfavoredOverload
  public func addSubviews(_ views: LayoutView...) {
    for view in views { addSubview(view) }
  }

  /// The guides that are laid out in this view, in the order in which they were added. Linear in
  /// the number of children.
  public var layoutGuides: [LayoutGuide] {
    subitems.compactMap { $0 as? LayoutGuide }
  }

  /// Adds a guide as the last child and keeps it alive; see `addSubitem(_:)`.
  public func addLayoutGuide(_ guide: LayoutGuide) { keep(guide) }

  /// Removes a guide that this view owns; another one stays where it is.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    if guide.owningView === self { guide.removeFromSuperitem() }
  }

  private func keep(_ item: some LayoutItem) {
    let child = item.identity
    if identity.adopt(child) { child.kept = item }
  }

  /// Activates constraints one after the other, as in UIKit: never throws; a conflict breaks
  /// constraints and goes to the engine's `conflictHandler`.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Activates a constraint; see `addConstraints(_:)`.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Adds several views, one after the other.
  @_disfavoredOverload
  public func addSubviews(_ views: [LayoutView]) {
    for view in views { addSubview(view) }
  }

  /// Adds a view as the subview of an index, and keeps it alive; see `addSubitem(_:)`. An index out
  /// of range means the nearest end. Linear in the number of subviews.
  public func insertSubview(_ view: LayoutView, at index: Int) {
    let others = subviews.filter { $0 !== view }
    insert(view, before: others.dropFirst(max(0, index)).first)
  }

  /// Adds a view in front of another one, which is right after it in the order of subviews; as the
  /// last one if the other is no subview of this one.
  public func insertSubview(_ view: LayoutView, aboveSubview other: LayoutView) {
    let others = subviews.filter { $0 !== view }
    let next = others.firstIndex(of: other).map { $0 + 1 } ?? others.count
    insert(view, before: next < others.count ? others[next] : nil)
  }

  /// Adds a view behind another one, which is right before it in the order of subviews; as the last
  /// one if the other is no subview of this one.
  public func insertSubview(_ view: LayoutView, belowSubview other: LayoutView) {
    insert(view, before: other.superitem === self && other !== view ? other : nil)
  }

  /// Makes a subview the last one; does nothing for any other view.
  public func bringSubviewToFront(_ view: LayoutView) {
    if view.superitem === self { insert(view, before: nil) }
  }

  /// Makes a subview the first one; does nothing for any other view.
  public func sendSubviewToBack(_ view: LayoutView) {
    guard view.superitem === self else { return }
    var child = identity.firstChild
    while let current = child {
      if let first = current.item as? LayoutView {
        if first !== view { insert(view, before: first) }
        return
      }
      child = current.nextSibling
    }
  }

  /// Exchanges two subviews; does nothing where an index is out of range.
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    let views = subviews
    guard views.indices.contains(index), views.indices.contains(other), index != other else {
      return
    }
    let (first, second) = (views[min(index, other)], views[max(index, other)])
    insertSubview(second, at: min(index, other))
    insertSubview(first, at: max(index, other))
  }

  private func insert(_ view: LayoutView, before other: LayoutView?) {
    add(view)
    if let other { view.identity.move(before: other.identity) }
  }

  /// Whether the view is another one or lies in it. Linear in the depth.
  public func isDescendant(of view: LayoutView) -> Bool { view.identity.contains(identity) }

  /// The active constraints that UIKit would keep with this view: those of its own size, and those
  /// between items of which it is the nearest common ancestor; in order of activation.
  ///
  /// It makes no difference which view a constraint is added to. Those that mention the view are
  /// `touchingConstraints`, those of the whole tree `layoutEngine.constraints`. Linear in the
  /// number of constraints of the view and of the items in it.
  public var constraints: [LayoutConstraint] {
    let identity = identity
    return touchingConstraints.filter { $0.holder === identity }
  }
}

extension LayoutConstraint {
  /// The lowest item that is above all items of the constraint, or is one of them; of guides, the
  /// item that they are in.
  fileprivate var holder: ItemIdentity? {
    var holder: ItemIdentity?
    forEachEnd { _, item in
      var owner = item
      while owner.item is LayoutGuide, let parent = owner.parent { owner = parent }
      holder = holder.map { $0.nearestCommonAncestor(with: owner) ?? owner } ?? owner
    }
    return holder
  }
}
