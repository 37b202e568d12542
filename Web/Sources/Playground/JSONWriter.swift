import Documents

/// Writes JSON straight into bytes, for reports that are written with every keystroke.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether a value stands in front of the next one.
  private var needsComma = false

  init() { bytes.reserveCapacity(4096) }

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"))
  }

  /// An array with a value for each element.
  mutating func array<Element>(
    _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { body(&self, element) }
    close(UInt8(ascii: "]"))
  }

  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A key that a document gives.
  mutating func name(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      for byte in unsafe utf8
      where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return false
      }
      unsafe bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { append(escaping: text) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func append(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        bytes += "\\u00".utf8
        bytes += [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  mutating func string(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  /// What is not finite is null.
  mutating func number(_ value: Double) {
    if let whole = Int(exactly: value) { number(whole) } else { raw(NumberText.shortest(value)) }
  }

  mutating func number(_ value: Int) {
    separate()
    needsComma = true
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digitsOf: value.magnitude)
  }

  private mutating func append(digitsOf value: UInt) {
    if value >= 10 { append(digitsOf: value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  mutating func number(_ value: Double?) {
    if let value { number(value) } else { null() }
  }

  mutating func number(_ value: Int?) {
    if let value { number(value) } else { null() }
  }

  mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  mutating func null() { raw("null") }

  /// A value as Documents writes it.
  mutating func value(_ value: JSONOutput) { raw(value.line) }

  private mutating func raw(_ text: String) {
    separate()
    bytes += text.utf8
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }
}
