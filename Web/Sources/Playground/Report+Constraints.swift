import AutoLayout
import Documents

extension Report {
  /// Ten values each, and five more where one of them is not what most constraints have; the page's module gives them
  /// names.
  func writeConstraints(_ json: inout JSONWriter) {
    let broken = Set(result.conflicts.map { $0.broken })
    var errors: [Int: Double] = [:]
    for unmet in result.explanation?.unmet ?? [] where !unmet.isContent {
      if let index = places[unmet.constraint] { errors[index] = unmet.error }
    }
    json.array { json in
      for (index, constraint) in result.constraints.enumerated() {
        write(
          constraint, isBroken: broken.contains(index), error: errors[index], &json)
      }
    }
  }

  private func write(
    _ constraint: LayoutResult.Constraint, isBroken: Bool, error: Double?,
    _ json: inout JSONWriter
  ) {
    let record = constraint.record
    let place = file.place(of: constraint)
    json.array { json in
      json.string(record.first)
      json.string(record.firstAttribute.description)
      json.string(record.relation.description)
      json.string(record.second)
      json.string(record.secondAttribute.description)
      json.number(record.constant)
      json.number(constraint.format)
      json.string(Self.word(record.origin?.role))
      json.number(place.map { sheet.offsets.units(before: $0.lowerBound) })
      json.number(place.map { sheet.offsets.units(before: $0.upperBound) })
      let isMet = !isBroken && error == nil
      let isUsual =
        isMet && record.multiplier == 1 && record.priority == .required && record.identifier == nil
      if isUsual { return }
      json.number(record.multiplier)
      json.number(record.priority.rawValue)
      json.string(record.identifier)
      json.number(isMet ? 1 : 0)
      json.number(error)
    }
  }

  private static func word(_ role: ConstraintRecord.Role?) -> String {
    switch role {
    case .spacing?: "spacing"
    case .size?: "size"
    case .alignment?: "alignment"
    case nil: "equation"
    }
  }

  /// Where a record is among the constraints, rather than elsewhere where one of `members` is equal.
  func place(of record: ConstraintRecord, among members: [Int] = []) -> Int? {
    members.first { result.constraints[$0].record == record } ?? places[record]
  }
}

extension Report {
  /// What was asked for in vain.
  func writeLosses(_ json: inout JSONWriter) {
    json.array(result.explanation?.unmet ?? []) { json, unmet in
      let index = unmet.isContent ? nil : place(of: unmet.constraint)
      json.object { json in
        json.key("constraint")
        json.number(index)
        json.key("view")
        json.string(unmet.constraint.first)
        json.key("content")
        json.bool(unmet.isContent)
        json.key("squeezed")
        json.bool(unmet.isContent && unmet.constraint.relation == .greaterThanOrEqual)
        json.key("axis")
        json.string(unmet.constraint.firstAttribute.axis == .vertical ? "v" : "h")
        json.key("amount")
        json.number(unmet.error)
        json.key("sentence")
        json.string(Self.sentence(unmet.draw(), behind: "unmet: "))
        json.key("repairs")
        json.array { json in writeRaising(of: unmet, index, &json) }
      }
    }
  }

  private func writeRaising(
    of unmet: LayoutReason.Unmet, _ index: Int?, _ json: inout JSONWriter
  ) {
    guard let priority = unmet.sufficientPriority else { return writeGivingWay(to: unmet, &json) }
    let lines = unmet.draw().split(separator: "\n")
    let message = Self.capitalized(
      lines.last.map { Self.sentence(String($0), behind: "repair: ") } ?? "")
    if unmet.isContent {
      let change: LayoutError.Repair.Change =
        unmet.constraint.relation == .lessThanOrEqual
        ? .contentHugging(priority) : .contentCompressionResistance(priority)
      let repair = LayoutError.Repair(constraint: unmet.constraint, change: change)
      action(&json, message, file.edits(forContent: repair))
    } else {
      let list = index.flatMap {
        file.edits(setting: priority.rawValue, of: result.constraints[$0])
      }
      action(&json, message, list)
    }
  }

  /// Sizes that required constraints hold a constraint off with, any one of which could give way to it.
  private func writeGivingWay(to unmet: LayoutReason.Unmet, _ json: inout JSONWriter) {
    let priority = LayoutPriority(max(1, unmet.constraint.priority.rawValue - 1))
    let sizes = unmet.rivals.filter {
      $0.second == nil && $0.relation != .lessThanOrEqual && $0.priority == .required
    }
    for size in sizes.prefix(2) {
      let repair = LayoutError.Repair(constraint: size, change: .priority(priority))
      let list = place(of: size).flatMap { file.edits(for: repair, of: result.constraints[$0]) }
      action(&json, Self.capitalized(repair.description), list)
    }
  }

  /// The first line of a drawing without the word in front of it.
  static func sentence(_ drawing: String, behind word: String) -> String {
    let line = drawing.split(separator: "\n").first { $0.hasPrefix(word) } ?? drawing[...]
    return String(line.hasPrefix(word) ? line.dropFirst(word.count) : line)
  }

  /// An instruction with a capital at its beginning.
  static func capitalized(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first &- UInt8(ascii: "a") < 26 else { return text }
    return String(decoding: [first & ~0x20] + bytes.dropFirst(), as: UTF8.self)
  }
}

extension Sheet {
  /// A constraint of the last report as an equation and, where a string can say it, as debuggers show
  /// it, in lines.
  func describe(_ index: Int) {
    guard let result, result.constraints.indices.contains(index) else {
      answer = []
      return
    }
    let record = result.constraints[index].record
    answer = Array("\(record.equation)\n\(record.visualFormat ?? record.equation)".utf8)
  }
}
