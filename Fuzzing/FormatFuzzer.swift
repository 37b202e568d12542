@testable import VisualFormat

/// Any bytes as a format string: nothing may trap, and everything in `parserViolations(_:)` must hold.
///
/// The byte 1 stands for an interpolated view and the byte 2 for an interpolated number, so that
/// strings with arguments are tried too.
@c(LLVMFuzzerTestOneInput)
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let pieces = bytes.split(omittingEmptySubsequences: false) { $0 == 1 || $0 == 2 }
  guard pieces.count > 1 else {
    let found = parserViolations(FormatSource(bytes: bytes))
    if !found.isEmpty { fatalError("\(found)") }
    return 0
  }
  var source = FormatSource(bytes: Array(pieces[0]))
  for piece in pieces.dropFirst() {
    let isView = bytes[piece.startIndex - 1] == 1
    let text = String(decoding: piece.prefix(3), as: UTF8.self)
    source.append(argument: isView ? .name(0) : .number(-5), shownAs: text)
    source.append(text: String(decoding: piece, as: UTF8.self))
  }
  let result = parse(source)
  for diagnostic in result.diagnostics {
    precondition(diagnostic.range.upperBound <= source.count && diagnostic.position <= source.count)
    precondition(!diagnostic.draw(in: source).isEmpty)
    for fixIt in diagnostic.fixIts { _ = fixIt.applied(to: source.bytes) }
  }
  _ = result.tree?.dump()
  return 0
}
