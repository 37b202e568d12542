import VisualFormat

extension ConflictReading {
  /// Two aligned items, one of which another constraint puts behind the other.
  var inLineAndBehind: Mistake? {
    guard let (line, step) = lineAndStep, let (later, earlier) = step.step, let second = line.second
    else { return nil }
    let place = step.firstAttribute.axis == .vertical ? "below" : "behind"
    return mistake(
      .centredAndPinned,
      "\(line.first) and \(second) are in line at their \(line.firstAttribute.spoken)s, and "
        + "\(step.excerpt.quoted) puts \(later) \(place) \(earlier)", withoutOption(line))
  }

  private var lineAndStep: (line: ConstraintRecord, step: ConstraintRecord)? {
    guard places.count == 2, written.count == 2 else { return nil }
    for (line, step) in [(places[0], places[1]), (places[1], places[0])] {
      let isEdge =
        !line.isCentring && !line.isOfBaselines && line.origin?.role != .alignment
      guard line.isLine, !isEdge || step.relation != .equal && line.superview == nil,
        step.step != nil, line.joins(step.first, step.second ?? "")
      else { continue }
      return (line, step)
    }
    return nil
  }

  /// Two items aligned by two attributes, which requires equal sizes.
  var inLineTwice: Mistake? {
    guard let (tooMany, other) = twoLines, let second = tooMany.second else { return nil }
    let both =
      "\(tooMany.first) and \(second) are in line at their \(tooMany.firstAttribute.spoken)s and "
      + "at their \(other.firstAttribute.spoken)s, which "
      + (tooMany.isOfBaselines || other.isOfBaselines
        ? "goes only with baselines equally far from there"
        : "goes only where they are equally \(tooMany.firstAttribute.axis == .vertical ? "high" : "wide")")
    return mistake(
      tooMany.isCentring || other.isCentring ? .centredAndPinned : .pinnedTwice, both,
      withoutOption(tooMany))
  }

  /// Two alignments of the same two items, the less plausible one first: an edge beside a baseline
  /// or a middle.
  var twoLines: (tooMany: ConstraintRecord, other: ConstraintRecord)? {
    guard places.count == 2, places.allSatisfy({ $0.isLine }),
      places[0].joins(places[1].first, places[1].second ?? ""),
      places[0].firstAttribute != places[1].firstAttribute,
      // Middles with baselines are handled as centred items.
      !places.contains(where: { $0.isCentring }) || !places.contains(where: { $0.isOfBaselines }),
      places.contains(where: { $0.isCentring || $0.isOfBaselines }),
      let edge = places.first(where: { !$0.isCentring && !$0.isOfBaselines }),
      let other = places.first(where: { $0 != edge })
    else { return nil }
    return (edge, other)
  }

  /// Two items aligned by middles or baselines, each with a pinned edge.
  var inLineAndPinned: Mistake? {
    guard let (line, one, other) = edgesBesideLine, let second = line.second else { return nil }
    let excess = trials?.excess(of: line)
    return mistake(
      line.isCentring ? .centredAndPinned : .pinnedTwice,
      "\(line.first) and \(second) are in line at their \(line.firstAttribute.spoken)s"
        + (withoutOption(line) == nil ? "" : ", by an option of a string,")
        + " and \(one.excerpt.quoted) and \(other.excerpt.quoted) put these "
        + (excess.map { points($0.magnitude) + " apart" } ?? "elsewhere"))
  }

  /// An alignment of two items, and a pinned edge of each.
  var edgesBesideLine: (line: ConstraintRecord, one: ConstraintRecord, other: ConstraintRecord)? {
    guard places.count == 3,
      let line = places.first(where: { $0.isLine && ($0.isCentring || $0.isOfBaselines) }),
      !isContainer(line.first), !isContainer(line.second ?? "")
    else { return nil }
    let edges = places.filter { $0 != line }
    func pin(_ name: String?) -> ConstraintRecord? {
      edges.first { $0.relation == .equal && ($0.first == name || $0.second == name) }
    }
    guard edges.allSatisfy({ $0.isPin && !$0.isOfBaselines }), let one = pin(line.first),
      let other = pin(line.second), one != other
    else { return nil }
    return edges[0] == one ? (line, one, other) : (line, other, one)
  }

  /// The advice to drop the option of a string that aligns items; nil where there is none.
  private func withoutOption(_ line: ConstraintRecord) -> String? {
    guard line.origin?.role == .alignment, let format = line.origin?.format,
      let option = line.firstAttribute.optionName
    else { return nil }
    return "leave \(option.quoted) out of the options of \(format.quoted)"
  }
}

extension ConstraintRecord {
  /// Whether two items are aligned by the same attribute.
  fileprivate var isLine: Bool {
    isEquality && author == .caller && second != nil && second != first && firstStart == nil
      && firstAttribute == secondAttribute && firstAttribute.sort != .size
  }
}

extension ConflictReading {
  /// A middle related to the wrong item: the edges of the item are those of another item, or inside
  /// them, and the middle of that one would resolve the conflict.
  var middleElsewhere: Mistake? {
    guard let (middle, bound, item, holder, around) = strayMiddle else { return nil }
    var meant = middle
    if middle.first == item { meant.second = holder } else { meant.first = holder }
    var records = all
    guard let place = records.firstIndex(of: middle) else { return nil }
    records[place] = meant
    guard OneAxisRows(records).canHold else { return nil }
    let other =
      bound.relation == .equal ? "ties it to \(holder)" : "keeps it inside of \(holder)"
    return mistake(
      .centredAndPinned,
      "\(middle.excerpt.quoted) centres \(item) in \(around), but \(bound.excerpt.quoted) \(other)",
      "write \(meant.equation.quoted)")
  }

  private typealias StrayMiddle = (
    middle: ConstraintRecord, bound: ConstraintRecord, item: String, holder: String, around: String
  )

  private var strayMiddle: StrayMiddle? {
    let middles = places.filter { $0.isCentring }
    guard middles.count == 1, let middle = middles.first, let second = middle.second,
      all.count <= Self.mostCompared, middle.author == .caller, middle.isEquality,
      middle.firstAttribute == middle.secondAttribute, middle.origin?.role != .alignment,
      middle.firstStart == nil, middle.secondStart == nil
    else { return nil }
    for (item, around) in [(middle.first, second), (second, middle.first)]
    where isContainer(around) {
      let own = places.filter { $0 != middle && [$0.first, $0.second].contains(item) }
      guard let bound = own.first(where: { $0.keepsInside(item) }) ?? own.first,
        let holder = bound.first == item ? bound.second : bound.first, holder != around,
        own.allSatisfy({ $0.isPin && $0.author == .caller && $0.joins(item, holder) }),
        // One edge may be aligned with anything; two with the same item make that the container.
        bound.relation != .equal || own.count == 2,
        bound.relation == .equal || bound.keepsInside(item),
        !places.contains(where: { $0.joins(holder, around) && $0.superview == holder })
      else { continue }
      return (middle, bound, item, holder, around)
    }
    return nil
  }
}
