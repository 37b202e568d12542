/// One thing that is wrong with a format string, or that other implementations would refuse.
///
/// A diagnostic is a value: it holds the source and no view, and can be stored and sent. Its
/// sentences are made when they are asked for.
public struct Diagnostic: Sendable {
  /// How serious it is.
  public enum Severity: String, Sendable {
    /// The string cannot be used.
    case error
    /// The string can be used here, but not everywhere.
    case warning
  }

  let finding: Finding

  /// What the sentences quote from.
  let source: FormatSource

  /// How many diagnostics the source has.
  let siblings: Int

  package init(_ finding: Finding, in source: FormatSource, among siblings: Int) {
    self.finding = finding
    self.source = source
    self.siblings = siblings
  }

  /// The byte offset that the caret points at: in the range, or just behind it.
  public var position: Int { Int(finding.position) }

  /// The bytes at fault; empty where something is missing.
  public var range: Range<Int> { finding.bytes.range }

  /// Which mistake it is, for programs. `id.rawValue` is its stable name.
  public var id: ID { finding.fact.id }

  /// How serious it is.
  public var severity: Severity { id.severity }

  /// One sentence, without a full stop, that names what was found and what could stand there.
  public var message: String { makeMessage() }

  /// Sentences that help: which names are known, what to write instead.
  public var notes: [String] { makeNotes() }

  /// Ways to mend the string. Each of them gives a string without this diagnostic and with no more errors: it has been
  /// tried.
  ///
  /// A string with so many diagnostics that all of that would take more than half a second has no fix-its but for
  /// misspelt names.
  ///
  /// - Complexity: that of parsing the string for each of them.
  public var fixIts: [FixIt] { makeFixIts().filter { mends($0) } }
}

extension Diagnostic: Equatable {
  /// Whether two diagnostics say the same of the same bytes.
  public static func == (a: Diagnostic, b: Diagnostic) -> Bool {
    a.id == b.id && a.range == b.range && a.position == b.position && a.message == b.message
      && a.notes == b.notes && a.fixIts == b.fixIts
  }
}

extension Diagnostic {
  /// The text of the range.
  var text: String { source.string(finding.bytes) }

  /// The text of the range, cut to what a sentence shows.
  var found: String { found(finding.bytes) }

  /// The text of a range, cut to what a sentence shows.
  func found(_ bytes: ByteRange) -> String {
    let limit: Int32 = 48
    return bytes.end - bytes.start <= limit
      ? source.string(bytes) : clipped(source.string(ByteRange(bytes.start, bytes.start + limit)))
  }
}
