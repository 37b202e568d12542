/// What numbers a field takes.
enum NumberRule: String {
  case any = "at most 1e9 in size"
  case notNegative = "0 or more, at most 1e9"
  case scale = "above 0 and at most 1e6"
  /// Of a constraint.
  case priority = "above 0 and at most 1000"

  func accepts(_ value: Double) -> Bool {
    switch self {
    case .any: value.magnitude <= Self.largest
    case .notNegative: value >= 0 && value <= Self.largest
    case .scale: value > 0 && value <= 1e6
    case .priority: value > 0 && value <= 1000
    }
  }

  /// What the engine computes with at most.
  private static let largest = 1e9
}
