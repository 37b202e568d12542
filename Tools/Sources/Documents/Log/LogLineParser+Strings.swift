import AutoLayout

extension LogLineParser {
  /// `|-(20)-[A]`, `[A]-(>=8@750)-[B]`, `[A]-(0)-|`, `[A(100)]`; one constraint each.
  mutating func parseString(
    _ axis: LayoutConstraint.Axis, from start: Int
  ) -> [LogConstraint]? {
    if scanner.consume("|") {
      guard let space = space(), let view = view(), view.predicate == nil else { return nil }
      let superview = names["|"] ?? .superview(of: view.item)
      return finish(
        space, axis, from: start, near: superview, far: view.item, superview: superview,
        isOpening: true)
    }
    guard let view = view() else { return nil }
    if let predicate = view.predicate {
      let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
      var made = make(.init(item: view.item, attribute: attribute), predicate.relation, nil)
      made.constant = predicate.constant
      made.priority = predicate.priority
      made.origin = origin(from: start, of: predicate, .size)
      return kind == .contentSize ? contentSize(made) : isAtTail ? [made] : nil
    }
    guard let space = space() else { return nil }
    if scanner.consume("|") {
      let superview = names["|"] ?? .superview(of: view.item)
      return finish(
        space, axis, from: start, near: view.item, far: superview, superview: superview,
        isOpening: false)
    }
    guard let other = self.view(), other.predicate == nil else { return nil }
    return finish(space, axis, from: start, near: view.item, far: other.item)
  }

  private struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var constant = 0.0
    var priority = 1000.0
    /// Where it stands in the entry.
    var place: Range<Int>
  }

  /// `(>=20@750)`
  private mutating func predicate() -> Predicate? {
    guard scanner.consume("(") else { return nil }
    let start = scanner.offset
    var made = Predicate(place: start..<start)
    made.relation = relation() ?? .equal
    guard let constant = constant() else { return nil }
    made.constant = constant
    if let priority = priority() { made.priority = priority }
    made.place = start..<scanner.offset
    return scanner.consume(")") ? made : nil
  }

  /// Nothing between views that touch, `-(20)-` otherwise.
  private mutating func space() -> Predicate? {
    guard scanner.consume("-") else { return Predicate(place: scanner.offset..<scanner.offset) }
    guard let space = predicate(), scanner.consume("-") else { return nil }
    return space
  }

  private mutating func view() -> (item: LogItem, predicate: Predicate?)? {
    guard scanner.consume("["), let item = item(isInString: true) else { return nil }
    scanner.skipBlanks()
    var size: Predicate?
    if scanner.peek == UInt8(ascii: "(") {
      guard let predicate = predicate() else { return nil }
      size = predicate
    }
    return scanner.consume("]") ? (item, size) : nil
  }

  private mutating func finish(
    _ space: Predicate, _ axis: LayoutConstraint.Axis, from start: Int, near: LogItem,
    far: LogItem, superview: LogItem? = nil, isOpening: Bool? = nil
  ) -> [LogConstraint]? {
    let origin = origin(from: start, of: space, .spacing)
    let isPhysical = scanner.consume("(LTR)")
    let priority = priority()
    guard isAtTail else { return nil }
    let (begin, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      axis == .vertical ? (.top, .bottom) : isPhysical ? (.left, .right) : (.leading, .trailing)
    let isClosing = isOpening == false
    // Between two views the system measures from where their texts stand.
    let isBaseline = kind == .baseline && isOpening == nil && axis == .vertical
    var made = make(
      .init(item: far, attribute: isBaseline ? .firstBaseline : isClosing ? end : begin),
      space.relation,
      .init(item: near, attribute: isBaseline ? .lastBaseline : isOpening == true ? begin : end))
    made.constant = space.constant
    made.priority = priority ?? space.priority
    made.superview = superview
    made.origin = origin
    return [made]
  }

  /// The string that ends here, with the place of a predicate in it.
  private func origin(
    from start: Int, of predicate: Predicate, _ role: ConstraintRecord.Role
  ) -> ConstraintRecord.Origin {
    ConstraintRecord.Origin(
      format: scanner.text(start..<scanner.offset),
      range: (predicate.place.lowerBound - start)..<(predicate.place.upperBound - start),
      role: role)
  }
}

extension LogItem {
  /// What `|` stands for where an entry does not say it.
  static func superview(of item: LogItem) -> LogItem {
    LogItem(name: "superview of \(item.identity)", address: nil)
  }
}
