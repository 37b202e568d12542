/// significand · 2^exponent, with eleven bits more than a double has and the highest of them set.
struct ExtendedFloat {
  let significand: UInt64
  let exponent: Int

  /// A natural number that is not 0, times a power of two.
  init(_ number: UInt64, exponent: Int = 0) {
    let shift = number.leadingZeroBitCount
    significand = number &<< UInt64(shift)
    self.exponent = exponent - shift
  }

  /// The product, rounded down.
  static func * (a: ExtendedFloat, b: ExtendedFloat) -> ExtendedFloat {
    let product = a.significand.multipliedFullWidth(by: b.significand)
    let exponent = a.exponent + b.exponent
    if product.high.leadingZeroBitCount == 0 {
      return ExtendedFloat(product.high, exponent: exponent + 64)
    }
    return ExtendedFloat(product.high &<< 1 | product.low &>> 63, exponent: exponent + 63)
  }

  /// How many bits a double of this size has no room for: more than eleven where it is subnormal.
  private var surplus: Int { max(11, -1074 - exponent) }

  /// The nearest double; nil where a number that differs from this one by up to `error` units of
  /// the significand might have another.
  ///
  /// The result changes only half-way between two doubles, which also holds where an error would
  /// cross a power of two.
  func rounded(error: UInt64) -> Double? {
    if surplus > 65 { return 0 }
    guard surplus < 65 else { return nil }
    let (kept, rest, half) = split
    let distance = rest > half ? rest - half : half - rest
    return distance <= error ? nil : double(kept + (rest > half ? 1 : 0))
  }

  /// The double nearest to this number and a little more, if there is a remainder; of two that are
  /// equally near the even one.
  func rounded(hasRemainder: Bool) -> Double {
    if surplus > 64 { return 0 }
    let (kept, rest, half) = split
    let isUp = rest > half || (rest == half && (hasRemainder || kept & 1 == 1))
    return double(kept + (isUp ? 1 : 0))
  }

  /// The bits that a double has room for, those that it has not, and half of its last bit.
  private var split: (kept: UInt64, rest: UInt64, half: UInt64) {
    let half = 1 &<< UInt64(surplus - 1)
    if surplus == 64 { return (0, significand, half) }
    return (significand &>> UInt64(surplus), significand & (2 * half - 1), half)
  }

  /// The double that has these bits; infinite where there is none.
  private func double(_ kept: UInt64) -> Double {
    let place = exponent + surplus + 1074
    if place > 2045 { return .infinity }
    // A carry out of the bits makes the exponent one greater, which is as it should be.
    return Double(bitPattern: UInt64(place) &<< 52 + kept)
  }
}

// MARK: Powers of ten

extension ExtendedFloat {
  /// 10^(16 · multiple), which is off by up to half a unit of the significand.
  private init(powerOfTen16 multiple: Int) {
    let power = 16 * multiple
    significand = Self.powersOfTen16[multiple + 22]
    // The logarithm, rounded down; right for all powers of the table.
    exponent = (power * 217_706) >> 16 - 63
  }

  /// The number times a power of ten from −352 to 319, off by less than four units of the
  /// significand.
  func multiplied(byPowerOfTen power: Int) -> ExtendedFloat {
    assert((-352...319).contains(power))
    var rest: UInt64 = 1
    for _ in 0..<(power & 15) { rest *= 10 }
    // In units of the result: less than two by rounding the first product down, one by the table,
    // and one by rounding the second down.
    return self * ExtendedFloat(rest) * ExtendedFloat(powerOfTen16: power >> 4)
  }

  /// The significands of 10^(16 · n) for n from −22 to 19, each rounded to the nearest.
  private static let powersOfTen16: [UInt64] = [
    0xCD42_A113_46F3_4F7D, 0xE3E2_7A44_4D8D_98B8, 0xFD00_B897_4782_38D1, 0x8C71_DCD9_BA0B_4926,
    0x9BEC_CE62_836A_C577, 0xAD1C_8EAB_5EE4_3B67, 0xC031_4325_637A_193A, 0xD560_5FCD_CF32_E1D7,
    0xECE5_3CEC_4A31_4EBE, 0x8380_DEA9_3DA4_BC60, 0x91FF_8377_5423_CC06, 0xA217_27DB_38CB_0030,
    0xB3F4_E093_DB73_A093, 0xC7CA_BA6E_7C53_82C9, 0xDDD0_467C_64BC_E4A1, 0xF643_35BC_F065_D37D,
    0x88B4_02F7_FD75_539B, 0x97C5_60BA_6B09_19A6, 0xA87F_EA27_A539_E9A5, 0xBB12_7C53_B17E_C159,
    0xCFB1_1EAD_4539_94BA, 0xE695_94BE_C44D_E15B, 0x8000_0000_0000_0000, 0x8E1B_C9BF_0400_0000,
    0x9DC5_ADA8_2B70_B59E, 0xAF29_8D05_0E43_95D7, 0xC278_1F49_FFCF_A6D5, 0xD7E7_7A8F_87DA_F7FC,
    0xEFB3_AB16_C59B_14A3, 0x850F_ADC0_9923_329E, 0x93BA_47C9_80E9_8CE0, 0xA402_B9C5_A8D3_A6E7,
    0xB616_A12B_7FE6_17AA, 0xCA28_A291_859B_BF93, 0xE070_F78D_3927_556B, 0xF92E_0C35_3782_6146,
    0x8A52_96FF_E33C_C930, 0x9991_A6F3_D6BF_1766, 0xAA7E_EBFB_9DF9_DE8E, 0xBD49_D14A_A79D_BC82,
    0xD226_FC19_5C6A_2F8C, 0xE950_DF20_247C_83FD,
  ]
}
