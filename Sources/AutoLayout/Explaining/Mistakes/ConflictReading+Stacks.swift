/// What stack views do to the views that they arrange.
extension ConflictReading {
  /// An item that its stack view stretches across, and that has a size.
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

  /// The size of an item whose edges are both those of the stack view that arranges it, by itself or because they are in
  /// line with those of another one that is.
  private var sizeAcross: ConstraintRecord? {
    // A table measures its cells again, whatever arranges what is in them.
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

  /// Whether both edges of an item are in line with those of what holds it.
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

  /// The size that somebody has given a stack view, which has one by what it arranges.
  var sizeOfStack: ConstraintRecord? {
    guard let container = containerSize, container.author == .caller, written.contains(container),
      container.relation == .equal, stacks.contains(container.first)
    else { return nil }
    return container
  }

  /// Whether an item is higher than what is left of a height that somebody has given its container: a height follows from
  /// what is in it, and so that of the container is too small.
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
    // Of least sizes somebody knows that these, and no more, are to fit.
    let others = sizes.filter { $0 != container && $0.firstAttribute == .height }
    let areLeast = !others.isEmpty && others.allSatisfy { $0.relation == .greaterThanOrEqual }
    return areLeast && !hasContent ? nil : container
  }
}
