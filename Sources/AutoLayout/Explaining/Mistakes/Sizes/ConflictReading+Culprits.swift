import VisualFormat

/// Too little room, where one of the sizes that take it up is clearly the culprit.
extension ConflictReading {
  /// A bar with a height of its own that begins at the top of a screen, where what is in it begins
  /// only below the safe area.
  var heightFromScreenTop: Mistake? {
    guard let container = containerSize, container.firstAttribute == .height,
      container.relation == .equal, container.author == .caller,
      let top = places.first(where: { record in
        record.author == .caller && record.isEquality && record.firstAttribute == .top
          && record.secondAttribute == .top
          && [record.first, record.second].contains(container.first)
      }),
      let tie = places.first(where: { $0.tieToSafeArea(except: container.first) != nil }),
      let guide = tie.tieToSafeArea(except: container.first), let share = shareOfSafeArea(guide),
      share > 0
    else { return nil }
    let screen = top.first == container.first ? top.second ?? "" : top.first
    let rest = need(of: container) - share
    guard rest > 0 else { return nil }
    var meant = container
    (meant.firstAttribute, meant.second, meant.secondAttribute) = (.bottom, guide, .top)
    meant.constant = max(rest, container.constant)
    meant.origin = nil
    return mistake(
      .noRoom,
      "\(container.first) is \(points(container.constant)) high from the top of \(screen), but what is in "
        + "it begins below the safe area, \(points(share)) further down, and needs "
        + "\(isSumExact ? "" : "at least ")\(decimal(rest)) from there",
      "drop \(container.excerpt.quoted), or write \(meant.equation.quoted) instead")
  }

  private var isSumExact: Bool { contradiction?.isEquation ?? false }

  /// How far the top of a safe area is from that of what it belongs to: as a log says it, or as the
  /// sum does.
  private func shareOfSafeArea(_ guide: String) -> Double? {
    let said = places.first {
      $0.author == .system && [$0.first, $0.second].contains(guide) && $0.isPin
    }
    if let said { return said.constant.magnitude }
    let parts = contradiction.map { $0.demand + $0.supply } ?? []
    return parts.first { $0.area != nil }?.length
  }

  /// Content that may not be compressed, and for which its container leaves too little.
  var uncutContent: Mistake? {
    let contents = all.filter {
      isContent($0) && $0.relation == .greaterThanOrEqual && $0.priority == .required
    }
    guard contents.count == 1, let content = contents.first, let container = containerSize,
      container.first != content.first, container.constant > 0,
      // If the size of a container was given, it is too small rather than its content too large.
      container.author != .caller || implicit.contains(container),
      written.allSatisfy({
        !$0.isStatedSize || $0 == content || $0 == container || $0.constant < content.constant
      }), let excess = trials?.excess(of: content), excess < 0, content.constant + excess > 0
    else { return nil }
    let holder =
      places.first { $0.superview != nil && [$0.first, $0.second].contains(content.first) }?
      .superview ?? container.first
    return mistake(
      .noRoom,
      "\(content.first) may not become \(content.firstAttribute == .width ? "narrower" : "lower") than "
        + "its content (\(decimal(content.constant)), compression resistance 1000), but \(holder) leaves "
        + "it only \(decimal(content.constant + excess))")
  }

  /// Several contents that may not be compressed, and for which the screen or the cell leaves too
  /// little.
  var uncutContents: Mistake? {
    let contents = all.filter {
      isContent($0) && $0.relation == .greaterThanOrEqual && $0.priority == .required
    }
    guard contents.count > 1, contents.count <= 4, let container = containerSize,
      container.firstAttribute == .width,
      written.allSatisfy({ !$0.isStatedSize || $0 == container || contents.contains($0) }),
      contents.allSatisfy({ $0.firstAttribute == .width && $0.first != container.first }),
      let sums, sums.demand > container.constant
    else { return nil }
    let names = contents.map { $0.first }.listed
    let lengths = contents.map { decimal($0.constant) }.listed
    return mistake(
      .noRoom,
      "\(names) may not become narrower than their contents (\(lengths), compression resistance 1000), "
        + "which need \(decimal(need(of: container))) with the spaces, but \(container.first) is only "
        + "\(points(container.constant)) wide")
  }

