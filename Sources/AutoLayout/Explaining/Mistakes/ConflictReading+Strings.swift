import VisualFormat

extension ConflictReading {
  /// A string without `H:` or `V:`, which is about widths, where others have said all about these
  /// already.
  ///
  /// - Parameter besideExplicit: Whether only a string counts that says something of a quantity of
  ///   which one with `H:` has said it: who writes that knows the other axis.
  func forgottenVertical(besideExplicit: Bool) -> LayoutError.Mistake? {
    if written.count > Self.mostCompared { return nil }
    for format in suspects {
      let others = written.filter {
        guard let other = $0.origin?.format else { return !besideExplicit }
        return other != format && (!besideExplicit || other.hasPrefix("H:"))
      }
      let own = written.filter { $0.origin?.format == format }
      let isSaid = own.contains { record in
        others.contains { record.isAbout(sameAs: $0) } || isBeside(record, others)
          || besideExplicit && isBetween(record, others)
      }
      if !isSaid || own.contains(where: { isSaidUpright($0) }) { continue }
      return LayoutError.Mistake(
        kind: .forgottenVertical,
        sentence:
          "\(format.quoted) has no `V:`, so that it is about widths and the places from side to "
          + "side, which other constraints decide already",
        advice: "if it is meant from top to bottom, write \("V:\(format)".quoted)")
    }
    return nil
  }

  /// Whether another constraint says something else from top to bottom already.
  private func isSaidUpright(_ record: ConstraintRecord) -> Bool {
    guard let upright = record.upright, upright.relation == .equal else { return false }
    return vertical.contains {
      $0.relation == .equal && $0.isAbout(sameAs: upright) && $0.constant != upright.constant
    }
  }

  /// The strings without an axis, each once, the last one first.
  private var suspects: [String] {
    var formats: [String] = []
    for record in written {
      guard let format = record.origin?.format, record.firstAttribute.axis == .horizontal,
        !format.hasPrefix("H:"), !format.hasPrefix("V:"), !formats.contains(format)
      else { continue }
      formats.append(format)
    }
    return formats.reversed()
  }

  /// Whether a constraint puts one item beside another where others pin both of them to one
  /// container.
  private func isBeside(_ record: ConstraintRecord, _ others: [ConstraintRecord]) -> Bool {
    guard let second = record.second, second != record.first,
      (record.firstAttribute, record.secondAttribute) == (.leading, .trailing)
    else { return false }
    let pins = others.filter { $0.isPin }
    let holders = [record.first, second].map { item in
      pins.compactMap { $0.first == item ? $0.second : $0.second == item ? $0.first : nil }
    }
    return holders[0].contains { holders[1].contains($0) }
  }

  /// Whether a constraint gives the size of an item that others pin at both of its edges.
  private func isBetween(_ record: ConstraintRecord, _ others: [ConstraintRecord]) -> Bool {
    guard record.isStatedSize else { return false }
    return others.filter { $0.isPin && [$0.first, $0.second].contains(record.first) }.count > 1
  }

  /// A distance from the margins, or from the guide that stands for them, as large as the margins
  /// are.
  var marginsTwice: LayoutError.Mistake? {
    let pins = places.filter {
      $0.isPin && $0.relation == .equal && $0.constant.magnitude > 0 && $0.author == .caller
    }
    let within = pins.filter { record in
      record.firstAttribute.isWithinMargins || record.secondAttribute.isWithinMargins
        || [record.first, record.second ?? ""].contains {
          $0.hasSuffix("layoutMarginsGuide") || $0.hasSuffix("LayoutMarginsGuide")
        }
    }
    guard let pin = within.first, within.count > 1 else { return nil }
    let isEnough = trials?.helps(within.map { ($0, 0) }) ?? false
    let flush = within.map { record -> String in
      var flush = record
      flush.constant = 0
      return flush.excerpt.quoted
    }
    return LayoutError.Mistake(
      kind: .marginsTwice,
      sentence: "the margins are counted twice: \(pin.excerpt.quoted) keeps "
        + "\(points(pin.constant.magnitude)) off an area that has left them out already",
      advice: isEnough ? "write \(flush.joined(separator: " and "))" : nil)
  }
}

extension ConstraintRecord {
  /// The constraint with `V:` before its string.
  fileprivate var upright: ConstraintRecord? {
    var record = self
    func upright(_ attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute? {
      switch attribute {
      case .leading: .top
      case .trailing: .bottom
      case .width: .height
      case .notAnAttribute: .notAnAttribute
      default: nil
      }
    }
    guard let first = upright(firstAttribute), let second = upright(secondAttribute) else {
      return nil
    }
    (record.firstAttribute, record.secondAttribute) = (first, second)
    return record
  }
}
