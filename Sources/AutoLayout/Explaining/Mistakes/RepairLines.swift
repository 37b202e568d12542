import VisualFormat

/// Repairs as lines: each change of a number by itself, and one line for all that can be lowered or
/// left out.
struct RepairLines {
  private(set) var lines: [String] = []

  /// Of each kind.
  private static let most = 6

  /// - Parameters:
  ///   - repairs: In the order in which they are told. What is lowered or left out before any
  ///     number is changed stands by itself as well.
  ///   - mistake: What they put right.
  init(_ repairs: [LayoutError.Repair], of mistake: LayoutError.Mistake.Kind?) {
    var rest = repairs
    if let first = rest.first, !first.isChange {
      let others = rest.dropFirst().filter { $0.constraint == first.constraint && !$0.isChange }
      lines.append(
        "repair: \(first)"
          + (others.isEmpty
            ? "" : first.isLowering ? ", or drop it" : ", or lower it to priority 999"))
      rest.removeAll { $0.constraint == first.constraint && !$0.isChange }
    }
    var changes = rest.filter { $0.isChange }
    // Giving one of two constraints the value of the other is the same as leaving it out.
    if mistake == .twoValues, let first = repairs.first, !first.isChange { changes = [] }
    for change in changes.prefix(Self.most) { lines.append("repair: \(change)") }
    let hidden = changes.count - Self.most
    if hidden > 0 {
      lines.append("repair: and \(hidden) more \(hidden == 1 ? "change" : "changes") like these")
    }
    for repair in rest where repair.isContent { lines.append("repair: \(repair)") }
    appendGroups(rest)
  }

  private mutating func appendGroups(_ repairs: [LayoutError.Repair]) {
    let lowered = repairs.filter { $0.isLowering }.map { $0.constraint }
    let dropped = repairs.filter { $0.change == .removal }.map { $0.constraint }
    let both = lowered.filter { dropped.contains($0) }
    append("lower", " to priority 999, or drop it", both)
    append("lower", " to priority 999", lowered.filter { !both.contains($0) })
    append("drop", "", dropped.filter { !both.contains($0) })
  }

  private mutating func append(_ verb: String, _ rest: String, _ records: [ConstraintRecord]) {
    guard let first = records.first else { return }
    if records.count == 1 {
      lines.append("repair: \(verb) `\(first.excerpt)`\(rest)")
      return
    }
    var list = records.prefix(Self.most).map { "`\($0.excerpt)`" }.joined(separator: ", ")
    if records.count > Self.most { list += " and \(records.count - Self.most) more" }
    lines.append("repair: \(verb) one of these\(rest): \(list)")
  }
}

extension LayoutError.Repair {
  fileprivate var isChange: Bool {
    switch change {
    case .constant, .relation: true
    case .priority, .contentHugging, .contentCompressionResistance, .removal: false
    }
  }

  var isLowering: Bool {
    if case .priority = change { true } else { false }
  }

  /// Whether the repair lowers a content priority.
  fileprivate var isContent: Bool {
    switch change {
    case .contentHugging, .contentCompressionResistance: true
    case .priority, .constant, .relation, .removal: false
    }
  }
}

extension LayoutError.Repair: CustomStringConvertible {
  /// The repair as an instruction: "change `[field(>=300)]` to `[field(>=152)]`".
  public var description: String { printable(instruction) }

  private var instruction: String {
    switch change {
    case .priority(let priority):
      "lower `\(constraint.excerpt)` to priority \(canonicalText(of: priority.rawValue))"
    case .contentHugging(let priority):
      "let \(constraint.first) hug its content at priority \(canonicalText(of: priority.rawValue))"
    case .contentCompressionResistance(let priority):
      "let \(constraint.first) resist compression at priority "
        + canonicalText(of: priority.rawValue)
    case .constant, .relation: "change `\(constraint.excerpt)` to `\(result?.excerpt ?? "")`"
    case .removal: "drop `\(constraint.excerpt)`"
    }
  }
}
