import VisualFormat

extension ConflictReading {
  /// Items aligned at both ends, which makes their sizes equal, with two different sizes.
  var linedUpAtBothEnds: Mistake? {
    guard let (start, end) = linedUpEnds else { return nil }
    let given = sizes
    let isByStack = places.contains { $0.author == .stackView }
    let line =
      "are in line at both their \(start.firstAttribute.spoken)s and \(end.firstAttribute.spoken)s"
      + (isByStack ? ", as their stack view aligns them," : ",") + " and so equally "
    if let share = oneShare, let other = share.second {
      return mistake(
        .unequalSizes,
        "\(share.first) and \(other) \(line)\(share.extent), but \(share.excerpt.quoted) makes one "
          + "\(decimal(share.multiplier)) times as \(share.extent) as the other")
    }
    guard given.count == 2, given[0].first != given[1].first, all.count == places.count + 2,
      given.allSatisfy({ size in
        size.author == .caller && !places.contains { $0.superview == size.first }
      })
    else { return nil }
    return mistake(
      .unequalSizes,
      "\(given[0].first) and \(given[1].first) \(line)\(given[0].extent), but one is "
        + "\(bound(given[0]))\(decimal(given[0].constant)) and the other "
        + "\(bound(given[1]))\(points(given[1].constant)) \(given[1].extent)",
      isByStack
        ? "let the stack view align its views otherwise than by filling"
        : optionTooMany(start, end))
  }

  /// An end and the other one at which items are in line, where all places of the conflict are
  /// such.
  private var linedUpEnds: (start: ConstraintRecord, end: ConstraintRecord)? {
    guard places.count <= Self.mostCompared,
      places.allSatisfy({ $0.isPin && $0.isEquality && !$0.isOfBaselines && !$0.isAboutArea }),
      !places.contains(where: { $0.first.hasSuffix("LayoutGuide") }),
      let end = places.first(where: { $0.isClosingPin }),
      let start = places.first(where: { !$0.isClosingPin }),
      start.firstAttribute.axis == end.firstAttribute.axis
    else { return nil }
    return (start, end)
  }

  /// The size of an item that code has put in line, at both ends, with another one: of the two it
  /// is what has a size from its edges.
  var sizeInLineWithHolder: ConstraintRecord? {
    guard let (start, end) = linedUpEnds, places.count == 2, start.author == .caller,
      end.author == .caller, start.origin?.role != .alignment, start.first == end.first,
      start.second == end.second
    else { return nil }
    return sizes.first { $0.first == start.first && written.contains($0) }
  }

  /// A size that is a fraction of that of an item with which it is aligned at both ends.
  var shareInLine: ConstraintRecord? { linedUpEnds == nil ? nil : oneShare }

  /// The one size that is to be a part of another one's along the same axis.
  private var oneShare: ConstraintRecord? {
    let others = written.filter { $0.firstAttribute.sort == .size && $0.second != nil }
    guard others.count == 1, let share = others.first, share.author == .caller,
      share.firstAttribute == share.secondAttribute, share.multiplier != 1, share.constant == 0,
      [share.first, share.second].allSatisfy({ name in
        places.contains { $0.first == name || $0.second == name }
          && !places.contains { $0.superview == name }
      })
    else { return nil }
    return share
  }

  /// Of two options of one string, the alignment of ends, which is rarely meant.
  private func optionTooMany(_ one: ConstraintRecord, _ other: ConstraintRecord) -> String? {
    guard let format = one.origin?.format, format == other.origin?.format,
      [one, other].allSatisfy({ $0.origin?.role == .alignment }),
      let option = (one.isClosingPin ? one : other).firstAttribute.optionName
    else { return nil }
    return "leave \(option.quoted) out of the options of \(format.quoted)"
  }

