import AutoLayout

/// Whether the frames do what required constraints that are not broken ask for, by arithmetic that shares nothing with
/// the library's.
extension World {
  func checkRequired(in root: any LayoutItem) {
    let engine = root.layoutEngine
    // Rounded frames are no solution.
    if engine.scale != nil { return }
    let broken = Set(engine.brokenConstraints.map { ObjectIdentifier($0.constraint) })
    let edges = alignmentEdges(below: root)
    for constraint in engine.constraints
    where constraint.priority == .required && !broken.contains(ObjectIdentifier(constraint)) {
      guard let sides = sides(of: constraint, edges, engine.direction) else { continue }
      let difference = sides.first - sides.second
      let isMet =
        switch constraint.relation {
        case .equal: difference.magnitude <= sides.tolerance
        case .lessThanOrEqual: difference <= sides.tolerance
        case .greaterThanOrEqual: -difference <= sides.tolerance
        }
      if !isMet { fail("not met by \(difference): \(constraint)") }
    }
  }

  private struct Sides {
    var first: Double
    var second: Double
    var tolerance: Double
  }

  private func sides(
    of constraint: LayoutConstraint, _ edges: [ObjectIdentifier: Edges],
    _ direction: LayoutDirection
  ) -> Sides? {
    let record = constraint.record
    guard record.firstStart == nil, record.secondStart == nil, !constraint.isOfStackBaseline,
      let one = constraint.firstItem.flatMap({ edges[ObjectIdentifier($0)] }),
      let first = one.value(of: constraint.firstAttribute, direction)
    else { return nil }
    var (second, size) = (0.0, one.size)
    if let item = constraint.secondItem {
      // Where places are counted from says nothing only where they are all counted once.
      let areSizes = [constraint.firstAttribute, constraint.secondAttribute].allSatisfy {
        $0 == .width || $0 == .height
      }
      guard let other = edges[ObjectIdentifier(item)], constraint.multiplier == 1 || areSizes,
        let value = other.value(of: constraint.secondAttribute, direction)
      else { return nil }
      second = constraint.multiplier * value
      size += constraint.multiplier.magnitude * other.size
    }
    let isReading = [constraint.firstAttribute, constraint.secondAttribute].contains {
      $0 == .leading || $0 == .trailing
    }
    let isMirrored = direction == .rightToLeft && isReading
    second += isMirrored ? -constraint.constant : constraint.constant
    let tolerance = 1e-6 * max(1, size + constraint.constant.magnitude)
    // To the left of is less, where reading goes from right to left.
    return isMirrored
      ? Sides(first: second, second: first, tolerance: tolerance)
      : Sides(first: first, second: second, tolerance: tolerance)
  }
}

/// The alignment rectangle of an item, seen from the root of its tree.
private struct Edges {
  var left, top, right, bottom: Double
  var firstBaseline, lastBaseline: Double

  var size: Double { max(left.magnitude, top.magnitude, right.magnitude, bottom.magnitude) }

  func value(
    of attribute: LayoutConstraint.Attribute, _ direction: LayoutDirection
  ) -> Double? {
    let isMirrored = direction == .rightToLeft
    switch attribute {
    case .left: return left
    case .right: return right
    case .leading: return isMirrored ? right : left
    case .trailing: return isMirrored ? left : right
    case .top: return top
    case .bottom: return bottom
    case .width: return right - left
    case .height: return bottom - top
    case .centerX: return (left + right) / 2
    case .centerY: return (top + bottom) / 2
    case .firstBaseline: return top + firstBaseline
    case .lastBaseline: return bottom - lastBaseline
    default: return nil
    }
  }
}

extension World {
  /// Of items whose frame says where they are aligned: not of what lies in a view that scrolls.
  private func alignmentEdges(below root: any LayoutItem) -> [ObjectIdentifier: Edges] {
    var found: [ObjectIdentifier: Edges] = [:]
    var open: [(item: any LayoutItem, x: Double, y: Double)] = [(root, 0, 0)]
    while let (item, x, y) = open.popLast() {
      let frame = item.layoutFrame
      let isRoot = item === root
      let (left, top) = isRoot ? (0, 0) : (x + frame.x, y + frame.y)
      found[ObjectIdentifier(item)] = edges(of: item, left, top)
      if item is LayoutScrollView { continue }
      open += item.subitems.map { ($0, left, top) }
    }
    return found
  }

  private func edges(of item: any LayoutItem, _ left: Double, _ top: Double) -> Edges? {
    let (insets, frame) = (item.alignmentRectInsets, item.layoutFrame)
    let numbers = [
      insets.top, insets.left, insets.bottom, insets.right, item.firstBaselineOffsetFromTop,
      item.lastBaselineOffsetFromBottom,
    ]
    // What cannot be used, counts as nothing.
    if numbers.contains(where: { !($0.magnitude <= 1e9) }) { return nil }
    return Edges(
      left: left + insets.left, top: top + insets.top, right: left + frame.width - insets.right,
      bottom: top + frame.height - insets.bottom,
      firstBaseline: item.firstBaselineOffsetFromTop,
      lastBaseline: item.lastBaselineOffsetFromBottom)
  }
}
