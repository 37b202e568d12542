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
      notes: isSize ? [blanksBetweenNumbers] : [])
  }

  static func bracketsInEquation(_ item: String, _ attribute: String) -> Mistake {
    Mistake(
      "brackets-in-equation",
      "An equation has no brackets: write \(clipped(item)).\(clipped(attribute)), then ==, <= or >="
    )
  }

  static func clauseWithoutWith(_ word: String, isForeign: Bool = false) -> Mistake {
    let place = isForeign ? "in place of" : "before"
    return Mistake(
      "missing-with",
      "Expected 'with' \(place) \(quote(word)), as in '[a]-[b] with alignAllTop, priority 750'")
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
    Mistake(
      "duplicate-view", "The view \(quote(name)) is there already",
      notes: [
        "a name stands for one view of the whole document, and one declaration says all of it"
      ])
  }

  static func emptyDocument() -> Mistake {
    Mistake("empty-document", "Expected a layout document, found nothing")
  }

  static func emptyStack(_ name: String) -> Mistake {
    Mistake(
      "empty-stack", "Nothing lies in the stack \(quote(name))",
      notes: [
        "a stack arranges the views that are declared in it: view a in \(clipped(name)), or in JSON "
          + "\"parent\": \"\(clipped(name))\""
      ])
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

  static func numberFirst(_ term: String, _ number: String, isSubtracted: Bool) -> Mistake {
    let turned = isSubtracted ? "-1 * \(term) + \(number)" : "\(term) + \(number)"
    return Mistake(
      "number-first", "A number that is added stands behind the item: write \(clipped(turned))")
  }

  static func expectedValue(found: String) -> Mistake {
    Mistake("expected-value", "Expected a JSON value, found \(found)")
  }

  static func foreignComment(_ sign: String) -> Mistake {
    Mistake("foreign-comment", "A comment begins with '#', not with '\(sign)'")
  }

  static func formatInQuotes() -> Mistake {
    Mistake(
      "format-in-quotes", "A format string stands without quotation marks, or behind 'format'")
  }

  static func invalidUTF8(byte: UInt8) -> Mistake {
    Mistake("invalid-utf8", "The text is not valid UTF-8: byte \(byte) cannot stand here")
  }

  static func logOfConstraints() -> Mistake {
    Mistake(
      "log-of-constraints",
      "This is a log of constraints and no document; 'vfl explain' says what clashes in it")
  }

  static func loneSurrogate(_ text: String) -> Mistake {
    Mistake("lone-surrogate", "'\(text)' is half a character, and the other half is missing")
  }

  static func misplaced(_ key: String, kind: String) -> Mistake {
    Mistake("misplaced", "A view of kind '\(kind)' has no '\(key)'")
  }

  static func missingComma(before word: String) -> Mistake {
    Mistake("missing-comma", "Expected ',' before \(quote(word))")
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
    if meant(word, known) != nil { return mistake }
    let note: String? =
      if ConstraintEntry.Attribute(rawValue: word) != nil {
        "sizes and places are constraints, on lines of their own: a.\(word) == 40"
      } else if ViewEntry.Stack.Axis(rawValue: word) != nil {
        kind == .stack
          ? "the word 'axis' stands before it: stack a axis \(word)"
          : "an axis is of stacks: stack a axis \(word)"
      } else if Statement.Keyword(rawValue: word) != nil {
        "'\(word)' begins a line of its own"
      } else if last == .hidden {
        "'hidden' stands alone, as in \(kind.rawValue) a hidden; without it the view is shown"
      } else if word.utf8.first.map({ LineScanner.isLetter($0) }) == true {
        last == nil ? "several names have commas between them: \(kind.rawValue) a, b" : nil
      } else {
        nil
      }
    if let note { mistake.notes.append(note) }
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
      notes: [
        StatementReader.Property(rawValue: word) != nil
          ? "'\(word)' is said of a view: view superview \(word)"
          : "a line may begin with \(list(known)), with a format string or with 'VIEW.ATTRIBUTE'"
      ])
  }

  static func viewWithoutWord(_ name: String, _ property: String) -> Mistake {
    Mistake(
      "missing-view", "Expected 'view' before \(quote(name)), of which '\(property)' is said",
      notes: ["a view's line begins with 'view': view \(clipped(name)) \(property)"])
  }

  static func continuedLine() -> Mistake {
    Mistake(
      "continued-line",
      "A string begins with '|' or '[', and cannot be continued on the next line")
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
  static func ofStacks(_ word: String, name: String, isJSON: Bool) -> Mistake {
    let kind = isJSON ? "give it \"kind\": \"stack\"" : "declare stack \(clipped(name))"
    return Mistake("misplaced", "'\(word)' is of stacks: \(kind)")
  }

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
    var mistake = Mistake(
      "text-after-statement", "Expected the end of the line, found \(found)")
    if found.hasPrefix("'%") || found.hasPrefix("'/") {
      mistake.notes = ["a share is a multiplier, as in 0.5 * superview.width"]
    } else if found.hasPrefix("';") {
      mistake.notes = ["each has a line of its own"]
    }
    return mistake
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
    var meant: String?
    var note = "the document has \(list(known.names))"
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      known.contains(String(name[..<dot]))
    {
      let area = String(name[name.utf8.index(after: dot)...])
      let areas = DocumentWords.areas + DocumentWords.shortAreas
      let nearest =
        area == "contentSize" ? DocumentWords.areas[2] : Suggestion.nearest(to: area, in: areas)
      if areas.contains(area) {
        note = "only a scroll view has \(area)"
      } else {
        meant = nearest.map { String(name[...dot]) + $0 }
      }
    } else {
      meant = known.nearest(to: name)
    }
    return Mistake(
      "unknown-item", "Unable to find an item with name \(name)\(didYouMean(meant))",
      notes: [note])
  }

  static func unknownKey(_ key: String, of owner: String, known: [String]) -> Mistake {
    let meant = meant(key, known)
    let homes = [
      ("A view", "a view", ViewEntry.keys), ("'stack'", "'stack'", ViewEntry.stackKeys),
      ("A layout document", "the document", LayoutDocument.keys),
    ]
    let home = homes.first { $0.0 != owner && meant == nil && $0.2.contains(key) }
    return Mistake(
      "unknown-key", "\(owner) has no key \(quote(key))\(didYouMean(meant))",
      notes: [home.map { "'\(key)' is a key of \($0.1)" } ?? "\(owner) has \(list(known))"])
  }

  static func unknownParent(
    _ name: String, meant: String?, among known: [String], isUndeclared: Bool
  ) -> Mistake {
    Mistake(
      "unknown-parent", "Unable to find a parent with name \(name)\(didYouMean(meant))",
      notes: [
        isUndeclared
          ? "it has to be declared as well, as in view \(clipped(name))"
          : "the document has \(list(known))"
      ])
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
    didYouMean(meant(word, known))
  }

  /// The known word that was probably meant.
  static func meant(_ word: String, _ known: [String]) -> String? {
    if let meant = Suggestion.translation(of: word, among: known) { return meant }
    // A word that is not finished yet is no misspelling of another, also where several begin so.
    let begun = word.utf8.count < shortestBeginning ? [] : known.filter { $0.hasPrefix(word) }
    if !begun.isEmpty { return begun.count == 1 ? begun[0] : nil }
    return Suggestion.nearest(to: word, in: known)
  }

  /// So many letters of a word say which one was begun.
  private static let shortestBeginning = 3

  private static func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quote($0))?" } ?? ""
  }

  private static func quote(_ name: String) -> String { "'\(clipped(name))'" }

  /// A hostile name must not make a hostile message.
  static func clipped(_ name: String) -> String {
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
