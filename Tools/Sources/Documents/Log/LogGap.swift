/// A part of a log that tells nothing, and why.
public struct LogGap {
  /// Why it tells nothing.
  public enum Kind: String, Sendable {
    /// It ends in the middle of a constraint.
    case cut
    /// Something was left out when the log was copied.
    case elided
    /// The system does not show it.
    case hidden
    /// An app has put it into words of its own, in which numbers are left out.
    case reworded
    /// It has a form that is not known.
    case unknown
  }

  /// Why it tells nothing.
  public var kind: Kind
  /// Its line in the text.
  public var line: Int
  /// What stands there.
  public var text: String

  init(_ kind: Kind, _ line: Int, _ text: String) {
    self.kind = kind
    self.line = line
    self.text = text
  }

  /// A line of a list that is no entry.
  init(line: Int, text: String) {
    let kind: Kind =
      if text.contains(text: "<private>") {
        .hidden
      } else if text.contains(text: "...") {
        .elided
      } else if text.contains("<") {
        .cut
      } else {
        .reworded
      }
    self.init(kind, line, text)
  }

  /// What is said of it.
  var sentence: String {
    switch kind {
    case .cut: "cut: line \(line) ends in the middle of a constraint, which is left out"
    case .elided: "elided: line \(line) stands for constraints that were left out of the log"
    case .hidden: "hidden: the system does not show what is on line \(line)"
    case .reworded:
      "reworded: line \(line) is in an app's own words, which leave out the numbers; print the constraint itself"
    case .unknown: "unknown: line \(line) was not understood"
    }
  }
}
