import VisualFormat

extension ConflictReading {
  /// A size that is a number below 0.
  var negativeNumber: Mistake? {
    guard let size = sizes.first(where: { $0.constant < 0 && $0.relation != .greaterThanOrEqual }),
      written.count == 1
    else { return nil }
    let advice =
      "if \(size.first) is to be \(points(-size.constant)) "
      + "\(size.firstAttribute == .width ? "narrower" : "lower") than another item, "
      + "say than which"
    if isOfActionSheet(size) {
      return mistake(
        .negativeSize,
        "\(size.first) cannot be \(points(size.constant)) \(size.extent), which UIAlertController asks for "
          + "by itself of an action sheet",
        "none where an action sheet is shown: the constraint is the system's own, and the message can be "
          + "ignored; else, " + advice)
    }
    return mistake(
      .negativeSize, "\(size.first) cannot be \(points(size.constant)) \(size.extent)",
      size.origin == nil ? advice : nil)
  }

  /// Whether a size is the one that UIKit itself asks for of a view without a name, and breaks,
  /// whenever an action sheet is shown.
  func isOfActionSheet(_ size: ConstraintRecord) -> Bool {
    written.count == 1 && size.first == "UIView" && size.identifier == nil && size.origin == nil
      && size.isStatedSize && size.firstAttribute == .width && size.constant == -16
  }

