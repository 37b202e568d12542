/// Reads one line of a log of constraints from left to right.
struct LogScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func skip() { offset += 1 }

  mutating func skipBlanks() {
    while peek == UInt8(ascii: " ") || peek == UInt8(ascii: "\t") { offset += 1 }
  }

  /// Goes over a text if it is there.
  mutating func consume(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes.count - offset >= wanted.count,
      bytes[offset..<offset + wanted.count].elementsEqual(wanted)
    else { return false }
    offset += wanted.count
    return true
  }

  /// What is left.
  var rest: String { offset < bytes.count ? text(offset..<bytes.count) : "" }

  /// Everything up to a text, which is gone over; nil where it does not come.
  mutating func consume(upTo text: String) -> String? {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    var end = offset
    while end + wanted.count <= bytes.count {
      if bytes[end..<end + wanted.count].elementsEqual(wanted) {
        defer { offset = end + wanted.count }
        return self.text(offset..<end)
      }
      end += 1
    }
    return nil
  }

  mutating func consume(while isPart: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = peek, isPart(byte) { offset += 1 }
    return text(start..<offset)
  }

  /// A number with an optional sign; nil where there is none.
  mutating func consumeNumber() -> Double? {
    let start = offset
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative || peek == UInt8(ascii: "+") { offset += 1 }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let whole = consume(while: isDigit)
    var fraction = ""
    if peek == UInt8(ascii: ".") {
      offset += 1
      fraction = consume(while: isDigit)
    }
    var power = ""
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      var sign = ""
      if let byte = peek, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        offset += 1
        sign = byte == UInt8(ascii: "-") ? "-" : ""
      }
      let digits = consume(while: isDigit)
      power = digits.isEmpty ? "?" : "e" + sign + digits
    }
    let isOver = peek.map { byte in !"-+.eE".utf8.contains(byte) } ?? true
    if isOver, power != "?", !(whole.isEmpty && fraction.isEmpty) {
      let value = NumberText.value(
        of: (whole.isEmpty ? "0" : whole) + "." + (fraction.isEmpty ? "0" : fraction) + power)
      if value.isFinite { return isNegative ? -value : value }
    }
    offset = start
    return nil
  }
}
