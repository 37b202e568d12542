import Testing

@testable import FormatChecker

struct ConversationTests {
  private func answer(_ messages: String...) -> JSON {
    var conversation = Conversation()
    var last: [UInt8] = []
    for message in messages { last = conversation.answer(Array(message.utf8)) }
    return JSONParser.parse(last) ?? .null
  }

  private static let capability = #"{"getCapability": {"capability": {"protocolVersion": 7}}}"#

  private static func expansion(of source: String, offset: Int = 100) -> String {
    let syntax = JSON.object([
      ("kind", .string("expression")), ("source", .string(source)),
      (
        "location",
        .object([("fileName", .string("a.swift")), ("offset", .integer(offset))])
      ),
    ])
    let message = JSON.object([("expandFreestandingMacro", .object([("syntax", syntax)]))])
    return String(decoding: message.written, as: UTF8.self)
  }

  @Test func `versions are exchanged`() {
    let answer = answer(Self.capability)
    #expect(answer["getCapabilityResult"]?["capability"]?["protocolVersion"]?.integer == 7)
  }

  @Test(arguments: [
    (##"#vfl("H:|[\(a)]|")"##, ##""H:|[\(a)]|""##), (##"#vfl( "[\(a)]", )"##, ##" "[\(a)]""##),
    (###"#vfl(#"H:|[\#(f(")"))]|"#)"###, ###"#"H:|[\#(f(")"))]|"#"###),
  ])
  func `a right literal stays as it is`(source: String, expanded: String) {
    let result = answer(Self.capability, Self.expansion(of: source))["expandMacroResult"]
    #expect(result?["expandedSource"]?.text == expanded)
    #expect(
      result.map { $0["diagnostics"].map { String(decoding: $0.written, as: UTF8.self) } } == "[]")
  }

  @Test func `a mistake stands at its bytes in the file, with an edit`() throws {
    let source = ##"#vfl("H:|[\(ä)(>8)]|")"##
    let result = answer(Self.capability, Self.expansion(of: source))["expandMacroResult"]
    guard case .array(let list)? = result?["diagnostics"], let first = list.first else {
      Issue.record("no diagnostics")
      return
    }
    #expect(list.count == 1)
    #expect(first["message"]?.text == "Unknown relation. Must be ==, >=, or <=")
    // #vfl(" is 6 bytes, H:|[ 4, \(ä) 5 and ( one.
    #expect(first["position"]?["offset"]?.integer == 117)
    guard case .array(let fixIts)? = first["fixIts"],
      case .array(let edits)? = fixIts.first?["changes"]
    else { return }
    #expect(edits.first?["newText"]?.text == ">=")
    #expect(edits.first?["range"]?["startOffset"]?.integer == 116)
    #expect(edits.first?["range"]?["endOffset"]?.integer == 117)
  }

  @Test(arguments: [
    (##"#vfl("H:|-[find]-|")"##, [("\\(find)", 111)]),
    (##"#vfl("[\(a)]-gap-[b(>=\(c))]")"##, [("\\(gap)", 113), ("\\(b)", 118)]),
    (##"#vfl("[\(a)(10@weak)]-8-|")"##, [("\\(weak)", 115)]),
  ])
  func `a name that no dictionary could have is refused`(
    source: String, expected: [(words: String, offset: Int)]
  ) {
    let result = answer(Self.capability, Self.expansion(of: source))["expandMacroResult"]
    guard case .array(let list)? = result?["diagnostics"] else { return }
    #expect(list.map { $0["position"]?["offset"]?.integer } == expected.map { $0.offset })
    for (mistake, words) in zip(list, expected) {
      #expect(mistake["message"]?.text?.contains("put") ?? false)
      #expect(mistake["message"]?.text?.hasSuffix(words.words) ?? false)
    }
  }

  @Test func `what is no literal is refused with what to do`() {
    let result = answer(Self.capability, Self.expansion(of: "#vfl(format)"))["expandMacroResult"]
    #expect(result?["expandedSource"]?.text == "format")
    guard case .array(let list)? = result?["diagnostics"] else { return }
    #expect(list.first?["severity"]?.text == "error")
  }

  @Test func `a compiler of another version gets the literal, and one warning`() {
    var conversation = Conversation()
    _ = conversation.answer(
      Array(#"{"getCapability": {"capability": {"protocolVersion": 8}}}"#.utf8))
    for round in 0..<3 {
      let message = Self.expansion(of: ##"#vfl("H:|[\(a)(>8)]|")"##)
      let result = JSONParser.parse(conversation.answer(Array(message.utf8)))?["expandMacroResult"]
      #expect(result?["expandedSource"]?.text == ##""H:|[\(a)(>8)]|""##)
      guard case .array(let list)? = result?["diagnostics"] else { return }
      #expect(list.map { $0["severity"]?.text } == (round == 0 ? ["warning"] : []))
    }
  }

  @Test func `the literal is found in a message of another shape`() {
    let message = ##"{"expandMacro": {"use": [{"source": "#vfl(\"[a]\")"}]}}"##
    #expect(answer(message)["expandMacroResult"]?["expandedSource"]?.text == "\"[a]\"")
  }

  @Test func `no message traps`() {
    var numbers = SeededNumbers(seed: 1)
    let message = Array(Self.expansion(of: ##"#vfl("H:|[\(a)(>8)]-\(b)-|")"##).utf8)
    let letters = Array("{}[]\",:\\u#()vfl019".utf8)
    for _ in 0..<2000 {
      var bytes = message
      for _ in 0..<(numbers.below(6) + 1) {
        let index = numbers.below(bytes.count)
        if numbers.below(2) == 0 {
          bytes.remove(at: index)
        } else {
          bytes[index] = letters[numbers.below(letters.count)]
        }
      }
      var conversation = Conversation()
      #expect(JSONParser.parse(conversation.answer(bytes)) != nil)
    }
    #expect(JSONParser.parse([UInt8](repeating: UInt8(ascii: "["), count: 100_000)) == nil)
    for text in ["", "nul", "\"\\", "\"\\u12", "-", "[1,", "{\"a\"", "1 2"] {
      #expect(JSONParser.parse(Array(text.utf8)) == nil, "\(text)")
    }
  }
}
