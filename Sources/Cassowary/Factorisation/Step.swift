/// One step of a factorisation: computes the node that it outputs from others.
///
///     output = (rhs − Σ coefficient · source) / pivot
///
/// Sweeps read all steps one after the other, so a step is kept small: nearly all pivots are 1 or −1, and any
/// other is kept behind the step's entries.
struct Step: BitwiseCopyable {
  /// What the sum is divided by.
  enum Pivot: Int32 { case one, minusOne, other }

  var output: Int32
  var rhs: Int32
  /// The first of its entries.
  var start: Int32
  /// The end of its entries, above a bit for whether it is derived, and two for the kind of pivot.
  private var extent: Int32

  init(output: Int32, rhs: Int32, start: Int, end: Int, pivot: Pivot, isDerived: Bool = false) {
    self.output = output
    self.rhs = rhs
    self.start = Int32(start)
    extent = Int32(end) &<< 3 | (isDerived ? 4 : 0) | pivot.rawValue
  }

  /// The end of its entries, where a pivot that is not 1 or −1 lies.
  @inline(__always) var end: Int { Int(extent &>> 3) }
  /// Whether it is a combination of rows instead of a row as given: nothing but the accuracy of the combination
  /// makes its row tight.
  @inline(__always) var isDerived: Bool { extent & 4 != 0 }
  @inline(__always) var entries: Range<Int> { Int(start)..<end }
  @inline(__always) var isPivotOne: Bool { extent & 3 == Pivot.one.rawValue }
  @inline(__always) var isPivotMinusOne: Bool { extent & 3 == Pivot.minusOne.rawValue }
}
