extension Diagnostic {
  /// The edits that mend each fact. Made when asked for: most diagnostics are never read.
  func makeFixIts() -> [FixIt] {
    if let wish { return wish.fixIts }
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
    let bytes = text.utf8
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
