extension JSONReader {
  mutating func parseArray() -> JSONValue {
    let start = offset
    var values: [JSONValue] = []
    parseElements(closing: "]") { reader in
      values.append(reader.parseValue())
      return values.last?.isMissing == false
    }
    return JSONValue(content: .array(values), range: start..<offset)
  }

  mutating func parseObject() -> JSONValue {
    let start = offset
    var members: [JSONValue.Member] = []
    var known: Set<String> = []
    parseElements(closing: "}") { reader in
      guard let key = reader.parseKey() else { return false }
      let value = reader.parseValue(behind: key)
      if known.insert(key.text).inserted {
        members.append(JSONValue.Member(key: key, value: value))
      } else {
        reader.note(.duplicateKey(key.text), at: key.range)
      }
      return !value.isMissing
    }
    return JSONValue(content: .object(members), range: start..<offset)
  }

  /// Reads elements and the commas between them, from the opening bracket behind the closing one.
  ///
  /// - Parameter element: Reads an element, and says whether it is whole.
  private mutating func parseElements(
    closing: UnicodeScalar, _ element: (inout JSONReader) -> Bool
  ) {
    let closingByte = UInt8(ascii: closing)
    closings.append(closingByte)
    defer { closings.removeLast() }
    offset += 1
    skipBlanks()
    while let byte = peek, byte != closingByte {
      let before = offset
      if isForeignClosing(byte) {
        noteMissing(closing)
        // It closes what this stands in, or nothing.
        if closings.contains(byte) { return }
      } else {
        let isWhole = element(&self)
        parseSeparator(closing, isDue: isWhole)
      }
      if offset == before { offset += 1 }
      skipBlanks()
    }
    if peek == nil { noteEnd(closing) }
    offset = Swift.min(offset + 1, source.bytes.count)
  }

  private func isForeignClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// Takes a comma with something after it, or stops in front of what closes.
  ///
  /// - Parameter isDue: Whether nothing else may stand here; behind a broken value there may be
  ///   its rest.
  private mutating func parseSeparator(_ closing: UnicodeScalar, isDue: Bool) {
    skipBlanks()
    guard let byte = peek, byte != UInt8(ascii: closing) else { return }
    if byte == UInt8(ascii: ",") {
      let comma = offset
      offset += 1
      skipBlanks()
      if peek == UInt8(ascii: closing) {
        note(.trailingComma(closing: String(closing)), at: comma..<(comma + 1))
      }
      return
    }
    guard isDue, !isForeignClosing(byte) else { return }
    noteMissing(closing)
    // What stands here is the next element, whose comma is missing, or nothing.
    let beginsKey = byte == UInt8(ascii: "\"")
    if closing == "}" ? !beginsKey : !beginsValue(byte) { skipBroken() }
    skipBlanks()
    if peek == UInt8(ascii: ",") { offset += 1 }
  }

  private func beginsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): true
    default: false
    }
  }

  private mutating func noteMissing(_ closing: UnicodeScalar) {
    note(.expectedComma(closing: String(closing), found: found), at: foundRange)
  }

  private mutating func noteEnd(_ closing: UnicodeScalar) {
    if endIsNoted { return }
    // A comma asks for something else than what closes.
    var last = offset
    while last > 0, source.bytes[last - 1] <= 0x20 { last -= 1 }
    let byte = last > 0 ? source.bytes[last - 1] : 0
    let isOpen =
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    if isOpen {
      note(
        closing == "}" ? .expectedKey(found: found) : .expectedValue(found: found),
        at: foundRange)
    } else {
      noteMissing(closing)
    }
    endIsNoted = true
  }
}

extension JSONReader {
  /// The key that stands here, in quotation marks or mistakenly without; nil where there is none.
  private mutating func parseKey() -> SourceString? {
    guard peek == UInt8(ascii: "\"") else {
      let range = foundRange
      note(.expectedKey(found: found), at: range)
      if LineScanner.isWordByte(source.bytes[range.lowerBound]) {
        let word = SourceString(source.text(range), at: range.lowerBound)
        offset = range.upperBound
        skipBlanks()
        if peek == UInt8(ascii: ":") { return word }
      }
      skipBroken()
      return nil
    }
    let start = offset
    do throws(Problem) {
      let key = try parseString()
      try source.expectUTF8(in: key.range)
      return key
    } catch {
      _ = missing(from: start, error)
      return nil
    }
  }

  private mutating func parseValue(behind key: SourceString) -> JSONValue {
    skipBlanks()
    if peek == UInt8(ascii: ":") {
      offset += 1
      skipBlanks()
      return parseValue()
    }
    note(.expectedColon(key: key.text, found: found), at: foundRange)
    if peek == nil { endIsNoted = true }
    guard let byte = peek, beginsValue(byte) else {
      let start = offset
      skipBroken()
      return JSONValue(content: .missing, range: start..<offset)
    }
    return parseValue()
  }
}
