/// What numbers a field takes, besides being finite.
enum NumberRule: String {
  case any = "a number"
  case notNegative = "0 or more"
  case positive = "above 0"
  case priority = "above 0 and at most 1000"

  func accepts(_ value: Double) -> Bool {
    switch self {
    case .any: true
    case .notNegative: value >= 0
    case .positive: value > 0
    case .priority: value > 0 && value <= 1000
    }
  }
}
