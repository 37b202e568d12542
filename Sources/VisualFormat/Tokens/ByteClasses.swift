/// Blanks are accepted between tokens.
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool {
  byte &- UInt8(ascii: "0") < 10
}

@inline(__always)
func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
}

@inline(__always)
func isNameStart(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
}

@inline(__always)
func isNameByte(_ byte: UInt8) -> Bool {
  isNameStart(byte) || isDigit(byte)
}

/// Tokens of one byte.
@inline(__always)
func isPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
    UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ":"),
    UInt8(ascii: ","), UInt8(ascii: "@"):
    true
  default: false
  }
}

/// Signs that may belong to a comparison, right or wrong.
@inline(__always)
func isRelationByte(_ byte: UInt8) -> Bool {
  (byte >= UInt8(ascii: "<") && byte <= UInt8(ascii: ">")) || byte == UInt8(ascii: "!")
}

/// Bytes that no token begins with.
func isUnknown(_ byte: UInt8) -> Bool {
  !isPunctuation(byte) && byte != UInt8(ascii: ".") && !isNameByte(byte) && !isBlank(byte)
    && !isRelationByte(byte)
}
