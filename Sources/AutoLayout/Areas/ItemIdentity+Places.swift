/// Resolving the attributes of a constraint: which item they refer to, and by which offset they
/// differ from its variables.
extension ItemIdentity {
  /// The item that an attribute of this one refers to, as seen from the other item of a constraint.
  ///
  /// A stack's baselines are those of views in it. For everything in it a scroll view's edges are
  /// those of its content, and its centre is that of its frame; for any other item it is the item
  /// itself. Linear in the depth of `other` for a scroll view.
  @inline(__always)
  func resolved(
    _ attribute: LayoutConstraint.Attribute, facing other: ItemIdentity
  ) -> Unowned<ItemIdentity> {
    // Few items are stacks or scroll views.
    uncommon == nil ? Unowned(self) : Unowned(uncommonlyResolved(attribute, facing: other))
  }

  @inline(never)
  private func uncommonlyResolved(
    _ attribute: LayoutConstraint.Attribute, facing other: ItemIdentity
  ) -> ItemIdentity {
    if let item = itemWithBaseline(attribute) {
      return item.uncommonlyResolved(attribute, facing: other)
    }
    guard let areas, let content = areas[.scrollContent], other !== self, attribute.sort != .size,
      contains(other)
    else { return self }
    switch attribute.withoutMargins {
    case .centerX, .centerY: return areas[.scrollFrame] ?? self
    default: return content
    }
  }

  /// Whether `offset` can be anything but 0.
  func mayHaveOffset(_ attribute: LayoutConstraint.Attribute) -> Bool {
    attribute.rawValue > LayoutConstraint.Attribute.centerY.rawValue || area != nil
      || areas != nil || mayBeScrolled
  }

  /// Whether a scroll view of the tree may be scrolled.
  private var mayBeScrolled: Bool { $engine.read { $0.hasScrolled } ?? false }

  /// The offset between an attribute and the variables: a baseline, a margin, the insets of the
  /// area that a guide stands for, how far the item is scrolled as seen from the other one. Places
  /// are measured from the left if they are physical, else from where reading begins.
  func offset(
    of attribute: LayoutConstraint.Attribute, facing other: ItemIdentity, isPhysical: Bool,
    _ direction: LayoutDirection
  ) -> Double {
    var offset = 0.0
    if mayBeScrolled, attribute.sort != .size {
      let scrolled = scrolled(attribute, asSeenFrom: other)
      if attribute.axis == .vertical {
        offset -= scrolled.y
      } else {
        offset -= isPhysical || direction == .leftToRight ? scrolled.x : -scrolled.x
      }
    }
    if attribute.isBaseline, area == nil {
      return offset
        + (resolved(attribute, facing: other).read { $0.alignment.offset(of: attribute) } ?? 0)
    }
    let part = attribute.withoutMargins
    if attribute.isWithinMargins {
      offset += margins(self.direction).offset(of: part, isPhysical, direction)
    }
    let base = resolved(attribute, facing: other)
    if let base = base.wrappedValue, base.isInset, let area = base.area, let owner = base.parent {
      offset += owner.insets(of: area, owner.direction).offset(of: part, isPhysical, direction)
    }
    return offset
  }

  /// How far the item is scrolled as seen from another one: to the right and downwards, by the
  /// scroll views in which this one lies and the other one does not. Linear in the distance to
  /// their nearest common ancestor.
  private func scrolled(
    _ attribute: LayoutConstraint.Attribute, asSeenFrom other: ItemIdentity
  ) -> LayoutPoint {
    var sum = LayoutPoint.zero
    // Whichever of a scroll view's areas is meant for what lies in it, all lie in its content. The
    // baseline of a stack is none of the other's places.
    let edge = attribute.isBaseline ? .top : attribute
    let end = other.resolved(edge, facing: self).wrappedValue ?? other
    var current = resolved(attribute, facing: other).wrappedValue ?? self
    guard let common = current.nearestCommonAncestor(with: end)?.sizedItem else { return sum }
    while current !== common, let parent = current.parent, parent !== common {
      let scrolled = parent.scrolledBy
      sum.x += scrolled.x
      sum.y += scrolled.y
      current = parent
    }
    return sum
  }

  /// The item whose variables determine the size of this one.
  var sizedItem: ItemIdentity { isInset ? (parent ?? self) : self }

  /// The same without reference counting.
  var sized: Unowned<ItemIdentity> { isInset ? links.parent : Unowned(self) }
}

extension LayoutInsets {
  /// How far a part of the area inside the insets lies from the same part of the whole, along the
  /// axis; how much larger it is, for a size.
  fileprivate func offset(
    of part: LayoutConstraint.Attribute, _ isPhysical: Bool, _ direction: LayoutDirection
  ) -> Double {
    let reading = DirectionalLayoutInsets(self, direction)
    switch part {
    case .left: return left
    case .right: return -right
    case .leading: return reading.leading
    case .trailing: return -reading.trailing
    case .centerX: return (isPhysical ? left - right : reading.leading - reading.trailing) / 2
    case .top, .firstBaseline: return top
    case .bottom, .lastBaseline: return -bottom
    case .centerY: return (top - bottom) / 2
    case .width: return -left - right
    case .height: return -top - bottom
    default: return 0
    }
  }
}

/// The items whose baselines an item uses as its own, as a stack does.
struct BaselineItems: Equatable {
  let first: ItemIdentity
  let last: ItemIdentity

  static func == (a: BaselineItems, b: BaselineItems) -> Bool {
    a.first === b.first && a.last === b.last
  }
}

extension ItemIdentity {
  /// The item in this one whose baseline an attribute speaks of; nil for the item's own one.
  private func itemWithBaseline(_ attribute: LayoutConstraint.Attribute) -> ItemIdentity? {
    guard attribute.isBaseline, let baselines = uncommon?.baselines else { return nil }
    let item = attribute == .firstBaseline ? baselines.first : baselines.last
    return item.parent === self ? item : nil
  }

  /// Uses the baselines of items in it as its own from now on, or no longer.
  func forwardBaselines(to items: BaselineItems?) {
    guard items != baselines else { return }
    baselines = items
    engine?.baselinesDidChange(of: self)
  }
}

extension LayoutEngine {
  /// Marks the rows that involve an item's baselines for renewal, and those of the items that
  /// forward them.
  func baselinesDidChange(of item: ItemIdentity) {
    var current: ItemIdentity? = item
    while let stack = current, stack === item || stack.baselines != nil {
      for slot in slots(touching: stack) {
        guard let constraint = entries.constraint(at: slot),
          constraint.speaks(of: { $1.isBaseline })
        else { continue }
        entries[slot].hasNewTerms = true
        entries[slot].hasNewConstant = true
        markPending(slot)
      }
      current = stack.parent
    }
  }
}