  /// What to do about several items with the same given size, which would fit if they shared the
  /// room, and these sizes.
  var sharedInstead: (advice: String, sizes: [ConstraintRecord])? {
    // If a limit was given by the caller, the limit is the culprit.
    guard let trials, let container = containerSize, !hasContent, !hasStack,
      container.relation == .equal, tieToFrame == nil,
      // Where room may be left, what is equal and has no size may be nothing.
      contradiction?.isEquation == true
    else { return nil }
    let fixed = written.filter {
      $0.isStatedSize && $0.first != container.first
        && $0.firstAttribute == container.firstAttribute && $0.constant > 0
    }
    // A line names each of them.
    guard fixed.count > 1, fixed.count <= 6, let size = fixed.first?.constant,
      fixed.allSatisfy({
        $0.author == .caller && $0.relation == .equal && $0.constant == size
      }), Set(fixed.map { $0.first }).count == fixed.count
    else { return nil }
    let each = size - (need(of: container) - container.constant) / Double(fixed.count)
    // An item with less than half of its size would not be recognised.
    guard each < size, 2 * each >= size, trials.helps(fixed.map { ($0, each) }) else { return nil }
    let sizes = fixed.map { $0.excerpt.quoted }.listed
    let advice =
      "drop \(sizes), and make \(fixed.map { $0.first }.listed) equally \(container.extent), "
      + "which leaves \(points(each.rounded(toParts: 100))) for each"
    return (advice, fixed)
  }

  /// What the sum of a conflict leaves out: how large the container would have to be with the sizes
  /// that are not needed to show that it is too small.
  func wholeSum(_ mistake: Mistake?) -> String {
    guard let mistake, [.noRoom, .hidden, .givenSize].contains(mistake.kind), !leastSizes.isEmpty,
      let sums, let container = hiding ?? containerSize,
      let need = trials?.sizeNeeded(for: container), need > sums.demand + Nearness.length
    else { return "" }
    return
      ", and \(decimal(need)) with \(leastSizes.count == 1 ? "its own size" : "their own sizes")"
  }
}

extension ConstraintRecord {
  /// The safe area below whose top the constraint puts an item other than one; nil where it does
  /// nothing like that.
  fileprivate func tieToSafeArea(except bar: String) -> String? {
    guard author == .caller, let second, firstAttribute == .top, secondAttribute == .top,
      multiplier == 1, first != bar, second != bar
    else { return nil }
    return [second, first].first { $0.hasPart("afeAreaLayoutGuide") }
  }
}

/// Content that may not get the size that the rest requires.
extension ConflictReading {
  /// Content that may not be stretched, between two edges.
  var stretchedContent: Mistake? {
    let contents = all.filter {
      isContent($0) && $0.relation == .lessThanOrEqual && $0.priority == .required
    }
    guard contents.count == 1, let content = contents.first,
      written.allSatisfy({ !$0.isStatedSize || $0.first != content.first || $0 == content }),
      places.allSatisfy({ $0.isPin && [$0.first, $0.second].contains(content.first) }),
      let excess = trials?.excess(of: content), excess > 0
    else { return nil }
    return mistake(
      .tooMuchRoom,
      "\(content.first) may not become \(content.firstAttribute == .width ? "wider" : "higher") than its "
        + "content (\(decimal(content.constant)), hugging 1000), but its two edges make it "
        + decimal(content.constant + excess))
  }

  /// An item whose middle is so far from that of what holds it that not all of it can be inside.
  var centredTooFarOut: Mistake? {
    let middles = places.filter { $0.isCentring && $0.constant != 0 && $0.author == .caller }
    guard middles.count == 1, let middle = middles.first, places.count == 2,
      let bound = places.first(where: { $0 != middle }), bound.relation != .equal, bound.isPin,
      bound.joins(middle.first, middle.second ?? ""), let trials,
      let excess = trials.excess(of: middle), excess != 0, excess * middle.constant < 0
    else { return nil }
    let axis = middle.firstAttribute.axis == .vertical ? "vertical" : "horizontal"
    return mistake(
      .centredAndPinned,
      "\(middle.excerpt.quoted) puts the \(axis) centre of \(middle.first) "
        + "\(points(excess.magnitude)) further out than \(bound.excerpt.quoted) allows")
  }
}
