extension Problem {
  /// A file that cannot be read, and why.
  public static func unreadable(_ reason: String) -> Problem {
    Problem(.unreadable(reason), at: 0..<0)
  }

  /// What is said of a file that is wrong as a document, for it is a log of constraints; nil where it is
  /// none.
  public static func log(_ source: SourceFile) -> Problem? {
    let text = source.text(0..<source.bytes.count)
    return ConstraintLog.isLog(text) ? Problem(.logOfConstraints(), at: 0..<0) : nil
  }
}
