import Cassowary

/// Which coefficients and constants the rows of a history have.
enum NumberClass: String, CaseIterable {
  /// Numbers with which every sum is exact.
  case exact
  /// Those of ordinary layouts.
  case mild
  /// Powers of ten, as a multiplier of 0.1 brings them.
  case decimal
  case wide
  /// The limits that layouts are promised.
  case extreme
  /// Large constants beside small ones.
  case large
  /// What numbers of single precision are as doubles, in rows that are products of each other.
  case single

  var coefficients: [Double] {
    switch self {
    case .exact, .large: [1, -1, 1, -1, 2, -2, 0.5, -0.5]
    case .mild: [1, -1, 1, -1, 2, -0.5, 3, 7, 0.1, -0.1, 1.0 / 3, -0.8, 0.7, -1.2, -16.0 / 9]
    case .decimal: [1, -1, 10, -10, 0.1, -0.1]
    case .wide: [1, -1, 1, -1, 1e3, -1e3, 1e-3, -1e-3, 100, -100, 0.01, -0.01, 25, 0.4]
    case .extreme: [1, -1, 1, -1, 1e6, -1e6, 1e-6, -1e-6, 1e3, -1e3, 1e-3, -1e-3, 10, 0.1]
    case .single: [1, -1, 1, -1, 0.5, -2] + Self.singles + Self.singles.map(-)
    }
  }

  private static let singles = [0.1, 0.3, 0.7, 2.1, 3.45, 1.0 / 3, 16.0 / 9].map {
    Double(Float($0))
  }

  /// What a row is multiplied by to have another that is parallel to it.
  var factors: [Double] {
    self == .single ? [1, -1, 3, -0.5] + Self.singles : [1, -1, 2, -0.5]
  }

  /// Whether a product may be the coefficient of a row. That of two numbers of single precision is
  /// exact, others are rounded.
  func allows(_ product: Double, productOf coefficient: Double) -> Bool {
    Solver.coefficients.contains(product.magnitude)
      && (self != .single || Double(Float(coefficient)) == coefficient)
  }

  /// How many rows are multiples of others.
  var parallelShare: Double { self == .single ? 0.4 : 0.15 }

  func constant(_ random: inout SplitMix) -> Double {
    switch self {
    case .mild:
      random.pick([0, 1, -1, 10, 0.1, 1.0 / 3, 100, -50, Double(random.below(201) - 100)])
    case .large:
      random.pick([0, 1e9, -1e9, 0.25, 1e-3, 12345.678, -7, 1e6, -1e6, 999_999_999.75])
    default: Double(random.below(21) * 10 - 100)
    }
  }

  /// Whether a solver may say that it finds no accurate solution.
  var allowsInaccurate: Bool { self == .wide || self == .extreme || self == .large }
}
