/// The constraints that may keep another one from being met better, in a canonical form that does
/// not depend on the order of insertion: terms by the rank of their variables, the first one
/// positive.
struct Competitors: ~Copyable {
  struct Term: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  /// A constraint, as the bound that it must keep to.
  struct Competitor: BitwiseCopyable {
    var constraint: ConstraintIndex
    var priority: Priority
    var start: Int32
    var count: Int32
    var relation: Relation
    var constant: Double
    var isMet = true
    /// Whether it is to be met no worse than now.
    var isRequired = true
    /// What it asks for by itself, as a change from here, and the factor of its error.
    var wanted: (relation: Relation, constant: Double)
    var weight: Double

    init(
      _ constraint: ConstraintIndex, _ priority: Priority, terms: Range<Int32>,
      _ relation: Relation,
      _ constant: Double, weight: Double, at value: Double
    ) {
      self.constraint = constraint
      self.priority = priority
      start = terms.lowerBound
      count = Int32(terms.count)
      self.relation = relation
      self.constant = constant
      self.weight = weight
      wanted = (relation, constant - value)
    }

    /// Asks for no more than what is reached now: a met constraint stays met, another gets no
    /// worse.
    ///
    /// Its constant is then that of the change from here. Changing nothing meets 0 exactly, so that
    /// rounding cannot make competitors exclude each other.
    mutating func keep(to value: Double, within tolerance: Double) {
      let excess = value - constant
      let isTight = excess.magnitude <= tolerance
      switch relation {
      case .equal: isMet = isTight
      case .lessThanOrEqual: isMet = isTight || excess < 0
      case .greaterThanOrEqual: isMet = isTight || excess > 0
      }
      // One that is not met may come nearer to being met, but not go further away.
      if !isMet { relation = excess > 0 ? .lessThanOrEqual : .greaterThanOrEqual }
      constant = isTight || !isMet ? 0 : -excess
    }

    /// Says the same of the row with other signs.
    mutating func negate() {
      relation = relation.flipped
      constant = -constant
      wanted = (wanted.relation.flipped, -wanted.constant)
    }

    /// Whether it keeps the value of its row from growing, or from shrinking.
    func stops(upward: Bool) -> Bool {
      upward ? relation != .greaterThanOrEqual : relation != .lessThanOrEqual
    }
  }

  var terms = Buffer<Term>()
  var list = Buffer<Competitor>()
  /// The one that is to be met better.
  var target: Competitor?

  /// Orders the competitors by priority, the highest first, those that are met before others, and
  /// then by their terms, relations and constants.
  mutating func sort() { Self.sort(&list, terms) }

  /// Those of one level, from the first of them on: such as are met, and the others behind them.
  func level(from start: Int) -> (met: Range<Int>, unmet: Range<Int>) {
    var end = start
    while end < list.count && list[end].priority == list[start].priority { end += 1 }
    var middle = start
    while middle < end && list[middle].isMet { middle += 1 }
    return (start..<middle, middle..<end)
  }

  private static func sort(_ list: inout Buffer<Competitor>, _ terms: borrowing Buffer<Term>) {
    list.sort { precedes($0, $1, terms) }
  }

  private static func precedes(_ a: Competitor, _ b: Competitor, _ terms: borrowing Buffer<Term>)
    -> Bool
  {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.isMet != b.isMet { return a.isMet }
    if a.count != b.count { return a.count < b.count }
    for i in 0..<a.count {
      let (s, t) = (terms[a.start + i], terms[b.start + i])
      if s.variable != t.variable { return s.variable < t.variable }
      if s.coefficient != t.coefficient { return s.coefficient < t.coefficient }
    }
    if a.relation != b.relation { return a.relation.rawValue < b.relation.rawValue }
    if a.constant != b.constant { return a.constant < b.constant }
    if a.wanted.constant != b.wanted.constant { return a.wanted.constant < b.wanted.constant }
    if a.wanted.relation != b.wanted.relation {
      return a.wanted.relation.rawValue < b.wanted.relation.rawValue
    }
    if a.weight != b.weight { return a.weight < b.weight }
    return a.constraint < b.constraint
  }
}

/// A solver with one optional row, the target, to which required rows are added until it cannot be
/// met.
struct Trial: ~Copyable {
  private let solver = Box(Simplex.forTrial())
  private var variables: [Variable] = []
  private var target: RowID?
  /// Competitors of a level that could give way for each other, so that they have not been added.
  private var tied: [(met: Range<Int>, unmet: Range<Int>)] = []
  /// By handle of this solver: the caller's constraint that it stands for; none for the target.
  private var origins = Buffer<ConstraintIndex>()

  init(variables count: Int) {
    variables.reserveCapacity(count)
    for _ in 0..<count { variables.append(solver.value.makeVariable()) }
  }

  /// Adds the target.
  mutating func setTarget(
    _ competitor: Competitors.Competitor, _ competitors: borrowing Competitors
  )
    throws(SolverError)
  {
    solver.value.begin()
    target = stage(competitor, competitors, .lowest, origin: .none)
    try solver.value.commit()
  }

  /// Adds competitors, level by level, until the target cannot be met by more than `enough`.
  ///
  /// Where one is not met, others of its level may get worse for it to get better by as much. Where
  /// that leaves the target room, it is something else that holds it off.
  ///
  /// - Throws: `inaccurate` where they seem to exclude each other: the caller's solution meets them
  ///   all.
  mutating func require(
    _ competitors: borrowing Competitors, until enough: Double
  ) throws(SolverError) {
    var next = 0
    while next < competitors.list.count && error < enough {
      let (met, unmet) = competitors.level(from: next)
      let all = next..<unmet.upperBound
      next = all.upperBound
      if unmet.isEmpty || all.count < 2 || competitors.list[all.lowerBound].priority.isRequired {
        try require(all, of: competitors)
      } else if try isFree(of: all, of: competitors, until: enough) {
        tied.append((met, unmet))
      } else {
        try require(met, of: competitors)
        if error < enough { try require(unmet, of: competitors) }
      }
    }
    for (met, _) in tied where error < enough { try require(met, of: competitors) }
    for (_, unmet) in tied where error < enough { try require(unmet, of: competitors) }
  }

