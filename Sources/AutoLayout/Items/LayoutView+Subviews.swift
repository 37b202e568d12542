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
  /// Adds a view as the last child and keeps it alive, whatever a class makes of `addSubview(_:)`.
  func add(_ view: LayoutView) {
    keep(view)
    if view.handPlacement != nil, view.superitem === self { view.holdByHand() }
  }

  /// Adds several views, one after the other.
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
}
