/// Which numbers a history has.
enum NumberClass: String, CaseIterable {
  /// Small ones that doubles hold exactly, so that a layout is that of a fresh tree.
  case exact
  /// Multipliers from 1e-3 to 1e3.
  case wide
  /// Also what cannot be used, and what is at the limits.
  case hostile

  func multiplier(_ numbers: inout SeededNumbers) -> Double {
    let plain = [1.0, 1, 1, 1, 2, 0.5, 0, -1]
    let wide = [1e-3, 0.01, 0.1, 1 / 3.0, 0.7, 1.5, 16 / 9.0, 3, 10, 100, 1e3]
    let hostile = [1e-6, 1e6, 1e-7, 1e7, 1e-100, 1e100, .nan, .infinity]
    switch self {
    case .exact: return numbers.pick(plain)
    case .wide: return numbers.pick(plain + wide)
    case .hostile: return numbers.pick(plain + plain + wide + hostile)
    }
  }

  /// A length or a constant.
  func length(_ numbers: inout SeededNumbers) -> Double {
    if self == .hostile, numbers.chance(1, in: 10) {
      return numbers.pick([
        .nan, .infinity, -.infinity, -1, -0.0, 1e308, 1e9, -1e9, 1e10, 1e-308, 0x1p-1074, 0.1, 1e6,
      ])
    }
    return Double(numbers.below(41) * 5 - 20)
  }

  func priority(_ numbers: inout SeededNumbers) -> Double {
    let plain = [1000.0, 1000, 750, 251, 250, 999, 1]
    return numbers.pick(self == .hostile ? plain + [0, -1, .nan, 1000.5, 0.5] : plain)
  }
}
