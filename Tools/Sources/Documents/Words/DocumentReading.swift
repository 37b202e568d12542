/// The text of a document word by word, for those who edit it: what each word is, and which of them
/// name what. It knows that of wrong lines too.
package struct DocumentReading {
  package let file: DocumentFile
  /// The words of the lines of the text form; none of JSON.
  package let words: [Word]
  /// Where the document names what.
  package let names: NameIndex

  /// Linear in the number of bytes.
  package init(_ file: DocumentFile) {
    self.file = file
    words = file.isJSON ? [] : Self.words(of: file.source)
    names = file.isJSON ? NameIndex(file.document) : NameIndex(words, in: file.source.bytes)
  }

  package var source: SourceFile { file.source }

  private static func words(of source: SourceFile) -> [Word] {
    var words: [Word] = []
    var start = 0
    var number = 0
    while start <= source.bytes.count {
      let line = source.line(around: start)
      for var word in WordScanner.words(of: line, in: source.bytes) {
        word.line = number
        words.append(word)
      }
      let lineBreak = source.bytes[line.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
      start = (lineBreak ?? source.bytes.count) + 1
      number += 1
    }
    return words
  }

  /// Where metrics are named: of a name in the parentheses of a view the word alone does not tell.
  package var metricPlaces: Set<Int> {
    var places: Set<Int> = []
    for place in names.occurrences where place.kind == .metric {
      places.insert(place.range.lowerBound)
    }
    return places
  }
}
