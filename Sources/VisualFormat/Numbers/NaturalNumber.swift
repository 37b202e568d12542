/// A natural number of any size, for what no word holds.
struct NaturalNumber {
  /// The lowest first; the last one is not 0.
  private var words: [UInt32] = []

  init(_ number: UInt32) {
    if number != 0 { words.append(number) }
  }

  var isZero: Bool { words.isEmpty }

  /// How many bits the number has, without zeros in front.
  var bitWidth: Int { 32 * words.count - (words.last?.leadingZeroBitCount ?? 0) }

  /// self = self · factor + number.
  mutating func multiply(by factor: UInt32, adding number: UInt32 = 0) {
    var carry = UInt64(number)
    for i in words.indices {
      carry += UInt64(words[i]) * UInt64(factor)
      words[i] = UInt32(truncatingIfNeeded: carry)
      carry &>>= 32
    }
    if carry != 0 { words.append(UInt32(carry)) }
  }

  mutating func multiply(byPowerOfTen power: Int) {
    for _ in 0..<power / 9 { multiply(by: 1_000_000_000) }
    for _ in 0..<power % 9 { multiply(by: 10) }
  }

  mutating func shiftLeft(by count: Int) {
    multiply(by: 1 &<< UInt32(count % 32))
    if !isZero { words.insert(contentsOf: repeatElement(0, count: count / 32), at: 0) }
  }

  /// Takes away a number that is not greater.
  mutating func subtract(_ other: NaturalNumber) {
    var borrow: Int64 = 0
    for i in words.indices {
      borrow += Int64(words[i]) - (i < other.words.count ? Int64(other.words[i]) : 0)
      words[i] = UInt32(truncatingIfNeeded: borrow)
      borrow &>>= 32
    }
    while words.last == 0 { words.removeLast() }
  }

  static func < (a: NaturalNumber, b: NaturalNumber) -> Bool {
    if a.words.count != b.words.count { return a.words.count < b.words.count }
    for i in a.words.indices.reversed() where a.words[i] != b.words[i] {
      return a.words[i] < b.words[i]
    }
    return false
  }

  /// The double nearest to the quotient of two numbers that are not 0; of two that are equally near
  /// the even one.
  static func quotient(_ dividend: NaturalNumber, _ divisor: NaturalNumber) -> Double {
    var (rest, divisor) = (dividend, divisor)
    // Made so that the quotient is at least 1 and less than 2.
    var exponent = dividend.bitWidth - divisor.bitWidth
    if exponent < 0 { rest.shiftLeft(by: -exponent) } else { divisor.shiftLeft(by: exponent) }
    if rest < divisor {
      rest.shiftLeft(by: 1)
      exponent -= 1
    }
    var quotient: UInt64 = 0
    for _ in 0..<64 {
      quotient &<<= 1
      if !(rest < divisor) {
        rest.subtract(divisor)
        quotient |= 1
      }
      rest.shiftLeft(by: 1)
    }
    return ExtendedFloat(quotient, exponent: exponent - 63).rounded(hasRemainder: !rest.isZero)
  }
}
