#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Fails the running test at a place, whichever framework runs it.
func fail(_ message: String, at place: SourcePlace) {
  let failure = LayoutFailure(
    message: message, environments: FailureScope.environments, filePath: "\(place.filePath)",
    line: Int(place.line))
  if let log = FailureScope.log {
    log.append(failure)
  } else {
    report(failure, at: place)
  }
}

private func report(_ failure: LayoutFailure, at place: SourcePlace) {
  #if canImport(Testing)
    Issue.record(
      Comment(rawValue: failure.description),
      sourceLocation: SourceLocation(
        fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
        column: Int(place.column)))
    if Test.current != nil { return }
  #endif
  // A task that a test of either framework detached belongs to no test of Swift Testing. So both are
  // told, of which the one that does not run says nothing.
  #if canImport(XCTest)
    XCTFail(failure.description, file: place.filePath, line: place.line)
  #endif
}
