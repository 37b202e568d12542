/// One thing that is wrong with a format string, or that other implementations would refuse.
///
/// A diagnostic is a value: it holds no view and no source, and can be stored and sent. Its
/// sentences are made when they are asked for.
public struct Diagnostic: Sendable, Equatable {
  /// How serious it is.
  public enum Severity: String, Sendable {
    /// The string cannot be used.
    case error
    /// The string can be used here, but not everywhere.
    case warning
  }

  /// What is the matter, with the names and texts that the sentences need.
  package let fact: Fact

  /// The byte offset that the caret points at: in the range, or just behind it.
  public let position: Int

  /// The bytes at fault; empty where something is missing.
  public let range: Range<Int>

  package init(_ fact: Fact, at range: Range<Int>, position: Int? = nil) {
    self.fact = fact
    self.range = range
    self.position = position ?? range.lowerBound
  }

  /// Which mistake it is, for programs. `id.rawValue` is its stable name.
  public var id: ID { fact.id }

  /// How serious it is.
  public var severity: Severity { id.severity }

  /// One sentence, without a full stop, that names what was found and what could stand there.
  public var message: String { fact.message }

  /// Sentences that help: which names are known, what to write instead.
  public var notes: [String] { fact.notes }

  /// Ways to mend the string. Each of them gives a string without this diagnostic.
  public var fixIts: [FixIt] { makeFixIts() }
}
