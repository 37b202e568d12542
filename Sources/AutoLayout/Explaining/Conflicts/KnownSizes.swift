/// Sizes that a conflict's rows fix directly: a size that one row states, and multiples of such
/// sizes. Written out where they are used, they say more than what is left of them in the sum: of
/// two views that are 0.6 times as wide as their superview that is 0.2 of its width.
struct KnownSizes {
  typealias Part = LayoutError.Contradiction.Part

  /// By variable: its value as addends, 0 as none.
  private(set) var parts: [Int32: [Part]] = [:]
  /// The rows that these values come from.
  private(set) var givers: Set<Int32> = []
  /// Whether a row asks for a multiple of one of these sizes.
  private(set) var hasMultiple = false

  /// Linear in the number of rows.
  init(_ rows: ClashingRows) {
    var found: [Int32] = []
    var followers: [Int32: [Int32]] = [:]
    for row in rows.indices {
      if let variable = rows.statedSize(in: row) {
        if parts[variable] != nil { continue }
        let length = rows.constant(of: row)
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
        parts[sizes.size] = parts(of: sizes, plus: rows.constant(of: row))
        givers.insert(row)
        found.append(sizes.size)
      }
      next += 1
    }
  }

  /// A multiple of a size, as it is asked for: `0.6 × 400`.
  func multiple(in sizes: ClashingRows.ComparedSizes) -> [Part] {
    let base = parts[sizes.other] ?? []
    if base.isEmpty || sizes.multiplier == 1 { return base }
    if base.count == 1, base[0].factor == 1 {
      return [Part(factor: sizes.multiplier, length: base[0].length)]
    }
    return [Part(factor: sizes.multiplier, length: base.sum)]
  }

  private func parts(of sizes: ClashingRows.ComparedSizes, plus constant: Double) -> [Part] {
    let multiple = multiple(in: sizes)
    if constant == 0 { return multiple }
    // In a chain of sizes that each depend on the one before, only the last step is written out.
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
