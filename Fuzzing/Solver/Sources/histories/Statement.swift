import Cassowary

/// A row as a script writes it; variables are numbers.
struct Statement {
  struct Term {
    var variable: Int
    var coefficient: Double
  }

  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Double

  var isRequired: Bool { priority == 1000 }

  /// Each variable once, with the sum of its coefficients, as the solver adds them up: where they
  /// cancel up to rounding, the variable is not mentioned.
  var net: [Term] {
    var sums: [(term: Term, size: Double)] = []
    for term in terms {
      if let index = sums.firstIndex(where: { $0.term.variable == term.variable }) {
        sums[index].term.coefficient += term.coefficient
        sums[index].size += term.coefficient.magnitude
      } else {
        sums.append((term, term.coefficient.magnitude))
      }
    }
    return sums.filter { $0.term.coefficient.magnitude > 0x1p-40 * $0.size }.map(\.term)
  }

  var netted: Statement {
    var copy = self
    copy.terms = net
    return copy
  }
}

extension Statement: CustomStringConvertible {
  var description: String {
    let priority = isRequired ? "" : " ~ " + text(priority)
    return "\(text(terms)) \(relation.sign) \(text(constant))\(priority)"
  }
}

extension Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// A number so that it reads back to the same bits.
func text(_ number: Double) -> String {
  let written = "\(number)"
  return written.hasSuffix(".0") ? String(written.dropLast(2)) : written
}

/// A sum of terms: `0.1*x0 - x3`.
func text(_ terms: [Statement.Term]) -> String {
  if terms.isEmpty { return "0" }
  var line = ""
  for term in terms {
    let isNegative = term.coefficient < 0
    let size = term.coefficient.magnitude
    let factor = size == 1 ? "" : text(size) + "*"
    if line.isEmpty {
      line += isNegative ? "-" : ""
    } else {
      line += isNegative ? " - " : " + "
    }
    line += "\(factor)x\(term.variable)"
  }
  return line
}
