/// Which version the command is of.
enum Version {
  /// No version has been released yet.
  static let text = "0.1.0-dev"
}
