import Documents
import SwiftLiterals

/// A document that a client has open, and what is known of it.
final class OpenDocument {
  /// What is in it.
  enum Language { case layout, swift }

  let uri: String
  let language: Language
  private(set) var text: TextBuffer
  /// The client's number of the text, if it gives one.
  private(set) var version: Int?
  /// Whether problems have not been told since the last change.
  var isChanged = true

  private var layout: LiveLayout?
  private var knownProblems: [Problem]?
  private var knownResult: LayoutResult?
  private var knownReading: DocumentReading?

  init(uri: String, languageID: String, text: String, version: Int?) {
    self.uri = uri
    let isSwift = languageID == "swift" || languageID.isEmpty && uri.hasSuffix(".swift")
    language = isSwift ? .swift : .layout
    self.text = TextBuffer(text)
    self.version = version
  }

  /// Takes over another text.
  func change(to text: TextBuffer, version: Int?) {
    self.text = text
    self.version = version ?? self.version
    isChanged = true
    knownProblems = nil
    knownResult = nil
    knownReading = nil
    knownSource = nil
  }

  private var knownSource: SourceFile?

  /// The text as documents read it, without the mark in front of it.
  var source: SourceFile {
    if let knownSource { return knownSource }
    let source = SourceFile(name: uri, bytes: text.bytes)
    knownSource = source
    return source
  }

  /// How many bytes of the text stand in front of the source.
  var markLength: Int { text.bytes.count - source.bytes.count }

  /// Larger documents are read, but nothing is laid out.
  private static let largestLayout = 1 << 18

  private var liveLayout: LiveLayout? {
    guard language == .layout, text.bytes.count <= Self.largestLayout else { return nil }
    if let layout, layout.file.source.bytes == source.bytes { return layout }
    if let layout { layout.replaceSource(source) } else { layout = LiveLayout(source) }
    return layout
  }

  /// The layout of a document; nil of Swift, and of very large documents.
  var result: LayoutResult? {
    if let knownResult { return knownResult }
    knownResult = liveLayout?.result(findingAmbiguity: false)
    return knownResult
  }

  /// What is said of the layout when it is looked at closely.
  var closeResult: LayoutResult? { liveLayout?.result(findingAmbiguity: true) }

  /// The document as far as it is right.
  var file: DocumentFile { liveLayout?.file ?? DocumentFile(recovering: source) }

  /// What is wrong, in the order of the text.
  var problems: [Problem] {
    if let knownProblems { return knownProblems }
    let problems = language == .swift ? SwiftFile(source).problems : layoutProblems
    knownProblems = problems
    return problems
  }

  private var layoutProblems: [Problem] {
    let file = file
    guard let result else { return file.problems + file.document.warnings() }
    var problems = result.problems + file.document.warnings()
    if file.declarationsAreRight {
      problems += result.conflictProblems(of: file.document, in: source)
    }
    return problems.sorted { $0.position < $1.position }
  }

  /// The words and names of a layout; none of a Swift file.
  var reading: DocumentReading {
    if let knownReading { return knownReading }
    let empty = { DocumentFile(recovering: SourceFile(name: self.uri, bytes: [])) }
    let reading = DocumentReading(language == .layout ? file : empty())
    knownReading = reading
    return reading
  }
}
