#if canImport(Testing)
  internal import Testing
#endif

/// Runs the body of an environment, and fails for it once more where a test says something in its
/// own words, as by `#expect`: what that records has no place for the name of the environment.
func namingOtherIssues(at place: SourcePlace, _ body: () throws -> Void) rethrows {
  #if canImport(Testing)
    guard Test.current != nil else { return try body() }
    let own = FailureScope.environments
    let log = FailureLog()
    // Nothing becomes a known issue: it is only looked at what comes by. What an environment inside
    // this one records is named there.
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      if FailureScope.environments == own {
        log.append(LayoutFailure(message: issue.line, environments: own, place: place))
      }
      return false
    }
    let issues = log.failures
    guard let first = issues.first else { return }
    let others = issues.count == 1 ? "" : ", and \(issues.count - 1) more"
    fail(first.message + others, at: place)
  #else
    try body()
  #endif
}

extension LayoutFailure {
  init(message: String, environments: [String], place: SourcePlace) {
    self.init(
      message: message, environments: environments, filePath: "\(place.filePath)",
      line: Int(place.line), place: place)
  }
}

#if canImport(Testing)
  extension Issue {
    /// What the issue says, on one line with its place. Behind the arrow is what a value was: as
    /// the arrow of a drawing it would become a sign that compares.
    fileprivate var line: String {
      var text = ""
      for sign in description.prefix(while: { $0 != "\n" }) {
        text += sign == "\u{2192}" ? "->" : String(sign)
      }
      guard let place = sourceLocation else { return text }
      return text + " (\(place.fileName):\(place.line))"
    }
  }
#endif
