/// A workload as plain text, for solvers that are driven from elsewhere.
///
/// A line each: `workload KIND N`, `variables N`, `size V CONSTANT PRIORITY` for the container's width and height,
/// `row RELATION CONSTANT PRIORITY V C [V C …]`, then the steps: `resize W H`, `constants ROW CONSTANT …`
/// and `toggle RELATION CONSTANT PRIORITY V C …`. Rows are numbered from 0 as they come, sizes not counted.
extension Workload {
  func text(steps: Int) -> String {
    var lines = ["workload \(kind.rawValue) \(views)", "variables \(variables)"]
    var numbers: [Int] = []
    var count = 0
    for (index, row) in rows.enumerated() {
      numbers.append(count)
      if index == sizeRows.width || index == sizeRows.height {
        let variable = terms[row.terms.lowerBound].variable
        lines.append("size \(variable) \(row.constant) \(row.priority)")
      } else {
        lines.append("row " + text(row))
        count += 1
      }
    }
    for step in 0..<steps {
      let size = size(at: step)
      lines.append("resize \(size.width) \(size.height)")
    }
    for step in 0..<steps {
      switch churn(at: step) {
      case .constants(let changes):
        let words = changes.map { "\(numbers[$0.row]) \($0.constant)" }
        lines.append("constants " + words.joined(separator: " "))
      case .toggle(let variable, let constant, let priority):
        lines.append("toggle == \(constant) \(priority) \(variable) 1.0")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ row: Row) -> String {
    "\(row.relation.rawValue) \(row.constant) \(row.priority) "
      + terms[row.terms].map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
  }
}
