/// The left side of a row in its one normal form, by which rows are told apart.
///
/// Terms are in ascending order of variables, each variable once, none zero; the first coefficient is
/// positive and the largest lies in [1, 2). Scaling is by a power of two, hence exact, except that a
/// single variable always gets the coefficient 1.
struct Normal: ~Copyable {
  private(set) var variables = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  /// Normal = scale · what was staged.
  private(set) var scale = 1.0

  @inline(__always) var count: Int { variables.count }

  mutating func removeAll() {
    variables.removeAll()
    coefficients.removeAll()
    scale = 1
  }

  @inline(__always)
  mutating func append(_ variable: Int32, _ coefficient: Double) {
    variables.append(variable)
    coefficients.append(coefficient)
  }

  /// Brings what was appended into normal form.
  /// - Returns: false where a sum of coefficients is not finite.
  mutating func normalise() -> Bool {
    sort()
    merge()
    if count == 0 { return true }
    var largest = 0.0
    for i in 0..<count {
      if !coefficients[i].isFinite { return false }
      largest = max(largest, coefficients[i].magnitude)
    }
    if count == 1 {
      scale = 1 / coefficients[0]
      coefficients[0] = 1
      return scale.isFinite
    }
    let power = Double(sign: .plus, exponent: -largest.exponent, significand: 1)
    scale = coefficients[0] < 0 ? -power : power
    if scale == 1 { return true }
    for i in 0..<count { coefficients[i] *= scale }
    return scale.isFinite
  }

  /// Nearly always a few terms, nearly always in order.
  private mutating func sort() {
    if count > 32 {
      sortMany()
      return
    }
    var i = 1
    while i < count {
      var j = i
      while j > 0 && variables[j - 1] > variables[j] {
        variables.swapAt(j - 1, j)
        coefficients.swapAt(j - 1, j)
        j -= 1
      }
      i += 1
    }
  }

  private mutating func sortMany() {
    var order = Buffer<(variable: Int32, index: Int32, coefficient: Double)>(capacity: count)
    for i in 0..<count { order.append((variables[i], Int32(i), coefficients[i])) }
    order.sort { ($0.variable, $0.index) < ($1.variable, $1.index) }
    for i in 0..<count {
      variables[i] = order[i].variable
      coefficients[i] = order[i].coefficient
    }
  }

  private mutating func merge() {
    var kept = 0
    var i = 0
    while i < count {
      let variable = variables[i]
      var sum = coefficients[i]
      i += 1
      while i < count && variables[i] == variable {
        sum += coefficients[i]
        i += 1
      }
      if sum == 0 { continue }
      variables[kept] = variable
      coefficients[kept] = sum
      kept += 1
    }
    variables.truncate(to: kept)
    coefficients.truncate(to: kept)
  }

  var hash: UInt32 {
    var hash = NormalTable.seed
    for i in 0..<count { NormalTable.mix(&hash, variables[i], coefficients[i]) }
    return UInt32(truncatingIfNeeded: hash)
  }
}
