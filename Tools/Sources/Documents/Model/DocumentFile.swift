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

  private init(
    _ source: SourceFile, _ document: LayoutDocument, _ text: LayoutText?
  ) throws(Problems) {
    let problems = document.mistakesBetweenFields()
    if !problems.isEmpty { throw Problems(problems) }
    self.source = source
    self.document = document
    self.text = text
  }

  /// The document in its own spelling, canonically written; comments are kept, JSON stays JSON.
  /// Linear in its size.
  public var canonical: String {
    text?.canonical ?? document.json.page + "\n"
  }

  private static func isJSON(_ source: SourceFile) -> Bool {
    source.bytes.first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == UInt8(ascii: "{")
  }
}
