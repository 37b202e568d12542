/// One thing to say about a document: what, how bad, and where.
public struct Problem: Error, Sendable, Equatable {
  /// How bad it is: a document with an error has no layout.
  public enum Severity: String, Sendable { case error, warning }

  /// A change to a format string or to the document that would make the problem go away.
  public struct FixIt: Sendable, Equatable {
    /// What the change does, as a sentence.
    public var message: String
    /// The bytes to replace, and with what; never empty.
    public var edits: [Edit]

    package init(message: String, edits: [Edit]) {
      self.message = message
      self.edits = edits
    }

    /// Puts a text in the place of another one in the document.
    static func replacing(_ range: Range<Int>, _ found: String, with text: String) -> FixIt {
      FixIt(
        message: "replace \(found) with '\(text)'",
        edits: [Edit(range: range, text: text, extent: .document)])
    }

    /// Puts the word that was probably meant in the place of one, if there is such a word.
    static func guessing(
      _ word: String, among known: [String], at range: Range<Int>
    ) -> [FixIt] {
      Mistake.meant(word, known).map { [.replacing(range, "'\(word)'", with: $0)] } ?? []
    }

    /// Takes a text out of the document.
    static func leavingOut(_ range: Range<Int>, _ found: String) -> FixIt {
      FixIt(
        message: "leave '\(found)' out", edits: [Edit(range: range, text: "", extent: .document)])
    }

    /// Puts a text into the document in front of an offset.
    static func inserting(_ text: String, at offset: Int) -> FixIt {
      FixIt(
        message: "insert '\(text)'",
        edits: [Edit(range: offset..<offset, text: text, extent: .document)])
    }
  }

  /// Bytes to replace, and with what.
  public struct Edit: Sendable, Equatable {
    /// Which bytes `range` counts.
    public enum Extent: Sendable {
      /// Those of the format string at fault.
      case string
      /// Those of the document.
      case document
    }

    /// Byte range.
    public var range: Range<Int>
    /// What to put there.
    public var text: String
    /// Where the range is.
    public var extent: Extent

    package init(range: Range<Int>, text: String, extent: Extent) {
      self.range = range
      self.text = text
      self.extent = extent
    }
  }

  /// A short name for the kind of problem, words joined by dashes: `unknown-key`.
  public var id: String
  public var severity: Severity
  /// One sentence.
  public var message: String
  /// Byte offset in the document at which the caret stands.
  public var position: Int
  /// Byte range in the document of what is at fault.
  public var range: Range<Int>
  /// Further sentences.
  public var notes: [String]
  /// Ways to mend the format string or the document.
  public var fixIts: [FixIt]
  /// Where the problem is one of a format string: which, and where inside it.
  public var format: FormatPlace?

  /// A place inside one of the document's format strings.
  public struct FormatPlace: Sendable, Equatable {
    /// Index of the format among those of the document.
    public var index: Int
    /// Byte offset in the string.
    public var position: Int
    /// Byte range in the string.
    public var range: Range<Int>
  }

  /// A word that is none of the known ones, mended where it is like one of them, or another
  /// language's.
  init(unknown word: String, of noun: String, known: [String], at range: Range<Int>) {
    self.init(
      .unknownWord(word, of: noun, known: known), at: range,
      fixIts: FixIt.guessing(word, among: known, at: range))
  }

  /// A mistake of the document itself, at a range of its bytes.
  init(_ mistake: Mistake, at range: Range<Int>, fixIts: [FixIt] = []) {
    id = mistake.id
    severity = .error
    message = mistake.message
    position = range.lowerBound
    self.range = range
    notes = mistake.notes
    self.fixIts = fixIts
  }

  package init(
    id: String, severity: Severity, message: String, position: Int, range: Range<Int>,
    notes: [String], fixIts: [FixIt], format: FormatPlace?
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.position = position
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
    self.format = format
  }
}
