import VisualFormat

extension LayoutError.Conflict {
  /// The mistake that lies behind the conflict; nil where it is none of those that are known.
  ///
  /// - Complexity: that of the contradiction.
  public var mistake: LayoutError.Mistake? { ConflictReading(self).mistake }
}

extension ConflictReading {
  typealias Mistake = LayoutError.Mistake

  /// The first that fits, those that tell most first.
  var mistake: Mistake? {
    guard var found = firstThatFits else { return nil }
    if found.advice == nil, [.noRoom, .tooMuchRoom, .givenSize].contains(found.kind) {
      found.advice = otherMetric
    }
    found.sentence = printable(found.sentence)
    found.advice = found.advice.map { printable($0) }
    return found
  }

  private var firstThatFits: Mistake? {
    if let found = translatedMask { return found }
    if let found = negativeNumber ?? negativeDifference { return found }
    if let found = emptyRange { return found }
    if let found = forgottenVertical(besideExplicit: true) { return found }
    if all.count == 2, all.contains(where: { $0.relation != .equal }), let found = wrongSign {
      return found
    }
    if let found = twoValues { return found }
    if let found = besideItself { return found }
    if let found = behindEachOther ?? insideAndOutside { return found }
    if let found = hidden { return found }
    if let found = forgottenVertical(besideExplicit: false) { return found }
    if let found = leftAndLeading { return found }
    if let found = wrongSign { return found }
    if let found = unequalSizes { return found }
    if let found = linedUpAtBothEnds { return found }
    if let found = aspectRatio { return found }
    if let found = centredAndPinned { return found }
    if let found = marginsTwice { return found }
    if let found = twoValuesByShare ?? givenSize { return found }
    if let found = pinnedTwice { return found }
    return shares ?? sameSizeInside ?? equalShares ?? room ?? nothingLeft
  }

  private func mistake(
    _ kind: Mistake.Kind, _ sentence: String, _ advice: String? = nil
  ) -> Mistake {
    Mistake(kind: kind, sentence: sentence, advice: advice)
  }

  private var translatedMask: Mistake? {
    let masks = written.filter { $0.author == .autoresizingMask }
    guard let mask = masks.first else { return nil }
    let isYours = written.contains { $0.author == .caller }
    let given = masks.first { $0.isStatedSize && $0.constant < 4 && isContainer($0.first) }
    if let given {
      return mistake(
        .givenSize,
        "\(given.first) is \(points(given.constant)) \(given.extent) for now, by its frame, "
          + "which is too little for what is in it",
        adviceOnFrame(of: given.first, isYours: isYours))
    }
    if !isYours {
      return mistake(
        .givenSize, "all of these constraints are the system's own, and none of them is yours")
    }
    // A view of the system's own may keep its mask; one that also has constraints of its own must
    // not.
    let own = masks.first { mask in
      written.contains {
        $0.author == .caller
          && ($0.first == mask.first || $0.second == mask.first && $0.firstAttribute.sort != .size)
      }
    }
    // What a table gave is told instead, where the mask is that of a view around it.
    if own == nil, written.contains(where: { $0.author == .system }) { return nil }
    // A root view keeps a mask with which its size follows the window; then what is in it is too much.
    if masks.allSatisfy({ $0.isStatedSize && $0.sizeFollows == true && isContainer($0.first) }) {
      return nil
    }
    let name = (own ?? mask).first
    return mistake(
      .translatedMask, "\(name) still turns its autoresizing mask into constraints",
      "set translatesAutoresizingMaskIntoConstraints to false on \(name)")
  }

  /// A cell gets its frame from its table, and the system's own views from the system; any other
  /// view has one from code, or none because it was left to constraints.
  private func adviceOnFrame(of item: String, isYours: Bool) -> String? {
    let frame = "give \(item) a frame that has room for what is in it"
    if !isYours { return frame }
    if item.isCell || item.hasPrefix("_") { return nil }
    return frame + ", or, where constraints are to lay it out, "
      + "set translatesAutoresizingMaskIntoConstraints to false on it"
  }

