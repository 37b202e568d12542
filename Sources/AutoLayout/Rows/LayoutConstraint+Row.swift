import Cassowary

/// A constraint as a row over the variables of its items: the terms on the left, the constant on
/// the right.
///
/// Along the direction of reading, a place is a sum of leading variables from the item up to below
/// the nearest common ancestor, plus a fraction of the item's width. A physical place is the same
/// seen from the ancestor's left edge: under right-to-left, the ancestor's width less that sum.
extension LayoutConstraint {
  /// Whether the row depends on the direction of the tree.
  var isPhysical: Bool {
    guard let starts else { return Self.isPhysical(firstAttribute, secondAttribute) }
    return starts.first.map { Self.isPhysical(firstAttribute, $0.attribute) } ?? false
      || starts.second.map { Self.isPhysical(secondAttribute, $0.attribute) } ?? false
  }

  /// Whether it involves positions, not only sizes.
  var isOfPlaces: Bool { starts != nil || firstAttribute.sort != .size }

  /// Whether it may have another constant when a scroll view is scrolled: it relates a place in the
  /// content with one outside.
  var isAcrossScrolling: Bool {
    func isAcross(_ one: ItemIdentity?, _ other: ItemIdentity?) -> Bool {
      guard let one, let other, one !== other else { return false }
      // So it is for nearly all: siblings, or an item and its parent.
      if one.parent === other.parent || one.parent === other || one === other.parent {
        return false
      }
      return one.scrollView !== other.scrollView
    }
    if let starts {
      return isAcross(first, starts.first?.item) || isAcross(second, starts.second?.item)
    }
    return firstAttribute.sort != .size && isAcross(first, second)
  }

  /// Whether it involves lengths along both axes, as an aspect ratio does.
  var isAxisLink: Bool { second != nil && firstAttribute.axis != secondAttribute.axis }

  /// Whether two positions are measured from the left instead of from the leading edge.
  static func isPhysical(_ one: Attribute, _ other: Attribute) -> Bool {
    let (a, b) = (one.sort, other.sort)
    return a.isHorizontal && b.isHorizontal && a != .readingX && b != .readingX
  }

  /// The right-hand side: the constant, and the offsets of baselines, margins and insets on either
  /// side.
  func rowConstant(_ direction: LayoutDirection) -> Double {
    if let starts { return rowConstant(starts, direction) }
    var constant = storedConstant
    if !mayHaveOffset { return constant }
    let direction = Self.direction(between: first, second ?? first, direction)
    if let second, isOfFrames || second.mayHaveOffset(secondAttribute) {
      constant +=
        multiplier * offset(of: second, secondAttribute, facing: first, isPhysical, direction)
    }
    if isOfFrames || first.mayHaveOffset(firstAttribute) {
      constant -= offset(
        of: first, firstAttribute, facing: second ?? first, isPhysical, direction)
    }
    return constant
  }

  /// The offset between what is meant by an attribute and the variables.
  private func offset(
    of item: ItemIdentity, _ attribute: Attribute, facing other: ItemIdentity,
    _ isPhysical: Bool, _ direction: LayoutDirection
  ) -> Double {
    isOfFrames
      ? item.alignment.frameOffset(of: attribute)
      : item.offset(of: attribute, facing: other, isPhysical: isPhysical, direction)
  }

  /// The direction that decides where leading is between two items of a tree.
  static func direction(
    between one: ItemIdentity, _ other: ItemIdentity, _ direction: LayoutDirection
  ) -> LayoutDirection {
    guard one.mayTurn else { return direction }
    return one.nearestCommonAncestor(with: other)?.sizedItem.direction ?? direction
  }

  /// Whether the right-hand side may differ from `constant`.
  var mayHaveOffset: Bool {
    starts != nil || isOfFrames || first.mayHaveOffset(firstAttribute)
      || second?.mayHaveOffset(secondAttribute) ?? false
  }

  /// Stages the terms of the left side.
  func stage(in solver: inout some RowTerms & ~Copyable, direction: LayoutDirection) {
    if let starts {
      stage(starts, in: &solver, direction)
    } else if firstAttribute.sort == .size {
      first.sized.stageSize(firstAttribute, 1, in: &solver)
      if multiplier == 0 { return }
      Unowned(second).read {
        $0.sized.stageSize(secondAttribute, -multiplier, in: &solver)
      }
    } else {
      Unowned(second).read {
        stageDifference(
          first, firstAttribute, $0, secondAttribute, times: multiplier, factor: 1, direction,
          in: &solver)
      }
    }
  }

