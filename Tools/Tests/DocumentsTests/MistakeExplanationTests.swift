import AutoLayout
import Foundation
import Testing

@testable import Documents

/// Beginners' mistakes, each in a file of the folder Mistakes: a document, what its explanation has
/// to name, a repair that the explanation offers, a document that is right in the way in which the
/// repair makes it right, and the whole explanation.
struct MistakeExplanationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var parts: [String: String]

    subscript(part: String) -> String { parts[part] ?? "" }

    init(_ url: URL) throws {
      testDescription = url.deletingPathExtension().lastPathComponent
      parts = [:]
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      for part in text.components(separatedBy: "\n--- ").dropFirst() {
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = lines.first else { continue }
        var body = lines.count > 1 ? String(lines[1]) : ""
        if body.hasSuffix("\n") { body.removeLast() }
        parts[String(name)] = body
      }
    }
  }

  static let cases: [Case] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Mistakes")
    let urls =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
    return urls.sorted { $0.path < $1.path }.compactMap { try? Case($0) }
  }()

  @Test func `there are forty mistakes`() { #expect(Self.cases.count >= 40) }

  @Test(arguments: cases)
  func `the explanation names the mistake and a repair that works`(_ mistake: Case) throws {
    let explanation = try explain(mistake["document"])
    #expect(explanation == mistake["explanation"])
    #expect(explanation.contains(mistake["names"]))
    #expect(Self.offers(explanation, mistake["repair"]))
    #expect(try explain(mistake["mended"]).isEmpty)
  }

  /// Whether an explanation offers a repair, by itself or in a list of those of its kind.
  private static func offers(_ explanation: String, _ repair: String) -> Bool {
    if explanation.contains(repair) { return true }
    guard let quoted = repair.split(separator: "`").dropFirst().first else { return false }
    let verb = repair.hasPrefix("repair: drop ") ? "drop it" : "lower one of these"
    return explanation.split(separator: "\n").contains {
      $0.hasPrefix("repair: ") && $0.contains(verb) && $0.contains("`\(quoted)`")
    }
  }

  @Test(arguments: cases)
  func `the repair, carried out, makes the layout right`(_ mistake: Case) throws {
    let repaired = try Mending(mistake["document"]).mended(by: mistake["repair"])
    let result = repaired.solve(explaining: true)
    #expect(result.status == .ok)
    #expect(result.problems.isEmpty)
    #expect(result.explanation?.ambiguities.isEmpty == true)
    #expect(frames(result) == frames(try Mending(mistake["mended"]).document.solve()))
  }

  @Test(arguments: [
    (
      "view a\na.left == 4 @750 \"x\"   # why\n",
      "fix-it: replace 'a.left == 4 @750 \"x\"' with 'a.left == superview.left + 4 @750 \"x\"'",
      "view a\na.left == superview.left + 4 @750 \"x\"   # why\n\n"
    ),
    (
      "[a]-[b]  with priority 3 , alignAllLeft  # why",
      "fix-it: replace 'alignAllLeft' with 'alignAllTop'",
      "[a]-[b] with alignAllTop, priority 3  # why\n"
    ),
    (
      "format \"[a]-[b]\" with alignAllTop, alignAllLeading",
      "fix-it: leave 'alignAllLeading' out", "[a]-[b] with alignAllTop\n"
    ),
    (
      "V:[a]-[b] with alignAllBaseline", "fix-it: leave 'alignAllBaseline' out", "V:[a]-[b]\n"
    ),
    (
      #"{"formats": [{"vfl": "[\u0061]-[b]", "options": ["spacingBaselineToBaseline"]}]}"#,
      "fix-it: leave 'spacingBaselineToBaseline' out", #"{"formats": ["[a]-[b]"]}"# + "\n"
    ),
    (
      #"{"views": {"a": {}}, "constraints": [{"item": "a", "attribute": "top", "constant": -1}]}"#,
      #"fix-it: write "toItem": "superview", "toAttribute": "top""#,
      #"{"views": {"a": {}}, "constraints": [{"item": "a", "attribute": "top", "#
        + #""toItem": "superview", "toAttribute": "top", "constant": -1}]}"# + "\n"
    ),
    (
      #"{"views": {"a": {}}, "constraints": [{"item": "a", "attribute": "left", "#
        + #""toItem": "superview", "toAttribute": "leading"}]}"#,
      #"fix-it: write "attribute": "leading""#,
      #"{"views": {"a": {}}, "constraints": [{"item": "a", "attribute": "leading", "#
        + #""toItem": "superview", "toAttribute": "leading"}]}"# + "\n"
    ),
  ])
  func `a fix-it of the document keeps its spelling and what stands around it`(
    text: String, line: String, mended: String
  ) throws {
    let mending = try Mending(text)
    let problems = mending.document.solve().problems
    #expect(try mending.edited(problems, line) == mended)
    #expect(try Mending(mended).document.solve().problems.isEmpty)
  }

  private func frames(_ result: LayoutResult) -> [String: LayoutRect] {
    Dictionary(result.views.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// The drawn explanation of a document; of one that is wrong, its problems.
  private func explain(_ text: String) throws -> String {
    let source = SourceFile(name: "<stdin>", text: text + "\n")
    do throws(Problems) {
      let result = try DocumentFile(source).document.solve(
        findingAmbiguity: false, explaining: true)
      if let explanation = result.explanation { return explanation.draw() }
      return draw(result.problems, in: source)
    } catch {
      return draw(error.list, in: source)
    }
  }

  private func draw(_ problems: [Problem], in source: SourceFile) -> String {
    var text = problems.map { $0.draw(in: source) }.joined()
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
