public import VisualFormat

/// What a format string should be told.
public struct ExpectedDiagnostic: Sendable, Hashable {
  /// The marker in the string, which stands where the diagnostic's range begins.
  public var marker: String
  /// Whether it is an error or a warning.
  public var severity: Diagnostic.Severity
  /// The sentence.
  public var message: String
  /// The sentences of its fix-its; nil compares none.
  public var fixIts: [String]?

  /// An error.
  public static func error(
    _ message: String, at marker: String = "1️⃣", fixIts: [String]? = nil
  ) -> ExpectedDiagnostic {
    ExpectedDiagnostic(marker: marker, severity: .error, message: message, fixIts: fixIts)
  }

  /// A warning.
  public static func warning(
    _ message: String, at marker: String = "1️⃣", fixIts: [String]? = nil
  ) -> ExpectedDiagnostic {
    ExpectedDiagnostic(marker: marker, severity: .warning, message: message, fixIts: fixIts)
  }
}