  private var negativeNumber: Mistake? {
    guard let size = sizes.first(where: { $0.constant < 0 && $0.relation != .greaterThanOrEqual }),
      written.count == 1
    else { return nil }
    return mistake(
      .negativeSize, "\(size.first) cannot be \(points(size.constant)) \(size.extent)",
      size.origin == nil
        ? "if \(size.first) is to be \(points(-size.constant)) "
          + "\(size.firstAttribute == .width ? "narrower" : "lower") than another item, "
          + "say than which"
        : nil)
  }

  /// A size less than nothing, because more is taken off another one than that has.
  private var negativeDifference: Mistake? {
    guard written.count == 1, let size = written.first, size.firstAttribute.sort == .size,
      size.constant < 0, size.relation != .greaterThanOrEqual,
      let other = implicit.first(where: {
        $0.isStatedSize && !$0.isLeastSize && $0.first == size.second
          && $0.firstAttribute == size.secondAttribute
      })
    else { return nil }
    let value = size.multiplier * other.constant + size.constant
    return mistake(
      .negativeSize,
      "\(size.first) would be \(bound(size))\(points(value)) \(size.extent), since \(other.first) is "
        + "only \(points(other.constant)) \(other.extent)")
  }

  /// Two constraints that say different things of one quantity, and nothing else.
  private var twoValues: Mistake? {
    guard all.count == 2, let one = all.first, let other = all.last, one.isAbout(sameAs: other)
    else { return nil }
    if one.isStatedSize {
      if let given = all.first(where: { $0.author != .caller || implicit.contains($0) }) {
        return givenMistake(given, wanting: given == one ? other.constant : one.constant)
      }
      return mistake(
        .twoValues,
        "\(one.first) cannot be \(bound(one))\(decimal(one.constant)) and "
          + "\(bound(other))\(points(other.constant)) \(one.extent) at once")
    }
    let isSign = one.constant == -other.constant || one.isMirrored(other)
    return mistake(
      .twoValues,
      "\(one.excerpt.quoted) and \(other.excerpt.quoted) say two things about one "
        + (one.firstAttribute.sort == .size ? "difference" : "distance")
        + (isSign ? ", with opposite signs" : ""))
  }

  /// A least size above the greatest.
  private var emptyRange: Mistake? {
    guard all.count == 2, let one = all.first, let other = all.last, one.isAbout(sameAs: other),
      one.isStatedSize
    else { return nil }
    let (least, most) = one.relation == .greaterThanOrEqual ? (one, other) : (other, one)
    guard least.relation == .greaterThanOrEqual, most.relation == .lessThanOrEqual,
      most.constant >= 0
    else { return nil }
    return mistake(
      .emptyRange,
      "the least \(one.firstAttribute) of \(one.first), \(decimal(least.constant)), "
        + "is above its greatest, \(decimal(most.constant))")
  }

