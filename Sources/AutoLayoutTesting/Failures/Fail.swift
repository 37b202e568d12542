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
    line: Int(place.line), place: place)
  if let log = FailureScope.log {
    log.append(failure)
  } else {
    report(failure.description, at: place)
  }
}

/// Tells the framework whose test is running.
func report(_ text: String, at place: SourcePlace) {
  #if os(Linux)
    // What `swift test` shows there it reads in pieces, and leaves out those that end within a
    // letter. So the lines of drawings, of which there are many, are made of letters of one byte.
    let text = text.withPlainLines
  #endif
  #if canImport(Testing)
    Issue.record(
      Comment(rawValue: text),
      sourceLocation: SourceLocation(
        fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
        column: Int(place.column)))
    if Test.current != nil { return }
  #endif
  // A task that a test of either framework detached belongs to no test of Swift Testing. So both
  // are told, of which the one that does not run says nothing.
  #if canImport(XCTest)
    XCTFail(text, file: place.filePath, line: place.line)
  #endif
}
