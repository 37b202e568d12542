extension ConflictReading {
  /// The height that a table has given a cell, if a ratio derives another one from its width.
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

  /// The temporary height of a cell, which will follow from its content.
  var heightOfTable: ConstraintRecord? {
    sizes.first {
      $0.author == .system && $0.first.isCell && $0.firstAttribute == .height
        && isContainer($0.first)
    }
  }

  /// A container whose mask gives it the default size of a collection view's cells.
  var cellOfDefaultSize: Mistake? {
    let masks = written.filter { $0.author == .autoresizingMask }
    guard let mask = masks.first,
      masks.allSatisfy({ $0.isStatedSize && $0.sizeFollows == false && $0.first == mask.first }),
      isContainer(mask.first), mask.constant == Self.sizeOfCells || mask.first.isCell,
      written.allSatisfy({ $0.author != .caller || !$0.isStatedSize || $0.first != mask.first }),
      let need = trials?.sizeNeeded(for: mask)
    else { return nil }
    let frame = "\(mask.first) is \(points(mask.constant)) \(mask.extent) by its frame"
    let demand = ", but what is in it needs \(decimal(need))"
    let size = "give the layout of the collection view an item size, or an estimated one"
    if mask.first.hasPart("TableCell"), mask.firstAttribute == .height {
      return mistake(
        .givenSize, frame + demand,
        "set the row height of the table view to \(decimal(need)), or let it measure its rows")
    }
    if mask.first.isCell {
      return mistake(.givenSize, frame + demand, size + ", with room for what is in \(mask.first)")
    }
    return mistake(
      .givenSize,
      frame + ", as a collection view's cell is that nobody gives another size" + demand,
      "if \(mask.first) is the content view of a cell, \(size); else set "
        + "translatesAutoresizingMaskIntoConstraints to false on \(mask.first)")
  }

  /// The default width and height of the cells of a flow layout.
  private static var sizeOfCells: Double { 50 }

  /// Scrolled content that must be as large as the frame of its scroll view.
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

  /// The size of scrolled content that equals that of the frame, beside sizes of its parts.
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

  /// Whether an item is the scroll view of another one, by what is known of it or by its name.
  func isScrollFrame(_ name: String) -> Bool { scrollViews.contains(name) || name.isScrollFrame }

  /// The width of what is in a page as wide as its frame, which so is to scroll only from top to
  /// bottom.
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

/// The constraints of stack views on the views that they arrange.
extension ConflictReading {
  /// An item that its stack view stretches across the axis, although it has a size.
  var stretchedByStack: Mistake? {
    guard let size = sizeAcross, let excess = trials?.excess(of: size), excess != 0,
      size.constant + excess > 0
    else { return nil }
    let alignment = size.firstAttribute == .width ? "leading" : "top"
    return mistake(
      .sizedFromBothSides,
      "\(size.first) is to be \(points(size.constant)) \(size.extent), but its stack view, which "
        + "aligns its views by filling, makes it \(decimal(size.constant + excess))",
      "let the stack view align its views otherwise than by filling, as by the alignment center or "
        + alignment)
  }

  /// The size of an item whose edges are both those of the stack view that arranges it, by itself
  /// or because they are in line with those of another one that is.
  private var sizeAcross: ConstraintRecord? {
    // A table measures its cells again, whatever arranges their content.
    guard all.count <= Self.mostCompared, heightOfTable == nil else { return nil }
    let edges = places.filter { $0.author == .stackView && $0.isPin && $0.isEquality }
    let isLine = edges.count > 2 && edges.contains { $0.identifier == "UISV-alignment" }
    let isDirect = edges.count == 2 && edges[0].joins(edges[1].first, edges[1].second ?? "")
    guard isLine || isDirect, !edges.contains(where: { $0.identifier == "stack edge" }) else {
      return nil
    }
    let own = written.filter {
      $0.isStatedSize && $0.author == .caller && $0.relation == .equal
        && $0.firstAttribute.axis == edges[0].firstAttribute.axis
    }
    let holders = stacks
    return own.first { size in
      let isWithin =
        holders.isEmpty ? own.count == 1 : holders.contains { isHeld(size.first, by: $0, edges) }
      return isWithin
        && edges.contains { [$0.first, $0.second].contains(size.first) }
    }
  }

  /// Whether both edges of an item are aligned with those of its container.
  private func isHeld(
    _ item: String, by holder: String, _ edges: [ConstraintRecord]
  ) -> Bool {
    guard item != holder else { return false }
    return [true, false].allSatisfy { isClosing in
      var reached = [holder]
      var rest = edges.filter { $0.isClosingPin == isClosing }
      while let next = rest.firstIndex(where: { edge in
        reached.contains(edge.first) || reached.contains(edge.second ?? "")
      }) {
        let edge = rest.remove(at: next)
        reached += [edge.first, edge.second ?? ""]
      }
      return reached.contains(item)
    }
  }

  /// The stack views that are known by the edges that they have made.
  var stacks: [String] {
    var names: [String] = []
    for edge in places where edge.author == .stackView && edge.isPin {
      guard
        let name = edge.superview
          ?? (edge.identifier == "UISV-canvas-connection" ? edge.first : nil),
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  /// A size given to a stack view, which has one by what it arranges.
  var sizeOfStack: ConstraintRecord? {
    guard let container = containerSize, container.author == .caller, written.contains(container),
      container.relation == .equal, stacks.contains(container.first)
    else { return nil }
    return container
  }

  /// Whether an item is higher than what is left of a height that somebody has given its container:
  /// a height follows from what is in it, and so that of the container is too small.
  func isHolderTooLow(for size: ConstraintRecord, _ excess: Double) -> Bool {
    guard let holder = heightOfHolder, holder.first != size.first, size.isStatedSize,
      size.firstAttribute == .height, excess > 0
    else { return false }
    return places.allSatisfy {
      $0.relation == .equal && $0.isPin && $0.joins(size.first, holder.first)
    }
  }

  /// The height that somebody has given what holds others, which can follow from these.
  var heightOfHolder: ConstraintRecord? {
    guard let container = containerSize, container.author == .caller, written.contains(container),
      container.relation == .equal, container.firstAttribute == .height, container.constant > 0,
      container.metric == nil
    else { return nil }
    // Least sizes are known to be what must fit.
    let others = sizes.filter { $0 != container && $0.firstAttribute == .height }
    let areLeast = !others.isEmpty && others.allSatisfy { $0.relation == .greaterThanOrEqual }
    return areLeast && !hasContent ? nil : container
  }
}
