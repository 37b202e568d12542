internal import VisualFormat

/// Expects a format string to get exactly these diagnostics, at markers that stand in it.
///
///     expectDiagnostics(
///       in: "H:|-[1️⃣lable]-|", views: ["label": label],
///       [.error("Unable to find view with name lable", fixIts: ["replace 'lable' with 'label'"])],
///       fixed: "H:|-[label]-|")
///
/// A failure draws what the string is told instead, and shows the string with markers where they would
/// have to be.
///
/// A marker is a keycap such as 1️⃣, and is no part of the string. The diagnostics are in the order of
/// the string. With `views` the string is expanded too, with `options` and `metrics`; without them only
/// its text is looked at. `fixed` is what the first fix-its of all diagnostics make of the string; nil
/// compares nothing.
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
