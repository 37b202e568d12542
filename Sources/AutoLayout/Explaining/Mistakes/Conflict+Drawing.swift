import VisualFormat

extension LayoutError.Conflict: CustomStringConvertible {
  /// The conflict as text for people: the mistake in one sentence, or the arithmetic contradiction;
  /// each format string once, with the parts that clash underlined; what each constraint asks for;
  /// and the repairs that were tried, in the order in which an experienced person would try them.
  ///
  ///     do {
  ///       try root.layout("|-[\(field)(>=200)]-[\(button)(120)]-|")
  ///     } catch .unsatisfiable(let conflicts) {
  ///       print(conflicts[0].draw())
  ///     }
  ///
  /// ```text
  /// conflict: superview is 320 points wide, but what is in it needs at least 368
  /// |-[field(>=200)]-[button(120)]-|
  ///  ~       ~~~~~  ~        ~~~  ~
  /// note: `|-20-[field]` asks for a space of 20 points between superview and field
  /// note: `[field(>=200)]` asks for a width of at least 200 points
  /// …
  /// note: superview is 320 points wide
  /// note: 20 + 200 + 8 + 120 + 20 = 368 > 320
  /// repair: change `[field(>=200)]` to `[field(>=152)]`
  /// …
  /// ```
  public func draw() -> String { draw(standingFor: 0) }

  /// - Parameter others: How many conflicts more the same mistake makes.
  fileprivate func draw(standingFor others: Int) -> String {
    let reading = ConflictReading(self)
    let mistake = reading.mistake
    let repairs = repairs(reading, mistake)
    let sum = sum(reading, mistake)
    var lines = ["conflict: " + (mistake?.sentence ?? heading(sum ?? reading.miss))]
    lines += underlinedFormats
    lines += notes(ConflictNotes.shown(constraints, first: repairs.first)) { named($0) }
    // The sum says the rest.
    lines += notes(sum == nil ? implicit : implicit.filter { !$0.isLeastSize }) { $0.fact }
    if let sum, mistake != nil { lines.append("note: \(sum)") }
    if others > 0 {
      lines.append(
        "note: the same mistake makes \(others) more \(others == 1 ? "conflict" : "conflicts")")
    }
    if let broken { lines.append("broken: `\(broken.excerpt)` gives way") }
    if let advice = mistake?.advice { lines.append("repair: \(advice)") }
    return (lines + RepairLines(repairs, of: mistake?.kind).lines).joined(separator: "\n")
  }

  private func heading(_ sum: String?) -> String {
    let what =
      constraints.count == 1 ? "this constraint cannot hold" : "these constraints cannot all hold"
    return sum.map { "\(what): \($0)" } ?? what
  }

  /// The contradiction, and which sizes do not matter to it; nil where it adds nothing.
  private func sum(_ reading: ConflictReading, _ mistake: LayoutError.Mistake?) -> String? {
    guard let contradiction = reading.contradiction, constraints.count > 1,
      !contradiction.isPlain || mistake == nil && !contradiction.hasNothing
    else { return nil }
    return "\(contradiction)" + reading.evenIfNothing + reading.wholeSum(mistake)
  }

  /// The drawing.
  public var description: String { draw() }

  private func notes(
    _ records: [ConstraintRecord], _ sentence: (ConstraintRecord) -> String
  ) -> [String] {
    var notes = records.prefix(ConflictNotes.most).map { "note: " + sentence($0) }
    if records.count > ConflictNotes.most {
      notes.append("note: and \(records.count - ConflictNotes.most) more")
    }
    return notes
  }

  private func named(_ record: ConstraintRecord) -> String {
    record.sentence + (record.maker.map { " (\($0))" } ?? "")
  }

  /// The strings in the order of their first constraint.
  private var underlinedFormats: [String] {
    var formats: [String] = []
    var ranges: [String: [Range<Int>]] = [:]
    for origin in constraints.compactMap({ $0.origin }) {
      if ranges[origin.format] == nil { formats.append(origin.format) }
      ranges[origin.format, default: []].append(origin.range)
    }
    return formats.map { UnderlinedFormat($0, marking: ranges[$0] ?? []).text }
  }
}

extension [LayoutError.Conflict] {
  /// The drawings of several conflicts. Conflicts with the same mistake and advice are drawn once
  /// and counted.
  var drawings: [String] {
    if count < 2 { return map { $0.draw() } }
    var told: [(conflict: LayoutError.Conflict, mistake: LayoutError.Mistake?, others: Int)] = []
    for conflict in self {
      let mistake = conflict.mistake
      if let place = told.firstIndex(where: { $0.mistake?.advice != nil && $0.mistake == mistake })
      {
        told[place].others += 1
      } else {
        told.append((conflict, mistake, 0))
      }
    }
    return told.map { $0.conflict.draw(standingFor: $0.others) }
  }
}

/// Which constraints of a conflict are drawn.
enum ConflictNotes {
  /// In a conflict of very many constraints, only the first are listed, and the rest is counted.
  static let most = 20

  /// All of them in their order, and of very many also that which is repaired first.
  static func shown(
    _ records: [ConstraintRecord], first repair: LayoutError.Repair?
  ) -> [ConstraintRecord] {
    guard records.count > most, let culprit = repair?.constraint,
      let place = records.firstIndex(of: culprit), place >= most
    else { return records }
    var shown = records
    shown.remove(at: place)
    shown.insert(culprit, at: most - 1)
    return shown
  }
}

extension LayoutError.Contradiction {
  /// Whether what is left of one side is 0.
  fileprivate var hasNothing: Bool { demand.isEmpty || supply.isEmpty }

  /// Whether only two numbers are compared, which the sentence has said already.
  fileprivate var isPlain: Bool {
    demand.count <= 1 && supply.count <= 1
      && (demand + supply).allSatisfy { $0.factor.magnitude == 1 }
  }
}
