import AutoLayout
import Testing

/// Strings made of constraints make these constraints again, and are as few as can be.
@Suite struct FormatStringsPropertyTests {
  typealias Attribute = LayoutConstraint.Attribute

  /// A root with four views, and two in the first of them.
  private static func makeViews() -> [LayoutView] {
    let views = ["superview", "a", "b", "c", "d", "e", "f"].map { LayoutView($0) }
    for view in views[1...4] { views[0].addSubview(view) }
    for view in views[5...] { views[1].addSubview(view) }
    return views
  }

  private static func constraint(
    between views: [LayoutView], _ numbers: inout SeededNumbers
  ) -> LayoutConstraint {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &numbers)]
    }
    let (first, second) = (pick(views), pick(views))
    let relation = pick([LayoutConstraint.Relation.equal, .equal, .lessThanOrEqual])
    let constant = pick([0.0, 0, 8, 20, -5, 1e-7, 2.5, 1e9])
    let priority = pick([LayoutPriority.required, .required, .required, 750, 0.5])
    let pairs: [(Attribute, Attribute)] = [
      (.leading, .trailing), (.left, .right), (.top, .bottom), (.firstBaseline, .lastBaseline),
      (.leading, .leading), (.trailing, .trailing), (.left, .left), (.top, .top),
      (.bottom, .bottom), (.centerY, .centerY), (.lastBaseline, .lastBaseline), (.width, .width),
      (.width, .height), (.trailing, .leading),
    ]
    if Int.random(in: 0..<5, using: &numbers) == 0 {
      return relate(first, pick([.width, .height]), relation, plus: constant, at: priority)
    }
    let (one, other) = pick(pairs)
    let isAlignment = one == other && one != .width && Bool.random(using: &numbers)
    let made =
      isAlignment
      ? relate(first, one, .equal, second, other)
      : relate(
        first, one, relation, second, other, times: pick([1, 1, 1, 2]), plus: constant,
        at: priority)
    if Int.random(in: 0..<20, using: &numbers) == 0 { made.identifier = "mine" }
    return made
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func `strings of any constraints make exactly these`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let views = Self.makeViews()
    let count = Int.random(in: 1...60, using: &numbers)
    let records = (0..<count).map { _ in Self.constraint(between: views, &numbers).record }
    try expectRebuilt(records, views, seed)
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func `strings of a string's constraints make exactly these`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let views = Self.makeViews()
    var records: [ConstraintRecord] = []
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let isVertical = Bool.random(using: &numbers)
      var text = isVertical ? "V:" : "H:"
      if Bool.random(using: &numbers) {
        text += ["|", "|-", "|-5-"].randomElement(using: &numbers)!
      }
      for index in 0..<Int.random(in: 1...5, using: &numbers) {
        if index > 0 {
          text += ["", "-", "-3-", "-(>=8,<=9@20)-"].randomElement(using: &numbers)!
        }
        let name = ["a", "b", "c", "d"].randomElement(using: &numbers)!
        text += "[\(name)\(["", "", "(30)", "(==b,>=2@3)"].randomElement(using: &numbers)!)]"
      }
      if Bool.random(using: &numbers) { text += ["|", "-|"].randomElement(using: &numbers)! }
      let options: [LayoutConstraint.FormatOptions] =
        isVertical
        ? [[], .alignAllLeading, [.alignAllLeft, .alignAllCenterX], .spacingBaselineToBaseline]
        : [[], .alignAllTop, .directionRightToLeft, [.directionMask, .alignAllLastBaseline]]
      records += try expand(text, options.randomElement(using: &numbers)!, views)
    }
    try expectRebuilt(records, views, seed)
  }

  private func expand(
    _ format: String, _ options: LayoutConstraint.FormatOptions, _ views: [LayoutView]
  ) throws -> [ConstraintRecord] {
    var names: [String: LayoutView] = [:]
    for view in views { names[view.layoutNode.name] = view }
    return try constraints(visualFormat: format, options: options, views: names).map { $0.record }
  }

  private func expectRebuilt(
    _ records: [ConstraintRecord], _ views: [LayoutView], _ seed: UInt64
  ) throws {
    let strings = FormatStrings(records)
    var rebuilt = strings.equations
    for line in strings.lines { rebuilt += try expand(line.format, line.options, views) }
    #expect(counts(of: rebuilt) == counts(of: records), "seed \(seed)")
    for (index, line) in strings.lines.enumerated() {
      #expect(parse(line.format).tree?.description == line.format, "seed \(seed)")
      for (other, next) in strings.lines.enumerated() where other != index {
        #expect(
          !canJoin(line, next), "seed \(seed): \(line.format) and \(next.format) are one string")
      }
    }
  }

  /// How often each constraint is there, whatever string it came from.
  private func counts(of records: [ConstraintRecord]) -> [ConstraintRecord: Int] {
    var counts: [ConstraintRecord: Int] = [:]
    for var record in records {
      record.origin = nil
      counts[record, default: 0] += 1
    }
    return counts
  }

  /// Whether the second string could go on at the last view of the first one.
  private func canJoin(_ line: FormatStrings.Line, _ next: FormatStrings.Line) -> Bool {
    guard let tree = parse(line.format).tree, let other = parse(next.format).tree,
      tree.orientation.axis == other.orientation.axis, tree.trailingSuperview == nil,
      other.leadingSuperview == nil,
      tree.text(of: tree.views[tree.views.count - 1].name) == other.text(of: other.views[0].name)
    else { return false }
    let direction = LayoutConstraint.FormatOptions.directionMask
    if line.options.intersection(direction) != next.options.intersection(direction) { return false }
    return tree.views.count == 1 || other.views.count == 1 || line.options == next.options
  }
}
