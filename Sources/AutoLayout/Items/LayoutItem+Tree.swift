import VisualFormat

extension LayoutItem {
  /// The item that this one is laid out in; nil for a root.
  public var superitem: (any LayoutItem)? {
    identity.parent?.faithfulItem
  }

  /// The items that are laid out in this one, guides too, in the order in which they were added;
  /// without those guides that come with an item, such as `layoutMarginsGuide`. Linear in their
  /// number.
  public var subitems: [any LayoutItem] {
    var found: [any LayoutItem] = []
    var child = identity.firstChild
    while let current = child {
      if current.area == nil, let item = current.faithfulItem { found.append(item) }
      child = current.nextSibling
    }
    return found
  }

  /// Makes `child` the last of the items that are laid out in this one.
  ///
  /// Who keeps the child alive is the caller's business; `LayoutView.addSubview(_:)` keeps what it
  /// is given. A child that was elsewhere is removed from there first, so that constraints between
  /// what is in it and what is not are deactivated, even where both end in one tree again. Active
  /// constraints inside it come along and count as activated now, in their own order; a conflict
  /// breaks constraints and goes to the engine's `conflictHandler`. A child that contains this item
  /// is refused, and `issueHandler` is called.
  ///
  /// Constant time for an item that was alone; linear in the size of a tree that joins with an
  /// engine of its own.
  public func addSubitem(_ child: any LayoutItem) {
    _ = identity.adopt(child.identity)
  }

  /// Makes the item a root of its own tree.
  ///
  /// Constraints inside its subtree stay active, those across the border are deactivated. The new
  /// tree keeps the direction, the pixel scale and the convention of the old one. Linear in the
  /// size of the subtree and the number of its constraints. Does nothing for a root.
  public func removeFromSuperitem() {
    if identity.parent == nil { return }
    identity.leave()
    if identity.parent == nil { identity.holdByHand() }
  }

  /// The engine of the tree that the item is in.
  public var layoutEngine: LayoutEngine { identity.resolvedEngine }

  /// Whether `layoutSubviews()` will be called in the next layout pass even if the frame stays the
  /// same: after `setNeedsLayout()`, and for an item that was never in one.
  public var needsLayout: Bool {
    get { identity.needsLayout }
    @available(*, unavailable, message: "Call setNeedsLayout().")
    set {}
  }

  /// Whether `updateConstraints()` will be called before the next layout pass.
  public func needsUpdateConstraints() -> Bool {
    let identity = identity
    return identity.needsUpdateConstraints || identity.isNewcomer
  }

  /// Calls `updateConstraints()` of the items of the tree that asked for it or were never in a
  /// layout pass, leaves first. A layout pass begins with it.
  public func updateConstraintsIfNeeded() {
    let engine = layoutEngine
    if !engine.isSolving { engine.updateConstraints(ofNewcomers: true) }
  }

  /// Says that `layoutSubviews()` is to be called in the next layout pass, even if the frame stays
  /// the same.
  public func setNeedsLayout() { identity.setNeedsLayout() }

  /// Solves what has changed and hands out the new frames.
  ///
  /// - Returns: The items of the whole tree whose frame changed, parents before children, siblings
  ///   in order.
  @discardableResult
  public func layoutIfNeeded() -> [any LayoutItem] {
    for _ in 0..<ItemIdentity.mostMoves {
      if let changed = layoutEngine.layOut() { return changed }
    }
    return []
  }

  /// Solves what has changed and hands out the new frames. The same without a result, for a closure
  /// whose result goes to another thread, as in `Task { view.layoutIfNeeded() }`; nobody gives the
  /// argument.
  public func layoutIfNeeded(_ none: Never? = nil) {
    let _: [any LayoutItem] = layoutIfNeeded()
  }

  /// The same for what takes a function without a result, as in `animations: view.layoutIfNeeded`.
  @_disfavoredOverload
  public func layoutIfNeeded() {
    let _: [any LayoutItem] = layoutIfNeeded()
  }

  /// The frame of the last layout pass, in the superitem's coordinates.
  public var layoutFrame: LayoutRect { layoutNode.identity.placement.frame }

  /// The item and everything below it with the frames of the last layout pass, a line each,
  /// children below their parents.
  ///
  ///     let bar = LayoutView("bar", size: LayoutSize(width: 480, height: 44))
  ///     bar.addSubviews(find, field)
  ///     try bar.layout("|-[\(find)]-[\(field)]-|", options: [.alignAllTop, .alignAllBottom])
  ///     try bar.layout("V:|-11-[\(find)]")
  ///     bar.layoutIfNeeded()
  ///     print(bar.recursiveDescription)
  ///
  /// ```text
  /// bar (0, 0, 480, 44)
  ///    | find (20, 11, 60, 22)
  ///    | field (88, 11, 372, 22)
  /// ```
  ///
  /// An item more than 64 levels deep has its level in front of its name, and is not indented any
  /// further. Linear in the number of items.
  public var recursiveDescription: String {
    var text = ""
    var waiting: [(item: any LayoutItem, depth: Int)] = [(self, 0)]
    while let (item, depth) = waiting.popLast() {
      if depth > 0 { text += "\n" }
      for _ in 0..<min(depth, deepestIndent) { text += "   | " }
      if depth > deepestIndent { text += "\(depth): " }
      text += "\(printable(item.layoutNode.name)) \(item.layoutFrame)"
      for child in item.subitems.reversed() { waiting.append((child, depth + 1)) }
    }
    return text
  }
}

extension ItemIdentity {
  /// Makes the next pass ask the item to lay out its content.
  func setNeedsLayout() {
    let engine = resolvedEngine
    guard !needsLayout else { return }
    needsLayout = true
    engine.needsLayout.append(self, waitingFor: engine)
  }

  /// The same for the item and everything below it. Linear in their number.
  func setNeedsLayoutBelow() {
    var current: ItemIdentity? = self
    while let item = current {
      item.setNeedsLayout()
      current = item.successor(in: self)
    }
  }
}

/// Deeper levels are not indented, or the length of a line would grow with the depth.
private let deepestIndent = 64
