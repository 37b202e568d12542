extension ConflictReading {
  /// A pin that puts an edge outside of what holds the item, where the opposite sign would end the
  /// conflict.
  var wrongSign: LayoutError.Mistake? {
    guard let trials else { return nil }
    if let overlapping { return overlapping }
    for record in places where record.author == .caller {
      let seen = record.seenFromInside(isContainer)
      guard seen.isOutside, let container = seen.second, isContainer(container),
        !isContainer(seen.first) || record.superview == container,
        trials.helps([(record, -record.constant)])
      else { continue }
      var turned = record
      turned.constant = -record.constant
      return LayoutError.Mistake(
        kind: .wrongSign,
        sentence: "\(record.excerpt.quoted) puts the \(seen.firstAttribute.spoken) of "
          + "\(seen.first) outside of \(container)",
        advice: "if it is meant to be inside, write \(turned.excerpt.quoted)")
    }
    return nil
  }

  /// An item that reaches into its neighbour, beside which another constraint keeps it, where the opposite sign would end
  /// the conflict.
  private var overlapping: LayoutError.Mistake? {
    guard all.count <= Self.mostCompared, let trials else { return nil }
    for record in places where record.author == .caller && record.relation == .equal {
      var turned = record
      turned.constant = 0 - record.constant
      guard record.constant != 0, record.anyFormatPlace == nil, record.step == nil,
        let step = turned.step, record.superview == nil,
        places.contains(where: { other in
          other != record && other.step.map { $0 == step } ?? false
        }), trials.helps([(record, turned.constant)])
      else { continue }
      return LayoutError.Mistake(
        kind: .wrongSign,
        sentence: "\(record.excerpt.quoted) lets \(step.later) and \(step.earlier) overlap by "
          + "\(points(record.constant.magnitude))",
        advice: "if a space is meant, write \(turned.excerpt.quoted)")
    }
    return nil
  }
}

extension ConstraintRecord {
  /// Whether the constraint puts an edge of an item beyond the same edge of another.
  fileprivate var isOutside: Bool {
    guard isPin, relation == .equal, multiplier == 1, firstStart == nil, secondStart == nil,
      firstAttribute == secondAttribute
    else { return false }
    switch firstAttribute {
    case .trailing, .right, .bottom: return constant > 0
    case .leading, .left, .top: return constant < 0
    default: return false
    }
  }
}
