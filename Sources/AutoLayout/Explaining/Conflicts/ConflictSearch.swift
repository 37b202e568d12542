/// Finds all conflicts among required rows: one is reported, one of its rows gives way, and the
/// search goes on until the remaining rows can hold.
///
/// Both the order in which rows are given to a fresh solver and the choice of the row that gives
/// way depend on the rows alone, and so do the results.
struct ConflictSearch {
  /// Rows that cannot all hold, without any one of which the rest can, in reading order.
  struct Finding {
    var rows: [Int32]
    /// The one that gives way; nil where no caller wrote any of them.
    var broken: Int32?
  }

  var graph: RowGraph
  /// The findings of all searches, in their order.
  private(set) var findings: [Finding] = []
  /// By group.
  private var decided: [[Finding]] = []
  /// How many rows of a group are considered, and whether some group has more.
  private var limit = Int.max
  private var isLimited = false
  /// Whether the remaining rows are known to hold.
  private var isDone = false
  /// By row: whether it may be part of a conflict.
  private var isSeed = RowSet()
  /// By row: whether it is part of a finding.
  private var isFound = RowSet()

  /// - Parameters:
  ///   - rows: The required rows.
  ///   - neighbours: The others, if these are not all.
  init(_ rows: RowList, _ neighbours: NeighbouringRows? = nil) {
    graph = RowGraph(rows, neighbours)
  }

  private var rows: RowList { graph.rows }

  /// How many rows around possible members of conflicts are considered: few first, since conflicts
  /// are mostly local, and all where that is not enough.
  private static let limits = [64, 2048, .max]

  /// Looks for the conflicts that the given rows are part of, in reading order of the first one of
  /// each group. The other rows can all hold. Rows that give way are removed from the graph.
  ///
  /// - Parameters:
  ///   - seeds: The rows.
  ///   - isMet: Whether all rows without some of them can hold. It saves considering all of them.
  mutating func search(around seeds: [Int32], until isMet: (RowSet) -> Bool = { _ in false }) {
    for row in seeds { isSeed[row] = true }
    var open = rows.sorted(seeds)
    for limit in Self.limits {
      self.limit = limit
      let groups = orderedGroups(around: open)
      isLimited = groups.contains { !$0.isWhole }
      decide(groups.map { $0.rows }[...], isMet)
      // A row in a complete group may be part of a limited one too, or become so when a variable
      // loses its value.
      open.removeAll { graph.isOut[$0] }
      // A conflict remains until a row has given way.
      if !isLimited || open.isEmpty || isDone || (!decided.isEmpty && isMet(graph.isOut)) { break }
    }
    limit = .max
    isDone = false
    findings += reconsidered(findingsInOrder(), isMet)
    decided = []
  }

  /// What was found, in reading order of the first conflict of each group.
  private func findingsInOrder() -> [Finding] {
    if decided.count < 2 { return decided.first ?? [] }
    let order = rows.sorted(Array(Set(decided.flatMap { $0.first?.rows ?? [] })))
    var ranks: [Int32: Int] = [:]
    for (rank, row) in order.enumerated() { ranks[row] = rank }
    let keyed = decided.map { (ranks: $0.first?.rows.compactMap { ranks[$0] } ?? [], found: $0) }
    return keyed.sorted { $0.ranks.lexicographicallyPrecedes($1.ranks) }.flatMap { $0.found }
  }

  /// Small groups first, which often decide what is wrong with large ones, and else in reading
  /// order.
  private mutating func orderedGroups(around seeds: [Int32]) -> [RowGraph.Group] {
    let groups = graph.groups(around: seeds, upTo: limit)
    let firsts = groups.compactMap { group in rows.first(of: graph.ownRows(of: group.rows)) }
    var ranks: [Int32: Int] = [:]
    for (rank, row) in rows.sorted(firsts).enumerated() { ranks[row] = rank }
    let keyed = zip(groups, firsts).map { group, first in
      (count: group.rows.count, rank: ranks[first] ?? 0, group: group)
    }
    return keyed.sorted { ($0.count, $0.rank) < ($1.count, $1.rank) }.map { $0.group }
  }

  /// More groups than this are tried together at first.
  private static let fewGroups = 8

