import Cassowary

/// The numbers by which rows that cannot all hold are to be multiplied so that all variables cancel and
/// a contradiction between constants is left (Farkas' lemma). For an irreducible set of rows they are
/// determined up to a common factor.
struct ContradictionMultipliers {
  /// By place in the list of rows; none is 0, the smallest is 1 or −1.
  private(set) var values: [Double] = []

  init(_ list: [Int32], of rows: RowList) {
    guard let solved = Self.solve(list, rows) else { return }
    let smallest = solved.reduce(Double.infinity) { min($0, $1.magnitude) }
    guard smallest > 0, smallest.isFinite else { return }
    let sum = zip(solved, list).reduce(0) { $0 + $1.0 * rows.rows[Int($1.1)].constant }
    values = solved.map { $0 / (sum < 0 ? -smallest : smallest) }
  }

  /// One unknown for each row; for each variable its coefficients times the unknowns add up to 0.
  private static func solve(_ list: [Int32], _ rows: RowList) -> [Double]? {
    guard !list.isEmpty else { return nil }
    var solver = Solver()
    let unknowns = list.map { _ in solver.makeVariable() }
    var columns: [Int32: Int] = [:]
    var equations: [[(unknown: Int, coefficient: Double)]] = []
    for (index, row) in list.enumerated() {
      for term in rows.terms(of: row) {
        if columns[term.variable] == nil {
          columns[term.variable] = equations.count
          equations.append([])
        }
        if let column = columns[term.variable] {
          equations[column].append((index, term.coefficient))
        }
      }
    }
    solver.begin()
    solver.stage(unknowns[0], 1)
    _ = solver.insert(.equal, 1, .required)
    for equation in equations {
      for (unknown, coefficient) in equation { solver.stage(unknowns[unknown], coefficient) }
      _ = solver.insert(.equal, 0, .required)
    }
    guard (try? solver.commit()) != nil else { return nil }
    return unknowns.map { solver.value(of: $0) }
  }
}
