package import AutoLayout

extension DocumentFile {
  /// The edit that declares a view in the text form: among those that are declared, or where none is,
  /// together with all that strings name. nil in JSON.
  package func edit(declaringView name: String) -> TextEdit? {
    guard !isJSON else { return nil }
    guard !document.namesMakeViews, let views = document.views,
      let last = views.last(where: { $0.name.range.lowerBound > 0 })
    else {
      var names = document.undeclaredViews.map { $0.name.text }
      if !names.contains(name) { names.append(name) }
      return insertion(Statement.views(names.map { ViewEntry(name: SourceString($0)) }).text)
    }
    let statement = Statement.views([ViewEntry(name: SourceString(name))])
    return insertion(statement.text, behind: last.name.range)
  }

  /// The edit that declares a metric, which the text uses somewhere, in the text form: with a number
  /// that may be meant there, of a priority or of points. nil in JSON.
  package func edit(declaringMetric name: String, usedAt place: Int) -> TextEdit? {
    guard !isJSON else { return nil }
    let bytes = source.bytes
    let isPriority = bytes.indices.contains(place - 1) && bytes[place - 1] == UInt8(ascii: "@")
    let value = isPriority ? LayoutPriority.defaultHigh.rawValue : 8
    let metric = LayoutDocument.Metric(name: SourceString(name), value: value)
    guard let last = document.metrics.last(where: { $0.name.range.lowerBound > 0 }) else {
      return insertion(Statement.metrics([metric]).text)
    }
    return insertion(Statement.metrics([metric]).text, behind: last.name.range)
  }

  /// A line behind the one of a declaration.
  private func insertion(_ line: String, behind range: Range<Int>) -> TextEdit {
    let end = source.line(around: range.lowerBound).upperBound
    return TextEdit(end..<end, "\n" + line)
  }

  /// A line in front of the first statement that makes constraints.
  private func insertion(_ line: String) -> TextEdit {
    let places = document.formats.map { $0.place } + document.constraints.map { $0.place }
    let first = places.map { $0.range.lowerBound }.min() ?? source.bytes.count
    let start = source.line(around: first).lowerBound
    return TextEdit(start..<start, line + "\n")
  }

  /// The edit that adds a constraint: as a string where one can say it, else as an equation.
  package func edit(adding record: ConstraintRecord) -> TextEdit? {
    guard !isJSON else { return editInJSON(adding: record) }
    let line: String
    if let string = record.visualFormat {
      line = FormatEntry(SourceString(Self.plain(string))).text
    } else {
      guard let entry = ConstraintEntry(record) else { return nil }
      line = entry.text
    }
    return appending(line)
  }

  private func appending(_ line: String) -> TextEdit {
    var end = source.bytes.count
    while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[end - 1]) { end -= 1 }
    return TextEdit(end..<end, (end > 0 ? "\n" : "") + line)
  }

  /// `V:[a(20)]` instead of `V:[a((20))]`, and `H:|-20-[a]` instead of `H:|-(20)-[a]`.
  private static func plain(_ string: String) -> String {
    let bytes = Array(string.utf8)
    guard let tree = parse(string).tree, let predicate = tree.predicates.first,
      predicate.relation.range.isEmpty, predicate.priority == nil,
      bytes[predicate.range.lowerBound] != UInt8(ascii: "-")
    else { return string }
    let start = predicate.range.lowerBound - 1
    let end = predicate.range.upperBound
    guard start > 0, end < bytes.count, bytes[start] == UInt8(ascii: "("),
      bytes[start - 1] == UInt8(ascii: "-")
    else { return string }
    return String(
      decoding: bytes[..<start] + bytes[predicate.range] + bytes[(end + 1)...], as: UTF8.self)
  }

  private func editInJSON(adding record: ConstraintRecord) -> TextEdit? {
    if let string = record.visualFormat, let last = document.formats.last {
      let end = last.place.range.upperBound
      return TextEdit(end..<end, ", " + QuotedText.quote(Self.plain(string)))
    }
    guard let entry = ConstraintEntry(record), let last = document.constraints.last else {
      return nil
    }
    let end = last.place.range.upperBound
    return TextEdit(end..<end, ", " + entry.json.line)
  }

  /// The edit that gives a string options which line its views up.
  package func edit(for alignment: LayoutEngine.Ambiguity.Alignment) -> TextEdit? {
    guard var format = document.formats.first(where: { $0.string.text == alignment.format }) else {
      return nil
    }
    let new = FormatEntry.Option.allCases.filter {
      let bits = $0.bits
      return bits != [] && alignment.options.isSuperset(of: bits) && !format.options.contains($0)
    }
    guard !new.isEmpty else { return nil }
    format.options += new
    return TextEdit(format.place.edit(text: format.text, json: format.json))
  }
}

extension DocumentFile {
  /// The edits that set a priority of a view's content.
  func edits(forContent repair: LayoutError.Repair, _ priority: Double) -> [TextEdit]? {
    let name = repair.constraint.first
    let isHorizontal = repair.constraint.firstAttribute.axis == .horizontal
    return edits(changing: name) { view in
      switch repair.change {
      case .contentHugging:
        if isHorizontal {
          view.hugging.horizontal = priority
        } else {
          view.hugging.vertical = priority
        }
      default:
        if isHorizontal {
          view.compression.horizontal = priority
        } else {
          view.compression.vertical = priority
        }
      }
    }
  }

  /// The edits of the text form that say something else of one view; the other views of its line keep
  /// what is said of them. nil in JSON.
  package func edits(
    changing name: String, _ change: (inout ViewEntry) -> Void
  ) -> [TextEdit]? {
    guard !isJSON else { return nil }
    var entry = ViewEntry(name: SourceString(name))
    guard let views = document.views,
      let known = views.first(where: { $0.name.text == name }), known.name.range.lowerBound > 0
    else {
      change(&entry)
      let others = document.undeclaredViews.filter { $0.name.text != name }
      var lines = [Statement.views([entry]).text]
      if !others.isEmpty { lines.append(Statement.views(others).text) }
      return [insertion(lines.joined(separator: "\n"))]
    }
    entry = known
    change(&entry)
    let line = source.line(around: known.name.range.lowerBound)
    let others = views.filter {
      $0.name.text != name && line.contains($0.name.range.lowerBound)
        && $0.name.range.upperBound > 0
    }
    let words = WordScanner.words(of: line, in: source.bytes).filter { $0.role != .comment }
    guard let first = words.first, let last = words.last else { return nil }
    var text = Statement.views([entry]).text
    if !others.isEmpty { text = Statement.views(others).text + "\n" + text }
    return [TextEdit(first.range.lowerBound..<last.range.upperBound, text)]
  }
}