  /// A size less than nothing, because more is taken off another one than that has.
  var negativeDifference: Mistake? {
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
  var twoValues: Mistake? {
    guard all.count == 2, let one = all.first, let other = all.last, one.isAbout(sameAs: other)
    else { return nil }
    if one.isStatedSize {
      if let given = all.first(where: { $0.author != .caller || implicit.contains($0) }) {
        let stated = given == one ? other : one
        if given == hiding {
          return mistake(
            .hidden,
            "the stack view hides \(given.first), which makes it 0 points \(given.extent), but it is to be "
              + "\(bound(stated))\(decimal(stated.constant))")
        }
        return givenMistake(given, wanting: stated.constant, bound(stated))
      }
      return mistake(
        .twoValues,
        "\(one.first) cannot be \(bound(one))\(decimal(one.constant)) and "
          + "\(bound(other))\(points(other.constant)) \(one.extent) at once" + statesNote)
    }
    if let found = besideEdgeOfStack(one, other) ?? besideEdgeOfStack(other, one) { return found }
    let isSign = one.constant == -other.constant || one.isMirrored(other)
    return mistake(
      .twoValues,
      "\(one.excerpt.quoted) and \(other.excerpt.quoted) say two things about one "
        + (one.firstAttribute.sort == .size ? "difference" : "distance")
        + (isSign ? ", with opposite signs" : "")
        + (statesNote.isEmpty ? bothInForce(one, other) : statesNote))
  }

  /// A pin of an edge that the stack view puts somewhere else.
  private func besideEdgeOfStack(
    _ pin: ConstraintRecord, _ edge: ConstraintRecord
  ) -> Mistake? {
    guard edge.author == .stackView, edge.isPin, pin.author == .caller, pin.isPin else {
      return nil
    }
    let isOfStack = edge.identifier == "UISV-canvas-connection" || edge.identifier == "stack edge"
    guard isOfStack, let second = edge.second else { return nil }
    // The stack view is named first in a pin of its beginning, or is what holds the other.
    let stack =
      edge.superview ?? (isStack(second) ? second : isStack(edge.first) ? edge.first : nil)
    guard let stack else { return nil }
    let item = stack == second ? edge.first : second
    let attribute = stack == second ? edge.firstAttribute : edge.secondAttribute
    return mistake(
      .twoValues,
      "\(stack) itself puts \(item) at its \(attribute.spoken), which \(pin.excerpt.quoted) contradicts",
      "drop \(pin.excerpt.quoted), and for an inset give \(stack) layout margins and set its "
        + "isLayoutMarginsRelativeArrangement to true")
  }

  private func isStack(_ name: String) -> Bool { name.hasPart("Stack") || name.hasPart("stack") }

  /// A least size above the greatest.
  var emptyRange: Mistake? {
    guard all.count == 2, let one = all.first, let other = all.last, one.isAbout(sameAs: other)
    else { return nil }
    if !one.isStatedSize { return emptySpace(one, other) }
    // What content asks for is told as such.
    if isContent(one) || isContent(other) { return nil }
    let (least, most) = one.relation == .greaterThanOrEqual ? (one, other) : (other, one)
    guard least.relation == .greaterThanOrEqual, most.relation == .lessThanOrEqual,
      most.constant >= 0
    else { return nil }
    return mistake(
      .emptyRange,
      "the least \(one.firstAttribute) of \(one.first), \(decimal(least.constant)), "
        + "is above its greatest, \(decimal(most.constant))")
  }

  /// Two shares or multiples of one size that an item is to have at once.
  var twoComparisons: Mistake? {
    guard written.count == 2, let one = written.first, let other = written.last,
      written.allSatisfy({
        $0.firstAttribute.sort == .size && $0.second != nil && $0.relation == .equal
          && $0.author == .caller
      }), one.first == other.first, one.firstAttribute == other.firstAttribute,
      one.second == other.second, one.secondAttribute == other.secondAttribute
    else { return nil }
    return mistake(
      .twoValues,
      "\(one.excerpt.quoted) and \(other.excerpt.quoted) say two things about one "
        + "\(one.firstAttribute)" + statesNote)
  }

  /// A least distance above the greatest.
  private func emptySpace(_ one: ConstraintRecord, _ other: ConstraintRecord) -> Mistake? {
    guard one.relation != .equal, other.relation != .equal, one.first != one.second,
      one.firstAttribute.sort != .size
    else { return nil }
    return mistake(
      .emptyRange,
      "\(one.excerpt.quoted) and \(other.excerpt.quoted) leave no distance that goes with both")
  }

  /// A view that a string puts beside itself.
  var besideItself: Mistake? {
    guard
      let record = written.first(where: {
        $0.first == $0.second && $0.firstAttribute.sort != .size && $0.firstStart == nil
      })
    else { return nil }
    return mistake(.twoValues, "\(record.excerpt.quoted) puts \(record.first) beside itself")
  }

  /// A number with a digit too many, of which a tenth would do: a metric, or a constant by itself.
  var mistyped: String? { mistypedMetric ?? mistypedNumber }

  private var mistypedMetric: String? {
    guard let trials, let container = containerSize, container.constant > 0 else { return nil }
    for name in metrics {
      let users = written.filter { $0.metric == name && $0.relation != .lessThanOrEqual }
      guard let old = users.first?.constant, old > 0, users.allSatisfy({ $0.constant == old })
      else { continue }
      let all = Double(users.count) * old
      let isFarTooMuch =
        users.allSatisfy { $0.isStatedSize }
        ? users.count > 1 && isHardlyMeant(old) && all > container.constant
          || isFarTooLarge(users[0], in: container)
        : isHardlyMeant(old) && 2 * all > container.constant
      guard isFarTooMuch, trials.helps(users.map { ($0, old / 10) }, withAllLike: true)
      else { continue }
      return "if the metric \(name) is mistyped, change it from \(decimal(old)) to "
        + decimal(old / 10)
    }
    return nil
  }

  private var mistypedNumber: String? {
    guard let trials, let container = containerSize, container.constant > 0,
      written.count <= Self.mostCompared
    else { return nil }
    let spaces = places.filter { $0.relation == .equal && $0.constant != 0 }
    let number =
      written.first { record in
        guard record.author == .caller, record.metric == nil, record.first != container.first else {
          return false
        }
        if record.isStatedSize { return isFarTooLarge(record, in: container) }
        // Of a space one knows by the others which was meant.
        return record.second != nil && record.constant.magnitude >= 50 && record.relation == .equal
          && spaces.contains {
            $0 != record && $0.constant.magnitude * 10 == record.constant.magnitude
          }
      }
      ?? written.first { record in
        record.author == .caller && record.metric == nil && record.relation == .equal
          && places.contains(record)
          && (record.constant.magnitude > container.constant
            || isHardlyMeant(record.constant.magnitude)
              && 2 * record.constant.magnitude > container.constant)
      }
    guard let number, trials.helps([(number, number.constant / 10)]) else { return nil }
    var meant = number
    meant.constant = number.constant / 10
    return "if \(number.excerpt.quoted) is mistyped, write \(meant.excerpt.quoted)"
  }

  /// Whether a space is more than all that there is room for.
  func isMoreThanAll(_ record: ConstraintRecord) -> Bool {
    guard record.firstAttribute.sort != .size, let container = containerSize,
      container.firstAttribute.axis == record.firstAttribute.axis
    else { return false }
    return record.constant.magnitude > container.constant && container.constant > 0
  }

  /// Whether a size is so much more than all the room there is that one would not write it.
  private func isFarTooLarge(_ size: ConstraintRecord, in container: ConstraintRecord) -> Bool {
    guard size.relation != .lessThanOrEqual, size.firstAttribute == container.firstAttribute else {
      return false
    }
    return size.constant >= 2 * container.constant
  }

  /// Whether a number is large and not round, so that a tenth of it is as likely.
  private func isHardlyMeant(_ number: Double) -> Bool {
    number >= 100 && (number / 10).rounded() * 10 == number
      && (number / 100).rounded() * 100 != number
  }

  /// The metrics that constraints of the conflict use, each once.
  private var metrics: [String] {
    var names: [String] = []
    for name in written.compactMap({ $0.metric }) where !names.contains(name) { names.append(name) }
    return names
  }

  /// Another value of a metric that several constraints of the conflict use, with which they could
  /// all hold.
  var otherMetric: String? {
    guard let sums, let trials else { return nil }
    for name in metrics {
      let users = written.filter { $0.metric == name }
      guard users.count > 1, let old = users.first?.constant,
        users.allSatisfy({ $0.constant == old })
      else { continue }
      let demand = containerSize.map { need(of: $0) } ?? sums.demand
      // What is most of it is the culprit; what is a small part of it has its size for a reason.
      guard Double(users.count) * old * 2 > min(demand, sums.supply) else { continue }
      let value = old - (demand - sums.supply) / Double(users.count)
      guard value >= 0, (value * 100).rounded() == value * 100,
        trials.helps(users.map { ($0, value) })
      else { continue }
      return "change the metric \(name) from \(decimal(old)) to \(decimal(value))"
    }
    return nil
  }
}
