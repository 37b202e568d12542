import AutoLayout
import Documents

extension Report {
  /// A document that is none at all has very many problems, of which the first say enough.
  private static let mostProblems = 500

  /// What is wrong, and the names that nothing declares.
  func writeDiagnostics(_ json: inout JSONWriter) {
    var problems = result.problems + file.document.warnings()
    problems.sort { $0.position < $1.position }
    let shown = Array(problems.prefix(Self.mostProblems))
    json.key("diagnostics")
    json.array(shown) { write($1, &$0) }
    json.key("unknownNames")
    var known: Set<String> = []
    json.array(shown.filter { Self.aboutNames.contains($0.id) }) { json, problem in
      let name = sheet.text(problem.range)
      if !name.isEmpty, known.insert(name).inserted { write(name, problem, &json) }
    }
  }

  private static let aboutNames: Set<String> = [
    "unknown-view", "unknown-metric", "unknown-name", "unknown-item", "unknown-parent",
  ]

  private func write(_ problem: Problem, _ json: inout JSONWriter) {
    let source = file.source
    let (line, column) = source.location(of: problem.position)
    let start = sheet.offsets.units(before: problem.position - column + 1)
    json.object { json in
      json.key("severity")
      json.string(problem.severity.rawValue)
      json.key("message")
      json.string(problem.message)
      json.key("id")
      json.string(problem.id)
      json.key("line")
      json.number(line)
      json.key("column")
      json.number(sheet.offsets.units(before: problem.position) - start + 1)
      json.key("position")
      json.number(sheet.offsets.units(before: problem.position))
      json.key("range")
      range(&json, problem.range)
      json.key("notes")
      json.array(problem.notes) { $0.string($1) }
      json.key("fixIts")
      json.array(problem.fixIts) { json, fixIt in
        action(&json, Self.capitalized(fixIt.message), file.edits(of: fixIt, for: problem))
      }
    }
  }

  private func write(_ name: String, _ problem: Problem, _ json: inout JSONWriter) {
    let mayBeView = problem.id != "unknown-metric"
    let mayBeMetric = problem.id == "unknown-metric" || problem.id == "unknown-name"
    json.object { json in
      json.key("name")
      json.string(name)
      json.key("range")
      range(&json, problem.range)
      json.key("addView")
      edits(&json, mayBeView ? file.edit(declaringView: name).map { [$0] } : nil)
      json.key("addMetric")
      let metric =
        mayBeMetric ? file.edit(declaringMetric: name, usedAt: problem.range.lowerBound) : nil
      edits(&json, metric.map { [$0] })
    }
  }
}
