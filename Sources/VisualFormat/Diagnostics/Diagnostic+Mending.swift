/// Whether a fix-it mends what it is meant to mend. What its text joins, and what the parser makes of the rest then,
/// is known when it is parsed.
extension Diagnostic {
  /// So many bytes are parsed to try the fix-its of all diagnostics of a string.
  private static var budget: Int { 1 << 22 }

  func mends(_ fixIt: FixIt) -> Bool {
    // Known names are what a string can hold, and only who looks them up finds out about others.
    if id == .unknownMetric || id == .unknownName || id == .unknownView { return true }
    guard source.count.multipliedReportingOverflow(by: siblings).overflow == false,
      source.count * siblings <= Self.budget
    else { return false }
    let (before, after) = (parse(source).findings, parse(source.applying(fixIt)).findings)
    let (kind, rest) = (before.count { $0.fact.id == id }, after.count { $0.fact.id == id })
    return rest < max(1, kind) && after.count { $0.isError } <= before.count { $0.isError }
  }
}

extension Finding {
  fileprivate var isError: Bool { severity == .error }
}

extension FormatSource {
  /// The source after a fix-it; an argument of which it takes a part is gone.
  fileprivate func applying(_ fixIt: FixIt) -> FormatSource {
    if arguments.isEmpty { return FormatSource(bytes: fixIt.applied(to: bytes)) }
    let bytes = bytes
    var mended = FormatSource()
    var copied = 0
    func copy(upTo end: Int) {
      for argument in arguments where argument.range.lowerBound >= copied {
        guard argument.range.upperBound <= end else { break }
        mended.append(
          text: String(decoding: bytes[copied..<argument.range.lowerBound], as: UTF8.self))
        mended.append(
          argument: argument.value,
          shownAs: String(decoding: bytes[argument.range], as: UTF8.self))
        copied = argument.range.upperBound
      }
      if copied < end {
        mended.append(text: String(decoding: bytes[copied..<end], as: UTF8.self))
      }
    }
    for edit in fixIt.edits {
      copy(upTo: edit.range.lowerBound)
      mended.append(text: edit.text)
      copied = max(copied, edit.range.upperBound)
    }
    copy(upTo: bytes.count)
    return mended
  }
}
