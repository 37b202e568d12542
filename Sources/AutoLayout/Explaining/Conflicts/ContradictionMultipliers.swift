import Cassowary

/// The numbers by which rows that cannot all hold are to be multiplied so that all variables cancel
/// and a contradiction between constants is left (Farkas' lemma). For an irreducible set of rows
/// they are determined up to a common factor.
struct ContradictionMultipliers {
  /// By row; none is 0, the smallest is 1 or −1.
  private(set) var values: [Double] = []

  init(_ rows: ClashingRows) {
    guard let solved = Columns(rows).multipliers() else { return }
    let smallest = solved.reduce(Double.infinity) { min($0, $1.magnitude) }
    guard smallest > 0, smallest.isFinite else { return }
    let sum = zip(solved, rows.indices).reduce(0) { $0 + $1.0 * rows.constant(of: $1.1) }
    values = solved.map { $0 / (sum < 0 ? -smallest : smallest) }
  }

  /// For each variable its coefficients; times the multipliers they add up to 0.
  private struct Columns {
    private let rows: ClashingRows
    private var places: [Int32: Int] = [:]
    private var entries: [[(row: Int32, coefficient: Double)]] = []

    init(_ rows: ClashingRows) {
      self.rows = rows
      for row in rows.indices {
        for term in rows.terms(of: row) {
          let place = places[term.variable] ?? entries.count
          if place == entries.count {
            places[term.variable] = place
            entries.append([])
          }
          entries[place].append((row, term.coefficient))
        }
      }
    }

    /// One for each row, that of the first being 1.
    func multipliers() -> [Double]? {
      rows.indices.isEmpty ? nil : followed() ?? solved()
    }

    /// From row to row, as long as a variable has only one row with an unknown multiplier.
    private func followed() -> [Double]? {
      var multipliers = [Double](repeating: 0, count: rows.indices.count)
      var open = entries.map { $0.count }
      multipliers[0] = 1
      var found: [Int32] = [0]
      var next = 0
      while next < found.count {
        for term in rows.terms(of: found[next]) {
          guard let place = places[term.variable] else { continue }
          open[place] -= 1
          guard open[place] == 1 else { continue }
          var sum = 0.0
          var last: (row: Int32, coefficient: Double)?
          for entry in entries[place] {
            let multiplier = multipliers[Int(entry.row)]
            sum += multiplier * entry.coefficient
            if multiplier == 0 { last = entry }
          }
          // A row with multiplier 0 would not belong to the conflict.
          guard let last, sum != 0 else { return nil }
          multipliers[Int(last.row)] = -sum / last.coefficient
          found.append(last.row)
        }
        next += 1
      }
      return found.count == multipliers.count ? multipliers : nil
    }

    private func solved() -> [Double]? {
      var solver = Solver()
      let unknowns = rows.indices.map { _ in solver.makeVariable() }
      solver.begin()
      solver.stage(unknowns[0], 1)
      _ = solver.insert(.equal, 1, .required)
      for column in entries {
        for (row, coefficient) in column { solver.stage(unknowns[Int(row)], coefficient) }
        _ = solver.insert(.equal, 0, .required)
      }
      guard (try? solver.commit()) != nil else { return nil }
      return unknowns.map { solver.value(of: $0) }
    }
  }
}
