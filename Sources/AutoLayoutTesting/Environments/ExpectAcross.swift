/// Runs expectations in every environment of a matrix; each failure names the environment.
///
///     expectAcross(LayoutMatrix(textScales: [1, 1.5])) { environment in
///       let form = LoginForm(textScale: environment.textScale)
///       environment.apply(to: form.view)
///       expectNoAmbiguity(in: form.view)
///     }
///
/// An error that `body` throws is a failure of that environment, and the others still run.
public func expectAcross(
  _ matrix: LayoutMatrix = LayoutMatrix(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: (LayoutEnvironment) throws -> Void
) {
  for environment in matrix.environments {
    let path = FailureScope.environments + [environment.description]
    FailureScope.$environments.withValue(path) {
      do {
        try body(environment)
      } catch {
        fail("\(error)", at: SourcePlace(fileID, filePath, line, column))
      }
    }
  }
}
