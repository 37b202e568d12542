/// All sentences that diagnostics speak, in the alphabetical order of their facts. Four of them
/// are those of Apple's Visual Format Language appendix, word for word.
extension Diagnostic {
  func makeMessage() -> String {
    if let message = intent?.message { return message }
    return switch finding.fact {
    case .argumentOutOfPlace(.view):
      "Expected a view in brackets, found the number \(clipped(found))"
    case .argumentOutOfPlace(.priority):
      "Expected a number as a priority, found the view \(clipped(found))"
    case .baselineSpacing:
      "Spacing from baseline to baseline needs a vertical arrangement"
    case .blank:
      "UIKit refuses blanks here"
    case .emptySpace:
      "Expected a number, a name or '(' between two dashes"
    case .expectedColon:
      "Expected ':' after '\(printable(text))' to specify \(arrangement(text == "V")) arrangement"
    case .expectedDash(.before):
      "Expected '-' before the space \(quoted(found))"
    case .expectedDash(.after):
      "Expected '-' after the space \(quoted(found))"
    case .expectedDash(.both):
      "Expected '-' before and after the space \(quoted(found))"
    case .expectedPredicate(let bytes, _):
      "Expected a number or a name, found \(quoted(found(bytes)))"
    case .expectedPriority(let bytes):
      "Expected a priority after '@', found \(quoted(found(bytes)))"
    case .expectedView(let bytes, true, _):
      "Expected a view in brackets or '|', found \(quoted(found(bytes)))"
    case .expectedView(let bytes, false, _):
      "Expected a view in brackets, found \(quoted(found(bytes)))"
    case .expectedViewName(let bytes, _):
      "Expected the name of a view after '[', found \(quoted(found(bytes)))"
    case .explicitPlus:
      "Other implementations refuse a plus sign before a number"
    case .hexadecimalNumber:
      "Other implementations refuse the hexadecimal number \(quoted(found))"
    case .invalidViewName:
      "\(quoted(found)) is no name: a name has ASCII letters, digits and '_', and no digit first"
    case .leadingPoint:
      "Other implementations refuse \(quoted(found)), which has no digit before its point"
    case .malformedNumber:
      "\(quoted(found)) is neither a number nor a name"
    case .misalignedOption(let name, let isVertical):
      "Option \(name) cannot align views in a \(arrangement(isVertical)) arrangement"
    case .noSuperview(let view, false, _):
      "View \(clipped(found(view))) is beside '|' but has no superview"
    case .noSuperview(let view, true, _):
      "Guide \(clipped(found(view))) is beside '|' but no view owns it"
    case .notFinite(let value, let origin):
      "The value of \(origin == .metric ? clipped("metric " + found) : "the argument")"
        + " is \(value.description), which is no length"
    case .numberOutOfRange:
      "The number \(quoted(found)) is too large"
    case .priorityOutOfRange(let value, .metric):
      "A priority must be above 0 and at most 1000, found"
        + " \(quoted(text + " = " + canonicalText(of: value)))"
    case .priorityOutOfRange:
      "A priority must be above 0 and at most 1000, found \(quoted(found))"
    case .signedSpace:
      "A number with a sign must stand in parentheses"
    case .sourceTooLong(let count):
      "A format string may have 2147483646 bytes, this one has \(count)"
    case .textAfterBar:
      "Nothing may stand behind the closing '|'"
    case .unexpectedInPredicates:
      "Expected ',' or ')' after a predicate, found \(quoted(found))"
    case .unexpectedInView(let name):
      name.isEmpty
        ? "Expected ']' to end a view, found \(quoted(found))"
        : "Expected ']' to end view \(clipped(found(name))), found \(quoted(found))"
    case .unexpectedText:
      "Expected '-', '|' or a view in brackets, found \(quoted(found))"
    case .unknownMetric:
      "Unable to find metric with name \(printable(text))"
    case .unknownName:
      "Unable to find metric or view with name \(printable(text))"
    case .unknownOrientation where range.isEmpty:
      "Expected H or V before ':'"
    case .unknownOrientation:
      "Unknown orientation \(quoted(found)). Must be H or V"
    case .unknownRelation:
      "Unknown relation. Must be ==, >=, or <="
    case .unknownView:
      "Unable to find view with name \(printable(text))"
    case .unterminatedPredicates(.thickness, _, _):
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unterminatedPredicates(.space, _, _):
      "A predicate on a space must end with ')'"
    case .unterminatedView(let name):
      name.isEmpty ? "A view must end with ']'" : "View \(clipped(found(name))) must end with ']'"
    case .viewAsSpace(let isVertical):
      "A space cannot be as \(isVertical ? "high" : "wide") as view \(clipped(found))"
    }
  }

  func makeNotes() -> [String] {
    if let notes = intent?.notes, !notes.isEmpty { return notes }
    return switch finding.fact {
    case .argumentOutOfPlace:
      argumentNotes
    case .misalignedOption(_, true):
      ["a vertical arrangement can align left, right, leading, trailing and centerX"]
    case .misalignedOption(_, false):
      ["a horizontal arrangement can align top, bottom, centerY, lastBaseline and firstBaseline"]
    case .noSuperview(let view, false, _):
      ["add \(clipped(found(view))) to its superview first"]
    case .unknownMetric(_, _, true):
      ["\(clipped(found)) is a view"]
    case .unknownMetric(_, let metrics, false):
      [dictionary("metrics", metrics)]
    case .unknownName(_, let metrics, let views):
      metrics == nil
        ? [dictionary("views", views)]
        : [dictionary("metrics", metrics), dictionary("views", views)]
    case .unknownView(_, let views):
      [dictionary("views", views)]
    case .viewAsSpace:
      ["put a spacer view between the two: [spacer(==\(clipped(found)))]"]
    default:
      []
    }
  }

  private var argumentNotes: [String] {
    guard let argument = source.argument(at: range.lowerBound), argument.line > 0 else { return [] }
    return ["it was put into the string at line \(argument.line), column \(argument.column)"]
  }
}

/// The sentences of fix-its.
enum FixItSentence {
  static func insert(_ text: String) -> String { "insert \(quoted(text))" }
  static func remove(_ text: String) -> String { "remove \(quoted(text))" }
  static let removeBlanks = "remove the blanks"
  static let removeRest = "remove everything behind the '|'"
  static let parenthesize = "put it in parentheses"
  static func replace(_ old: String, _ new: String) -> String {
    "replace \(quoted(old)) with \(quoted(new))"
  }
  static func terminate(_ text: String) -> String { "end it with \(quoted(text))" }
}

private func arrangement(_ isVertical: Bool) -> String {
  isVertical ? "vertical" : "horizontal"
}

/// Without names there is no dictionary: the string is interpolated.
private func dictionary(_ kind: String, _ names: KnownNames?) -> String {
  guard let names else { return "an interpolated string knows no names: write \\(value)" }
  return names.count == 0
    ? "the \(kind) dictionary is empty" : "the \(kind) dictionary has \(names.list)"
}

/// A text in quotes, or the words for the end of the string.
func quoted(_ text: String) -> String {
  text.isEmpty ? "the end of the string" : "'\(clipped(text))'"
}

/// At most forty bytes of a text: a sentence must be readable whatever it speaks of.
func clipped(_ text: String) -> String {
  let limit = 40
  let bytes = text.utf8
  guard bytes.count > limit else { return printable(text) }
  var end = bytes.index(bytes.startIndex, offsetBy: limit)
  while end > bytes.startIndex, isContinuation(bytes[end]) { end = bytes.index(before: end) }
  return printable(String(text[..<end])) + "…"
}
