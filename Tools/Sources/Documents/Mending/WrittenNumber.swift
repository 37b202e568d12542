package import AutoLayout

/// The number in a document's text that stands for a distance, and how another one is put there.
package struct WrittenNumber {
  /// The bytes that are replaced; empty where a number is put between others.
  package var range: Range<Int>
  /// The number that is there, or that is meant.
  package var value: Double
  /// What is written in front of a number that is replaced or put in.
  package var prefix = ""
  /// The same for a negative number, of which only the digits follow.
  package var negativePrefix = "-"
  package var suffix = ""
  /// Whether there can be no negative number.
  package var isDistance = false
  /// How the number is to be multiplied to be the constraint's constant.
  var sign = 1.0

  /// What stands in the place of the range for another number; negative distances are 0.
  package func text(_ number: Double) -> String {
    let number = isDistance ? max(0, number) : number
    return (number < 0 ? negativePrefix : prefix) + NumberText.shortest(number.magnitude) + suffix
  }
}

extension DocumentFile {
  /// The number behind a constraint: the one in its string or equation, that of a metric, or the
  /// place where one could be; nil where a view stands for it, or an option asks for it.
  ///
  /// - Parameter isInPlace: Whether a number takes the place of a metric, instead of the metric
  ///   becoming another.
  package func number(
    of constraint: LayoutResult.Constraint, isInPlace: Bool = false
  ) -> WrittenNumber? {
    if let index = constraint.format, let origin = constraint.record.origin {
      return number(origin, constraint.record, in: document.formats[index], isInPlace)
    }
    return constraint.equation.flatMap { number(in: document.constraints[$0]) }
  }

  private func number(
    _ origin: ConstraintRecord.Origin, _ record: ConstraintRecord, in format: FormatEntry,
    _ isInPlace: Bool
  ) -> WrittenNumber? {
    guard let tree = parse(format.string.text).tree,
      let place = WrittenPredicate(origin, in: tree)
    else { return nil }
    let isSize = place.connection == nil
    guard let predicate = place.predicate else {
      return WrittenNumber(
        range: format.string.documentRange(of: origin.range), value: record.constant, prefix: "-",
        suffix: "-", isDistance: true)
    }
    let range = format.string.documentRange(of: predicate.object.range)
    switch predicate.object.value {
    case .number(let value):
      return WrittenNumber(range: range, value: value, isDistance: isSize || value >= 0)
    case .name(let name):
      let text = tree.text(of: name)
      guard let metric = (format.metrics + document.metrics).first(where: { $0.name.text == text })
      else { return nil }
      if isInPlace {
        return WrittenNumber(range: range, value: metric.value, isDistance: metric.value >= 0)
      }
      return number(of: metric)
    }
  }

  /// The number of a metric's declaration; nil where the text does not declare it.
  package func number(of metric: LayoutDocument.Metric) -> WrittenNumber? {
    // One that was given beside the text stands nowhere, however long its name is.
    guard metric.name.range.lowerBound > 0 else { return nil }
    let bytes = source.bytes
    var offset = metric.name.range.upperBound
    while offset < bytes.count, Self.isBetween(bytes[offset]) { offset += 1 }
    var scanner = WordScanner(bytes, offset..<source.line(around: offset).upperBound)
    guard scanner.takeNumber(), let word = scanner.words.last else { return nil }
    return WrittenNumber(range: word.range, value: metric.value, isDistance: metric.value >= 0)
  }

  /// The number in the line that declares a view which says how large its content or each line of its
  /// text is along an axis; nil where there is none, and in JSON.
  package func number(
    ofContentOf view: String, along axis: LayoutConstraint.Axis
  ) -> WrittenNumber? {
    guard !isJSON, let entry = document.views?.first(where: { $0.name.text == view }) else {
      return nil
    }
    let isWidth = axis == .horizontal
    let (property, value, distance): (String, Double?, Int)
    if let text = entry.text {
      let word = isWidth ? StatementReader.TextWord.width : .lineHeight
      (property, value, distance) = (word.rawValue, isWidth ? text.width : text.lineHeight, 1)
    } else {
      let size = isWidth ? entry.intrinsic.horizontal : entry.intrinsic.vertical
      property = StatementReader.Property.intrinsic.rawValue
      (value, distance) = (size, isWidth ? 1 : 2)
    }
    let line = source.line(around: entry.name.range.lowerBound)
    let words = WordScanner.words(of: line, in: source.bytes)
    // A name may be the same word.
    let index = words.firstIndex {
      $0.role == .property && source.bytes[$0.range].elementsEqual(property.utf8)
    }
    guard let value, let index, words.indices.contains(index + distance),
      words[index + distance].role == .number
    else { return nil }
    return WrittenNumber(range: words[index + distance].range, value: value, isDistance: true)
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: ":")].contains(byte)
  }
}

extension DocumentFile {
  private func number(in entry: ConstraintEntry) -> WrittenNumber? {
    entry.place.isJSON ? numberInJSON(of: entry) : numberInText(of: entry)
  }

  private func numberInJSON(of entry: ConstraintEntry) -> WrittenNumber? {
    let range = entry.place.range
    let key = Array("\"constant\"".utf8)
    let bytes = source.bytes
    var index = range.lowerBound
    while index + key.count <= range.upperBound {
      if bytes[index..<(index + key.count)].elementsEqual(key) {
        var offset = index + key.count
        while offset < range.upperBound, Self.isBetween(bytes[offset]) { offset += 1 }
        var scanner = WordScanner(bytes, offset..<range.upperBound)
        guard scanner.takeNumber(), let word = scanner.words.last else { return nil }
        return WrittenNumber(range: word.range, value: entry.constant)
      }
      index += 1
    }
    let end = range.upperBound - 1
    guard end >= range.lowerBound, bytes[end] == UInt8(ascii: "}") else { return nil }
    return WrittenNumber(
      range: end..<end, value: 0, prefix: ", \"constant\": ", negativePrefix: ", \"constant\": -")
  }

  private func numberInText(of entry: ConstraintEntry) -> WrittenNumber? {
    let bytes = source.bytes
    let words = WordScanner.words(of: entry.place.range, in: bytes)
    func sign(_ word: Word) -> UInt8? {
      word.role == .operator && word.range.count == 1 ? bytes[word.range.lowerBound] : nil
    }
    var end = entry.place.range.upperBound
    for (index, word) in words.enumerated() {
      let before = index > 0 ? sign(words[index - 1]) : nil
      let after = index + 1 < words.count ? sign(words[index + 1]) : nil
      if word.role == .attribute, index > 2 { end = word.range.upperBound }
      guard word.role == .number, before != UInt8(ascii: "@"), before != UInt8(ascii: "*"),
        after != UInt8(ascii: "*")
      else { continue }
      if let before, before == UInt8(ascii: "-") || before == UInt8(ascii: "+") {
        let range = words[index - 1].range.lowerBound..<word.range.upperBound
        return WrittenNumber(
          range: range, value: entry.constant, prefix: "+ ", negativePrefix: "- ")
      }
      return WrittenNumber(range: word.range, value: entry.constant)
    }
    guard entry.target != nil else { return nil }
    return WrittenNumber(range: end..<end, value: 0, prefix: " + ", negativePrefix: " - ")
  }
}
