extension Problem {
  /// A file that cannot be read, and why.
  public static func unreadable(_ reason: String) -> Problem {
    Problem(.unreadable(reason), at: 0..<0)
  }
}
