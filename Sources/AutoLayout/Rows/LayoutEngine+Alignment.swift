import Cassowary

/// Asks an item for its alignment, and marks the rows that depend on it.
extension LayoutEngine {
  func takeAlignment(
    _ insets: LayoutInsets, _ first: Double, _ last: Double, of item: ItemIdentity
  ) {
    let isPlain = insets == .zero && first == 0 && last == 0
    // Most items have no insets and baselines, and never had.
    if isPlain, item.areas == nil, item.alignment == ItemAlignment() { return }
    var alignment = ItemAlignment()
    let edges = [insets.top, insets.left, insets.bottom, insets.right]
    if edges.allSatisfy({ LayoutConstraint.defect(ofNumber: $0) == nil }) {
      alignment.insets = insets
    } else {
      for edge in edges { noteUnusable(edge, of: item, .alignmentInset) }
    }
    if !noteUnusable(first, of: item, .baselineOffset) { alignment.firstBaseline = first }
    if !noteUnusable(last, of: item, .baselineOffset) { alignment.lastBaseline = last }
    // Invalidations from before the end of the last pass take effect only now.
    if item.alignment != alignment { frames.all = true }
    item.alignment = alignment
    if isRoot(item) { pending.root = true }
    renewOffsets(of: item)
    if let stack = item.parent, stack.baselines != nil { baselinesDidChange(of: stack) }
    for area in ItemArea.allCases where area.isInset {
      if let guide = item.areas?[area] { renewOffsets(of: guide) }
    }
  }

  private func renewOffsets(of item: ItemIdentity) {
    for slot in slots(touching: item) where mayHaveOffset(slot) {
      entries[slot].hasNewConstant = true
      markPending(slot)
    }
  }

  /// Rows with physical attributes have other coefficients in the other direction; margins and
  /// insets may differ between leading and trailing.
  func renewPhysicalRows() {
    for slot in entries.slots {
      guard let constraint = entries.constraint(at: slot) else { continue }
      if constraint.isPhysical || hasOwnDirections && constraint.isOfPlaces {
        entries[slot].hasNewTerms = true
        entries[slot].hasNewConstant = true
        markPending(slot)
      } else if constraint.mayHaveOffset {
        entries[slot].hasNewConstant = true
        markPending(slot)
      }
    }
  }

  /// Rows between what lies in a scroll view and what does not depend on how far it is scrolled.
  func renewScrolledRows() {
    for slot in entries.slots {
      guard let constraint = entries.constraint(at: slot), constraint.isAcrossScrolling
      else { continue }
      entries[slot].hasNewConstant = true
      markPending(slot)
    }
  }

  @discardableResult
  private func noteUnusable(
    _ value: Double, of item: ItemIdentity, _ quantity: LayoutError.Quantity
  ) -> Bool {
    guard LayoutConstraint.defect(ofNumber: value) != nil else { return false }
    note(.invalidValue(item: item.name, quantity, value), of: item)
    return true
  }

  private func mayHaveOffset(_ slot: Int32) -> Bool {
    entries.constraint(at: slot)?.mayHaveOffset ?? false
  }
}
