extension LayoutError {
  /// Why constraints cannot all hold, in numbers: what they ask for is not what there is.
  ///
  ///     do {
  ///       try root.layout("|-[\(field)(>=200)]-[\(button)(120)]-|")
  ///     } catch .unsatisfiable(let conflicts) {
  ///       if let contradiction = conflicts[0].contradiction { print(contradiction) }
  ///     }
  ///
  /// ```text
  /// 20 + 200 + 8 + 120 + 20 = 368 > 320
  /// ```
  ///
  /// A size that is asked for as a multiple is written as one, as in `0.6 × 400 + 0.6 × 400 = 480 ≠ 400`.
  /// Where an aspect ratio ties the axes, either side is about one of them:
  /// `300 - 20 - 20 = 260 ≠ 100 - 20 - 20 = 60`.
  public struct Contradiction: Sendable, Hashable {
    /// One addend: `factor` times `length` points.
    public struct Part: Sendable, Hashable {
      /// How often the length counts; below 0 where it is taken off.
      public var factor: Double
      /// A length in points; above 0, except for a size below 0 that was asked for.
      public var length: Double
      /// What the length is, where nobody wrote it: `safe area`, `margins`; nil for a number that was.
      public var area: String?

      /// Makes an addend of its parts.
      public init(factor: Double = 1, length: Double, area: String? = nil) {
        self.factor = factor
        self.length = length
        self.area = area
      }
    }

    /// What is asked for, in reading order. Its sum is the larger one; empty where it is the 0 that no
    /// size is below.
    public var demand: [Part]
    /// What there is.
    public var supply: [Part]
    /// Whether the sums would have to be the same; else the supply could be larger.
    public var isEquation: Bool

    /// Makes a contradiction of its parts.
    public init(demand: [Part], supply: [Part], isEquation: Bool) {
      self.demand = demand
      self.supply = supply
      self.isEquation = isEquation
    }
  }
}
