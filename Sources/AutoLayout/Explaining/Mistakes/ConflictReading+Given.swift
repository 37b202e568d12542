extension ConflictReading {
  /// The height that a table has given a cell, where a ratio makes another one of its width.
  var heightOfCell: Mistake? {
    guard let ratio, let given = heightOfTable, let trials,
      let need = trials.sizeNeeded(for: given), need > 0
    else { return nil }
    let shape =
      ratio.second == ratio.first
      ? "the aspect ratio of \(ratio.first)" : "the ratio of \(ratio.first)"
    return mistake(
      .givenSize,
      "the table or collection view has made \(given.first) \(points(given.constant)) high, but by "
        + "\(shape) what is asked for needs \(decimal(need))")
  }

  /// The height of a cell for the time being, which follows from what is in it.
  var heightOfTable: ConstraintRecord? {
    sizes.first {
      $0.author == .system && $0.first.isCell && $0.firstAttribute == .height
        && isContainer($0.first)
    }
  }

  /// A container whose mask gives it the size that a collection view's cells have as long as nobody says another one.
  var cellOfDefaultSize: Mistake? {
    let masks = written.filter { $0.author == .autoresizingMask }
    guard let mask = masks.first,
      masks.allSatisfy({ $0.isStatedSize && $0.sizeFollows == false && $0.first == mask.first }),
      isContainer(mask.first), mask.constant == Self.sizeOfCells || mask.first.isCell,
      written.allSatisfy({ $0.author != .caller || !$0.isStatedSize || $0.first != mask.first }),
      let need = trials?.sizeNeeded(for: mask)
    else { return nil }
    let frame = "\(mask.first) is \(points(mask.constant)) \(mask.extent) by its frame"
    let wish = ", but what is in it needs \(decimal(need))"
    let size = "give the layout of the collection view an item size, or an estimated one"
    if mask.first.hasPart("TableCell"), mask.firstAttribute == .height {
      return mistake(
        .givenSize, frame + wish,
        "set the row height of the table view to \(decimal(need)), or let it measure its rows")
    }
    if mask.first.isCell {
      return mistake(.givenSize, frame + wish, size + ", with room for what is in \(mask.first)")
    }
    return mistake(
      .givenSize,
      frame + ", as a collection view's cell is that nobody gives another size" + wish,
      "if \(mask.first) is the content view of a cell, \(size); else set "
        + "translatesAutoresizingMaskIntoConstraints to false on \(mask.first)")
  }

  /// The width and the height of the cells of a flow layout that is told none.
  private static var sizeOfCells: Double { 50 }

  /// What scrolls and is to be as large as the frame in which it does so.
  var nothingToScroll: Mistake? {
    guard let tie = tieToFrame, let excess = trials?.excess(of: tie), excess != 0 else {
      return nil
    }
    let item = tie.second.map { isScrollFrame($0) } == true ? tie.first : tie.second ?? ""
    let rest = (tie.first == item) == (excess > 0) ? "more" : "less"
    return mistake(
      excess > 0 ? .noRoom : .tooMuchRoom,
      "\(tie.excerpt.quoted) makes \(item) as \(tie.extent) as what scrolls it shows, but what is "
        + "in it needs \(points(excess.magnitude)) \(rest)")
  }

  /// The one size of what scrolls that is to be that of the frame, beside sizes of what is in it.
  var tieToFrame: ConstraintRecord? {
    let ties = written.filter { record in
      guard record.firstAttribute.sort == .size, record.author == .caller, record.isEquality,
        record.firstAttribute == record.secondAttribute, let second = record.second,
        isScrollFrame(record.first) != isScrollFrame(second)
      else { return false }
      let item = isScrollFrame(second) ? record.first : second
      return item.isScrollContent || isContainer(item) || sizes.contains { $0.first == item }
    }
    let isInside = written.contains { $0.isStatedSize && $0.author == .caller } || hasContent
    return ties.count == 1 && isInside ? ties[0] : nil
  }
}

extension ConflictReading {
  /// Whether an item is what scrolls another one, as is known of it or by its name.
  func isScrollFrame(_ name: String) -> Bool { scrollViews.contains(name) || name.isScrollFrame }

  /// The width of what is in a page as wide as its frame, which so is to scroll only from top to bottom.
  var widthThatScrolls: ConstraintRecord? {
    guard let tie = tieToFrame, tie.firstAttribute == .width else { return nil }
    let fixed = written.filter {
      $0.isStatedSize && $0.author == .caller && $0.relation == .equal
        && $0.firstAttribute == .width && !isScrollFrame($0.first)
    }
    return fixed.count == 1 ? fixed[0] : nil
  }
}

extension String {
  var isScrollFrame: Bool { hasSuffix("frameLayoutGuide") || hasSuffix("ScrollView") }

  fileprivate var isScrollContent: Bool { hasSuffix("contentLayoutGuide") }
}
