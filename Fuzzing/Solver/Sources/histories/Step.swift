import Cassowary

/// One change of a transaction. Rows and variables are named by numbers.
enum Change {
  case variable(Int)
  case add(Int, Statement)
  case remove(Int)
  case constant(Int, Double)
  case priority(Int, Double)
  case relation(Int, Relation)
  case discard(Int)
}

/// How a transaction ends.
enum Ending: String {
  /// The changes are made, and what is left open is decided.
  case commit
  /// The changes are made; what is left open is decided when another step needs it.
  case later
  /// It is only seen whether the changes could be made.
  case rehearse
}

/// What is done to a solver at once.
enum Step {
  case update([Change], Ending)
  case range([Statement.Term])
  case determined([Statement.Term])
  case holdingOff(Int)
  case drain
  case removeAll

  /// Whether the step may change what later steps see.
  var isQuestion: Bool {
    switch self {
    case .update(_, let ending): ending == .rehearse
    case .removeAll: false
    case .range, .determined, .holdingOff, .drain: true
    }
  }
}

extension Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .variable(let name): "variable x\(name)"
    case .add(let name, let row): "add r\(name): \(row)"
    case .remove(let name): "remove r\(name)"
    case .constant(let name, let constant): "constant r\(name) \(text(constant))"
    case .priority(let name, let priority): "priority r\(name) \(text(priority))"
    case .relation(let name, let relation): "relation r\(name) \(relation.sign)"
    case .discard(let name): "discard x\(name)"
    }
  }
}

extension Step: CustomStringConvertible {
  /// Lines of a script. A change that is a transaction of its own needs no `begin`.
  var description: String {
    switch self {
    case .update(let changes, .commit) where changes.count == 1: "\(changes[0])"
    case .update(let changes, let ending):
      (["begin"] + changes.map { "  \($0)" } + [ending.rawValue]).joined(separator: "\n")
    case .range(let terms): "range \(text(terms))"
    case .determined(let terms): "determined \(text(terms))"
    case .holdingOff(let name): "holding-off r\(name)"
    case .drain: "drain"
    case .removeAll: "remove-all"
    }
  }
}