  /// Decides about groups in their order. Many are tried together, and by halves where they cannot
  /// hold.
  private mutating func decide(_ groups: ArraySlice<[Int32]>, _ isMet: (RowSet) -> Bool) {
    if groups.count <= Self.fewGroups {
      for group in groups { decide(group, isMet) }
    } else if clash(among: groups.filter { isOpen($0) }.flatMap { rows.sorted($0) }) != nil {
      let middle = groups.startIndex + groups.count / 2
      decide(groups[..<middle], isMet)
      decide(groups[middle...], isMet)
    }
  }

  /// In larger groups, `isMet` is asked before the rest is tried again.
  private static let fewRows = 256

  /// Reports the conflicts of one group until the rest of it can hold.
  private mutating func decide(_ list: [Int32], _ isMet: (RowSet) -> Bool) {
    guard !isDone, isOpen(list) else { return }
    var group = rows.sorted(list)
    var found: [Finding] = []
    defer { if !found.isEmpty { decided.append(found) } }
    while isOpen(group), let clash = clash(among: group), !clash.isEmpty {
      let members = reduced(clash)
      let broken = yielding(among: members)
      found.append(Finding(rows: inOrder(members, of: group), broken: broken))
      for row in members { isFound[row] = true }
      guard let broken else { return }
      let twins = twins(of: broken, among: members, in: group)
      found += twins
      var hasOpened = graph.remove(broken)
      for twin in twins {
        for row in twin.rows { isFound[row] = true }
        if let broken = twin.broken, graph.remove(broken) { hasOpened = true }
      }
      if group.count > Self.fewRows, isOpen(group), isMet(graph.isOut) {
        isDone = true
        return
      }
      let rest = group.filter { !graph.isOut[$0] }
      if hasOpened {
        let reopened = graph.group(of: rest, upTo: limit)
        if !reopened.isWhole { isLimited = true }
        group = rows.sorted(reopened.rows)
      } else {
        group = rest
      }
    }
  }

  /// The conflicts of rows that say the same as one that gives way, as where one string names one
  /// item many times: they conflict with the same rows. Where these include no other constraint,
  /// all rows about the same quantity may be in conflict too, and each is tried.
  private mutating func twins(
    of broken: Int32, among members: [Int32], in group: [Int32]
  ) -> [Finding] {
    if members.count > Self.mostReduced { return [] }
    let others = members.filter { $0 != broken }
    let isAlone = others.allSatisfy { rows.rows[Int($0)].slot < 0 }
    let isMember = RowSet(members)
    var found: [Finding] = []
    var given: [Int32]?
    for row in group where !isMember[row] && !graph.isOut[row] && rows.rows[Int(row)].slot >= 0 {
      guard rows.terms(of: row).elementsEqual(rows.terms(of: broken)),
        isSeed[row] || !isSeed[broken]
      else { continue }
      var clash = others + [row]
      let isSame =
        rows.relation(of: row) == rows.relation(of: broken)
        && rows.constant(of: row) == rows.constant(of: broken)
      if !isSame {
        guard isAlone else { continue }
        let beside = given ?? graph.givenRows(beside: [broken])
        given = beside
        guard let other = self.clash(among: beside + [row]), !other.isEmpty else { continue }
        clash = other
      }
      found.append(Finding(rows: inOrder(clash, of: group), broken: row))
    }
    return found
  }

  /// Rows of a group in reading order, as the group is.
  private func inOrder(_ members: [Int32], of group: [Int32]) -> [Int32] {
    if members.count <= Self.mostReduced { return rows.sorted(members) }
    let isMember = RowSet(members)
    return group.filter { isMember[$0] }
  }

  /// Admits rows again that need not have given way, because another row of their conflict gave way
  /// later. If such a row conflicts with those that hold, that is a finding too.
  private mutating func reconsidered(
    _ found: [Finding], _ isMet: (RowSet) -> Bool
  ) -> [Finding] {
    var all = found
    for finding in found {
      guard let broken = finding.broken,
        finding.rows.contains(where: { $0 != broken && graph.isOut[$0] })
      else { continue }
      graph.restore(broken)
      guard !isMet(graph.isOut), let clash = clash(with: broken) else { continue }
      let other = Finding(rows: rows.sorted(reduced(clash)), broken: broken)
      graph.remove(broken)
      if !all.contains(where: { $0.rows == other.rows }) { all.append(other) }
    }
    for index in all.indices {
      guard let broken = all[index].broken, !graph.isOut[broken] else { continue }
      all[index].broken = all[index].rows.last { graph.isOut[$0] }
    }
    return all
  }

