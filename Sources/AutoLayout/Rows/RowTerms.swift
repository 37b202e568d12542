import Cassowary

/// Takes in the terms of a row one by one; terms of one variable add up.
protocol RowTerms: ~Copyable {
  mutating func stage(_ variable: Variable, _ coefficient: Double)
}

extension Solver: RowTerms {}
