import Testing

@testable import Documents

struct JSONReaderTests {
  @Test func `values keep what they say and where they were written`() throws {
    let text = #" {"a": [1, -2.5e1, "x", true, false, null], "b": {}}"#
    let value = try JSONReader.read(SourceFile(name: "t", text: text))
    guard case .object(let members) = value.content,
      case .array(let elements) = members[0].value.content
    else {
      Issue.record("not an object with an array")
      return
    }
    #expect(members.map(\.key.text) == ["a", "b"])
    #expect(members[1].key.range == 44..<47)
    #expect(elements.map(\.kind) == ["a number", "a number", "a string", "true", "false", "null"])
    #expect(elements.map(\.range.lowerBound) == [8, 11, 19, 24, 30, 37])
    guard case .number(let number) = elements[1].content else { return }
    #expect(number == -25)
  }

  @Test(arguments: [
    (#""a\u0062\n\"""#, "ab\n\""), (#""\ud83d\ude00""#, "😀"),
    (#""\/\\\b\f\r\t""#, "/\\\u{8}\u{C}\r\t"),
    (#""é""#, "é"), (#""""#, ""),
  ])
  func `escapes are resolved`(written: String, text: String) throws {
    let value = try JSONReader.read(SourceFile(name: "t", text: written))
    guard case .string(let string) = value.content else {
      Issue.record("not a string")
      return
    }
    #expect(string.text == text)
  }

  @Test func `a string knows where each of its bytes was written`() throws {
    let value = try JSONReader.read(SourceFile(name: "t", text: #""x\u00e9[a]\n""#))
    guard case .string(let string) = value.content else { return }
    #expect(string.text == "xé[a]\n")
    // x, é (two bytes from one escape), [, a, ], the line break and the end.
    let offsets = (0...7).map { string.documentOffset(of: $0) }
    #expect(offsets == [1, 2, 2, 8, 9, 10, 11, 13])
    #expect(string.documentRange(of: 1..<3) == 2..<8)
    #expect(string.documentRange(of: 6..<7) == 11..<13)
  }

  @Test(arguments: [
    ("", "Expected a layout document, found nothing", 1),
    ("{", "Expected a key in quotation marks, found the end", 2),
    ("{a: 1}", "Expected a key in quotation marks, found 'a'", 2),
    (#"{"a" 1}"#, "Expected ':' after the key 'a', found '1'", 6),
    (#"{"a": 1 "b": 2}"#, #"Expected ',' or '}', found '"'"#, 9),
    (#"{"a": 1,}"#, "Nothing follows the ',' before '}'", 8),
    ("[1, 2,]", "Nothing follows the ',' before ']'", 6),
    ("[1 2]", "Expected ',' or ']', found '2'", 4),
    (#"{"a": 1, "a": 2}"#, "The key 'a' is there already", 10),
    (#"{"a": 1, "\u0061": 2}"#, "The key 'a' is there already", 10),
    ("{} {}", "Expected the end of the document, found '{'", 4),
    ("[NaN]", "'NaN' is not a number that a layout can use", 2),
    ("[-Infinity]", "'-Infinity' is not a number that a layout can use", 2),
    ("[1e999]", "The number '1e999' is too large", 2),
    ("[01]", "'01' is not a number", 2), ("[1.]", "'1.' is not a number", 2),
    ("[.5]", "Expected a JSON value, found '.5'", 2),
    ("[+1]", "Expected a JSON value, found '+1'", 2),
    ("[1e]", "'1e' is not a number", 2), ("[0x10]", "'0x10' is not a number", 2),
    ("[tru]", "Expected a JSON value, found 'tru'", 2),
    ("['a']", "Expected a JSON value, found '''", 2),
    (#"["a]"#, #"The string has no closing '"' on its line"#, 2),
    ("[\"a\nb\"]", #"The string has no closing '"' on its line"#, 2),
    (
      "[\"a\tb\"]",
      "A control character (byte 9) cannot stand in a string; write an escape sequence", 4
    ),
    (
      #"["\x"]"#,
      #"'\x' is no escape sequence; after '\' stands one of " \ / b f n r t, or u and four hexadecimal digits"#,
      3
    ),
    (#"["\ud83d"]"#, #"'\ud83d' is half a character, and the other half is missing"#, 3),
    (#"["\ud83d\u0041"]"#, #"'\ud83d' is half a character, and the other half is missing"#, 3),
    ("// c\n{}", "Expected a JSON value, found '/'", 1),
  ])
  func `what JSON does not allow is refused in one sentence`(
    text: String, message: String, column: Int
  ) {
    let source = SourceFile(name: "t", text: text)
    let problem = #expect(throws: Problem.self) { try JSONReader.read(source) }
    #expect(problem?.message == message)
    #expect(problem.map { source.location(of: $0.position).column } == column)
  }

  @Test func `bytes that are not UTF-8 are refused where they stand`() {
    let source = SourceFile(name: "t", bytes: [0x5B, 0x22, 0xC3, 0xA9, 0xFF, 0x22, 0x5D])
    let problem = #expect(throws: Problem.self) { try JSONReader.read(source) }
    #expect(problem?.message == "The text is not valid UTF-8: byte 255 cannot stand here")
    #expect(problem?.position == 4)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `nesting has a bound`(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let source = SourceFile(name: "t", text: text)
    let problem = #expect(throws: Problem.self) { try JSONReader.read(source) }
    #expect(problem?.message == "The document is nested more than 64 levels deep")
    #expect(problem?.position == 64 * opening.utf8.count)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `numbers are the doubles that are nearest to them`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<20 {
      let digits = String(numbers.next()).prefix(Int(numbers.next() % 19) + 1)
      let fraction = numbers.next() % 2 == 0 ? "." + String(numbers.next()) : ""
      let exponents = ["", "e\(numbers.next() % 300)", "E-\(numbers.next() % 340)", "e+7"]
      let text =
        (numbers.next() % 2 == 0 ? "-" : "") + (digits.first == "0" ? "0" : digits) + fraction
        + exponents[Int(numbers.next() % 4)]
      var reader = JSONReader(source: SourceFile(name: "t", text: text), from: 0)
      let expected = try #require(Double(text))
      guard expected.isFinite else { continue }
      #expect(try reader.parseNumber().bitPattern == expected.bitPattern, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: [
    ("[1 2, tru, 3,]", [4, 7, 13], "[1, 2, null, 3]"),
    (#"{"a": 1 "b": tru, "c": [1, 2}"#, [9, 14, 29], #"{"a": 1, "b": null, "c": [1, 2]}"#),
    (#"{a: 1, "b" 2, "c": 3,, "d": 4}"#, [2, 12, 22], #"{"a": 1, "b": 2, "c": 3, "d": 4}"#),
    (
      "{\"a\": \"b,\n\"c\": \"\\x\", \"d\": 01 }", [7, 17, 27],
      #"{"a": null, "c": null, "d": null}"#
    ),
    (#"{"a": [1, {"b": }, 2, "c": "#, [17, 26, 28], #"{"a": [1, {"b": null}, 2, "c"]}"#),
    (#"{"a": 1, "a": nul, "b"}"#, [10, 15, 23], #"{"a": 1, "b": null}"#),
    ("[[1, 2], .5, 'a', x y z, {}] 7", [10, 14, 19, 30], "[[1, 2], null, null, null, {}]"),
    ("[1], [2]", [4], "[1]"), ("[1, ]]", [3, 6], "[1]"), ("{]}", [2], "{}"),
    ("[[[[", [5], "[[[[]]]]"), (#"{"a"#, [2], "{}"), (#"{"a": "#, [7], #"{"a": null}"#),
  ])
  func `a mistake costs a value, and the rest is read`(
    text: String, columns: [Int], value: String
  ) {
    let source = SourceFile(name: "t", text: text)
    let (found, problems, _) = JSONReader.recover(source)
    #expect(
      problems.map { $0.position + 1 } == columns, "\(problems.map { $0.message })")
    #expect(found.output.line == value)
  }

  @Test func `whatever text is read, what is left of it is right`() {
    let pieces = [
      "{", "}", "[", "]", ",", ":", #""a""#, #""b""#, "1", "true", "\"", "\\", "\n", "x", " ",
      "\u{1}", "é",
    ]
    for seed in 1...5000 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      var text = ""
      for _ in 0..<(seed % 40) { text += pieces[numbers.below(pieces.count)] }
      let (value, problems, _) = JSONReader.recover(SourceFile(name: "t", text: text))
      let again = JSONReader.recover(SourceFile(name: "t", text: value.output.line))
      #expect(again.problems.isEmpty, "seed \(seed): \(text)")
      if problems.isEmpty { #expect(again.value.output.line == value.output.line, "\(text)") }
    }
  }
}

extension JSONValue {
  /// The value without what could not be read, which is null.
  fileprivate var output: JSONOutput {
    switch content {
    case .missing, .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .string(let string): .string(string.text)
    case .array(let elements): .array(elements.map { $0.output })
    case .object(let members): .object(members.map { ($0.key.text, $0.value.output) })
    }
  }
}
