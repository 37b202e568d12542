import AutoLayout
import Documents

extension Report {
  /// More repairs than these are no help.
  private static let mostRepairs = 12

  func writeConflicts(_ json: inout JSONWriter) {
    var rest = result.explanation?.conflicts ?? []
    json.array(result.conflicts) { json, conflict in
      let broken = result.constraints[conflict.broken].record
      let place = rest.firstIndex { $0.broken == broken }
      let explained = place.map { rest.remove(at: $0) }
      json.object { json in
        json.key("constraints")
        json.array(conflict.constraints) { $0.number($1) }
        json.key("implicit")
        json.array(conflict.implicit) { $0.string($1.fact) }
        json.key("broken")
        json.number(conflict.broken)
        write(conflict, explained, broken, &json)
      }
    }
  }

  private func write(
    _ conflict: LayoutResult.Conflict, _ explained: LayoutError.Conflict?,
    _ broken: ConstraintRecord, _ json: inout JSONWriter
  ) {
    let mistake = explained?.mistake
    let text = explained?.draw()
    json.key("mistake")
    json.string(mistake?.kind.rawValue)
    json.key("sentence")
    json.string(
      mistake?.sentence
        ?? "`\(broken.excerpt)` cannot hold together with what else is required")
    json.key("advice")
    json.string(mistake?.advice)
    json.key("chain")
    json.string(explained?.contradiction.map { Self.wholeSum($0.description, in: text ?? "") })
    json.key("text")
    json.string(text)
    json.key("repairs")
    json.array { json in
      // What the advice says, at a press.
      let sizes = mistake?.sizesToShare ?? []
      let shared = sizes.compactMap { place(of: $0, among: conflict.constraints) }
      if sizes.count > 1, shared.count == sizes.count {
        let names =
          sizes.dropLast().map { $0.first }.joined(separator: ", ") + " and "
          + sizes[sizes.count - 1].first
        action(
          &json, "Make \(names) equally \(sizes[0].firstAttribute == .width ? "wide" : "high")",
          file.edits(sharing: shared.map { result.constraints[$0] }))
      }
      var written = 0
      for repair in explained?.repairs ?? [] where written < Self.mostRepairs {
        written += 1
        let list = edits(of: repair, among: conflict.constraints)
        action(&json, Self.capitalized(repair.description), list)
      }
    }
  }

  /// A sum with what the drawing says behind it: of sizes that it can do without.
  private static func wholeSum(_ sum: String, in drawing: String) -> String {
    let line = drawing.split(separator: "\n").first { $0.hasPrefix("note: " + sum) }
    return line.map { String($0.dropFirst("note: ".count)) } ?? sum
  }

  private func edits(of repair: LayoutError.Repair, among members: [Int]) -> [TextEdit]? {
    switch repair.change {
    case .contentHugging, .contentCompressionResistance: file.edits(forContent: repair)
    case .constant, .priority, .relation, .removal:
      place(of: repair.constraint, among: members).flatMap {
        file.edits(for: repair, of: result.constraints[$0])
      }
    }
  }
}

extension Report {
  /// What the constraints leave open, and what would decide it.
  func writeOpenPlaces(_ json: inout JSONWriter) {
    json.array(result.explanation?.ambiguities ?? []) { json, ambiguity in
      json.object { json in
        json.key("view")
        json.string(ambiguity.item)
        json.key("axis")
        json.string(ambiguity.attribute.axis == .vertical ? "v" : "h")
        json.key("attribute")
        json.string(ambiguity.attribute.description)
        json.key("least")
        json.number(ambiguity.range.lowerBound.isFinite ? ambiguity.range.lowerBound : nil)
        json.key("greatest")
        json.number(ambiguity.range.upperBound.isFinite ? ambiguity.range.upperBound : nil)
        json.key("value")
        json.number(ambiguity.value)
        json.key("sentence")
        json.string(Self.sentence(ambiguity.draw(), behind: "ambiguous: "))
        json.key("suggestions")
        json.array { json in writeSuggestions(for: ambiguity, &json) }
      }
    }
  }

  private func writeSuggestions(
    for ambiguity: LayoutEngine.Ambiguity, _ json: inout JSONWriter
  ) {
    writeContent(for: ambiguity, &json)
    if let missing = ambiguity.missing {
      action(&json, "Add `\(missing.excerpt)`", file.edit(adding: missing).map { [$0] })
    }
    if let loosening = ambiguity.loosening,
      let place = place(of: loosening.constraint)
    {
      let list = file.edits(for: loosening, of: result.constraints[place])
      action(&json, Self.capitalized(loosening.description), list)
    }
    if let repair = ambiguity.repair {
      action(&json, Self.capitalized(repair.description), file.edits(forContent: repair))
    }
    if let alignment = ambiguity.alignment {
      action(&json, "Add \(alignment)", file.edit(for: alignment).map { [$0] })
    }
  }

  /// What a label or a button with the name of the view would have: 44 points, or room for it.
  private static func likely(_ ambiguity: LayoutEngine.Ambiguity) -> Double {
    guard ambiguity.attribute == .width else { return 44 }
    return min(200, max(44, Double(8 * ambiguity.item.count + 16)))
  }

  /// Most views have a size of their own, so that this comes first for one that has none.
  private func writeContent(for ambiguity: LayoutEngine.Ambiguity, _ json: inout JSONWriter) {
    let isSize = ambiguity.attribute == .width || ambiguity.attribute == .height
    let isDecided = ambiguity.missing == nil && ambiguity.alignment == nil
    if isSize, !ambiguity.hasContentSize, !isDecided, !file.isJSON {
      let length = ambiguity.value > 0 ? ambiguity.value.rounded() : Self.likely(ambiguity)
      let list = file.edits(changing: ambiguity.item) { view in
        if ambiguity.attribute == .width {
          view.intrinsic.horizontal = length
        } else {
          view.intrinsic.vertical = length
        }
      }
      action(&json, "Give \(ambiguity.item) an intrinsic \(ambiguity.attribute)", list)
    }
  }
}
