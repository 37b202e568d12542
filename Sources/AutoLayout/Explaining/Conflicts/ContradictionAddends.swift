/// The sum of rows that cannot all hold, as addends in reading order.
struct ContradictionAddends {
  typealias Part = LayoutError.Contradiction.Part

  /// Lengths that belong together, and how often they count: above 0 on the side of what is asked
  /// for.
  struct Addend {
    var parts: [Part]
    var factor: Double
    /// The known size that this is; nil for a constant and for a size that is a multiple of one.
    var variable: Int32?
    var axis: LayoutConstraint.Axis?

    var sum: Double { factor * parts.sum }
  }

  private(set) var values: [Addend] = []
  /// Whether a width and a height are related that no row states.
  private(set) var linksAxes = false

  init(_ rows: ClashingRows, times multipliers: [Double]) {
    let known = KnownSizes(rows)
    for (row, multiplier) in zip(rows.indices, multipliers) {
      if rows.linksAxes(row) {
        linksAxes = linksAxes || rows.terms(of: row).allSatisfy { known.parts[$0.variable] == nil }
      }
      if known.hasMultiple {
        if known.givers.contains(row) { continue }
        appendSizes(of: row, multiplier, rows, known)
      }
      append(rows.parts(of: row), multiplier, axis: rows.axis(of: row))
    }
    if known.hasMultiple {
      cancel()
      scale()
    }
  }

  private mutating func append(
    _ parts: [Part], _ factor: Double, _ variable: Int32? = nil, axis: LayoutConstraint.Axis?
  ) {
    if parts.sum.magnitude < Nearness.nothing { return }
    values.append(Addend(parts: parts, factor: factor, variable: variable, axis: axis))
  }

  /// A known size is a length, and so goes to the other side.
  private mutating func appendSizes(
    of row: Int32, _ multiplier: Double, _ rows: ClashingRows, _ known: KnownSizes
  ) {
    let axis = rows.axis(of: row)
    if let sizes = rows.comparedSizes(in: row), known.parts[sizes.other] != nil {
      append(known.parts[sizes.size] ?? [], -multiplier, sizes.size, axis: axis)
      append(known.multiple(in: sizes), multiplier, axis: axis)
      return
    }
    for term in rows.terms(of: row) {
      guard let parts = known.parts[term.variable] else { continue }
      append(parts, -multiplier * term.coefficient, term.variable, axis: axis)
    }
  }

  /// Addends on both sides cancel.
  private mutating func cancel() {
    var sums: [Int32: (above: Double, below: Double)] = [:]
    for addend in values {
      guard let variable = addend.variable else { continue }
      if addend.factor > 0 {
        sums[variable, default: (0, 0)].above += addend.factor
      } else {
        sums[variable, default: (0, 0)].below += addend.factor
      }
    }
    var isWritten: Set<Int32> = []
    var rest: [Addend] = []
    for addend in values {
      guard let variable = addend.variable, let sum = sums[variable], sum.above > 0, sum.below < 0
      else {
        rest.append(addend)
        continue
      }
      var whole = addend
      whole.factor = sum.above + sum.below
      let isNothing = whole.factor.magnitude <= Nearness.rounding * sum.above
      let isSameSide = (whole.factor > 0) == (addend.factor > 0)
      if isNothing || !isSameSide || !isWritten.insert(variable).inserted { continue }
      rest.append(whole)
    }
    values = rest
  }

  /// The smallest factor becomes 1.
  private mutating func scale() {
    let smallest = values.reduce(Double.infinity) { min($0, $1.factor.magnitude) }
    guard smallest > 0, smallest.isFinite else { return }
    for index in values.indices { values[index].factor /= smallest }
  }
}

extension [LayoutError.Contradiction.Part] {
  var sum: Double { reduce(0) { $0 + $1.factor * $1.length } }
}