  private mutating func require(
    _ range: Range<Int>, of competitors: borrowing Competitors
  ) throws(SolverError) {
    solver.value.begin()
    for i in range where competitors.list[i].isRequired {
      let competitor = competitors.list[i]
      _ = stage(competitor, competitors, .required, origin: competitor.constraint)
    }
    do { try solver.value.commit() } catch { throw .inaccurate }
  }

  /// Whether the target can be met by more although the competitors of a level, added up, get no
  /// worse.
  private mutating func isFree(
    of range: Range<Int>, of competitors: borrowing Competitors, until enough: Double
  ) throws(SolverError) -> Bool {
    var added: [RowID] = []
    solver.value.begin()
    for i in range {
      var competitor = competitors.list[i]
      (competitor.relation, competitor.constant) = competitor.wanted
      added.append(stage(competitor, competitors, .above, origin: .none))
    }
    do { try solver.value.commit() } catch { throw .inaccurate }
    let isFree = error < enough
    solver.value.begin()
    for id in added { solver.value.erase(id) }
    do { try solver.value.commit() } catch { throw .inaccurate }
    return isFree
  }

  private mutating func stage(
    _ competitor: Competitors.Competitor, _ competitors: borrowing Competitors,
    _ priority: Priority, origin: ConstraintIndex
  ) -> RowID {
    // Errors are added up in the caller's units; no others are compared.
    let factor = priority == .above ? competitor.weight : 1
    for i in competitor.start..<competitor.start + competitor.count {
      let term = competitors.terms[i]
      solver.value.stage(variables[Int(term.variable)], factor * term.coefficient)
    }
    let id = solver.value.insert(competitor.relation, factor * competitor.constant, priority)
    if id.index < 0 { return id }
    origins.resize(to: max(origins.count, Int(id.index) + 1), filler: .none)
    origins[id.index] = origin
    return id
  }

  /// How far the target is from being met, in units of its row's value.
  var error: Double { target.map { solver.value.error(of: $0) } ?? 0 }

  /// The caller's constraints that hold the target off, in the order in which they were added.
  mutating func holders(_ competitors: borrowing Competitors) -> [ConstraintIndex] {
    guard let target else { return [] }
    let found = solver.value.holders(of: target) ?? conflicting(competitors)
    // Handles count up, so this is the order of adding.
    return found.sorted().map { origins[$0] }
  }

  /// The handles of required constraints that exclude the target being met better: as a requirement,
  /// it is refused with an irreducible conflict. It is to be better by little: more may be out of
  /// reach without some of those that hold it where it is.
  private mutating func conflicting(_ competitors: borrowing Competitors) -> [Int32] {
    for share in [0x1p-16, 0x1p-3] {
      let found = conflicting(competitors, share: share)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// - Parameter share: How much of what it lacks is asked for. Too little is lost in rounding.
  private mutating func conflicting(
    _ competitors: borrowing Competitors, share: Double
  ) -> [Int32] {
    guard var better = competitors.target else { return [] }
    better.relation = better.constant > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    better.constant *= share
    solver.value.begin()
    let id = stage(better, competitors, .required, origin: .none)
    do {
      try solver.value.commit()
    } catch .infeasible(let rows) {
      return rows.compactMap { $0 == id ? nil : $0.index }
    } catch {}
    return []
  }
}

extension Priority {
  /// That of the target.
  fileprivate static var lowest: Priority { 500 }
  /// That of competitors which may give way for each other.
  fileprivate static var above: Priority { 600 }
}

extension Simplex {
  /// The handles of the required constraints that hold off the only optional one; nil where the
  /// basis does not show them.
  fileprivate mutating func holders(of id: RowID) -> [Int32]? {
    let target = store.constraints[store.index(of: id.index)]
    let value = value(ofRow: target.row)
    let isBelow = value < target.breakpoint
    let side: Side = isBelow ? .below : .above
    let record = store.rows[target.row]
    let tolerance = tolerance(ofRow: target.row)
    // A single constraint on the same row is enough of an explanation.
    if isBelow ? value >= record.upperBound - tolerance : value <= record.lowerBound + tolerance {
      return [store.handle(at: store.requiredConstraint(of: target.row, stoppingUpward: isBelow))]
    }
    write(target.row)
    let stopping = stoppingConstraints(side: side)
    // In a degenerate vertex more rows are tight than are basic, and the basic ones need not stop
    // it: a row that is at none of its bounds, as that of an open variable, stops nothing. Nor does
    // one that only rounding has a part in it.
    guard stopping.count == alpha.count, areTight(side: side), factor.isPrecise || !hasSlightPart
    else { return nil }
    return stopping.map { store.handle(at: $0) }
  }

  /// Whether all basic rows in `alpha` are at the bound that keeps them from going where they would
  /// have to go.
  private mutating func areTight(side: Side) -> Bool {
    for i in alpha.indices.indices {
      let row = basis[alpha.indices[i]]
      let up = side.movesUp(basicRowWith: alpha.values[i])
      let bound = up ? store.rows[row].upperBound : store.rows[row].lowerBound
      if (value(ofRow: row) - bound).magnitude > tolerance(ofRow: row) { return false }
    }
    return true
  }
}
