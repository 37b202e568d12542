/// Numbers as `strtod` reads them in the C locale, without sign, `inf` and `nan`.
extension Lexer {
  /// The end of the longest number that begins at an offset, where a digit stands or a point with
  /// a digit after it.
  func endOfNumber(from start: Int) -> Int {
    if byte(start) == UInt8(ascii: "0"), byte(start + 1) | 0x20 == UInt8(ascii: "x"),
      let end = endOfHexadecimal(from: start + 2)
    {
      return end
    }
    var end = start
    while isDigit(byte(end)) { end += 1 }
    if byte(end) == UInt8(ascii: ".") {
      end += 1
      while isDigit(byte(end)) { end += 1 }
    }
    return endOfExponent(UInt8(ascii: "e"), from: end)
  }

  /// The end of the digits after `0x`; nil where there are none, so that only the 0 is a number.
  private func endOfHexadecimal(from start: Int) -> Int? {
    var end = start
    while isHexadecimalDigit(byte(end)) { end += 1 }
    var digits = end - start
    if byte(end) == UInt8(ascii: ".") {
      let point = end
      end += 1
      while isHexadecimalDigit(byte(end)) { end += 1 }
      digits += end - point - 1
    }
    return digits == 0 ? nil : endOfExponent(UInt8(ascii: "p"), from: end)
  }

  /// The end of an exponent at an offset; the offset itself where none stands.
  private func endOfExponent(_ letter: UInt8, from start: Int) -> Int {
    guard byte(start) | 0x20 == letter else { return start }
    var end = start + 1
    if byte(end) == UInt8(ascii: "+") || byte(end) == UInt8(ascii: "-") { end += 1 }
    guard isDigit(byte(end)) else { return start }
    while isDigit(byte(end)) { end += 1 }
    return end
  }
}

/// The values of numbers, each the double that is nearest to what is written.
extension Lexer {
  /// The value of a number's bytes; infinite where it overflows. Linear in the length.
  ///
  /// Up to fifteen digits with up to fifteen of them after the point are exact in two doubles
  /// whose quotient is rounded once.
  func value(ofNumber range: ByteRange) -> Double {
    var digits: Int64 = 0
    var scale = -1
    let text = range.range
    if text.count <= 16 {
      var offset = text.lowerBound
      while offset < text.upperBound {
        let byte = self.byte(offset)
        if isDigit(byte) {
          digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
          if scale >= 0 { scale += 1 }
        } else if byte == UInt8(ascii: "."), scale < 0 {
          scale = 0
        } else {
          return valueOfAnyNumber(text)
        }
        offset += 1
      }
      if digits < 1_000_000_000_000_000 {
        return scale <= 0 ? Double(digits) : Double(digits) / Lexer.powerOfTen(scale)
      }
    }
    return valueOfAnyNumber(text)
  }

