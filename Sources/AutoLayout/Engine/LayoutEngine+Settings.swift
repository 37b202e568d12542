extension LayoutEngine {
  /// The width of the root in points, required of it while it is a root; nil lets the content decide,
  /// kept small at `LayoutPriority.fittingSizeLevel`.
  ///
  /// A number that is negative, not finite or beyond 1e9 is refused: the old one stays, and
  /// `issueHandler` hears of it. The size belongs to the item, and is asked of it again when it
  /// becomes a root again.
  public var rootWidth: Double? {
    get { root?.requiredSize.width }
    set {
      guard let root, newValue != root.requiredSize.width,
        accepts(newValue, of: root, as: .rootWidth)
      else { return }
      journal?.append(.rootWidth(root, root.requiredSize.width))
      root.requiredSize.width = newValue
      pending.root = true
    }
  }

  /// The height of the root in points; see `rootWidth`.
  public var rootHeight: Double? {
    get { root?.requiredSize.height }
    set {
      guard let root, newValue != root.requiredSize.height,
        accepts(newValue, of: root, as: .rootHeight)
      else { return }
      journal?.append(.rootHeight(root, root.requiredSize.height))
      root.requiredSize.height = newValue
      pending.root = true
    }
  }

  /// The direction in which the tree is read; left to right unless told otherwise.
  public var direction: LayoutDirection {
    get { storedDirection }
    set {
      guard newValue != storedDirection else { return }
      storedDirection = newValue
      pending.direction = true
      frames.all = true
    }
  }

  /// Pixels in a point: frames are rounded to this grid; nil rounds nothing, 1 suits a terminal's
  /// cells too.
  ///
  /// Rounding happens once, after solving; see `PixelGrid` in the sources for the rule. A number
  /// that is not above 0 and at most 1e6 is refused: the old one stays, and `issueHandler` hears.
  public var scale: Double? {
    get { storedScale }
    set {
      guard newValue != storedScale else { return }
      if let newValue, !(newValue > 0 && newValue <= 1e6) {
        refuse(newValue, as: .scale)
        return
      }
      storedScale = newValue
      frames.all = true
    }
  }

  private func accepts(
    _ length: Double?, of item: ItemIdentity, as quantity: LayoutError.Quantity
  ) -> Bool {
    guard let length else { return true }
    if length >= 0, LayoutConstraint.defect(ofNumber: length) == nil { return true }
    refuse(length, as: quantity)
    return false
  }

  private func refuse(_ value: Double, as quantity: LayoutError.Quantity) {
    let name = root?.name ?? ""
    issueHandler?(.invalidValue(item: name, quantity, value))
  }
}
