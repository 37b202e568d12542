/// A format string in a Swift file.
struct FormatLiteral {
  /// How the program uses the string, and so what its holes can be.
  enum Use {
    /// An argument `visualFormat` or `withVisualFormat`: text whose names are looked up.
    case names
    /// A `LayoutFormat`: views and numbers are put straight in.
    case layoutFormat
    /// A string that looks like one, wherever it is used.
    case lookalike
  }

  var use: Use
  var text: LiteralText
  /// The bytes from the first literal to the end of the last one.
  var range: Range<Int>
  /// The names that the call's dictionary has; nil where they are not known.
  var views: [String]?
  var metrics: [String]?
  /// The names of the options; empty where they are not known.
  var options: [String] = []
}
