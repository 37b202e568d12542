import AutoLayout
import Documents

extension Sheet {
  /// Start, length and kind of each word of the text form, in code units.
  func writeWords() {
    let metrics = reading.metricPlaces
    var bytes: [UInt8] = []
    bytes.reserveCapacity(12 * reading.words.count)
    for word in reading.words {
      let start = offsets.units(before: word.range.lowerBound)
      let end = offsets.units(before: word.range.upperBound)
      let isMetric = metrics.contains(word.range.lowerBound)
      Self.append(UInt32(start), to: &bytes)
      Self.append(UInt32(end - start), to: &bytes)
      Self.append(Self.kind(of: word.role, isMetric), to: &bytes)
    }
    answer = bytes
  }

  /// As a page reads it where it lies.
  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    for shift: UInt32 in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// The kinds, in the order of `Engine.wordTypes`.
  private static func kind(of role: Word.Role, _ isMetric: Bool) -> UInt32 {
    switch role {
    case .keyword: 0
    case .property: 1
    case .constant: 2
    case .option: 3
    case .viewDeclaration: 4
    case .view: 5
    case .item: 6
    case .attribute: 7
    case .metricDeclaration: 8
    case .metric: 9
    case .metricOrView: isMetric ? 9 : 5
    case .superview: 10
    case .number: 11
    case .operator: 12
    case .string: 13
    case .comment: 14
    case .unknown: 15
    }
  }

  private func write(_ range: Range<Int>, to json: inout JSONWriter) {
    json.array { json in
      json.number(offsets.units(before: range.lowerBound))
      json.number(offsets.units(before: range.upperBound))
    }
  }

  /// What could stand at a place, as a list.
  func complete(at unit: Int) {
    let (range, list) = reading.candidates(at: offsets.offset(of: unit))
    var json = JSONWriter()
    json.array(list) { json, candidate in
      json.object { json in
        json.key("label")
        json.string(candidate.text)
        json.key("detail")
        json.string(candidate.help)
        json.key("kind")
        json.string(Self.word(candidate.kind))
        json.key("text")
        json.string(candidate.text)
        json.key("range")
        write(range, to: &json)
      }
    }
    answer = json.bytes
  }

  private static func word(_ kind: Candidate.Kind) -> String {
    switch kind {
    case .field: "attribute"
    case .variable: "view"
    case .property: "property"
    case .keyword: "keyword"
    case .enumMember: "constant"
    case .constant: "metric"
    }
  }

  /// What is to be said about a place, or null.
  func hover(at unit: Int) {
    let result = result ?? layout.result(findingAmbiguity: false)
    let found = reading.hover(at: offsets.offset(of: unit), result, closeResult)
    var json = JSONWriter()
    if let found {
      json.object { json in
        json.key("range")
        write(found.range, to: &json)
        json.key("prose")
        json.array(found.text.prose) { $0.string($1) }
        json.key("lines")
        json.array(found.text.lines) { $0.string($1) }
        json.key("text")
        json.string(found.text.written(asMarkdown: false))
      }
    } else {
      json.null()
    }
    answer = json.bytes
  }

  private var closeResult: LayoutResult { layout.result(findingAmbiguity: true) }

  /// Where the same is named as at a place, as ranges.
  func occurrences(at unit: Int) {
    let occurrence = reading.names.occurrence(at: offsets.offset(of: unit))
    write(occurrence)
  }

  private func write(_ occurrence: Occurrence?) {
    var json = JSONWriter()
    let places = occurrence.map { reading.names.places(of: $0) } ?? []
    json.array(places) { write($1.range, to: &$0) }
    answer = json.bytes
  }

  /// The edits that give what is named at a place another name, or the sentence why it cannot have
  /// it.
  func rename(at unit: Int, to name: String) {
    var json = JSONWriter()
    json.object { json in
      guard let occurrence = reading.names.occurrence(at: offsets.offset(of: unit)) else {
        json.key("refusal")
        return json.string("There is no name here")
      }
      do throws(RefusedName) {
        let renaming = try Renaming(occurrence, to: name, reading.names, file.source)
        json.key("edits")
        json.array(renaming.edits) { json, edit in
          json.object { json in
            json.key("range")
            write(edit.range, to: &json)
            json.key("text")
            json.string(edit.text)
          }
        }
      } catch {
        json.key("refusal")
        json.string(error.sentence)
      }
    }
    answer = json.bytes
  }
}