  /// Exact: a double holds the powers of ten up to the twenty-second.
  private static func powerOfTen(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  @inline(never)
  private func valueOfAnyNumber(_ text: Range<Int>) -> Double {
    if byte(text.lowerBound + 1) | 0x20 == UInt8(ascii: "x") {
      return value(ofHexadecimal: text.lowerBound + 2..<text.upperBound)
    }
    return value(ofDecimal: text)
  }

  // MARK: Decimal

  /// Nineteen digits and a power of ten tell nearly always which double is nearest; see Clinger,
  /// "How to read floating point numbers accurately" (1990). Where they do not, all digits are
  /// looked at.
  private func value(ofDecimal text: Range<Int>) -> Double {
    var digits: UInt64 = 0
    let reading = readDigits(text, UInt8(ascii: "e")) { digit in
      if digits >= 1_000_000_000_000_000_000 { return false }
      digits = digits * 10 + UInt64(digit)
      return true
    }
    if digits == 0 { return 0 }
    // The digits are less than 10^19, and the least double is more than 10^-324.
    let power = reading.places + reading.exponent
    if power > 308 { return .infinity }
    if power < -343 { return 0 }
    let estimate = ExtendedFloat(digits).multiplied(byPowerOfTen: Int(power))
    // What has been left out is less than 1 in 10^18, which is less than nineteen units of 64 bits.
    return estimate.rounded(error: reading.isCut ? 4 + 19 : 4) ?? exactValue(ofDecimal: text)
  }

  /// By long division. No double, and nothing half-way between two, has more than 800 digits, so
  /// that of those behind it only counts whether there are any.
  private func exactValue(ofDecimal text: Range<Int>) -> Double {
    var dividend = NaturalNumber(0)
    var count = 0
    // Nine digits at a time.
    var (group, factor): (UInt32, UInt32) = (0, 1)
    let reading = readDigits(text, UInt8(ascii: "e")) { digit in
      if count == 800 { return false }
      if count > 0 || digit > 0 { count += 1 }
      (group, factor) = (group * 10 + UInt32(digit), factor * 10)
      if factor == 1_000_000_000 {
        dividend.multiply(by: factor, adding: group)
        (group, factor) = (0, 1)
      }
      return true
    }
    dividend.multiply(by: factor, adding: group)
    var power = Int(reading.places + reading.exponent)
    if reading.isCut {
      dividend.multiply(by: 10, adding: 1)
      power -= 1
    }
    var divisor = NaturalNumber(1)
    if power < 0 {
      divisor.multiply(byPowerOfTen: -power)
    } else {
      dividend.multiply(byPowerOfTen: power)
    }
    return NaturalNumber.quotient(dividend, divisor)
  }

  // MARK: Hexadecimal

  private func value(ofHexadecimal text: Range<Int>) -> Double {
    var digits: UInt64 = 0
    let reading = readDigits(text, UInt8(ascii: "p")) { digit in
      if digits &>> 60 != 0 { return false }
      digits = digits &<< 4 | UInt64(digit)
      return true
    }
    if digits == 0 { return 0 }
    let exponent = 4 * reading.places + reading.exponent
    if exponent > 1023 { return .infinity }
    if exponent < -1138 { return 0 }
    return ExtendedFloat(digits, exponent: Int(exponent)).rounded(hasRemainder: reading.isCut)
  }

  // MARK: Digits

  /// What stands in a number besides the digits that were taken.
  private struct Reading {
    /// How many places the digits taken lie in front of the point, negative for behind it.
    var places: Int64 = 0
    var exponent: Int64 = 0
    /// Whether a digit other than 0 was not taken.
    var isCut = false
  }

  /// Hands the digits of a number to `take`, from the first on, until that has no room for one.
  private func readDigits(
    _ text: Range<Int>, _ exponentLetter: UInt8, take: (UInt8) -> Bool
  ) -> Reading {
    var reading = Reading()
    var isBehindPoint = false
    var isFull = false
    var offset = text.lowerBound
    while offset < text.upperBound {
      let byte = self.byte(offset)
      offset += 1
      if byte == UInt8(ascii: ".") {
        isBehindPoint = true
      } else if byte | 0x20 == exponentLetter {
        reading.exponent = exponent(offset..<text.upperBound)
        break
      } else {
        let digit =
          isDigit(byte) ? byte - UInt8(ascii: "0") : (byte | 0x20) - UInt8(ascii: "a") + 10
        isFull = isFull || !take(digit)
        if isFull && digit != 0 { reading.isCut = true }
        if isFull != isBehindPoint { reading.places += isFull ? 1 : -1 }
      }
    }
    return reading
  }

  /// The number behind the letter of an exponent, which stops growing where no text could make up
  /// for it.
  private func exponent(_ text: Range<Int>) -> Int64 {
    var exponent: Int64 = 0
    for offset in text where isDigit(byte(offset)) && exponent < 1_000_000_000_000 {
      exponent = exponent * 10 + Int64(byte(offset) - UInt8(ascii: "0"))
    }
    return byte(text.lowerBound) == UInt8(ascii: "-") ? -exponent : exponent
  }
}
