/// When numbers count as the same where a layout is explained.
enum Nearness {
  /// Lengths, and shares of the whole, that differ by no more are the same: what an author rounded is
  /// off by far more than this, and what adding up loses by far less. A value that may differ by no
  /// more is decided.
  static var length: Double { 1e-6 }

  /// What quotients and sums of a few numbers may have lost, relative to them.
  static var rounding: Double { 1e-9 }

  /// How far beside its constant a row's sum may be for a row that is met, relative to its smallest
  /// coefficient: a tenth of what the solver promises.
  static var exactly: Double { 1e-10 }

  /// The smallest numbers that a log prints stand for 0.
  static var nothing: Double { 1e-100 }
}
