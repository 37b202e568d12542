import Documents

/// Any bytes as a layout document: it is refused with sentences that have a place, or it has a
/// canonical text that reads back as itself, and a layout that can be written and drawn.
@c(LLVMFuzzerTestOneInput)
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceFile(name: "input", bytes: bytes)
  do throws(Problems) {
    let file = try DocumentFile(source)
    let canonical = try? file.canonical()
    if let canonical { precondition(reread(canonical) == canonical, "unstable: \(canonical)") }
    layOut(file.document, in: source)
  } catch {
    precondition(!error.list.isEmpty)
    check(error.list, in: source)
  }
  return 0
}

private func reread(_ canonical: String) -> String? {
  try? DocumentFile(SourceFile(name: "canonical", text: canonical)).canonical()
}

private func layOut(_ document: LayoutDocument, in source: SourceFile) {
  let result = document.solve()
  check(document.warnings() + result.problems, in: source)
  check(result.conflictProblems(of: document, in: source), in: source)
  precondition((result.status == .invalid) == (result.size == nil))
  for view in result.views {
    let frame = view.frame
    precondition((frame.x + frame.y + frame.width + frame.height).isFinite, "\(view)")
    precondition(frame.width >= 0 && frame.height >= 0, "\(view)")
  }
  precondition(!result.json(in: source).line.isEmpty)
  _ = result.table
  _ = result.equations(of: document)
  _ = result.drawing.text()
  _ = result.drawing.svg()
}

private func check(_ problems: [Problem], in source: SourceFile) {
  for problem in problems {
    precondition(problem.range.upperBound <= source.bytes.count, "\(problem)")
    precondition(!problem.draw(in: source).isEmpty)
  }
}
