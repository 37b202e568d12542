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
