import Testing

@testable import VisualFormat

/// What is written is read as the nearest double, and as the even one of two that are equally near.
@Suite struct NumberRoundingTests {
  private func value(_ text: String) -> Double {
    let source = FormatSource(text)
    return unsafe source.withBytes { bytes in
      let lexer = unsafe Lexer(bytes, UnsafeBufferPointer(start: nil, count: 0))
      #expect(lexer.endOfNumber(from: 0) == bytes.count, "\(text)")
      return lexer.value(ofNumber: ByteRange(0, Int32(bytes.count)))
    }
  }

  private func expectAsInStandardLibrary(_ text: String, _ seed: UInt64) {
    let (found, wanted) = (value(text), Double(text))
    #expect(found.bitPattern == wanted?.bitPattern, "seed \(seed): \(text)")
  }

  @Test func `the shortest text of a double reads back as that double`() {
    var random = RandomBits(seed: 1)
    for _ in 0..<100_000 {
      let number = random.double()
      #expect(value("\(number)").bitPattern == number.bitPattern, "seed 1: \(number)")
    }
  }

  @Test func `texts of many lengths and sizes are read as the standard library reads them`() {
    for seed in UInt64(1)...25 {
      var random = RandomBits(seed: seed)
      for _ in 0..<2000 {
        let (whole, part) = (random.digits(upTo: 25), random.digits(upTo: 25))
        expectAsInStandardLibrary("\(whole).\(part)e\(random.next(700) - 370)", seed)
        expectAsInStandardLibrary("\(whole)\(part)E+\(random.next(300))", seed)
        expectAsInStandardLibrary(".\(whole)e-\(random.next(330))", seed)
        // Subnormal, or on either side of where that begins.
        expectAsInStandardLibrary("\(whole)e\(-300 - random.next(50))", seed)
      }
    }
  }

  @Test func `hexadecimal texts are read as the standard library reads them`() {
    for seed in UInt64(1)...10 {
      var random = RandomBits(seed: seed)
      for _ in 0..<2000 {
        let whole = String(random.word() >> UInt64(random.next(64)), radix: 16)
        let part = String(random.word() >> UInt64(random.next(64)), radix: 16, uppercase: true)
        expectAsInStandardLibrary("0x\(whole).\(part)p\(random.next(2400) - 1250)", seed)
        expectAsInStandardLibrary("0X\(whole)\(part)", seed)
      }
    }
  }

  @Test func `half-way between two doubles the even one is read, and beside it the nearer one`() {
    for seed in UInt64(1)...300 {
      var random = RandomBits(seed: seed)
      // Every other one is subnormal or nearly so.
      let low =
        seed % 2 == 0
        ? random.double() : Double(bitPattern: random.word() >> UInt64(10 + random.next(54)))
      let high = low.nextUp
      guard high.isFinite else { continue }
      let even = low.bitPattern & 1 == 0 ? low : high
      let middle = ExactDecimal(between: low, and: high)
      #expect(value(middle.text).bitPattern == even.bitPattern, "seed \(seed): \(low)")
      #expect(value(middle.text + random.digits(upTo: 900) + "1") == high, "seed \(seed): \(low)")
      #expect(value(middle.textBelow) == low, "seed \(seed): \(low)")
      #expect(value(middle.textBelow + random.digits(upTo: 900)) == low, "seed \(seed): \(low)")
    }
  }

  @Test func `half-way beyond the greatest double a number is infinite`() {
    // 2^1024 − 2^970, of which both neighbours are known without a double.
    var middle = ExactDecimal(digits: [1])
    for _ in 0..<54 { middle.double() }
    middle.digits[middle.digits.count - 1] -= 1
    for _ in 0..<970 { middle.double() }
    #expect(value(middle.text) == .infinity)
    #expect(value(middle.text + "e-0") == .infinity)
    #expect(value(middle.textBelow) == .greatestFiniteMagnitude)
    #expect(value("0x1.fffffffffffff8p1023") == .infinity)
    #expect(value("0x1.fffffffffffff7ffffffffffffffp1023") == .greatestFiniteMagnitude)
  }

