import VisualFormat

extension ConflictReading {
  /// A mask that is translated beside constraints of one's own, or gives a frame that is too small.
  var translatedMask: Mistake? {
    let masks = written.filter { $0.author == .autoresizingMask }
    guard let mask = masks.first else { return nil }
    let isYours = written.contains { $0.author == .caller }
    let given = masks.first {
      $0.isStatedSize
        && ($0.constant < 4 && isContainer($0.first)
          || ($0.constant < 4 || !isYours) && isFollowed($0, by: masks))
    }
    if let given {
      return mistake(
        .givenSize,
        "\(given.first) is \(points(given.constant)) \(given.extent) for now, by its frame, which its "
          + "autoresizing mask keeps and which is too little for what is in it",
        endFirst(in: given, or: adviceOnFrame(of: given.first, isYours: isYours)))
    }
    if !isYours { return systemsOwn }
    if let cellOfDefaultSize { return cellOfDefaultSize }
    if let frameTooSmall { return frameTooSmall }
    // A view of the system's own may keep its mask; one that also has constraints of its own must
    // not.
    let own = masks.first { mask in
      written.contains {
        $0.author == .caller
          && ($0.first == mask.first || $0.second == mask.first && $0.firstAttribute.sort != .size)
      }
    }
    // If the mask is that of a view around it, the table's size is reported instead.
    if own == nil, written.contains(where: { $0.author == .system }) { return nil }
    // A root view keeps a mask with which its size follows the window; then what is in it is too
    // much.
    if masks.allSatisfy({ $0.isStatedSize && $0.sizeFollows == true && isContainer($0.first) }) {
      return nil
    }
    let name = (own ?? mask).first
    return mistake(
      .translatedMask, "\(name) still turns its autoresizing mask into constraints",
      "set translatesAutoresizingMaskIntoConstraints to false on \(name)")
  }

  /// The size of a container that nothing places but its frame, and what is in it.
  private var frameTooSmall: Mistake? {
    let masks = written.filter { $0.author == .autoresizingMask }
    guard let mask = masks.first,
      masks.allSatisfy({ $0.isStatedSize && $0.sizeFollows == false && $0.first == mask.first }),
      isContainer(mask.first), mask.constant > 0,
      written.allSatisfy({ record in
        record.author != .caller || record.firstAttribute.sort != .size
          || ![record.first, record.second].contains(mask.first)
      }),
      places.allSatisfy({ $0.superview == mask.first || $0.first != mask.first }),
      let need = trials?.sizeNeeded(for: mask), need > mask.constant
    else { return nil }
    return mistake(
      .givenSize,
      "\(mask.first) is \(points(mask.constant)) \(mask.extent) by its frame, which its autoresizing mask "
        + "keeps, but what is in it needs \(decimal(need))",
      endFirst(in: mask, or: adviceOnFrame(of: mask.first, isYours: true)))
  }

  /// The advice to let the end of what is in an item give way to its frame for as long as that is
  /// too small, before any other.
  private func endFirst(in given: ConstraintRecord, or advice: String?) -> String? {
    let end = places.last {
      $0.author == .caller && $0.relation == .equal && $0.isClosingPin
        && $0.firstAttribute.axis == given.firstAttribute.axis
        && [$0.first, $0.second].contains(given.first)
    }
    guard let advice, let end else { return advice }
    return "lower \(end.excerpt.quoted) to priority 999, or \(advice)"
  }

  /// A cell gets its frame from its table, and the system's own views from the system; any other
  /// view has one from code, or none because it was left to constraints.
  private func adviceOnFrame(of item: String, isYours: Bool) -> String? {
    if item.hasPart("Toolbar"), ConstraintRecord.isPrivateClass(item) {
      return "give the toolbar a frame, as by UIToolbar(frame:), before it gets its items"
    }
    let frame = "give \(item) a frame that has room for what is in it"
    let isOfSystem = item.isCell || ConstraintRecord.isPrivateClass(item)
    if isOfSystem { return isYours ? nil : frame }
    let bar = item.hasSuffix("bar") || item.hasSuffix("Bar") ? ", as by sizeToFit()," : ""
    return frame + bar + (bar.isEmpty ? ", or, " : " or, ")
      + "where constraints are to lay it out, "
      + "set translatesAutoresizingMaskIntoConstraints to false on it"
  }

  /// Whether the masks of what holds others let that be as large as an item of which a mask gives
  /// the size.
  private func isFollowed(_ given: ConstraintRecord, by masks: [ConstraintRecord]) -> Bool {
    masks.contains {
      $0.second == given.first && $0.firstAttribute == given.firstAttribute
        && $0.secondAttribute == given.firstAttribute && isContainer($0.first)
    }
  }

