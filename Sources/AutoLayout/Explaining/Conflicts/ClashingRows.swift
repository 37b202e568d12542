import Cassowary

/// A `Sendable` snapshot of the rows of one conflict, from which its contradiction is computed when
/// it is asked for.
struct ClashingRows: LinearRows, Sendable {
  /// What the contradiction needs to know of a row besides its numbers.
  private struct Detail {
    /// The axis along which the constant is measured.
    var axis: LayoutConstraint.Axis?
    var kind: Kind
    /// The part of the constant that comes from an area of an item.
    var inset: LayoutError.Contradiction.Part?
  }

  /// What a row is about.
  enum Kind {
    /// One size and a length.
    case size
    /// An implicit row for the least size.
    case leastSize
    /// A size and a multiple of another along the same axis, or along the other.
    case sizes, sizesOfAxes
    /// Positions, or distances; in the second case along different axes.
    case places, placesOfAxes
  }

  private var rows: RowTable
  private var details: [Detail] = []

  /// The given rows of a list, which are numbered again in this order.
  init(_ list: [Int32], of all: RowList) {
    rows = RowTable(variableCount: all.variableCount)
    rows.reserve(list.count)
    details.reserveCapacity(list.count)
    for row in list {
      for term in all.terms(of: row) { rows.append(term) }
      let (source, constant) = (all.source(of: row), all.constant(of: row))
      rows.endRow(all.relation(of: row), constant)
      details.append(
        Detail(axis: source.axis, kind: source.clashingKind, inset: source.inset(in: constant)))
    }
  }

  var indices: Range<Int32> { rows.indices }

  var variableCount: Int { rows.variableCount }

  func terms(of row: Int32) -> ArraySlice<LinearTerm> { rows.terms(of: row) }

  func relation(of row: Int32) -> LayoutConstraint.Relation { rows.relation(of: row) }

  func constant(of row: Int32) -> Double { rows.constant(of: row) }

  func priority(of row: Int32) -> Priority { rows.priority(of: row) }

  /// The constant, with the part that no caller wrote as a part of its own.
  func parts(of row: Int32) -> [LayoutError.Contradiction.Part] {
    let constant = constant(of: row)
    guard let inset = details[Int(row)].inset else { return [.init(length: constant)] }
    let written = constant - inset.length
    return written == 0 ? [inset] : [.init(length: written), inset]
  }

  func kind(of row: Int32) -> Kind { details[Int(row)].kind }

  func axis(of row: Int32) -> LayoutConstraint.Axis? { details[Int(row)].axis }

  /// Whether a row relates a width and a height.
  func linksAxes(_ row: Int32) -> Bool {
    switch kind(of: row) {
    case .sizesOfAxes, .placesOfAxes: true
    case .size, .leastSize, .sizes, .places: false
    }
  }

  /// The variable of a row that compares one size with a length.
  func statedSize(in row: Int32) -> Int32? {
    let terms = terms(of: row)
    guard terms.count == 1, let term = terms.first, term.coefficient == 1 else { return nil }
    switch kind(of: row) {
    case .size, .leastSize: return term.variable
    case .sizes, .sizesOfAxes, .places, .placesOfAxes: return nil
    }
  }

  /// That a size is a multiple of another one.
  struct ComparedSizes {
    var size: Int32
    var other: Int32
    var multiplier: Double
  }

  /// The variables of a row that compares one size with a multiple of another.
  func comparedSizes(in row: Int32) -> ComparedSizes? {
    switch kind(of: row) {
    case .sizes, .sizesOfAxes: break
    case .size, .leastSize, .places, .placesOfAxes: return nil
    }
    let terms = terms(of: row)
    guard terms.count == 2, let first = terms.first, let last = terms.last else { return nil }
    return ComparedSizes(
      size: first.variable, other: last.variable, multiplier: -last.coefficient)
  }

  /// The required size, where rows conflict only because it is negative.
  var negativeSize: Double? {
    guard indices.count == 2, details.contains(where: { $0.kind == .leastSize }) else { return nil }
    return indices.first { kind(of: $0) == .size && constant(of: $0) < 0 }.map { constant(of: $0) }
  }
}

extension RowSource {
  fileprivate var axis: LayoutConstraint.Axis? {
    switch self {
    case .implicit(_, let kind): kind.axis
    case .constraint(let constraint):
      constraint.isAxisLink ? constraint.secondAttribute.axis : constraint.firstAttribute.axis
    }
  }

  /// How much of a row's constant comes from an area of an item rather than from the constraint.
  fileprivate func inset(in constant: Double) -> LayoutError.Contradiction.Part? {
    guard let constraint, constraint.starts == nil, constraint.multiplier == 1
    else { return nil }
    let length = constant - constraint.storedConstant
    let sides = [
      (constraint.first.area, constraint.firstAttribute),
      (constraint.second?.area, constraint.secondAttribute),
    ]
    if length == 0 { return nil }
    for (area, attribute) in sides {
      if area == .safeArea { return .init(length: length, area: "safe area") }
      if area == .layoutMargins || attribute.isWithinMargins {
        return .init(length: length, area: "margins")
      }
    }
    return nil
  }

  fileprivate var clashingKind: ClashingRows.Kind {
    switch self {
    case .implicit(_, .minimumWidth), .implicit(_, .minimumHeight): return .leastSize
    case .implicit: return .size
    case .constraint(let constraint):
      let isSize = constraint.firstAttribute.sort == .size
      if isSize, constraint.second == nil { return .size }
      if isSize, constraint.starts == nil { return constraint.isAxisLink ? .sizesOfAxes : .sizes }
      return constraint.isAxisLink ? .placesOfAxes : .places
    }
  }
}
