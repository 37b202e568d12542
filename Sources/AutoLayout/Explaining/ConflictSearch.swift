/// Finds all conflicts among required rows: one is reported, one of its rows gives way, and what is left
/// is looked at again until it can be met.
///
/// The rows are given to a fresh solver in an order that depends on them alone, so that what it finds
/// depends on nothing else.
struct ConflictSearch {
  /// Rows that cannot all hold, without any one of which the rest can, in reading order.
  struct Finding {
    var rows: [Int32]
    /// The one that gives way; nil where no caller wrote any of them.
    var broken: Int32?
  }

  var graph: RowGraph
  /// All findings, in reading order of the first one of each group.
  private(set) var findings: [Finding] = []
  /// By group.
  private var settled: [[Finding]] = []
  /// By row: whether it may be part of a conflict.
  private var isSeed: [Bool]
  /// The rows that may give way: the broken ones. nil: every constraint.
  private let breakable: [Bool]?

  init(_ rows: RowList, breakable: [Bool]? = nil) {
    graph = RowGraph(rows)
    self.breakable = breakable
    isSeed = [Bool](repeating: false, count: rows.rows.count)
  }

  private var rows: RowList { graph.rows }

  /// Looks for the conflicts that the given rows are part of. The others can all be met.
  mutating func search(around seeds: [Int32]) {
    for row in seeds { isSeed[Int(row)] = true }
    let groups = graph.groups(around: seeds)
    let firsts = groups.compactMap { rows.first(of: $0) }
    var ranks: [Int32: Int] = [:]
    for (rank, row) in rows.sorted(firsts).enumerated() { ranks[row] = rank }
    let keyed = zip(groups, firsts).map { group, first in
      (count: group.count, rank: ranks[first] ?? 0, rows: group)
    }
    // What is settled in a small group often settles a large one.
    search(keyed.sorted { ($0.count, $0.rank) < ($1.count, $1.rank) }.map { $0.rows }[...])
    gather()
  }

  /// Puts the findings of all groups in order.
  private mutating func gather() {
    let order = rows.sorted(Array(Set(settled.flatMap { $0.first?.rows ?? [] })))
    var ranks: [Int32: Int] = [:]
    for (rank, row) in order.enumerated() { ranks[row] = rank }
    let keyed = settled.map { (ranks: $0.first?.rows.compactMap { ranks[$0] } ?? [], found: $0) }
    findings =
      keyed.sorted { $0.ranks.lexicographicallyPrecedes($1.ranks) }.flatMap { $0.found }
  }

  /// More groups than this are tried together at first.
  private static let fewGroups = 8

  /// Few groups are settled one by one. Many are tried together: where they cannot be met, the group
  /// at fault is settled by itself, and the others are tried by halves.
  private mutating func search(_ groups: ArraySlice<[Int32]>) {
    if groups.count <= Self.fewGroups {
      for group in groups { settle(group) }
      return
    }
    guard let clash = clash(among: groups.flatMap { rows.sorted($0) }) else { return }
    let members = Set(clash)
    let guilty = groups.firstIndex { group in
      group.count { members.contains($0) } == members.count
    }
    guard let guilty else { return }
    settle(groups[guilty])
    var others = Array(groups[..<guilty])
    others += groups[(guilty + 1)...]
    let middle = others.count / 2
    search(others[..<middle])
    search(others[middle...])
  }

  /// Rows that cannot all be met, if these cannot. Each is tried once, even if it is given twice.
  private func clash(among list: [Int32]) -> [Int32]? {
    var trial = RowTrial(rows)
    var seen: Set<Int32> = []
    return trial.add(list.filter { !graph.isOut[Int($0)] && seen.insert($0).inserted })
  }

  /// Reports the conflicts of one group until what is left of it can be met.
  private mutating func settle(_ list: [Int32]) {
    guard isOpen(list) else { return }
    var group = rows.sorted(list)
    var found: [Finding] = []
    defer { if !found.isEmpty { settled.append(found) } }
    while isOpen(group), let clash = clash(among: group), !clash.isEmpty {
      let members = reduced(clash)
      let broken = yielding(among: members)
      found.append(Finding(rows: rows.sorted(members), broken: broken))
      guard let broken else { return }
      let hasOpened = graph.remove(broken)
      let rest = group.filter { $0 != broken }
      group = hasOpened ? rows.sorted(graph.group(of: rest)) : rest
    }
  }

  /// Whether a group has a row that may be part of a conflict.
  private func isOpen(_ group: [Int32]) -> Bool {
    group.contains { isSeed[Int($0)] && !graph.isOut[Int($0)] }
  }

  /// Beyond so many constraints no one reads which could be left out.
  private static let mostReduced = 64

  /// The same or fewer rows that cannot all be met. Rows that no caller wrote are always there, so it is
  /// tried whether one of these can take the place of several constraints.
  private func reduced(_ list: [Int32]) -> [Int32] {
    var members = list
    let candidates = rows.sorted(list.filter { rows.rows[Int($0)].slot >= 0 })
    if candidates.count > Self.mostReduced { return members }
    let given = graph.givenRows(beside: candidates)
    for row in candidates.reversed() where members.contains(row) {
      let rest = members.filter { $0 != row && rows.rows[Int($0)].slot >= 0 }
      if let other = clash(among: rows.sorted(rest) + given), other.count < members.count {
        members = other
      }
    }
    return members
  }

  /// Of the rows that may give way, the one that was activated last.
  private func yielding(among list: [Int32]) -> Int32? {
    let candidates = list.filter { row in
      rows.rows[Int(row)].slot >= 0 && (breakable.map { $0[Int(row)] } ?? true)
    }
    return candidates.max { rows.rows[Int($0)].slot < rows.rows[Int($1)].slot }
  }
}
