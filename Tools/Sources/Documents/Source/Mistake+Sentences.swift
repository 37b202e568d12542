extension Mistake {
  static func badEscape(_ text: String) -> Mistake {
    Mistake(
      "bad-escape",
      "'\(text)' is no escape sequence; after '\\' stands one of \" \\ / b f n r t, or u and four "
        + "hexadecimal digits")
  }

  static func badNumber(_ text: String) -> Mistake {
    let sides = text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    let isSize =
      sides.count == 2
      && sides.allSatisfy { side in
        !side.isEmpty && side.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
    return Mistake(
      "bad-number", "\(quote(text)) is not a number",
      notes: isSize ? ["two numbers have a blank between them, as in 320 480"] : [])
  }

  static func bracketsInEquation(_ item: String, _ attribute: String) -> Mistake {
    Mistake(
      "brackets-in-equation",
      "An equation has no brackets: write \(clipped(item)).\(clipped(attribute)), then ==, <= or >="
    )
  }

  static func clauseWithoutWith(_ word: String) -> Mistake {
    Mistake(
      "missing-with",
      "Expected 'with' before \(quote(word)), as in '[a]-[b] with alignAllTop, priority 750'")
  }

  static func controlCharacter(_ byte: UInt8) -> Mistake {
    Mistake(
      "control-character",
      "A control character (byte \(byte)) cannot stand in a string; write an escape sequence")
  }

  static func duplicateKey(_ key: String) -> Mistake {
    Mistake("duplicate-key", "The key \(quote(key)) is there already")
  }

  static func duplicateMetric(_ name: String) -> Mistake {
    Mistake("duplicate-metric", "The metric \(quote(name)) is there already")
  }

  static func duplicateSetting(_ name: String, line: Int) -> Mistake {
    Mistake("duplicate-setting", "'\(name)' is set on line \(line) already")
  }

  static func duplicateView(_ name: String) -> Mistake {
    Mistake("duplicate-view", "The view \(quote(name)) is there already")
  }

  static func emptyDocument() -> Mistake {
    Mistake("empty-document", "Expected a layout document, found nothing")
  }

  static func expected(_ what: String, found: String) -> Mistake {
    Mistake("unexpected-text", "Expected \(what), found \(found)")
  }

  static func expectedColon(key: String, found: String) -> Mistake {
    Mistake("expected-colon", "Expected ':' after the key \(quote(key)), found \(found)")
  }

  static func expectedComma(closing: String, found: String) -> Mistake {
    Mistake("expected-comma", "Expected ',' or '\(closing)', found \(found)")
  }

  static func expectedKey(found: String) -> Mistake {
    Mistake("expected-key", "Expected a key in quotation marks, found \(found)")
  }

  /// What is said besides where a name is none.
  static var signsOfNames: String {
    "a name has letters, digits and '_', and no digit first; any other is written in quotation marks, and stands in "
      + "equations, not in format strings"
  }

  /// What is said besides where one word stands for several attributes; nil where it does not.
  static func attributes(_ word: String, of item: String) -> String? {
    let item = clipped(item)
    return switch word {
    case "edges" where item != LayoutDocument.rootName && !item.utf8.contains(UInt8(ascii: ".")):
      "edges are pinned to the superview's by two strings: H:|[\(item)]| and V:|[\(item)]|"
    case "size": "two equations say that, one for \(item).width and one for \(item).height"
    case "center": "two equations say that, one for \(item).centerX and one for \(item).centerY"
    default: nil
    }
  }

  /// What is said besides where one of four numbers is missing.
  static var fourEdges: String { "the four numbers are top, left, bottom, right" }

  static func priorityOfEquation(_ number: String) -> String {
    "a priority stands behind '@' in an equation: @\(clipped(number))"
  }

  static func sumOfConstants(_ sum: String) -> String {
    "one number is added: add the numbers up: \(sum)"
  }

  static var signOfComments: String { "'#' begins a comment, and a colour is one of these names" }

  static var wordsOfText: String {
    "the words in a view are its 'sample', as in sample \"Hello\"; 'text' says how wide they are on "
      + "one line, and how high: text width 80 lineHeight 20"
  }

  static func numberFirst(_ term: String, _ number: String, isSubtracted: Bool) -> Mistake {
    let turned = isSubtracted ? "-1 * \(term) + \(number)" : "\(term) + \(number)"
    return Mistake(
      "number-first", "A number that is added stands behind the item: write \(clipped(turned))")
  }

  /// What is said besides where one of two numbers may be missing.
  static var signForNone: String { "'-' stands for none, as in 'size 320 -'" }

  static func expectedValue(found: String) -> Mistake {
    Mistake("expected-value", "Expected a JSON value, found \(found)")
  }

  static func foreignComment(_ sign: String) -> Mistake {
    Mistake("foreign-comment", "A comment begins with '#', not with '\(sign)'")
  }

  static func invalidUTF8(byte: UInt8) -> Mistake {
    Mistake("invalid-utf8", "The text is not valid UTF-8: byte \(byte) cannot stand here")
  }

  static func loneSurrogate(_ text: String) -> Mistake {
    Mistake("lone-surrogate", "'\(text)' is half a character, and the other half is missing")
  }

  static func misplaced(_ key: String, kind: String) -> Mistake {
    Mistake("misplaced", "A view of kind '\(kind)' has no '\(key)'")
  }

  static func missingKey(_ key: String, of owner: String) -> Mistake {
    Mistake("missing-key", "\(owner) needs the key '\(key)'")
  }

  static func missingTargetAttribute(item: String) -> Mistake {
    Mistake(
      "missing-key", "A constraint to the item \(quote(item)) needs the key 'toAttribute'")
  }

  static func noProperty(
    _ word: String, of kind: ViewEntry.Kind, behind last: StatementReader.Property?, known: [String]
  ) -> Mistake {
    var mistake = unknownWord(word, of: "property of a view", known: known)
    let note =
      if ConstraintEntry.Attribute(rawValue: word) != nil {
        "sizes and places are constraints, on lines of their own: a.\(word) == 40"
      } else if ViewEntry.Stack.Axis(rawValue: word) != nil {
        "the word 'axis' stands before it: \(kind.rawValue) a axis \(word)"
      } else if last == .hidden {
        "'hidden' stands alone, as in \(kind.rawValue) a hidden; without it the view is shown"
      } else {
        "several names have commas between them: \(kind.rawValue) a, b"
      }
    mistake.notes.append(note)
    return mistake
  }

  static func notFinite(_ text: String) -> Mistake {
    Mistake("not-finite", "'\(text)' is not a number that a layout can use")
  }

  static func notUnderstood(_ word: String, known: [String]) -> Mistake {
    Mistake(
      "not-understood",
      "\(quote(word)) begins no setting, view, format string or equation"
        + didYouMean(word, known),
      notes: ["a line may begin with \(list(known)), with a format string or with 'VIEW.ATTRIBUTE'"]
    )
  }

  static func numberOutOfRange(_ value: Double, of field: String, _ rule: NumberRule) -> Mistake {
    Mistake(
      "number-out-of-range",
      "'\(field)' must be \(rule.rawValue), not \(NumberText.shortest(value))")
  }

  static func numberTooLarge(_ text: String) -> Mistake {
    Mistake("number-too-large", "The number \(quote(text)) is too large")
  }
}

extension Mistake {
  static func parentCycle(_ names: [String]) -> Mistake {
    Mistake(
      "parent-cycle",
      "The views lie in each other: \(names.prefix(24).map(quote).joined(separator: " in "))")
  }

  static func rootHas(_ field: String) -> Mistake {
    Mistake("root-has-no-key", "The root 'superview' takes no '\(field)'")
  }

  static func targetAttributeWithoutItem(_ attribute: String) -> Mistake {
    Mistake(
      "attribute-without-item",
      "'toAttribute' is \(quote(attribute)), but there is no 'toItem' to have it")
  }

  static func textAfterDocument(_ found: String) -> Mistake {
    Mistake("text-after-document", "Expected the end of the document, found \(found)")
  }

  static func textAfterStatement(_ found: String) -> Mistake {
    let isShare = found.hasPrefix("'%") || found.hasPrefix("'/")
    return Mistake(
      "text-after-statement", "Expected the end of the line, found \(found)",
      notes: isShare ? ["a share is a multiplier, as in 0.5 * superview.width"] : [])
  }

  static func tooDeep(limit: Int) -> Mistake {
    Mistake("too-deep", "The document is nested more than \(limit) levels deep")
  }

  static func tooManyMistakes() -> Mistake {
    Mistake(
      "too-many-mistakes", "There are too many unknown names to look at this format string too")
  }

  static func trailingComma(closing: String) -> Mistake {
    Mistake("trailing-comma", "Nothing follows the ',' before '\(closing)'")
  }

  static func unknownItem(_ name: String, among known: inout DocumentNames) -> Mistake {
    let size = ".contentSize"
    let meant =
      name.hasSuffix(size)
      ? name.dropLast(size.utf8.count) + ".contentLayoutGuide" : known.nearest(to: name)
    return Mistake(
      "unknown-item",
      "Unable to find an item with name \(name)\(didYouMean(meant))",
      notes: ["the document has \(list(known.names))"])
  }

  static func unknownKey(_ key: String, of owner: String, known: [String]) -> Mistake {
    Mistake(
      "unknown-key", "\(owner) has no key \(quote(key))\(didYouMean(key, known))",
      notes: ["\(owner) has \(list(known))"])
  }

  static func unknownParent(_ name: String, among known: inout DocumentNames) -> Mistake {
    Mistake(
      "unknown-parent",
      "Unable to find a parent with name \(name)\(didYouMean(known.nearest(to: name)))",
      notes: ["the document has \(list(known.names))"])
  }

  static func unknownWord(_ word: String, of field: String, known: [String]) -> Mistake {
    Mistake(
      "unknown-word", "\(quote(word)) is no \(field)\(didYouMean(word, known))",
      notes: ["the words for it are \(list(known))"])
  }

  static func unreadable(_ reason: String) -> Mistake {
    Mistake("unreadable", "The file cannot be read: \(reason)")
  }

  static func unterminatedString() -> Mistake {
    Mistake("unterminated-string", "The string has no closing '\"' on its line")
  }

  static func viewInItself(_ name: String) -> Mistake {
    Mistake("parent-cycle", "The view \(quote(name)) cannot lie in itself")
  }

  static func viewsAfterNone() -> Mistake {
    Mistake("views-none", "'views none' says that there are no views, but the document has some")
  }

  static func viewsOtherThanNone(found: String) -> Mistake {
    Mistake(
      "unexpected-text",
      "Expected 'none' after 'views', found \(found); views are declared as in 'view a, b'")
  }

  static func wrongEntry(_ field: String, expected: String, found: String) -> Mistake {
    Mistake("wrong-kind", "Each of '\(field)' must be \(expected), not \(found)")
  }

  static func wrongKind(_ field: String, expected: String, found: String) -> Mistake {
    Mistake("wrong-kind", "'\(field)' must be \(expected), not \(found)")
  }
}

extension Mistake {
  private static func didYouMean(_ word: String, _ known: [String]) -> String {
    if let meant = Suggestion.translation(of: word, among: known) { return didYouMean(meant) }
    let nearest = Suggestion.nearest(to: word, in: known)
    if nearest != nil || word.utf8.count < shortestBeginning { return didYouMean(nearest) }
    let begun = known.filter { $0.hasPrefix(word) }
    return didYouMean(begun.count == 1 ? begun[0] : nil)
  }

  /// So many letters of a word say which one was begun.
  private static let shortestBeginning = 3

  private static func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quote($0))?" } ?? ""
  }

  private static func quote(_ name: String) -> String { "'\(clipped(name))'" }

  /// A hostile name must not make a hostile message.
  private static func clipped(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let short = scalars.prefix(longestName)
    return String(short) + (short.endIndex < scalars.endIndex ? "…" : "")
  }

  private static let longestName = 60

  /// Whether the key is one that is meant by another word.
  static func isMeant(_ key: String, by word: String, among known: [String]) -> Bool {
    Suggestion.translation(of: word, among: known) == key
      || Suggestion.nearest(to: word, in: known) == key
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(longestList).map(clipped).joined(separator: ", ")
      + (names.count > longestList ? ", …" : "")
  }

  private static let longestList = 20
}
