import Cassowary

/// Which texts have a width that may depend on the height of a text.
///
/// Two values can depend on each other only if rows lead from one to the other. Values that follow
/// from required equations alone, as the width of whatever is pinned to both sides of the screen,
/// depend on nothing else, and no row leads through them.
struct TextFeedback {
  private let rows: RowList
  /// The rows of each variable, as consecutive lists.
  private var starts: [Int]
  private var members: [Int32]
  /// By variable: whether required equations give it its value.
  private var isGiven: [Bool]
  /// By variable: its parent in a union-find forest.
  private var leaders: [Int32]

  /// - Parameter withGivenValues: Whether required equations hold whatever the heights are.
  init(_ rows: RowList, withGivenValues: Bool) {
    self.rows = rows
    starts = [Int](repeating: 0, count: rows.variableCount + 1)
    isGiven = [Bool](repeating: false, count: rows.variableCount)
    leaders = (0..<Int32(rows.variableCount)).map { $0 }
    members = [Int32](repeating: 0, count: rows.terms.count)
    for term in rows.terms { starts[Int(term.variable) + 1] += 1 }
    for index in 0..<rows.variableCount { starts[index + 1] += starts[index] }
    var next = starts
    for row in rows.rows.indices {
      for term in rows.terms(of: Int32(row)) {
        members[next[Int(term.variable)]] = Int32(row)
        next[Int(term.variable)] += 1
      }
    }
    if withGivenValues { findGivenValues() }
    findGroups()
  }

  /// Propagates known values: an equation with one unknown variable determines it.
  private mutating func findGivenValues() {
    var open = rows.rows.map { row in
      row.relation == .equal && row.priority.isRequired ? row.terms.count : 0
    }
    var ready = open.indices.filter { open[$0] == 1 }
    while let row = ready.popLast() {
      guard let term = rows.terms(of: Int32(row)).first(where: { !isGiven[Int($0.variable)] })
      else { continue }
      let variable = Int(term.variable)
      isGiven[variable] = true
      for other in members[starts[variable]..<starts[variable + 1]] {
        open[Int(other)] -= 1
        if open[Int(other)] == 1 { ready.append(Int(other)) }
      }
    }
  }

  private mutating func findGroups() {
    for row in rows.rows.indices {
      var first: Int32?
      for term in rows.terms(of: Int32(row)) where !isGiven[Int(term.variable)] {
        guard let other = first else {
          first = term.variable
          continue
        }
        let (one, two) = (leader(of: other), leader(of: term.variable))
        leaders[Int(max(one, two))] = min(one, two)
      }
    }
  }

  private mutating func leader(of variable: Int32) -> Int32 {
    var current = variable
    while leaders[Int(current)] != current {
      leaders[Int(current)] = leaders[Int(leaders[Int(current)])]
      current = leaders[Int(current)]
    }
    return current
  }

  /// The representative of all variables that a variable can depend on; nil if it has a given
  /// value.
  mutating func group(of variable: Int32) -> Int32? {
    guard variable < leaders.count, !isGiven[Int(variable)] else { return nil }
    return leader(of: variable)
  }
}

extension LayoutEngine {
  /// Marks the texts whose width may depend on the height of a text. Without constraints that
  /// compare a width with a height there are none, and else the answer holds as long as the rows
  /// do.
  ///
  /// - Returns: Whether there are such texts.
  func findTextFeedback() -> Bool {
    if let textFeedback { return textFeedback }
    let found = entries.axisLinkCount == 0 ? [] : textsFedBack()
    for item in texts { item.text?.isFedBack = false }
    for item in found { item.text?.isFedBack = true }
    textFeedback = !found.isEmpty
    return !found.isEmpty
  }

  private func textsFedBack() -> [ItemIdentity] {
    // A required height has precedence over constraints, and may break them.
    let isAnyRequired = texts.contains { item in
      let (maximum, minimum) = ImplicitRow.content(.vertical)
      return [maximum, minimum].contains { item.implicitRows[$0]?.priority.isRequired ?? false }
    }
    var feedback = TextFeedback(allRows(), withGivenValues: !isAnyRequired)
    var groups: Set<Int32> = []
    for item in texts {
      guard let height = item.placement.height else { continue }
      if let group = feedback.group(of: height.index) { groups.insert(group) }
    }
    return texts.filter { item in
      guard let width = item.placement.width, let group = feedback.group(of: width.index)
      else { return false }
      return groups.contains(group)
    }
  }
}