  /// Stages `factor * (one - multiplier * other)` for two places on one axis.
  private func stageDifference(
    _ one: ItemIdentity, _ attribute: Attribute, _ other: ItemIdentity,
    _ otherAttribute: Attribute, times multiplier: Double, factor: Double,
    _ direction: LayoutDirection, in solver: inout some RowTerms & ~Copyable
  ) {
    let common = Unowned(one).nearestCommonAncestor(with: Unowned(other))
    guard let ancestor = common.read({ $0.sized }) else { return }
    let turns = one.mayTurn
    let direction = turns ? ancestor.read { $0.direction } : direction
    let isMirrored = direction == .rightToLeft && Self.isPhysical(attribute, otherAttribute)
    if isMirrored, multiplier != 1 {
      ancestor.stageSize(.width, factor * (1 - multiplier), in: &solver)
    }
    let sign = isMirrored ? -factor : factor
    let fraction = attribute.fraction(isMirrored: isMirrored)
    // A frame in a scroll view is measured from the edge of that, not of what it shows.
    let place = isOfFrames ? Unowned(one) : one.resolved(attribute, facing: other)
    place.stagePlace(attribute, fraction, sign, below: ancestor, turns: turns, in: &solver)
    let otherFraction = otherAttribute.fraction(isMirrored: isMirrored)
    let otherPlace = isOfFrames ? Unowned(other) : other.resolved(otherAttribute, facing: one)
    otherPlace.stagePlace(
      otherAttribute, otherFraction, -sign * multiplier, below: ancestor, turns: turns,
      in: &solver)
  }
}

extension LayoutConstraint.Attribute.Sort {
  fileprivate var isHorizontal: Bool {
    self == .physicalX || self == .readingX || self == .centerX
  }
}

extension LayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The position on the item, from its leading or top edge, as a fraction of its size.
  fileprivate func fraction(isMirrored: Bool) -> Double {
    switch withoutMargins {
    case .left: isMirrored ? 1 : 0
    case .right: isMirrored ? 0 : 1
    case .trailing, .bottom, .lastBaseline: 1
    case .centerX, .centerY: 0.5
    default: 0
    }
  }
}

extension Unowned where Object == ItemIdentity {
  /// Stages a multiple of a size.
  fileprivate func stageSize(
    _ attribute: LayoutConstraint.Attribute, _ factor: Double,
    in solver: inout some RowTerms & ~Copyable
  ) {
    let isHorizontal = attribute.axis == .horizontal
    // Only this part of the placement; asking the placement would copy all of it.
    let size = read { $0.placement.variables.size.map { isHorizontal ? $0.width : $0.height } }
    if let size = size ?? nil { solver.stage(size, factor) }
  }

  /// Stages a multiple of a position, relative to an ancestor.
  fileprivate func stagePlace(
    _ attribute: LayoutConstraint.Attribute, _ fraction: Double, _ factor: Double,
    below ancestor: Unowned, turns: Bool, in solver: inout some RowTerms & ~Copyable
  ) {
    let isHorizontal = attribute.axis == .horizontal
    var current = self
    while !(current === ancestor), !current.isNone {
      if turns, isHorizontal, current.stageTurned(factor, below: ancestor, in: &solver) {
        current = current.parent
        continue
      }
      let offset = current.read { isHorizontal ? $0.placement.leading : $0.placement.top }
      if let offset = offset ?? nil { solver.stage(offset, factor) }
      current = current.parent
    }
    if fraction != 0 {
      read { $0.sized }?
        .stageSize(isHorizontal ? .width : .height, factor * fraction, in: &solver)
    }
  }

  /// Stages the distance of the item from the edge of its parent at which `ancestor` begins to
  /// read, if the parent begins at the other edge: the parent's width less the item's width and
  /// leading position.
  ///
  /// - Returns: Whether that is so.
  private func stageTurned(
    _ factor: Double, below ancestor: Unowned, in solver: inout some RowTerms & ~Copyable
  ) -> Bool {
    guard let item = wrappedValue, let parent = item.parent, !item.isInset,
      parent.direction != ancestor.read({ $0.direction })
    else { return false }
    Unowned(parent).stageSize(.width, factor, in: &solver)
    stageSize(.width, -factor, in: &solver)
    if let leading = item.placement.leading { solver.stage(leading, -factor) }
    return true
  }

