/// One way to mend a format string: a sentence and the edits that carry it out.
public struct FixIt: Sendable, Equatable {
  /// One replaced range of bytes.
  public struct Edit: Sendable, Equatable {
    /// The bytes that go; empty for an insertion.
    public let range: Range<Int>

    /// The text that comes; empty for a removal.
    public let text: String

    package init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// What the edits do, in a few words.
  public let message: String

  /// At least one edit, in ascending order of ranges that do not overlap.
  public let edits: [Edit]

  /// The bytes of a string after the edits. Ranges outside the string are cut to it. Linear in
  /// the length of the string and the edits.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    for edit in edits {
      let start = min(max(edit.range.lowerBound, copied), bytes.count)
      result.append(contentsOf: bytes[copied..<start])
      result.append(contentsOf: edit.text.utf8)
      copied = min(max(edit.range.upperBound, start), bytes.count)
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }

  /// The text of a string after the edits. Linear in the length of the string and the edits.
  public func applied(to text: String) -> String {
    String(decoding: applied(to: Array(text.utf8)), as: UTF8.self)
  }
}

extension Diagnostic {
  /// The edits that mend each fact. Made when asked for: most diagnostics are never read.
  func makeFixIts() -> [FixIt] {
    if let intent { return intent.fixIts }
    return switch finding.fact {
    case .blank:
      [replacing(range, "", FixItSentence.removeBlanks)]
    case .emptySpace:
      [replacing(range, "-", FixItSentence.replace("--", "-"))]
    case .expectedColon:
      [inserting(":")]
    case .expectedDash(let end):
      [insertingDashes(end)]
    case .expectedPredicate(_, let removal), .expectedView(_, _, let removal),
      .expectedViewName(_, let removal):
      removal.map { [removing($0)] } ?? []
    case .expectedPriority:
      [replacing(range, "", FixItSentence.remove("@"))]
    case .explicitPlus:
      [replacing(range, "", FixItSentence.remove("+"))]
    case .hexadecimalNumber(let value):
      [replacing(with: canonicalText(of: value))]
    case .invalidViewName:
      [replacing(with: validName)]
    case .malformedNumber(let number):
      [replacing(with: source.string(number))]
    case .noSuperview(_, _, let removal):
      [removing(removal)]
    case .unknownRelation(let kind):
      [replacing(with: kind.spelling)]
    case .leadingPoint:
      [inserting("0")]
    case .priorityOutOfRange(let value, .literal) where value > 1000:
      [replacing(with: "1000")]
    case .signedSpace(let sign, let isRemovable):
      mendingSign(sign, isRemovable: isRemovable)
    case .textAfterBar:
      [replacing(range, "", FixItSentence.removeRest)]
    case .unexpectedInPredicates, .unexpectedInView, .unexpectedText:
      [removing(finding.bytes)]
    case .unknownMetric(let nearest?, _, _), .unknownName(let nearest?, _, _),
      .unknownView(let nearest?, _):
      [replacing(with: nearest)]
    case .unknownOrientation:
      orienting()
    case .unterminatedPredicates(_, let replaced, let end):
      [replacing(replaced.range, end.rawValue, FixItSentence.terminate(end.rawValue))]
    case .unterminatedView where !range.isEmpty:
      [replacing(with: "]")]
    case .unterminatedView:
      [inserting("]")]
    default:
      []
    }
  }

  private func replacing(_ range: Range<Int>, _ text: String, _ message: String) -> FixIt {
    FixIt(message: message, edits: [FixIt.Edit(range, text)])
  }

  private func inserting(_ text: String) -> FixIt {
    replacing(position..<position, text, FixItSentence.insert(text))
  }

  private func replacing(with text: String) -> FixIt {
    replacing(range, text, FixItSentence.replace(found, text))
  }

  private func removing(_ bytes: ByteRange) -> FixIt {
    replacing(bytes.range, "", FixItSentence.remove(found(bytes)))
  }