  @Test func `half of the least double is nothing, and a little more is the least double`() {
    var middle = ExactDecimal(digits: [1])
    for _ in 0..<1075 { middle.halve() }
    #expect(value(middle.text) == 0)
    #expect(value(middle.text + "1") == .leastNonzeroMagnitude)
    #expect(value(middle.textBelow) == 0)
    #expect(value("0x1p-1075") == 0)
    #expect(value("0x1.0000000000000000000000001p-1075") == .leastNonzeroMagnitude)
  }

  @Test func `zeros and exponents without end change nothing that they cancel`() {
    let zeros = String(repeating: "0", count: 5000)
    #expect(value("0." + zeros + "25e5000") == 0.25)
    #expect(value(zeros + "25" + zeros + "e-5000") == 25)
    #expect(value(zeros + "." + zeros) == 0)
    #expect(value("1e-99999999999999999999999") == 0)
    #expect(value("1e99999999999999999999999") == .infinity)
    #expect(value("0e99999999999999999999999") == 0)
    #expect(value("0x0p99999999999999999999999") == 0)
    #expect(value("0x" + zeros + "." + zeros + "8p20000") == 0.5)
  }
}

/// Numbers that are the same for the same seed.
private struct RandomBits {
  private var formats: RandomFormats

  init(seed: UInt64) { formats = RandomFormats(seed: seed) }

  mutating func next(_ bound: Int) -> Int { formats.next(bound) }

  mutating func word() -> UInt64 {
    (0..<4).reduce(0) { word, _ in word << 16 | UInt64(formats.next(1 << 16)) }
  }

  /// Any double that is not negative and finite.
  mutating func double() -> Double {
    let number = Double(bitPattern: word() >> 1)
    return number.isFinite ? number : double()
  }

  mutating func digits(upTo count: Int) -> String {
    var digits = ""
    for _ in 0...next(count) { digits += String(next(10)) }
    return digits
  }
}

/// A decimal fraction with all its digits, doubled and halved as on paper.
private struct ExactDecimal {
  var digits: [Int]
  /// How many of the digits stand behind the point.
  private var places = 0

  init(digits: [Int]) { self.digits = digits }

  init(between low: Double, and high: Double) {
    // Half-way between m · 2^e and (m + 1) · 2^e lies (2m + 1) · 2^(e − 1).
    let exponent = Int(low.ulp.exponent)
    let significand = UInt64(low / low.ulp)
    self.init(digits: String(2 * significand + 1).map { $0.wholeNumberValue ?? 0 })
    for _ in 0..<max(0, exponent - 1) { double() }
    for _ in 0..<max(0, 1 - exponent) { halve() }
  }

  mutating func double() {
    var carry = 0
    for i in digits.indices.reversed() {
      let doubled = 2 * digits[i] + carry
      digits[i] = doubled % 10
      carry = doubled / 10
    }
    if carry > 0 { digits.insert(carry, at: 0) }
  }

  mutating func halve() {
    var rest = 0
    for i in digits.indices {
      let number = 10 * rest + digits[i]
      digits[i] = number / 2
      rest = number % 2
    }
    if rest > 0 {
      digits.append(5)
      places += 1
    }
  }

  /// As it is written; always with a point, so that digits can follow.
  var text: String { Self.text(digits, places) }

  /// What is less by one in the last place, and has a 9 behind it.
  var textBelow: String {
    var digits = digits
    var last = digits.count - 1
    while digits[last] == 0 {
      digits[last] = 9
      last -= 1
    }
    digits[last] -= 1
    return Self.text(digits + [9], places + 1)
  }

  private static func text(_ digits: [Int], _ places: Int) -> String {
    let missing = max(0, places + 1 - digits.count)
    let all = String(repeating: "0", count: missing) + digits.map { String($0) }.joined()
    return all.dropLast(places) + "." + all.suffix(places)
  }
}
