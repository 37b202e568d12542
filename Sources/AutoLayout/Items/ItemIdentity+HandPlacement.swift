import Cassowary

/// Items with a frame that was set, and what it is measured from.
extension ItemIdentity {
  /// What holds the frame that was set, if one was.
  var heldByHand: HandPlacement? {
    guard isPlacedByHand, let hand = (item as? LayoutView)?.handPlacement, hand.isPlaced else {
      return nil
    }
    return hand
  }

  /// Calls `body` for those placed by hand that lie in it, but not in another one of them. Linear in
  /// what lies around them.
  func forEachPlacedByHand(_ body: (ItemIdentity) -> Void) {
    var current = firstChild
    while let inner = current {
      if inner.isPlacedByHand { body(inner) }
      current = inner.successor(in: self, skipsChildren: inner.isPlacedByHand)
    }
  }

  /// The innermost of the items placed by hand that it lies in. Linear in the distance.
  var nextPlacedByHand: ItemIdentity? {
    var current = parent
    while let item = current, !item.isPlacedByHand { current = item.parent }
    return current
  }

  /// The size of the frame before it was rounded to pixels; nil where it is not.
  var exactSize: LayoutSize? {
    guard let engine, let scale = engine.storedScale, let size = placement.variables.size else {
      return nil
    }
    let (insets, shown) = (alignment.insets, sizeByHand)
    let exact = LayoutSize(
      width: engine.solver.value(of: size.width) + insets.left + insets.right,
      height: engine.solver.value(of: size.height) + insets.top + insets.bottom)
    // Where a frame was set that is not solved yet, it is exact itself.
    let isShown =
      (exact.width - shown.width).magnitude * scale < 1.01
      && (exact.height - shown.height).magnitude * scale < 1.01
    return isShown ? exact : nil
  }

  /// The size that children are placed by: that of the frame, or the required size of a root that
  /// was never laid out.
  var sizeByHand: LayoutSize {
    let size = shownFrame.size
    guard parent == nil, size == .zero else { return size }
    return LayoutSize(width: requiredSize.width ?? 0, height: requiredSize.height ?? 0)
  }
}
