import VisualFormat

extension ConflictReading {
  /// A mask that is translated beside constraints of one's own, or gives a frame that is too small.
  var translatedMask: Mistake? {
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
    if let cellOfDefaultSize { return cellOfDefaultSize }
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

  /// What a stack view has made nothing.
  var hidden: Mistake? {
    guard
      let hiding = written.first(where: {
        $0.identifier == "UISV-hiding" || $0.identifier == "stack hiding"
      })
    else { return nil }
    let need = trials?.sizeNeeded(for: hiding).flatMap { $0 > 0 ? decimal($0) : nil } ?? "more"
    return mistake(
      .hidden,
      "the stack view hides \(hiding.first), which makes it 0 points \(hiding.extent), "
        + "but what it is made of needs \(need)")
  }
}
