import Cassowary

/// Rows of constraints in which a side is the distance between two places.
extension LayoutConstraint {
  func stage(
    _ starts: DistanceStarts, in solver: inout some RowTerms & ~Copyable,
    _ direction: LayoutDirection
  ) {
    Self.stageLength(first, firstAttribute, from: starts.first, 1, direction, in: &solver)
    guard let second, multiplier != 0 else { return }
    Self.stageLength(
      second, secondAttribute, from: starts.second, -multiplier, direction, in: &solver)
  }

  /// Stages a size, or the distance to a place from its start.
  private static func stageLength(
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

  /// The right-hand side: the constant, and what either side has besides its variables.
  func rowConstant(_ starts: DistanceStarts, _ direction: LayoutDirection) -> Double {
    var constant = storedConstant
    if let second {
      constant +=
        multiplier * Self.offset(second, secondAttribute, from: starts.second, direction)
    }
    return constant - Self.offset(first, firstAttribute, from: starts.first, direction)
  }

  private static func offset(
    _ item: ItemIdentity, _ attribute: Attribute, from start: DistanceStarts.Start?,
    _ direction: LayoutDirection
  ) -> Double {
    guard let start else {
      return item.offset(of: attribute, facing: item, isPhysical: false, direction)
    }
    let isPhysical = isPhysical(attribute, start.attribute)
    let direction = Self.direction(between: item, start.item, direction)
    return item.offset(of: attribute, facing: start.item, isPhysical: isPhysical, direction)
      - start.item.offset(of: start.attribute, facing: item, isPhysical: isPhysical, direction)
  }
}