  /// The nearest common ancestor, which may be one of the two. Linear in the distance to it, not in
  /// the depth of the tree.
  fileprivate func nearestCommonAncestor(with other: Unowned) -> Unowned {
    let (above, otherAbove) = (parent, other.parent)
    if self === other || self === otherAbove { return self }
    if !above.isNone, above === other || above === otherAbove { return above }
    return Unowned(wrappedValue?.climb(with: other.wrappedValue))
  }
}

extension ItemIdentity {
  /// Whether an item of the tree may have been given a direction of its own.
  fileprivate var mayTurn: Bool { $engine.read { $0.hasOwnDirections } ?? false }

  /// The nearest common ancestor, which may be one of the two.
  func nearestCommonAncestor(with other: ItemIdentity) -> ItemIdentity? {
    Unowned(self).nearestCommonAncestor(with: Unowned(other)).wrappedValue
  }

  /// The nearest scroll view whose content the item lies in. Linear in the depth.
  fileprivate var scrollView: ItemIdentity? {
    var current = parent
    while let item = current, item.areas?[.scrollContent] == nil { current = item.parent }
    return current
  }

  /// Both sides climb in turns and mark the items they pass.
  fileprivate func climb(with other: ItemIdentity?) -> ItemIdentity? {
    var trail: [ItemIdentity] = []
    defer { for item in trail { item.isMarked = false } }
    var sides: (ItemIdentity?, ItemIdentity?) = (self, other)
    while sides.0 != nil || sides.1 != nil {
      if let item = sides.0 {
        if item.isMarked { return item }
        item.isMarked = true
        trail.append(item)
        sides.0 = item.parent
      }
      if let item = sides.1 {
        if item.isMarked { return item }
        item.isMarked = true
        trail.append(item)
        sides.1 = item.parent
      }
    }
    return nil
  }
}

/// Rows of constraints in which a side is the distance between two places.
extension LayoutConstraint {
  func stage(
    _ starts: DistanceStarts, in solver: inout some RowTerms & ~Copyable,
    _ direction: LayoutDirection
  ) {
    stageLength(first, firstAttribute, from: starts.first, 1, direction, in: &solver)
    guard let second, multiplier != 0 else { return }
    stageLength(
      second, secondAttribute, from: starts.second, -multiplier, direction, in: &solver)
  }

  /// Stages a size, or the distance to a place from its start.
  private func stageLength(
    _ item: ItemIdentity, _ attribute: Attribute, from start: DistanceStarts.Start?,
    _ factor: Double, _ direction: LayoutDirection, in solver: inout some RowTerms & ~Copyable
  ) {
    guard let start else {
      item.sized.stageSize(attribute, factor, in: &solver)
      return
    }
    stageDifference(
      item, attribute, start.item, start.attribute, times: 1, factor: factor, direction,
      in: &solver)
  }

  /// The right-hand side: the constant, and the offsets of either side.
  func rowConstant(_ starts: DistanceStarts, _ direction: LayoutDirection) -> Double {
    var constant = storedConstant
    if let second {
      constant +=
        multiplier * length(second, secondAttribute, from: starts.second, direction)
    }
    return constant - length(first, firstAttribute, from: starts.first, direction)
  }

  /// The offset between what is meant by a size, or a distance from a start, and the variables.
  private func length(
    _ item: ItemIdentity, _ attribute: Attribute, from start: DistanceStarts.Start?,
    _ direction: LayoutDirection
  ) -> Double {
    guard let start else { return offset(of: item, attribute, facing: item, false, direction) }
    let isPhysical = Self.isPhysical(attribute, start.attribute)
    let direction = Self.direction(between: item, start.item, direction)
    return offset(of: item, attribute, facing: start.item, isPhysical, direction)
      - offset(of: start.item, start.attribute, facing: item, isPhysical, direction)
  }
}

/// Receives the terms of a row one by one; terms of one variable add up.
protocol RowTerms: ~Copyable {
  mutating func stage(_ variable: Variable, _ coefficient: Double)
}

extension Solver: RowTerms {}
