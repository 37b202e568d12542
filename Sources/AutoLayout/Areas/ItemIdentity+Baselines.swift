/// The items in an item whose baselines are its own, as in a stack.
struct BaselineItems: Equatable {
  let first: ItemIdentity
  let last: ItemIdentity

  static func == (a: BaselineItems, b: BaselineItems) -> Bool {
    a.first === b.first && a.last === b.last
  }
}

extension ItemIdentity {
  /// The item in this one whose baseline an attribute speaks of; nil for the item's own one.
  func itemWithBaseline(_ attribute: LayoutConstraint.Attribute) -> ItemIdentity? {
    guard attribute.isBaseline, let baselines = uncommon?.baselines else { return nil }
    let item = attribute == .firstBaseline ? baselines.first : baselines.last
    return item.parent === self ? item : nil
  }

  /// Takes the baselines of items in it for its own from now on, or has its own ones.
  func forwardBaselines(to items: BaselineItems?) {
    guard items != baselines else { return }
    baselines = items
    engine?.baselinesDidChange(of: self)
  }
}

extension LayoutEngine {
  /// Looks again at the rows that speak of an item's baselines, and of those of the items that forward them.
  func baselinesDidChange(of item: ItemIdentity) {
    var current: ItemIdentity? = item
    while let stack = current, stack === item || stack.baselines != nil {
      for slot in slots(touching: stack) {
        guard let constraint = entries.constraint(at: slot),
          constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
        else { continue }
        entries[slot].hasNewTerms = true
        entries[slot].hasNewConstant = true
        markPending(slot)
      }
      current = stack.parent
    }
  }
}
