@testable import VisualFormat

/// Everything that holds of every string, whatever is in it; returns what does not.
func parserViolations(_ source: FormatSource) -> [String] {
  var found: [String] = []
  let result = parse(source)
  let count = source.count
  var previous = 0
  for diagnostic in result.diagnostics {
    if diagnostic.range.lowerBound < previous { found.append("\(diagnostic.id) is out of order") }
    previous = diagnostic.range.lowerBound
    if diagnostic.range.upperBound > count || diagnostic.position > count {
      found.append("\(diagnostic.id) lies outside")
    }
    if !(diagnostic.range.lowerBound...diagnostic.range.upperBound).contains(diagnostic.position) {
      found.append("\(diagnostic.id) points out of its range")
    }
    if diagnostic.message.isEmpty || diagnostic.message.hasSuffix(".") {
      found.append("\(diagnostic.id) has no sentence")
    }
    if !diagnostic.draw(in: source).hasPrefix(diagnostic.severity.rawValue + ": ") {
      found.append("\(diagnostic.id) is not drawn")
    }
    if diagnostic.fixIts.contains(where: \.edits.isEmpty) {
      found.append("\(diagnostic.id) has an empty fix-it")
    }
  }
  // Mending costs a parse a step.
  if count <= 64 {
    if !mendingEnds(source) { found.append("fix-its lead nowhere") }
    found += uselessFixIts(source)
  }
  guard let tree = result.tree else { return found + ["no tree"] }
  if tree.dump().isEmpty { found.append("no dump") }
  if result.hasErrors { return found }
  let printed = tree.canonicalSource
  let again = parse(printed)
  if again.tree != tree { found.append("printed as \(printed.text), which means something else") }
  if !again.diagnostics.isEmpty { found.append("printed as \(printed.text), which is not clean") }
  if again.tree?.description != tree.description { found.append("printing is not stable") }
  return found
}

/// Whether taking the first fix-it, again and again, comes to an end.
private func mendingEnds(_ source: FormatSource) -> Bool {
  var bytes = source.bytes
  for _ in 0...2 * bytes.count + 8 {
    let diagnostics = parse(FormatSource(bytes: bytes)).diagnostics
    guard let fixIt = diagnostics.lazy.compactMap(\.fixIts.first).first else { return true }
    bytes = fixIt.applied(to: bytes)
  }
  return false
}

/// A fix-it leaves one diagnostic of its kind less, and no more errors; returns those that do not.
private func uselessFixIts(_ source: FormatSource) -> [String] {
  let result = parse(source)
  var found: [String] = []
  for diagnostic in result.diagnostics {
    for fixIt in diagnostic.fixIts {
      let mended = parse(FormatSource(bytes: fixIt.applied(to: source.bytes)))
      let before = result.diagnostics.count { $0.id == diagnostic.id }
      let after = mended.diagnostics.count { $0.id == diagnostic.id }
      let text = String(decoding: fixIt.applied(to: source.bytes), as: UTF8.self)
      if after >= before {
        found.append("\(diagnostic.id) at \(diagnostic.range) is still in \(text)")
      }
      let errors = [result, mended].map { $0.diagnostics.count { $0.severity == .error } }
      if errors[1] > errors[0] {
        found.append("\(diagnostic.id) at \(diagnostic.range) is mended by errors in \(text)")
      }
    }
  }
  return found
}
