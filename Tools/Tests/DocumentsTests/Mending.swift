import AutoLayout
import Testing

@testable import Documents

/// A document, and what becomes of it when a line of its explanation is followed to the letter.
struct Mending {
  let source: SourceFile
  let document: LayoutDocument
  /// The document's layout and its explanation, which are found once for all lines.
  let result: LayoutResult

  init(_ text: String) throws {
    source = SourceFile(name: "mending", text: text + "\n")
    document = try DocumentFile(source).document
    result = document.solve(explaining: true)
  }

  /// The document after what a line such as "repair: drop `[a(100)]`" says.
  func mended(by line: String) throws -> LayoutDocument {
    if result.status == .invalid {
      return try DocumentFile(SourceFile(name: "mended", text: edited(result.problems, line)))
        .document
    }
    let explanation = try #require(result.explanation)
    var constraints = result.constraints.map(\.record)
    var views = try #require(document.views)
    try change(&constraints, &views, by: line, of: explanation)
    var mended = document
    mended.views = views
    mended.formats = []
    mended.constraints = try constraints.map { try #require(ConstraintEntry($0)) }
    return mended
  }

  /// The text after the edits of all fix-its that a line quotes.
  func edited(_ problems: [Problem], _ line: String) throws -> String {
    var edits: [(range: Range<Int>, text: String)] = []
    for problem in problems {
      let fixIt = try #require(problem.fixIts.first { "fix-it: \($0.message)" == line })
      for edit in fixIt.edits {
        switch edit.extent {
        case .document: edits.append((edit.range, edit.text))
        case .string:
          let string = document.formats[try #require(problem.format).index].string
          edits.append((string.documentRange(of: edit.range), edit.text))
        }
      }
    }
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func change(
    _ constraints: inout [ConstraintRecord], _ views: inout [ViewEntry], by line: String,
    of explanation: LayoutExplanation
  ) throws {
    let repairs = explanation.conflicts.flatMap(\.repairs)
    if let repair = repairs.first(where: { "repair: \($0)" == line }) {
      switch repair.change {
      case .contentHugging(let priority):
        try set(\.hugging, of: repair.constraint, to: priority, in: &views)
      case .contentCompressionResistance(let priority):
        try set(\.compression, of: repair.constraint, to: priority, in: &views)
      case .priority, .constant, .relation, .removal:
        let index = try #require(constraints.firstIndex(of: repair.constraint))
        constraints.replaceSubrange(index...index, with: repair.result.map { [$0] } ?? [])
      }
    } else if let missing = explanation.ambiguities.first(where: { $0.draw().contains(line) })?
      .missing
    {
      constraints.append(missing)
    } else {
      let unmet = try #require(explanation.unmet.first { $0.draw().contains(line) })
      let priority = try #require(unmet.sufficientPriority)
      if !unmet.isContent {
        let index = try #require(constraints.firstIndex(of: unmet.constraint))
        constraints[index].priority = priority
      } else {
        let isHugging = unmet.constraint.relation == .lessThanOrEqual
        let part = isHugging ? \ViewEntry.hugging : \.compression
        try set(part, of: unmet.constraint, to: priority, in: &views)
      }
    }
  }

  /// Gives the view whose content a constraint stands for another priority.
  private func set(
    _ part: WritableKeyPath<ViewEntry, PerAxis<Double>>, of content: ConstraintRecord,
    to priority: LayoutPriority, in views: inout [ViewEntry]
  ) throws {
    let index = try #require(views.firstIndex { $0.name.text == content.first })
    if content.firstAttribute == .width {
      views[index][keyPath: part].horizontal = priority.rawValue
    } else {
      views[index][keyPath: part].vertical = priority.rawValue
    }
  }
}
