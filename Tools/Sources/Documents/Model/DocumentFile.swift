import AutoLayout

/// A document in either spelling, read from a source.
public struct DocumentFile: Sendable {
  public let source: SourceFile
  public let document: LayoutDocument

  private let text: LayoutText?

  /// Reads a document; it is JSON when its first byte that is not blank is `{`, and the text form
  /// otherwise. Throws everything that is wrong with it, but says nothing of what is inside the
  /// format strings. Linear in the number of bytes.
  public init(_ source: SourceFile) throws(Problems) {
    if Self.isJSON(source) {
      try self.init(json: source)
      return
    }
    let text = try LayoutText(source)
    let document = try text.document(in: source)
    try self.init(source, document, text)
  }

  /// Reads a document that has to be JSON.
  public init(json source: SourceFile) throws(Problems) {
    let value: JSONValue
    do throws(Problem) { value = try JSONReader.read(source) } catch { throw Problems(error) }
    var reader = FieldReader()
    let document = LayoutDocument(json: value, reader: &reader)
    if !reader.problems.isEmpty { throw Problems(reader.problems) }
    try self.init(source, document, nil)
  }

  /// A document of one format string and nothing else.
  public init(string source: SourceFile) {
    self.source = source
    var document = LayoutDocument()
    document.formats = [FormatEntry(SourceString(source.text(0..<source.bytes.count), at: 0))]
    self.document = document
    text = nil
  }

  private init(
    _ source: SourceFile, _ document: LayoutDocument, _ text: LayoutText?
  ) throws(Problems) {
    let problems = document.mistakesBetweenFields()
    if !problems.isEmpty { throw Problems(problems) }
    self.source = source
    self.document = document
    self.text = text
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
    source.bytes.first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == UInt8(ascii: "{")
  }
}

extension LayoutDocument {
  fileprivate var withCanonicalFormats: LayoutDocument {
    var document = self
    document.formats = formats.map(\.canonical)
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
