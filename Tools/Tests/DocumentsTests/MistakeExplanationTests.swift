import AutoLayout
import Foundation
import Testing

@testable import Documents

/// Beginners' mistakes, each in a file of the folder Mistakes: a document, what its explanation has to
/// name, a repair that the explanation offers, the document repaired that way, and the whole
/// explanation.
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
    #expect(mistake["repair"].isEmpty || explanation.contains(mistake["repair"]))
    #expect(try explain(mistake["mended"]).isEmpty)
  }

  /// The drawn explanation of a document; of one that is wrong, its problems.
  private func explain(_ text: String) throws -> String {
    let source = SourceFile(name: "<stdin>", text: text + "\n")
    do throws(Problems) {
      let result = try DocumentFile(source).document.solve(
        findingAmbiguity: false, explaining: true)
      if let explanation = result.explanation { return explanation.draw() }
      return drawn(result.problems, in: source)
    } catch {
      return drawn(error.list, in: source)
    }
  }

  private func drawn(_ problems: [Problem], in source: SourceFile) -> String {
    var text = problems.map { $0.drawn(in: source) }.joined()
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
