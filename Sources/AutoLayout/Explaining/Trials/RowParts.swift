/// The parts that rows fall into: those of two parts have no variable in common but such as have
/// one value, by a row of their own that is not to change. So a change in one part makes no
/// difference in another, and is tried with the rows of its part alone.
struct RowParts: Sendable {
  /// By part: its rows, in the order of `RowTable.sorted()`.
  private var rows: [[Int32]] = []
  /// By variable: its part, or −1 − the index of its rows in `alone` where it has one value.
  private var places: [Int32]
  /// The rows about one variable alone that has one value.
  private var alone: [[Int32]] = []
  /// The parts with a row in which that variable is, by the same index.
  private var users: [[Int32]] = []
  /// By row: its place in the order.
  private var ranks: [Int32]

  /// Near-linear in the number of terms.
  ///
  /// - Parameter changing: The rows that may change.
  init(_ table: RowTable, changing: RowSet) {
    places = [Int32](repeating: 0, count: table.variableCount)
    ranks = [Int32](repeating: 0, count: table.indices.count)
    var sets = VariableSets(count: table.variableCount)
    for row in table.indices where !changing[row] && table.relation(of: row) == .equal {
      if let variable = table.onlyVariable(of: row), places[Int(variable)] == 0 {
        alone.append([])
        places[Int(variable)] = -Int32(alone.count)
      }
    }
    for row in table.indices {
      var first: Int32?
      for term in table.terms(of: row) where places[Int(term.variable)] >= 0 {
        if let first { sets.unite(first, term.variable) } else { first = term.variable }
      }
    }
    var parts: [Int32: Int32] = [:]
    for variable in places.indices where places[variable] >= 0 {
      let member = sets.member(of: Int32(variable))
      let part = parts[member] ?? Int32(parts.count)
      parts[member] = part
      places[variable] = part
    }
    rows = [[Int32]](repeating: [], count: parts.count)
    users = [[Int32]](repeating: [], count: alone.count)
    for (rank, row) in table.sorted().enumerated() {
      ranks[Int(row)] = Int32(rank)
      let terms = table.terms(of: row)
      if let open = terms.first(where: { places[Int($0.variable)] >= 0 }) {
        let part = places[Int(open.variable)]
        rows[Int(part)].append(row)
        for term in terms where places[Int(term.variable)] < 0 {
          users[Int(-1 - places[Int(term.variable)])].append(part)
        }
      } else if let variable = table.onlyVariable(of: row) {
        alone[Int(-1 - places[Int(variable)])].append(row)
      }
    }
  }

  /// Whether a row is about one variable, which has one value.
  private func hasOneValue(_ terms: ArraySlice<LinearTerm>) -> Bool {
    terms.count == 1 && terms.first.map { places[Int($0.variable)] < 0 } ?? false
  }

  /// The rows in which a variable may be.
  func rows(about variable: Int32) -> [Int32] {
    guard places.indices.contains(Int(variable)) else { return [] }
    let place = places[Int(variable)]
    return place >= 0 ? rows[Int(place)] : alone[Int(-1 - place)]
  }

  /// Some rows, and all that a change of them could concern, in the order of `RowTable.sorted()`.
  /// Those that give a variable its one value concern all parts in which it is.
  func rows(connectedWith seeds: [Int32], in table: RowTable) -> [Int32] {
    var isFound = Set(seeds)
    var found = Array(isFound)
    var isMet: Set<Int32> = []
    for seed in seeds where hasOneValue(table.terms(of: seed)) {
      for term in table.terms(of: seed) {
        for part in users[Int(-1 - places[Int(term.variable)])] where isMet.insert(part).inserted {
          for row in rows[Int(part)] where isFound.insert(row).inserted { found.append(row) }
        }
      }
    }
    var next = 0
    while next < found.count {
      for term in table.terms(of: found[next])
      where isMet.insert(places[Int(term.variable)]).inserted {
        for row in rows(about: term.variable) where isFound.insert(row).inserted {
          found.append(row)
        }
      }
      next += 1
    }
    return found.sorted { ranks[Int($0)] < ranks[Int($1)] }
  }
}

/// Disjoint sets of variables, by the index of one of their members.
private struct VariableSets {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  mutating func member(of variable: Int32) -> Int32 {
    var current = variable
    while parents[Int(current)] != current {
      // Halves the way for the next search.
      parents[Int(current)] = parents[Int(parents[Int(current)])]
      current = parents[Int(current)]
    }
    return current
  }

  mutating func unite(_ one: Int32, _ other: Int32) {
    let (a, b) = (member(of: one), member(of: other))
    parents[Int(max(a, b))] = min(a, b)
  }
}

extension RowTable {
  /// The variable of a row that has one only.
  fileprivate func onlyVariable(of row: Int32) -> Int32? {
    let terms = terms(of: row)
    return terms.count == 1 ? terms.first?.variable : nil
  }
}
