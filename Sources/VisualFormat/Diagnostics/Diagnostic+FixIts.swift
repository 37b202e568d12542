extension Diagnostic {
  /// The edits that mend each fact. Made when asked for: most diagnostics are never read.
  func makeFixIts() -> [FixIt] {
    switch fact {
    case .blank:
      [replacing(range, "", FixItSentence.removeBlanks)]
    case .emptySpace:
      [replacing(range, "-", FixItSentence.replace("--", "-"))]
    case .expectedColon:
      [inserting(":")]
    case .expectedDash(let end, _):
      [insertingDashes(end)]
    case .expectedPredicate(_, let removal), .expectedView(_, _, let removal),
      .expectedViewName(_, let removal):
      removing(removal)
    case .expectedPriority:
      [replacing(range, "", FixItSentence.remove("@"))]
    case .explicitPlus:
      [replacing(range, "", FixItSentence.remove("+"))]
    case .hexadecimalNumber(let found, let replacement),
      .invalidViewName(let found, let replacement),
      .malformedNumber(let found, let replacement),
      .unknownRelation(let found, let replacement):
      [replacing(range, replacement, FixItSentence.replace(found, replacement))]
    case .leadingPoint:
      [inserting("0")]
    case .priorityOutOfRange(let found, true, true):
      [replacing(range, "1000", FixItSentence.replace(found, "1000"))]
    case .signedSpace(let sign, let removal):
      mendingSign(sign, removal)
    case .textAfterBar:
      [replacing(range, "", FixItSentence.removeRest)]
    case .unexpectedInPredicates(let found), .unexpectedInView(_, let found),
      .unexpectedText(let found):
      [replacing(range, "", FixItSentence.remove(found))]
    case .unknownMetric(let name, let nearest?, _, _), .unknownName(let name, let nearest?, _, _),
      .unknownView(let name, let nearest?, _):
      [replacing(range, nearest, FixItSentence.replace(name, nearest))]
    case .unknownOrientation(let found):
      orienting(found)
    case .unterminatedPredicates(_, let replaced, let insertion):
      [replacing(replaced.range, insertion, FixItSentence.terminate(insertion))]
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

  private func removing(_ removal: Fact.Removal?) -> [FixIt] {
    guard let removal else { return [] }
    return [replacing(removal.bytes.range, "", FixItSentence.remove(removal.text))]
  }

  private func insertingDashes(_ end: Fact.End) -> FixIt {
    var edits: [FixIt.Edit] = []
    if end != .after { edits.append(FixIt.Edit(range.lowerBound..<range.lowerBound, "-")) }
    if end != .before { edits.append(FixIt.Edit(range.upperBound..<range.upperBound, "-")) }
    return FixIt(message: FixItSentence.insert("-"), edits: edits)
  }

  private func mendingSign(_ sign: String, _ removal: ByteRange?) -> [FixIt] {
    let parenthesize = FixIt(
      message: FixItSentence.parenthesize,
      edits: [
        FixIt.Edit(range.lowerBound..<range.lowerBound, "("),
        FixIt.Edit(range.upperBound..<range.upperBound, ")"),
      ])
    guard let removal else { return [parenthesize] }
    return [parenthesize, replacing(removal.range, "", FixItSentence.remove(sign))]
  }

  private func orienting(_ found: String) -> [FixIt] {
    let isVertical = found.utf8.first.map { $0 | 0x20 == UInt8(ascii: "v") } == true
    let letters = isVertical ? ["V", "H"] : ["H", "V"]
    return letters.map { letter in
      replacing(
        range, letter,
        found.isEmpty ? FixItSentence.insert(letter) : FixItSentence.replace(found, letter))
    }
  }
}