  /// A name made of the bytes of one that is not valid; the rest becomes `_`.
  private var validName: String {
    // A name in quotation marks has none of its own.
    let mark = UInt8(ascii: "\"")
    var bytes = text.utf8[...]
    if bytes.count > 2, bytes.first == mark, bytes.last == mark {
      bytes = bytes.dropFirst().dropLast()
    }
    var name = bytes.first.map(isDigit) == true ? "_" : ""
    for byte in bytes where !isContinuation(byte) {
      name.unicodeScalars.append(isNameByte(byte) ? Unicode.Scalar(byte) : "_")
    }
    return name
  }

  private func insertingDashes(_ end: Fact.End) -> FixIt {
    var edits: [FixIt.Edit] = []
    if end != .after { edits.append(FixIt.Edit(range.lowerBound..<range.lowerBound, "-")) }
    if end != .before { edits.append(FixIt.Edit(range.upperBound..<range.upperBound, "-")) }
    return FixIt(message: FixItSentence.insert("-"), edits: edits)
  }

  private func mendingSign(_ sign: ByteRange, isRemovable: Bool) -> [FixIt] {
    let parenthesize = FixIt(
      message: FixItSentence.parenthesize,
      edits: [
        FixIt.Edit(range.lowerBound..<range.lowerBound, "("),
        FixIt.Edit(range.upperBound..<range.upperBound, ")"),
      ])
    return isRemovable ? [parenthesize, removing(sign)] : [parenthesize]
  }

  private func orienting() -> [FixIt] {
    let found = found
    let letters =
      switch found {
      case "h": ["H"]
      case "v": ["V"]
      default: ["H", "V"]
      }
    return letters.map { letter in
      replacing(
        range, letter,
        found.isEmpty ? FixItSentence.insert(letter) : FixItSentence.replace(found, letter))
    }
  }
}

/// Whether a fix-it mends what it is meant to mend. What its text joins, and what the parser makes
/// of the rest then, is known when it is parsed.
extension Diagnostic {
  /// So many bytes are parsed to try the fix-its of all diagnostics of a string.
  private static var budget: Int { 1 << 22 }

  func mends(_ fixIt: FixIt) -> Bool {
    // Known names are what a string can hold, and only who looks them up finds out about others.
    if id == .unknownMetric || id == .unknownName || id == .unknownView { return true }
    guard source.count.multipliedReportingOverflow(by: siblings).overflow == false,
      source.count * siblings <= Self.budget
    else { return false }
    let (before, after) = (parse(source).findings, parse(source.applying(fixIt)).findings)
    let (kind, rest) = (before.count { $0.fact.id == id }, after.count { $0.fact.id == id })
    return rest < max(1, kind) && after.count { $0.isError } <= before.count { $0.isError }
  }
}

extension Finding {
  fileprivate var isError: Bool { severity == .error }
}

extension FormatSource {
  /// The source after a fix-it; an argument of which it takes a part is gone.
  fileprivate func applying(_ fixIt: FixIt) -> FormatSource {
    if arguments.isEmpty { return FormatSource(bytes: fixIt.applied(to: bytes)) }
    let bytes = bytes
    var mended = FormatSource()
    var copied = 0
    func copy(upTo end: Int) {
      for argument in arguments where argument.range.lowerBound >= copied {
        guard argument.range.upperBound <= end else { break }
        mended.append(
          text: String(decoding: bytes[copied..<argument.range.lowerBound], as: UTF8.self))
        mended.append(
          argument: argument.value,
          shownAs: String(decoding: bytes[argument.range], as: UTF8.self))
        copied = argument.range.upperBound
      }
      if copied < end {
        mended.append(text: String(decoding: bytes[copied..<end], as: UTF8.self))
      }
    }
    for edit in fixIt.edits {
      copy(upTo: edit.range.lowerBound)
      mended.append(text: edit.text)
      copied = max(copied, edit.range.upperBound)
    }
    copy(upTo: bytes.count)
    return mended
  }
}
