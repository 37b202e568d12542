import Foundation
import Testing

@testable import Documents
@testable import LanguageServer

struct WordScannerTests {
  static var examples: [(name: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "vfl" }
    return urls.sorted { $0.path < $1.path }.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { (url.lastPathComponent, $0) }
    }
  }

  static func document(_ text: String) -> OpenDocument {
    OpenDocument(uri: "t", languageID: "vfl", text: text, version: nil)
  }

  private func roles(_ line: String) -> String {
    let bytes = Array(line.utf8)
    return WordScanner.words(of: bytes.indices, in: bytes).map { word in
      "\(word.role):\(String(decoding: bytes[word.range], as: UTF8.self))"
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("size 300 -  # as wide", "keyword:size number:300 constant:- comment:# as wide"),
    (
      "view a, \"b c\" in bar intrinsic - 3",
      "keyword:view viewDeclaration:a operator:, viewDeclaration:\"b c\" property:in view:bar "
        + "property:intrinsic constant:- number:3"
    ),
    (
      "stack s axis vertical spacing -2 alignment fill",
      "keyword:stack viewDeclaration:s property:axis constant:vertical property:spacing number:-2 "
        + "property:alignment constant:fill"
    ),
    (
      "metrics gap = 1.5e2, w=-2",
      "keyword:metrics metricDeclaration:gap operator:= number:1.5e2 operator:, "
        + "metricDeclaration:w operator:= number:-2"
    ),
    (
      "H:|-gap-[a(>=b@p)]",
      "keyword:H: superview:| operator:- metric:gap operator:- operator:[ view:a operator:( "
        + "operator:> operator:= metricOrView:b operator:@ metric:p operator:) operator:]"
    ),
    (
      "[a]-8-| with alignAllTop, priority 7, g = 4",
      "operator:[ view:a operator:] operator:- number:8 operator:- superview:| keyword:with "
        + "option:alignAllTop operator:, keyword:priority number:7 operator:, metricDeclaration:g "
        + "operator:= number:4"
    ),
    (
      "p.content.top >= 2 * b.width - 4 @750 \"id\"",
      "item:p.content operator:. attribute:top operator:>= number:2 operator:* item:b operator:. "
        + "attribute:width operator:- number:4 operator:@ number:750 string:\"id\""
    ),
    (
      "format \"|[a]\" with x",
      "keyword:format superview:| operator:[ view:a operator:] keyword:with unknown:x"
    ),
    ("foo bar", "unknown:foo unknown:bar"), ("   ", ""), ("#", "comment:#"),
    (
      "spacing sibling 4 superview layoutMargins",
      "keyword:spacing property:sibling number:4 property:superview constant:layoutMargins"
    ),
    ("view.width == 3", "item:view operator:. attribute:width operator:== number:3"),
    ("view", "keyword:view"), ("a.", "item:a operator:."),
    ("[with]", "operator:[ view:with operator:]"),
  ])
  func `each word of a line is what it is`(line: String, expected: String) {
    #expect(roles(line) == expected)
  }

  @Test func `the names that are found are those that the document has`() throws {
    for (name, text) in Self.examples {
      let document = Self.document(text)
      #expect(document.problems.isEmpty, "\(name)")
      let json = OpenDocument(
        uri: "j", languageID: "vfl", text: document.file.document.json.page, version: nil)
      let counts = { (document: OpenDocument) in
        document.reading.names.occurrences.map { "\($0.kind) \($0.name)" }.sorted()
      }
      // A line that declares several views says where they lie once, JSON each time.
      let words = Set(counts(document))
      #expect(words == Set(counts(json)), "\(name)")
      #expect(document.reading.names.views == json.reading.names.views, "\(name)")
      #expect(document.reading.names.metrics == json.reading.names.metrics, "\(name)")
    }
  }

  @Test func `of right documents no word is unknown`() {
    for (name, text) in Self.examples {
      #expect(!Self.document(text).reading.words.contains { $0.role == .unknown }, "\(name)")
    }
  }

  @Test func `words of whatever is cut or changed follow each other`() {
    var numbers = SeededNumbers(seed: 1)
    let letters = Array("[]()|-@=<>\"\\.,# with aé\t0".utf8)
    for (name, text) in Self.examples {
      for line in text.split(separator: "\n") {
        for _ in 0..<40 {
          var bytes = Array(line.utf8)
          for _ in 0..<numbers.below(4) where !bytes.isEmpty {
            let index = numbers.below(bytes.count)
            if numbers.below(2) == 0 {
              bytes.remove(at: index)
            } else {
              bytes[index] = letters[numbers.below(letters.count)]
            }
          }
          bytes = Array(bytes.prefix(numbers.below(bytes.count + 1)))
          let words = WordScanner.words(of: bytes.indices, in: bytes)
          var end = 0
          for word in words {
            #expect(word.range.lowerBound >= end && !word.range.isEmpty, "\(name): \(line)")
            #expect(word.range.upperBound <= bytes.count, "\(name): \(line)")
            end = word.range.upperBound
          }
          _ = WordScanner.expectation(behind: bytes.indices, in: bytes)
        }
      }
    }
  }

  @Test func `every word has a sentence of its own`() {
    #expect(
      Set(DocumentWords.keywords + ["with", "priority", "H:", "V:"]) == Set(WordHelp.keywords.keys))
    let properties =
      DocumentWords.properties + DocumentWords.textProperties + DocumentWords.baselines
      + DocumentWords.spacings
    #expect(Set(properties) == Set(WordHelp.properties.keys))
    let constants =
      DocumentWords.directions + DocumentWords.edges + DocumentWords.axes
      + DocumentWords.distributions + DocumentWords.alignments + DocumentWords.colors
      + ["-", "none"]
    #expect(Set(constants) == Set(WordHelp.constants.keys))
    #expect(Set(DocumentWords.options) == Set(WordHelp.options.keys))
    #expect(Set(DocumentWords.attributes) == Set(WordHelp.attributes.keys))
    #expect(Set(DocumentWords.areas) == Set(WordHelp.areas.keys))
  }
}
