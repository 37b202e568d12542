import VisualFormat

extension LayoutError.Conflict: CustomStringConvertible {
  /// The conflict as text for people: each format string once, with the parts that clash underlined,
  /// what each constraint asks for, the sum that cannot be, and what was tried and helps.
  ///
  ///     do {
  ///       try root.layout("|-[\(field)(>=300)]-[\(button)(120)]-|")
  ///     } catch .unsatisfiable(let conflicts) {
  ///       print(conflicts[0].draw())
  ///     }
  ///
  /// ```text
  /// conflict: these constraints cannot all hold
  /// |-[field(>=300)]-[button(120)]-|
  ///  ~       ~~~~~  ~        ~~~  ~
  /// note: `|-20-[field]` asks for a space of 20 points between superview and field
  /// note: `[field(>=300)]` asks for a width of at least 300 points
  /// …
  /// note: superview is 320 points wide
  /// note: 20 + 300 + 8 + 120 + 20 = 468 > 320
  /// …
  /// repair: lower `[field(>=300)]` to priority 999
  /// …
  /// repair: change `[field(>=300)]` to `[field(>=152)]`
  /// …
  /// repair: drop `[field(>=300)]`
  /// …
  /// ```
  public func draw() -> String {
    var lines = [
      constraints.count == 1
        ? "conflict: this constraint cannot hold" : "conflict: these constraints cannot all hold"
    ]
    lines += underlinedFormats
    lines += notes(constraints) { named($0) }
    lines += notes(implicit) { $0.fact }
    if let contradiction { lines.append("note: \(contradiction)") }
    if let broken { lines.append("broken: `\(broken.excerpt)` gives way") }
    for kind in repairsByKind { lines += suggestions(kind) }
    return lines.joined(separator: "\n")
  }

  /// The drawing.
  public var description: String { draw() }

  /// Of a conflict among very many constraints the rest is only counted.
  private static let shownNotes = 20
  /// Of each kind.
  private static let shownRepairs = 10

  private func notes(
    _ records: [ConstraintRecord], _ sentence: (ConstraintRecord) -> String
  ) -> [String] {
    var notes = records.prefix(Self.shownNotes).map { "note: " + sentence($0) }
    if records.count > Self.shownNotes {
      notes.append("note: and \(records.count - Self.shownNotes) more")
    }
    return notes
  }

  /// The first ones of a kind, among them always that of what gives way, and how many there are beyond.
  private func suggestions(_ kind: [LayoutError.Repair]) -> [String] {
    var shown = Array(kind.prefix(Self.shownRepairs))
    let rest = kind.dropFirst(shown.count)
    if let hidden = rest.first(where: { $0.constraint == broken }) {
      shown[shown.count - 1] = hidden
    }
    let lines = shown.map { "repair: \($0)" }
    return rest.isEmpty ? lines : lines + ["repair: and \(rest.count) more like these"]
  }

  private func named(_ record: ConstraintRecord) -> String {
    guard let identifier = record.identifier else { return record.sentence }
    return "\(record.sentence) ('\(printable(identifier))')"
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

  /// Changes of priorities, of constants, and removals.
  private var repairsByKind: [[LayoutError.Repair]] {
    var kinds: [[LayoutError.Repair]] = [[], [], []]
    for repair in repairs {
      switch repair.change {
      case .priority, .contentHugging, .contentCompressionResistance: kinds[0].append(repair)
      case .constant: kinds[1].append(repair)
      case .removal: kinds[2].append(repair)
      }
    }
    return kinds
  }
}