  /// Conflicts without any constraint made by the caller's code.
  var systemsOwn: Mistake? {
    guard !written.contains(where: { $0.author == .caller }) else { return nil }
    let names = written.flatMap { [$0.first, $0.second ?? ""] }
    func isAbout(_ parts: [String]) -> Bool {
      names.contains { name in parts.contains { name.hasPart($0) } }
    }
    let owner =
      isAbout(["Keyboard", "UIKB", "TUI", "InputAssistant", "InputSet"])
      ? "the system's own, for its keyboard"
      : isAbout(["_UIAlert"]) ? "the system's own, for its alert" : "the system's own"
    let isPrivate =
      !names.isEmpty
      && names.allSatisfy {
        $0.isEmpty || $0.hasSuffix("LayoutGuide") || $0.hasSuffix("MarginsGuide")
          || ConstraintRecord.isPrivateClass($0)
      } && names.contains { ConstraintRecord.isPrivateClass($0) }
    return mistake(
      .givenSize, "all of these constraints are \(owner), and none of them is yours",
      isPrivate ? "none: nothing of yours takes part, so that the message can be ignored" : nil)
  }

  /// Constraints among views of private classes alone.
  var systemsOwnAlone: Mistake? {
    systemsOwn.flatMap { $0.advice == nil ? nil : $0 }
  }

  /// What a stack view has made nothing.
  var hidden: Mistake? {
    guard let hiding else { return nil }
    let need = trials?.sizeNeeded(for: hiding).flatMap { $0 > 0 ? decimal($0) : nil } ?? "more"
    return mistake(
      .hidden,
      "the stack view hides \(hiding.first), which makes it 0 points \(hiding.extent), "
        + "but what is in it needs \(need)", spacingOfHidden(hiding))
  }

  /// What is done about a stack view in another one that hides it, where only its own spaces keep
  /// it from being nothing.
  private func spacingOfHidden(_ hiding: ConstraintRecord) -> String? {
    let isOwn =
      stacks.contains(hiding.first) && !written.contains { $0.author == .caller }
      && written.contains { $0.identifier == "UISV-spacing" || $0.identifier == "stack spacing" }
    return isOwn
      ? "hide what \(hiding.first) arranges with it, or set its spacing to 0 for as long" : nil
  }

  /// The size with which a stack view hides an item.
  var hiding: ConstraintRecord? {
    written.first { $0.identifier == "UISV-hiding" || $0.identifier == "stack hiding" }
  }
}

extension ConstraintRecord {
  /// Who made the constraint, in words, or the caller's own name for it; nil where there is nothing
  /// to say.
  var maker: String? {
    guard let identifier else { return author == .system ? "the system" : nil }
    switch author {
    case .caller: return "'\(printable(identifier))'"
    case .autoresizingMask:
      guard isStatedSize, let follows = sizeFollows else { return "its autoresizing mask" }
      return "its autoresizing mask, which "
        + (follows
          ? "lets its \(firstAttribute) follow its superview" : "keeps its \(firstAttribute)")
    case .content: return "its content"
    case .stackView:
      let hides = identifier == "UISV-hiding" || identifier == "stack hiding"
      return hides ? "the stack view hides it" : "the stack view"
    case .system: return systemPart(identifier)
    }
  }

  /// Whether an autoresizing mask lets the size along the axis of the constraint follow the
  /// superview, which nobody's mask does by itself; nil where the mask is not known. Its notation
  /// is `h=-&-`: the space before, the size, the space behind, each kept or flexible.
  var sizeFollows: Bool? {
    guard author == .autoresizingMask, let identifier else { return nil }
    let mark = firstAttribute.axis == .horizontal ? " h=" : " v="
    let bytes = Array(identifier.utf8)
    for start in bytes.indices where bytes[start...].starts(with: mark.utf8) {
      let size = start + mark.utf8.count + 1
      return size < bytes.count ? bytes[size] == UInt8(ascii: "&") : nil
    }
    return nil
  }

  private func systemPart(_ identifier: String) -> String {
    if identifier.hasSuffix("Margin-guide-constraint") || identifier == "_NSLayoutMargins" {
      return "its margins"
    }
    if identifier.hasPart("SafeArea") { return "the safe area" }
    if identifier.hasPart("KeyboardLayoutGuide") { return "the keyboard" }
    let parts = [
      ("Layout-Height", "the height"), ("Layout-Width", "the width"), ("Layout-Left", "the place"),
      ("Layout-Top", "the place"), ("LayoutHeight", "the height"), ("LayoutWidth", "the width"),
    ]
    for (part, words) in parts where identifier.hasPart(part) {
      return first.isCell
        ? "\(words) that the table or collection view gave it" : "\(words) that the system gave it"
    }
    return "the system, '\(printable(identifier))'"
  }

  /// The name that stands for the constant in the format string; nil where a number does, or a
  /// dash.
  var metric: String? {
    guard let origin, origin.role != .alignment, origin.role == .spacing || second == nil else {
      return nil
    }
    let bytes = Array(origin.format.utf8)
    guard origin.range.lowerBound >= 0, origin.range.upperBound <= bytes.count else { return nil }
    let predicate = bytes[origin.range].drop { " (=<>-".utf8.contains($0) }
    let name = predicate.prefix { !"@,) -".utf8.contains($0) }
    let text = String(decoding: name, as: UTF8.self)
    return isName(text) ? text : nil
  }
}

extension String {
  /// Whether a name is that of a cell or of its content.
  var isCell: Bool { hasPart("Cell") || hasPart("HeaderFooter") }

  /// Whether another text is part of this one; the library's own, since Embedded Swift has none.
  func hasPart(_ part: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
