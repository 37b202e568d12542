public import VisualFormat

/// Expects a format string to get exactly these diagnostics, at markers that stand in it.
///
///     expectDiagnostics(
///       in: "H:|-[1️⃣lable]-|", views: ["label": label],
///       [.error("Unable to find view with name lable", fixIts: ["replace 'lable' with 'label'"])],
///       fixed: "H:|-[label]-|")
///
/// A failure draws what the string is told instead, and shows the string with markers where they
/// would have to be.
///
/// A marker is a keycap such as 1️⃣, and is no part of the string. The diagnostics are in the order
/// of the string. With `views` the string is expanded too, with `options` and `metrics`; without
/// them only its text is looked at. `fixed` is what the first fix-its of all diagnostics make of
/// the string; nil compares nothing.
public func expectDiagnostics(
  in markedFormat: String, options: LayoutConstraint.FormatOptions = [],
  metrics: [String: Double] = [:], views: [String: any LayoutItem]? = nil,
  _ expected: [ExpectedDiagnostic], fixed: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let marked = MarkedFormat(markedFormat)
  let format = marked.format
  let found = diagnostics(of: format, options, metrics, views)
  let place = SourcePlace(fileID, filePath, line, column)
  let isExpected =
    found.count == expected.count
    && zip(found, expected).allSatisfy { diagnostic, expected in
      marked.offsets[expected.marker] == diagnostic.range.lowerBound
        && expected.severity == diagnostic.severity && expected.message == diagnostic.message
        && expected.fixIts.map { $0 == diagnostic.fixIts.map(\.message) } ?? true
    }
  if !isExpected {
    fail(complaint(found, expected, marked, markedFormat).text, at: place)
  } else if let fixed, case let mended = mend(format, found), mended != fixed {
    var text = FailureText("The fix-its do not make the string right")
    text.list("The string becomes:", [mended])
    text.list("Expected:", [fixed])
    fail(text.text, at: place)
  }
}

/// What a string is told: by the parser alone, or by the expansion too.
private func diagnostics(
  of format: String, _ options: LayoutConstraint.FormatOptions, _ metrics: [String: Double],
  _ views: [String: any LayoutItem]?
) -> [Diagnostic] {
  let parsed = Array(parse(format).diagnostics)
  guard let views else { return parsed }
  do throws(LayoutError) {
    _ = try constraints(visualFormat: format, options: options, metrics: metrics, views: views)
    return parsed
  } catch {
    guard case .invalidFormat(_, let found) = error else { return parsed }
    let warnings = parsed.filter { warning in
      warning.severity == .warning && !found.contains(warning)
    }
    return (found + warnings).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// The string with the first fix-it of each diagnostic, from the last to the first.
private func mend(_ format: String, _ diagnostics: [Diagnostic]) -> String {
  diagnostics.reversed().reduce(format) { text, diagnostic in
    diagnostic.fixIts.first?.applied(to: text) ?? text
  }
}

private func complaint(
  _ found: [Diagnostic], _ expected: [ExpectedDiagnostic], _ marked: MarkedFormat,
  _ markedFormat: String
) -> FailureText {
  let format = marked.format
  var text = FailureText(
    found.isEmpty
      ? "The string \"\(format)\" gets no diagnostic"
      : "The string \"\(format)\" gets other diagnostics than expected")
  if !found.isEmpty {
    text.paragraph("It gets:", found.draw(in: FormatSource(format)))
    text.list(
      "Where they begin:", [MarkedFormat.mark(format, at: found.map(\.range.lowerBound))])
  }
  text.list(
    "Expected, in \(markedFormat):",
    expected.map { expected in
      let place = marked.offsets[expected.marker] == nil ? ", which is not in the string" : ""
      let fixIts = (expected.fixIts ?? []).map { " · fix-it: \($0)" }.joined()
      return
        "\(expected.marker) \(expected.severity.rawValue): \(expected.message)\(fixIts)\(place)"
    })
  return text
}

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

/// A format string with markers in it: `H:|-[1️⃣lable]-|`.
struct MarkedFormat {
  /// The string without its markers.
  private(set) var format = ""
  /// Where in the UTF-8 bytes of `format` each marker stood.
  private(set) var offsets: [String: Int] = [:]

  /// Takes keycaps out of a string: a digit and two joining marks, which are one character.
  init(_ text: String) {
    for character in text {
      if character.isKeycap {
        offsets[String(character)] = format.utf8.count
      } else {
        format.append(character)
      }
    }
  }

  /// The string with markers at offsets, each of which is a boundary between characters.
  static func mark(_ format: String, at offsets: [Int]) -> String {
    var marked = ""
    var offset = 0
    for character in format {
      marked += markers(for: offset, in: offsets)
      marked.append(character)
      offset += character.utf8.count
    }
    return marked + markers(for: offset, in: offsets)
  }

  private static func markers(for offset: Int, in offsets: [Int]) -> String {
    offsets.enumerated().filter { $1 == offset }.map { marker($0.offset) }.joined()
  }

  /// The marker of the diagnostic with an index: 1️⃣ for 0.
  static func marker(_ index: Int) -> String { "\(index + 1)\u{FE0F}\u{20E3}" }
}

extension Character {
  fileprivate var isKeycap: Bool { unicodeScalars.last == "\u{20E3}" }
}
