extension NameIndex {
  /// The names in a document, wherever it keeps them, as JSON writes them.
  init(_ document: LayoutDocument) {
    isJSON = true
    let views = document.views ?? []
    let declared = Set(views.map { $0.name.text })
    let metrics = Set(document.metrics.map { $0.name.text })
    for metric in document.metrics { add(metric.name, .metric, isDeclaration: true) }
    for view in views where !view.name.isNowhere {
      add(view.name, .view, isDeclaration: true)
      if let parent = view.parent { add(parent, .view) }
    }
    for (index, format) in document.formats.enumerated() {
      let local = Set(format.metrics.map { $0.name.text })
      for metric in format.metrics { add(metric.name, .metric, isDeclaration: true, scope: index) }
      addNames(of: format, metrics, local, scope: index)
    }
    for constraint in document.constraints {
      addItem(constraint.item, declared)
      if let target = constraint.target { addItem(target.item, declared) }
    }
    sort()
  }

  private mutating func add(
    _ string: SourceString, _ kind: Occurrence.Kind, isDeclaration: Bool = false, scope: Int? = nil
  ) {
    let range = string.documentRange(of: 0..<string.text.utf8.count)
    append(
      Occurrence(
        name: string.text, kind: kind, range: range, isDeclaration: isDeclaration, scope: scope))
  }

  private mutating func addItem(_ item: SourceString, _ declared: Set<String>) {
    guard !declared.contains(item.text), let dot = item.text.utf8.lastIndex(of: UInt8(ascii: "."))
    else { return add(item, .view) }
    let name = String(item.text[..<dot])
    let range = item.documentRange(of: 0..<name.utf8.count)
    append(Occurrence(name: name, kind: .view, range: range))
  }

  private mutating func addNames(
    of format: FormatEntry, _ metrics: Set<String>, _ local: Set<String>, scope: Int
  ) {
    let bytes = Array(format.string.text.utf8)
    var scanner = WordScanner(bytes, bytes.indices)
    scanner.scanFormat(to: bytes.count)
    for word in scanner.words {
      let name = String(decoding: bytes[word.range], as: UTF8.self)
      let isMetric = local.contains(name) || metrics.contains(name)
      let kind: Occurrence.Kind
      switch word.role {
      case .view: kind = .view
      case .metric: kind = .metric
      case .metricOrView: kind = isMetric ? .metric : .view
      default: continue
      }
      append(
        Occurrence(
          name: name, kind: kind, range: format.string.documentRange(of: word.range),
          isInFormat: true, scope: kind == .metric && local.contains(name) ? scope : nil))
    }
  }
}

extension SourceString {
  /// Whether it stands in no document: a view is declared that only a wrong part names.
  fileprivate var isNowhere: Bool { range.lowerBound == 0 }
}