  /// The first conflict in the groups that a row is part of.
  private mutating func clash(with row: Int32) -> [Int32]? {
    defer { limit = .max }
    for limit in Self.limits {
      self.limit = limit
      let groups = orderedGroups(around: [row])
      for group in groups {
        if let clash = clash(among: rows.sorted(group.rows)), !clash.isEmpty { return clash }
      }
      if groups.allSatisfy({ $0.isWhole }) { return nil }
    }
    return nil
  }

  /// Rows that cannot all hold, if these cannot. Each is tried once, even if it is given twice.
  private func clash(among list: [Int32]) -> [Int32]? {
    var trial = RowTrial(rows)
    var isTaken = RowSet()
    var taken: [Int32] = []
    taken.reserveCapacity(list.count)
    for row in list where !graph.isOut[row] && !isTaken[row] {
      isTaken[row] = true
      taken.append(row)
    }
    return trial.add(taken)
  }

  /// Whether a group has a row that may be part of a conflict.
  private func isOpen(_ group: [Int32]) -> Bool {
    group.contains { isSeed[$0] && !graph.isOut[$0] }
  }

  /// With more constraints than this, nobody reads which of them could be left out.
  private static let mostReduced = 64

  /// Rows that cannot all hold, with the same or fewer constraints. Implicit rows are always there,
  /// so it is tried whether these conflict with a single constraint, and whether they can replace
  /// constraints. Least sizes of 0 go without saying, so it is tried whether they can replace what
  /// contents ask for: a view between two spaces that are too large by themselves has no part in the
  /// conflict, whatever its size.
  private mutating func reduced(_ list: [Int32]) -> [Int32] {
    let candidates = rows.sorted(constraints(in: list))
    if candidates.count > Self.mostReduced { return list }
    let members = clashAlone(candidates) ?? withFewerConstraints(list, candidates)
    return withFewerContents(members)
  }

  /// The first of some constraints with the implicit rows that conflict with it alone, if there are
  /// several.
  private mutating func clashAlone(_ candidates: [Int32]) -> [Int32]? {
    if candidates.count < 2 { return nil }
    for row in candidates {
      let given = graph.givenRows(beside: [row])
      if let other = clash(among: given + [row]), !other.isEmpty { return other }
    }
    return nil
  }

  private mutating func withFewerConstraints(
    _ list: [Int32], _ candidates: [Int32]
  ) -> [Int32] {
    var members = list
    let given = graph.givenRows(beside: candidates)
    for row in candidates.reversed() where members.contains(row) {
      let rest = constraints(in: members).filter { $0 != row }
      if let other = clash(among: rows.sorted(rest) + given), !other.isEmpty { members = other }
    }
    return members
  }

  private mutating func withFewerContents(_ list: [Int32]) -> [Int32] {
    var members = list
    let contents = list.filter { isContent($0) }
    if contents.isEmpty { return members }
    let own = rows.sorted(constraints(in: list))
    var given = graph.givenRows(beside: own)
    for row in rows.sorted(contents) where members.contains(row) {
      let rest = given.filter { $0 != row }
      if let other = clash(among: own + rest), !other.isEmpty { (members, given) = (other, rest) }
    }
    return members
  }

  private func constraints(in list: [Int32]) -> [Int32] {
    list.filter { rows.rows[Int($0)].slot >= 0 }
  }

  private func isContent(_ row: Int32) -> Bool {
    rows.source(of: row).content != nil
  }

  /// The constraint that gives way: preferably a new one, then one that is in no other conflict,
  /// then the last one in reading order.
  private func yielding(among list: [Int32]) -> Int32? {
    var candidates = list.filter { rows.rows[Int($0)].slot >= 0 }
    for isPreferred in [{ isSeed[$0] }, { !isFound[$0] }] as [(Int32) -> Bool] {
      let preferred = candidates.filter(isPreferred)
      if !preferred.isEmpty { candidates = preferred }
    }
    return rows.sorted(candidates).last
  }
}
