/// The constraints that may keep another one from being met better, in a form that does not depend on the
/// order in which they were added: terms by the rank of their variables, the first one positive.
struct Rivals: ~Copyable {
  struct Term: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  /// A constraint, as what it must keep to.
  struct Rival: BitwiseCopyable {
    var constraint: Int32
    var priority: Priority
    var start: Int32
    var count: Int32
    var relation: Relation
    var place: Double
    var isMet = true

    /// Asks for no more than what is reached now: a met constraint stays met, another gets no worse.
    ///
    /// The place is then that of the change from here: 0 changes nothing, so that no rounding makes rivals exclude
    /// each other.
    mutating func keep(to value: Double, within tolerance: Double) {
      let excess = value - place
      let isTight = excess.magnitude <= tolerance
      switch relation {
      case .equal: isMet = isTight
      case .lessThanOrEqual: isMet = isTight || excess < 0
      case .greaterThanOrEqual: isMet = isTight || excess > 0
      }
      if !isMet { relation = excess > 0 ? .lessThanOrEqual : .greaterThanOrEqual }
      place = isTight || !isMet ? 0 : -excess
    }

    /// Whether it keeps the value of its row from growing, or from shrinking.
    func stops(upward: Bool) -> Bool {
      upward ? relation != .greaterThanOrEqual : relation != .lessThanOrEqual
    }
  }

  var terms = Buffer<Term>()
  var list = Buffer<Rival>()
  /// The one that is to be met better.
  var wish: Rival?

  /// Orders the rivals by priority, the highest first, those that are met before others, and then by what they
  /// say.
  mutating func sort() { Self.sort(&list, terms) }

  private static func sort(_ list: inout Buffer<Rival>, _ terms: borrowing Buffer<Term>) {
    list.sort { precedes($0, $1, terms) }
  }

  private static func precedes(_ a: Rival, _ b: Rival, _ terms: borrowing Buffer<Term>) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.isMet != b.isMet { return a.isMet }
    if a.count != b.count { return a.count < b.count }
    for i in 0..<a.count {
      let (s, t) = (terms[a.start + i], terms[b.start + i])
      if s.variable != t.variable { return s.variable < t.variable }
      if s.coefficient != t.coefficient { return s.coefficient < t.coefficient }
    }
    if a.relation != b.relation { return a.relation.rawValue < b.relation.rawValue }
    if a.place != b.place { return a.place < b.place }
    return a.constraint < b.constraint
  }
}

/// A solver with one optional row, the wish, against which required rows are put up until it is held off.
struct Trial: ~Copyable {
  private let solver = Box(Simplex.forTrial())
  private var variables: [Variable] = []
  private var wish: RowID?
  /// By constraint of the solver: the caller's constraint that it stands for, −1 for the wish.
  private var origins = Buffer<Int32>()

  init(variables count: Int) {
    variables.reserveCapacity(count)
    for _ in 0..<count { variables.append(solver.value.makeVariable()) }
  }

  /// Puts the wish in.
  mutating func wish(for rival: Rivals.Rival, _ rivals: borrowing Rivals) throws(SolverError) {
    solver.value.begin()
    wish = stage(rival, rivals, priority: 500, origin: -1)
    try solver.value.commit()
  }

  /// Puts up the rivals of one level, and moves on to the next.
  /// - Throws: `inaccurate` where they seem to exclude each other: they hold at the caller's solution.
  mutating func requireLevel(
    of rivals: borrowing Rivals, from next: inout Int
  ) throws(SolverError) {
    let priority = rivals.list[next].priority
    solver.value.begin()
    while next < rivals.list.count && rivals.list[next].priority == priority {
      let rival = rivals.list[next]
      _ = stage(rival, rivals, priority: .required, origin: rival.constraint)
      next += 1
    }
    do { try solver.value.commit() } catch { throw .inaccurate }
  }

  private mutating func stage(
    _ rival: Rivals.Rival, _ rivals: borrowing Rivals, priority: Priority, origin: Int32
  ) -> RowID {
    for i in rival.start..<rival.start + rival.count {
      let term = rivals.terms[i]
      solver.value.stage(variables[Int(term.variable)], term.coefficient)
    }
    let id = solver.value.insert(rival.relation, rival.place, priority)
    if id.index < 0 { return id }
    origins.resize(to: max(origins.count, Int(id.index) + 1), filler: -1)
    origins[id.index] = origin
    return id
  }

  /// How far the wish is from being met, in units of its row's value.
  var error: Double { wish.map { solver.value.error(of: $0) } ?? 0 }

  /// The caller's constraints that hold the wish off, in the order in which they were put up.
  mutating func holders(_ rivals: borrowing Rivals) -> [Int32] {
    guard let wish else { return [] }
    let found = solver.value.holders(of: wish) ?? conflicting(rivals)
    return found.sorted().map { origins[$0] }
  }

  /// The handles of the required constraints that cannot hold together with a wish that is met better, if only by a part
  /// of what it lacks: they are a conflict, of which none can be left out.
  private mutating func conflicting(_ rivals: borrowing Rivals) -> [Int32] {
    guard var better = rivals.wish else { return [] }
    better.relation = better.place > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    better.place /= 8
    solver.value.begin()
    let id = stage(better, rivals, priority: .required, origin: -1)
    do {
      try solver.value.commit()
    } catch .infeasible(let rows) {
      return rows.compactMap { $0 == id ? nil : $0.index }
    } catch {}
    return []
  }
}

extension Simplex {
  /// The handles of the required constraints that hold an optional one off, where all others are required; nil where the
  /// basis does not show them.
  fileprivate mutating func holders(of id: RowID) -> [Int32]? {
    let wish = store.constraints[store.place(of: id.index)]
    let value = value(ofRow: wish.row)
    let side = value < wish.place ? -1 : 1
    let record = store.rows[wish.row]
    let tolerance = tolerance(ofRow: wish.row)
    if side < 0 ? value >= record.upperBound - tolerance : value <= record.lowerBound + tolerance {
      return [store.handle(at: store.requiredConstraint(of: wish.row, stoppingUpward: side < 0))]
    }
    write(wish.row)
    let stops = stops(side: side)
    // Where more rows than variables are tight, those in the basis need not be the ones that stop it.
    return stops.count == alpha.count ? stops.map { store.handle(at: $0) } : nil
  }
}
