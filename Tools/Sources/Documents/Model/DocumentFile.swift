import AutoLayout

/// A document in either spelling, read from a source.
public struct DocumentFile: Sendable {
  public let source: SourceFile
  public var document: LayoutDocument
  /// What is wrong with the lines or values, in the order of their bytes; what is wrong inside
  /// format strings, or with names in them, shows when the document is laid out.
  public let problems: [Problem]

  /// Whether nothing but strings and equations is wrong, so that constraints which clash would
  /// clash as well if all were right.
  public let declarationsAreRight: Bool

  /// Names that stand in what was left out.
  let excused: Set<String>

  private let text: LayoutText?

  /// Whether the document is written as JSON.
  package var isJSON: Bool { Self.isJSON(source) }

  /// Reads a document as far as it is right: a mistake costs the line that it stands in, in JSON
  /// the value. The document is JSON when its first byte that is not blank is `{`, and the text
  /// form otherwise. Linear in the number of bytes.
  public init(recovering source: SourceFile) {
    if Self.isJSON(source) {
      self.init(recoveringJSON: source)
    } else {
      let text = LayoutText(source)
      self.init(source, text.document(in: source), text)
    }
  }

  /// Reads a document that has to be right. Throws everything that is wrong with it, but says
  /// nothing of what is inside the format strings. Linear in the number of bytes.
  public init(_ source: SourceFile) throws(Problems) {
    self.init(recovering: source)
    if !problems.isEmpty { throw Problems(problems) }
  }

  /// Reads a document that has to be JSON, and right.
  public init(json source: SourceFile) throws(Problems) {
    self.init(recoveringJSON: source)
    if !problems.isEmpty { throw Problems(problems) }
  }

  private init(recoveringJSON source: SourceFile) {
    var recovered = RecoveredDocument()
    let (value, problems, brokenRanges) = JSONReader.recover(source)
    var reader = FieldReader()
    recovered.document = LayoutDocument(json: value, reader: &reader)
    recovered.problems = problems + reader.problems
    recovered.declarationsAreRight = recovered.problems.isEmpty
    recovered.excused = reader.excused
    for range in brokenRanges + reader.ignored { recovered.excuseNames(in: source, range) }
    self.init(source, recovered, nil)
  }

  /// A document of one format string and nothing else.
  public init(string source: SourceFile) {
    var recovered = RecoveredDocument()
    let string = SourceString(source.text(0..<source.bytes.count), at: 0)
    recovered.document.formats = [FormatEntry(string)]
    self.init(source, recovered, nil)
  }

  private init(_ source: SourceFile, _ recovered: RecoveredDocument, _ text: LayoutText?) {
    var recovered = recovered
    let before = recovered.problems.count
    recovered.settleFields()
    recovered.declareExcused()
    // What a kind of view does not have can be read and written, but not laid out.
    var settled = recovered
    settled.settleKinds()
    declarationsAreRight = recovered.declarationsAreRight && settled.problems.count == before
    self.source = source
    self.text = text
    document = recovered.document
    excused = recovered.excused
    problems = recovered.problems.isEmpty ? [] : Problems(recovered.problems).list
  }

  /// The document in its own spelling, canonically written, format strings too; comments are
  /// kept, JSON stays JSON. Throws what is wrong with the strings. Linear in its size.
  public func canonical() throws(Problems) -> String {
    let problems = document.formats.enumerated().flatMap { index, format in
      parse(format.string.text).diagnostics.filter { $0.severity == .error }
        .map { Problem($0, in: format, format: index) }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return text?.withCanonicalFormats.canonical ?? document.withCanonicalFormats.json.page + "\n"
  }

  private static func isJSON(_ source: SourceFile) -> Bool {
    let solid = source.bytes.lazy.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    guard let first = solid.first else { return false }
    // No format string begins as an array of documents does, which is no document either.
    return first == UInt8(ascii: "{")
      || first == UInt8(ascii: "[") && solid.dropFirst().first == UInt8(ascii: "{")
  }
}

extension LayoutDocument {
  fileprivate var withCanonicalFormats: LayoutDocument {
    var document = self
    document.formats = formats.map { $0.canonical }
    return document
  }
}

extension LayoutText {
  fileprivate var withCanonicalFormats: LayoutText {
    var text = self
    for index in text.lines.indices {
      guard case .format(let format) = text.lines[index].statement else { continue }
      text.lines[index].statement = .format(format.canonical)
    }
    return text
  }
}

extension FormatEntry {
  /// The entry with its string in canonical spelling; one with errors as it is.
  fileprivate var canonical: FormatEntry {
    let result = parse(string.text)
    guard !result.hasErrors, let tree = result.tree else { return self }
    var entry = self
    entry.string = SourceString(tree.description)
    return entry
  }
}