  /// A middle beside edges, or beside a baseline.
  var centredAndPinned: Mistake? {
    let middles = written.filter { $0.isCentring }
    guard middles.count == 1, let middle = middles.first else { return nil }
    if let found = centredOnEdge(middle) { return found }
    if let found = centredInRow(middle) { return found }
    let pins = places.filter {
      $0.isPin && ($0.first == middle.first || $0.second == middle.first)
    }
    if pins.count == 2, places.count == 3, pins.allSatisfy({ $0.relation == .equal }) {
      let insets = pins.map { $0.inset(of: middle.first) }
      guard insets[0] != insets[1] else { return nil }
      return mistake(
        .centredAndPinned,
        "\(middle.first) is centred, but one of its two edges is \(points(insets[0])) inside, and the "
          + "other \(decimal(insets[1]))")
    }
    guard pins.count == 1, pins[0].relation == .equal else { return nil }
    if pins[0].isOfBaselines, let other = middle.second {
      return mistake(
        .centredAndPinned,
        "\(middle.first) and \(other) are in line at their \(middle.firstAttribute.spoken)s and at "
          + "their \(pins[0].firstAttribute.spoken)s, which goes only with baselines equally far from the "
          + "middle")
    }
    let place =
      trials?.excess(of: middle).map { "its middle \(points($0.magnitude)) off" } ?? "it elsewhere"
    return mistake(
      .centredAndPinned,
      "\(middle.first) is centred, and \(pins[0].excerpt.quoted) puts \(place)",
      middlesInstead(of: pins[0]))
  }

  /// The middle of an item in a row that starts at the edge.
  private func centredInRow(_ middle: ConstraintRecord) -> Mistake? {
    guard let step = stepBesideMiddle else { return nil }
    let off = trials?.excess(of: middle).map { "its middle \(points($0.magnitude)) off" }
    return mistake(
      .centredAndPinned,
      "\(middle.first) is centred, and \(step.excerpt.quoted) puts \(off ?? "it elsewhere")",
      middlesInstead(of: step))
  }

  /// The advice to put what a string names in line at the middles, where it is at the edges by an
  /// option; nil where it is not.
  private func middlesInstead(of line: ConstraintRecord) -> String? {
    guard line.origin?.role == .alignment, let format = line.origin?.format, !line.isCentring,
      !line.isOfBaselines, let option = line.firstAttribute.optionName
    else { return nil }
    let middles = line.firstAttribute.axis == .vertical ? "alignAllCenterY" : "alignAllCenterX"
    return "write \(middles.quoted) instead of \(option.quoted) in the options of \(format.quoted)"
  }

  /// The space in a row from the edge that is next to the centred item.
  var stepBesideMiddle: ConstraintRecord? {
    let middles = written.filter { $0.isCentring }
    guard middles.count == 1, let middle = middles.first, places.count > 2,
      all.count <= Self.mostCompared, isContainer(middle.second ?? ""),
      places.filter({ $0.isPin }).count == 1,
      places.allSatisfy({ $0 == middle || $0.relation == .equal && ($0.isPin || $0.step != nil) })
    else { return nil }
    let beside = places.filter {
      $0 != middle && ($0.first == middle.first || $0.second == middle.first)
    }
    return beside.count == 1 && !beside[0].isPin ? beside[0] : nil
  }

  /// A middle at an edge of another item, and an edge that keeps all of the item on one side of
  /// that.
  private func centredOnEdge(_ middle: ConstraintRecord) -> Mistake? {
    guard places.count == 2, let other = places.first(where: { $0 != middle }),
      other.joins(middle.first, middle.second ?? ""), !other.isCentring,
      let edge = [middle.firstAttribute, middle.secondAttribute].first(where: {
        ![.centerX, .centerY].contains($0.withoutMargins)
      })
    else { return nil }
    let item = edge == middle.secondAttribute ? middle.first : middle.second ?? ""
    let target = edge == middle.secondAttribute ? middle.second ?? "" : middle.first
    return mistake(
      .centredAndPinned,
      "half of \(item) lies on either side of the \(edge.spoken) of \(target), where it is centred, "
        + "and \(other.excerpt.quoted) puts all of it on one side")
  }

  /// Whether the middle is redundant beside what else determines the place: two edges do without
  /// it, and so does a baseline.
  var isMiddleTooMany: Bool {
    if edgesBesideLine != nil { return false }
    // A space is as wide as it is; what is flush stands where it does.
    if let stepBesideMiddle { return stepBesideMiddle.constant == 0 }
    let others = places.filter { !$0.isCentring }
    return others.filter { $0.isPin && isOfMiddle($0) }.count > 1
      || others.contains { $0.isOfBaselines }
  }

  /// Whether a constraint involves the centred item.
  func isOfMiddle(_ record: ConstraintRecord) -> Bool {
    guard let middle = places.first(where: { $0.isCentring }) else { return false }
    return [record.first, record.second].contains(middle.first)
  }
}

extension ConstraintRecord {
  /// Whether the constraint is between two items of these names.
  func joins(_ one: String, _ other: String) -> Bool {
    first == one && second == other || first == other && second == one
  }

  /// Whether a baseline is aligned with something.
  var isOfBaselines: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
