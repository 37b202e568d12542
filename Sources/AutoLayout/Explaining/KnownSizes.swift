/// The sizes that clashing rows give away by themselves: a size that one row states, and a size that is a
/// multiple of such a one. Written out where they are used, they tell more than what is left of them when
/// all is added up: of two views that are 0.6 times as wide as their superview that is 0.2 of its width.
struct KnownSizes {
  typealias Part = LayoutError.Contradiction.Part

  /// By variable: its value as addends, 0 as none.
  private(set) var parts: [Int32: [Part]] = [:]
  /// The rows that these values come from.
  private(set) var givers: Set<Int32> = []
  /// Whether a row asks for a multiple of one of these sizes.
  private(set) var hasMultiple = false

  /// Linear in the number of rows.
  init(_ list: [Int32], of rows: RowList) {
    var found: [Int32] = []
    var followers: [Int32: [Int32]] = [:]
    for row in list {
      if let variable = rows.statedSize(in: row) {
        if parts[variable] != nil { continue }
        let length = rows.rows[Int(row)].constant
        parts[variable] = length == 0 ? [] : [Part(length)]
        givers.insert(row)
        found.append(variable)
      } else if let sizes = rows.comparedSizes(in: row) {
        followers[sizes.other, default: []].append(row)
      }
    }
    var next = 0
    while next < found.count {
      for row in followers[found[next]] ?? [] {
        guard let sizes = rows.comparedSizes(in: row) else { continue }
        if sizes.multiplier != 1 { hasMultiple = true }
        if parts[sizes.size] != nil { continue }
        parts[sizes.size] = parts(of: sizes, plus: rows.rows[Int(row)].constant)
        givers.insert(row)
        found.append(sizes.size)
      }
      next += 1
    }
  }

  /// A multiple of a size, as it is asked for: `0.6 × 400`.
  func multiple(in sizes: RowList.ComparedSizes) -> [Part] {
    let base = parts[sizes.other] ?? []
    if base.isEmpty || sizes.multiplier == 1 { return base }
    if base.count == 1, base[0].factor == 1 {
      return [Part(factor: sizes.multiplier, length: base[0].length)]
    }
    return [Part(factor: sizes.multiplier, length: base.sum)]
  }

  private func parts(of sizes: RowList.ComparedSizes, plus constant: Double) -> [Part] {
    let multiple = multiple(in: sizes)
    if constant == 0 { return multiple }
    // Where each of many sizes is the one before and some more, only the last step is written out.
    let last = multiple.count > 1 ? [Part(multiple.sum)] : multiple
    return last.filter { $0.length != 0 } + [Part(constant)]
  }
}

extension LayoutError.Contradiction.Part {
  /// A length of either sign, counted once.
  fileprivate init(_ length: Double) {
    self.init(factor: length < 0 ? -1 : 1, length: length.magnitude)
  }
}

extension RowList {
  /// That a size is a multiple of another one.
  struct ComparedSizes {
    var size: Int32
    var other: Int32
    var multiplier: Double
  }

  /// The variable of a row that compares one size with a length.
  fileprivate func statedSize(in row: Int32) -> Int32? {
    let terms = terms(of: row)
    guard terms.count == 1, let term = terms.first, term.coefficient == 1 else { return nil }
    if let constraint = constraint(of: row) {
      guard constraint.firstAttribute.sort == .size, constraint.second == nil else { return nil }
    }
    return term.variable
  }

  /// The variables of a row that compares one size with a multiple of another.
  func comparedSizes(in row: Int32) -> ComparedSizes? {
    guard let constraint = constraint(of: row), constraint.firstAttribute.sort == .size,
      constraint.starts == nil, constraint.second != nil
    else { return nil }
    let terms = terms(of: row)
    guard terms.count == 2, let first = terms.first, let last = terms.last else { return nil }
    return ComparedSizes(
      size: first.variable, other: last.variable, multiplier: -last.coefficient)
  }

  /// The axis along which a row's constant is measured.
  func axis(of row: Int32) -> LayoutConstraint.Axis? {
    switch rows[Int(row)].source {
    case .implicit(_, let kind): kind.axis
    case .constraint(let constraint):
      constraint.isAxisLink ? constraint.secondAttribute.axis : constraint.firstAttribute.axis
    }
  }
}
