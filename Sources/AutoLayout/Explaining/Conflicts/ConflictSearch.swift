/// Finds all conflicts among required rows: one is reported, one of its rows gives way, and what is left
/// is looked at again until it can be met.
///
/// The rows are given to a fresh solver in an order that depends on them alone, and so does what gives
/// way, so that what it finds depends on nothing else.
struct ConflictSearch {
  /// Rows that cannot all hold, without any one of which the rest can, in reading order.
  struct Finding {
    var rows: [Int32]
    /// The one that gives way; nil where no caller wrote any of them.
    var broken: Int32?
  }

  var graph: RowGraph
  /// What was found, one search behind the other.
  private(set) var findings: [Finding] = []
  /// By group.
  private var decided: [[Finding]] = []
  /// How many rows of a group are looked at, and whether there are groups that have more.
  private var limit = Int.max
  private var isLimited = false
  /// Whether what is left is known to be met.
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

  /// How many rows around those that may be part of conflicts are looked at: few first, since what clashes mostly lies
  /// close together, and all where that decides nothing.
  private static let limits = [64, 2048, .max]

  /// Looks for the conflicts that the given rows are part of, in reading order of the first one of each
  /// group. The other rows can all be met. What gives way is out afterwards.
  ///
  /// - Parameters:
  ///   - seeds: The rows.
  ///   - isMet: Whether all rows that there are can be met without some of them. It saves looking at all of them.
  mutating func search(around seeds: [Int32], until isMet: (RowSet) -> Bool = { _ in false }) {
    for row in seeds { isSeed[row] = true }
    var open = rows.sorted(seeds)
    for limit in Self.limits {
      self.limit = limit
      let groups = orderedGroups(around: open)
      isLimited = groups.contains { !$0.isWhole }
      decide(groups.map { $0.rows }[...], isMet)
      // A row in a group that is whole may be part of a limited one too, or come to be when a value is given up.
      open.removeAll { graph.isOut[$0] }
      // What clashes does so until something has given way.
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

  /// Small groups first, which often decide what is wrong with large ones, and else in reading order.
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

  /// Decides about groups in their order. Many are tried together, and by halves where they cannot be met.
  private mutating func decide(_ groups: ArraySlice<[Int32]>, _ isMet: (RowSet) -> Bool) {
    if groups.count <= Self.fewGroups {
      for group in groups { decide(group, isMet) }
    } else if clash(among: groups.filter { isOpen($0) }.flatMap { rows.sorted($0) }) != nil {
      let middle = groups.startIndex + groups.count / 2
      decide(groups[..<middle], isMet)
      decide(groups[middle...], isMet)
    }
  }

  /// In a group of more rows it is asked whether what is left can be met before it is tried again.
  private static let fewRows = 256

  /// Reports the conflicts of one group until what is left of it can be met.
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

  /// The conflicts of rows that say the same as one that gives way, as where one string names one item many times: what
  /// that clashes with they clash with. Where it is no other constraint, whatever is about the same may clash
  /// with it as well, and is tried by itself.
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

  /// Lets in again what need not have given way, because another row of its conflict gave way later.
  /// If it clashes with what holds, then that is a conflict too.
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

  /// The first clash of the groups that a row is part of.
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

  /// Rows that cannot all be met, if these cannot. Each is tried once, even if it is given twice.
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

  /// Beyond so many constraints no one reads which could be left out.
  private static let mostReduced = 64

  /// The same or fewer rows that cannot all be met. Rows that no caller wrote are always there, so it is
  /// tried whether these clash with one constraint alone, and whether some of them can take the place of
  /// constraints. That no size is below 0 goes without saying, and counts for nothing: a view between two
  /// spaces that alone are too much has no part in that, however large it is to be.
  private mutating func reduced(_ list: [Int32]) -> [Int32] {
    var members = list
    let candidates = rows.sorted(list.filter { rows.rows[Int($0)].slot >= 0 })
    if candidates.count > Self.mostReduced { return members }
    if candidates.count > 1 {
      for row in candidates {
        let given = graph.givenRows(beside: [row])
        if let other = clash(among: given + [row]), !other.isEmpty { return other }
      }
    }
    let given = graph.givenRows(beside: candidates)
    for row in candidates.reversed() where members.contains(row) {
      let rest = members.filter { $0 != row && rows.rows[Int($0)].slot >= 0 }
      if let other = clash(among: rows.sorted(rest) + given), !other.isEmpty,
        told(other) < told(members)
      {
        members = other
      }
    }
    return members
  }

  /// How many rows a reader is told of.
  private func told(_ list: [Int32]) -> Int {
    list.count { row in
      guard case .implicit(_, let kind) = rows.rows[Int(row)].source else { return true }
      return kind != .minimumWidth && kind != .minimumHeight
    }
  }

  /// The constraint that gives way: one that is new rather than one that held before, one that no other
  /// conflict shows, and the last one in reading order.
  private func yielding(among list: [Int32]) -> Int32? {
    var candidates = list.filter { rows.rows[Int($0)].slot >= 0 }
    for isPreferred in [{ isSeed[$0] }, { !isFound[$0] }] as [(Int32) -> Bool] {
      let preferred = candidates.filter(isPreferred)
      if !preferred.isEmpty { candidates = preferred }
    }
    return rows.sorted(candidates).last
  }
}
