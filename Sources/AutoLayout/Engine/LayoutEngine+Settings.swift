extension LayoutEngine {
  /// The width of the root in points, required of it while it is a root; nil lets the content decide,
  /// kept small at `LayoutPriority.fittingSizeLevel`.
  ///
  /// It is the root's whichever view of the tree the engine was reached through: a view in a tree gets its width
  /// from constraints, or from its `frame`.
  ///
  /// A number that is negative, not finite or beyond 1e9 is refused: the old one stays, and
  /// `issueHandler` hears of it. The size belongs to the item, and is asked of it again when it
  /// becomes a root again.
  public var rootWidth: Double? {
    get { current.root?.requiredSize.width }
    set {
      let engine = current
      guard let root = engine.root, newValue != root.requiredSize.width,
        Self.accepts(newValue, of: root, as: .rootWidth)
      else { return }
      engine.journal?.append(.rootWidth(root, root.requiredSize.width))
      root.requiredSize.width = newValue
      root.showsRequiredSize = true
      engine.pending.root = true
    }
  }

  /// The height of the root in points; see `rootWidth`.
  public var rootHeight: Double? {
    get { current.root?.requiredSize.height }
    set {
      let engine = current
      guard let root = engine.root, newValue != root.requiredSize.height,
        Self.accepts(newValue, of: root, as: .rootHeight)
      else { return }
      engine.journal?.append(.rootHeight(root, root.requiredSize.height))
      root.requiredSize.height = newValue
      root.showsRequiredSize = true
      engine.pending.root = true
    }
  }

  /// The direction in which the tree is read; left to right unless told otherwise.
  ///
  /// What is set belongs to the root, as do `scale` and `convention`. When that becomes a part of another
  /// tree, it holds for the whole of it, unless the same was set for its root or came into it before; and
  /// when a part leaves, it goes on with what held for the whole.
  public var direction: LayoutDirection {
    get { current.storedDirection }
    set { set { $0.direction = newValue } }
  }

  /// Pixels in a point: frames are rounded to this grid; nil rounds nothing, 1 suits a terminal's
  /// cells too.
  ///
  /// Rounding happens once, after solving; see `PixelGrid` in the sources for the rule. A number
  /// that is not above 0 and at most 1e6 is refused: the old one stays, and `issueHandler` hears. To whom
  /// it belongs: see `direction`.
  public var scale: Double? {
    get { current.storedScale }
    set {
      if let newValue, !(newValue > 0 && newValue <= 1e6) {
        if let root = current.root {
          root.tell(.invalidValue(item: root.name, .scale, newValue))
        }
        return
      }
      if newValue == nil { current.inherited.scale = nil }
      set { $0.scale = newValue }
    }
  }

  /// What `|` and a bare dash mean in the format strings of this tree, where a call does not say. To whom
  /// it belongs: see `direction`.
  public var convention: LayoutConvention {
    get { current.storedConvention }
    set { set { $0.convention = newValue } }
  }

  private static func accepts(
    _ length: Double?, of item: ItemIdentity, as quantity: LayoutError.Quantity
  ) -> Bool {
    guard let length else { return true }
    if length >= 0, LayoutConstraint.defect(ofNumber: length) == nil { return true }
    item.tell(.invalidValue(item: item.name, quantity, length))
    return false
  }
}