  func bound(_ record: ConstraintRecord) -> String {
    switch record.relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  /// A view that a string puts beside itself.
  private var besideItself: Mistake? {
    guard
      let record = written.first(where: {
        $0.first == $0.second && $0.firstAttribute.sort != .size && $0.firstStart == nil
      })
    else { return nil }
    return mistake(.twoValues, "\(record.excerpt.quoted) puts \(record.first) beside itself")
  }

  private var hidden: Mistake? {
    guard
      let hiding = written.first(where: {
        $0.identifier == "UISV-hiding" || $0.identifier == "stack hiding"
      })
    else { return nil }
    return mistake(
      .hidden,
      "the stack view hides \(hiding.first), which makes it 0 points \(hiding.extent), "
        + "but what it is made of needs more")
  }

  /// Sizes that are equal by a constraint, or a chain of them, and are given.
  private var unequalSizes: Mistake? {
    let equalities = written.filter {
      $0.firstAttribute.sort == .size && $0.second != nil && $0.firstAttribute == $0.secondAttribute
        && $0.multiplier == 1 && $0.constant == 0
    }
    let given = sizes
    guard !equalities.isEmpty, given.count == 2, given.allSatisfy({ $0.author == .caller }),
      equalities.count + given.count == all.count
    else {
      return nil
    }
    return mistake(
      .unequalSizes,
      "\(given[0].first) and \(given[1].first) are to be equally \(given[0].extent), but one is "
        + "\(bound(given[0]))\(decimal(given[0].constant)) and the other "
        + "\(bound(given[1]))\(points(given[1].constant)) \(given[1].extent)")
  }

  /// Two items that are in line at both of their ends, and so have one size.
  private var linedUpAtBothEnds: Mistake? {
    let given = sizes
    guard given.count == 2, places.count == 2, all.count == 4, let one = places.first,
      let other = places.last, places.allSatisfy({ $0.isPin && $0.isEquality }),
      given.allSatisfy({ $0.author == .caller }),
      [one, other].allSatisfy({ $0.joins(given[0].first, given[1].first) }),
      !given.contains(where: { isContainer($0.first) && one.superview == $0.first })
    else { return nil }
    return mistake(
      .unequalSizes,
      "\(given[0].first) and \(given[1].first) are in line at both their "
        + "\(one.firstAttribute.spoken)s and \(other.firstAttribute.spoken)s, and so equally "
        + "\(given[0].extent), but one is \(bound(given[0]))\(decimal(given[0].constant)) and "
        + "the other \(bound(given[1]))\(points(given[1].constant)) \(given[1].extent)")
  }

  /// The constraint that compares a width with a height.
  var ratio: ConstraintRecord? {
    written.first {
      $0.second != nil && $0.firstAttribute.sort == .size && $0.secondAttribute.sort == .size
        && $0.firstAttribute != $0.secondAttribute
    }
  }

  private var aspectRatio: Mistake? {
    guard let ratio else { return nil }
    let own = sizes.filter { $0.first == ratio.first && $0.relation == .equal }
    let name = ratio.first
    let shape =
      ratio.second == name
      ? "the aspect ratio of \(name)" : "the ratio of \(name) and \(ratio.second ?? "")"
    var advice: String?
    if let turned = turnedRatio(ratio) {
      advice = "if the ratio is upside down, write \(turned.equation.quoted)"
    }
    let width = own.first { $0.firstAttribute == .width }
    let height = own.first { $0.firstAttribute == .height }
    if own.count == 2, let width, let height {
      return mistake(
        .aspectRatio,
        "\(shape) does not go with both its width of \(decimal(width.constant)) and its height of "
          + decimal(height.constant), advice)
    }
    return mistake(
      .aspectRatio, "\(shape) does not go with what decides both its width and its height", advice)
  }

  /// The ratio the other way round, as one would write it, where all could hold with that.
  private func turnedRatio(_ ratio: ConstraintRecord) -> ConstraintRecord? {
    guard ratio.multiplier > 0, ratio.multiplier != 1, let trials else { return nil }
    var turned = ratio
    turned.multiplier = (10_000 / ratio.multiplier).rounded() / 10_000
    return trials.helps(ratio, times: turned.multiplier) ? turned : nil
  }

  private var centredAndPinned: Mistake? {
    let middles = written.filter { $0.isCentring }
    guard middles.count == 1, let middle = middles.first else { return nil }
    if let found = centredOnEdge(middle) { return found }
    let pins = places.filter {
      $0.isPin && ($0.first == middle.first || $0.second == middle.first)
    }
    guard pins.count == 1, pins[0].relation == .equal else { return nil }
    return mistake(
      .centredAndPinned,
      "\(middle.first) is centred, and \(pins[0].excerpt.quoted) puts it elsewhere")
  }

  /// A middle at an edge of another item, and an edge that keeps all of the item on one side of that.
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

  /// What is said where an item would become smaller than nothing.
  private var nothingLeft: Mistake? {
    guard let least = leastSizes.first, leastSizes.count == 1, let sums,
      contradiction?.supply.isEmpty == true
    else { return nil }
    return mistake(
      .noRoom,
      "nothing is left for \(least.first): it would be \(points(-sums.demand)) \(least.extent)")
  }

  func points(_ length: Double) -> String {
    "\(decimal(length)) \(length == 1 ? "point" : "points")"
  }
}

extension ConstraintRecord {
  /// Whether the constraint is between two items of these names.
  fileprivate func joins(_ one: String, _ other: String) -> Bool {
    first == one && second == other || first == other && second == one
  }
}

extension String {
  var quoted: String { "`\(self)`" }
}
