/// Runs expectations in every environment of a matrix; each failure names the environment. An
/// expectation that fails in several fails once: in full for the first, by its first line for the
/// others.
///
///     expectAcross(LayoutMatrix(textScales: [1, 1.5])) { environment in
///       let form = LoginForm(textScale: environment.textScale)
///       environment.apply(to: form.view)
///       expectNoAmbiguity(in: form.view)
///     }
///
/// An error that `body` throws is a failure of that environment, and the others still run. So is an
/// `#expect` of yours that fails: it says what is wrong, and a failure of `expectAcross` says in
/// which environments. A matrix without an environment is a failure.
public func expectAcross(
  _ matrix: LayoutMatrix = LayoutMatrix(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: (LayoutEnvironment) throws -> Void
) {
  let place = SourcePlace(fileID, filePath, line, column)
  if FailureScope.log != nil {
    run(matrix, at: place, body)
  } else {
    let log = FailureLog()
    FailureScope.$log.withValue(log) { run(matrix, at: place, body) }
    for failures in log.failures.byPlace { report(failures.summary, at: failures[0].place) }
  }
}

private func run(
  _ matrix: LayoutMatrix, at place: SourcePlace, _ body: (LayoutEnvironment) throws -> Void
) {
  let environments = matrix.environments
  if environments.isEmpty {
    fail(
      "There is nothing to expect: the matrix has no environment, since one of its lists is empty",
      at: place)
  }
  for environment in environments {
    let path = FailureScope.environments + [environment.description]
    FailureScope.$environments.withValue(path) {
      do {
        try namingOtherIssues(at: place) { try body(environment) }
      } catch {
        fail("\(error)", at: place)
      }
    }
  }
}

extension [LayoutFailure] {
  /// The failures of each expectation, in the order in which these first failed.
  fileprivate var byPlace: [[LayoutFailure]] {
    var groups: [[LayoutFailure]] = []
    for failure in self {
      let group = groups.firstIndex { $0[0].isOfSamePlace(as: failure) }
      if let group { groups[group].append(failure) } else { groups.append([failure]) }
    }
    return groups
  }

  /// The first failure of an expectation, and the first line of each of the other ones.
  var summary: String {
    guard let first, count > 1 else { return first?.description ?? "" }
    var text = FailureText(first.description)
    let others = dropFirst().map { failure in
      let sentence = failure.message.prefix { $0 != "\n" }
      return "\(failure.environments.joined(separator: ", ")): \(sentence)"
    }
    text.listFirst("Also in \(count - 1) other environment\(count == 2 ? "" : "s"):", others)
    return text.text
  }
}

extension LayoutFailure {
  fileprivate func isOfSamePlace(as other: LayoutFailure) -> Bool {
    filePath == other.filePath && line == other.line && place.column == other.place.column
  }
}
