/// All places at which a document names views and metrics, in order.
package struct NameIndex {
  package private(set) var occurrences: [Occurrence] = []
  /// Whether names are written as JSON writes them.
  package let isJSON: Bool

  /// The views that are declared, or if none is, that strings name, in order, without the root.
  package var views: [String] { names(of: .view).filter { $0 != LayoutDocument.rootName } }

  /// The metrics that hold for the whole document, in order.
  package var metrics: [String] { names(of: .metric) }

  private func names(of kind: Occurrence.Kind) -> [String] {
    let found = occurrences.filter { $0.kind == kind && $0.scope == nil }
    let hasDeclarations = kind == .metric || found.contains { $0.isDeclaration }
    var seen: Set<String> = []
    return found.compactMap { occurrence in
      let counts = occurrence.isDeclaration || !hasDeclarations && occurrence.isInFormat
      return counts && seen.insert(occurrence.name).inserted ? occurrence.name : nil
    }
  }

  /// The place that an offset lies in or ends.
  package func occurrence(at offset: Int) -> Occurrence? {
    occurrences.first { $0.range.contains(offset) }
      ?? occurrences.first { $0.range.upperBound == offset }
  }

  /// All places that name the same as one does.
  package func places(of occurrence: Occurrence) -> [Occurrence] {
    occurrences.filter { $0.means(occurrence) }
  }

  /// Where that is declared which a place names; a view that nothing declares, where it is named
  /// first.
  package func declaration(of occurrence: Occurrence) -> Occurrence? {
    let places = places(of: occurrence)
    return places.first { $0.isDeclaration } ?? (occurrence.kind == .view ? places.first : nil)
  }
}

extension NameIndex {
  /// The names in the lines of the text form. Linear in the number of words.
  init(_ words: [Word], in bytes: [UInt8]) {
    isJSON = false
    var declared: Set<String> = [LayoutDocument.rootName]
    var metrics: Set<String> = []
    var localMetrics: [Int: Set<String>] = [:]
    var keywords: [Int: Range<Int>] = [:]
    for word in words where word.role == .keyword && keywords[word.line] == nil {
      keywords[word.line] = word.range
    }
    func isMetricsLine(_ word: Word) -> Bool {
      keywords[word.line].map { bytes[$0].elementsEqual("metrics".utf8) } ?? false
    }
    for word in words {
      switch word.role {
      case .viewDeclaration: declared.insert(Self.name(word, bytes))
      case .metricDeclaration where isMetricsLine(word): metrics.insert(Self.name(word, bytes))
      case .metricDeclaration:
        localMetrics[word.line, default: []].insert(Self.name(word, bytes))
      default: break
      }
    }
    for word in words {
      guard let kind = Self.kind(of: word.role) else { continue }
      var occurrence = Occurrence(
        name: Self.name(word, bytes), kind: kind, range: word.range, isInFormat: word.isInFormat)
      let isLocal = localMetrics[word.line]?.contains(occurrence.name) == true
      switch word.role {
      case .viewDeclaration: occurrence.isDeclaration = true
      case .metricDeclaration: occurrence.isDeclaration = true
      case .metricOrView:
        let isMetric = isLocal || metrics.contains(occurrence.name)
        occurrence.kind = isMetric ? .metric : .view
      case .item: Self.cutGuide(off: &occurrence, declared)
      default: break
      }
      if occurrence.kind == .metric, isLocal { occurrence.scope = word.line }
      occurrences.append(occurrence)
    }
  }

  private static func kind(of role: Word.Role) -> Occurrence.Kind? {
    switch role {
    case .view, .viewDeclaration, .item, .metricOrView: .view
    case .metric, .metricDeclaration: .metric
    default: nil
    }
  }

  /// The name that a word says, quotation marks and escape sequences resolved.
  static func name(_ word: Word, _ bytes: [UInt8]) -> String {
    let written = Array(bytes[word.range])
    guard written.first == UInt8(ascii: "\"") else {
      return String(decoding: written, as: UTF8.self)
    }
    do throws(Problem) { return try JSONValue(message: written).text ?? "" } catch {
      return String(decoding: written.dropFirst(), as: UTF8.self)
    }
  }

  /// An item with a dot in it is the guide of a view, unless a view is called so.
  private static func cutGuide(off occurrence: inout Occurrence, _ declared: Set<String>) {
    guard !declared.contains(occurrence.name),
      let dot = occurrence.name.utf8.lastIndex(of: UInt8(ascii: ".")),
      occurrence.name.utf8.count == occurrence.range.count
    else { return }
    let start = occurrence.range.lowerBound
    occurrence.name = String(occurrence.name[..<dot])
    occurrence.range = start..<(start + occurrence.name.utf8.count)
  }
}

extension NameIndex {
  mutating func append(_ occurrence: Occurrence) { occurrences.append(occurrence) }

  mutating func sort() { occurrences.sort { $0.range.lowerBound < $1.range.lowerBound } }
}
