/// Choosing a basis when many rows have come at once.
extension Simplex {
  /// Whether so many required rows have come that choosing a basis afresh is better than one repair each: equations,
  /// or in a solver that has had no rows before, inequalities.
  var wantsCrash: Bool {
    let isFirst = isFirstBatch
    var equations = 0
    var inequalities = 0
    for i in journal.madeConstraints.indices {
      let constraint = store.constraints[journal.madeConstraints[i]]
      if !constraint.isRequired || store.rows[constraint.row].position >= 0 { continue }
      if constraint.relation == .equal { equations += 1 } else if isFirst { inequalities += 1 }
      if equations > 4 && 8 * equations > basis.count { return true }
      if inequalities > Self.fewBinding && 8 * inequalities > basis.count { return true }
    }
    return false
  }

  /// Chooses a basis in which all required equations are tight.
  ///
  /// No multiplier changes, and any basis with the multipliers one has is as good for the dual method.
  /// Rows that leave the basis may disagree with theirs; they become suspects.
  /// - Returns: required constraints on one row that exclude each other, if there are such.
  mutating func crash() -> Conflict? {
    var factoriser = Factoriser(variables: store.variableCount)
    for position in basis.indices where !store.isUnit(basis[position]) {
      factoriser.add(basis[position], store)
    }
    // Everything that has to be known of a row and its constraints is looked up while they are at hand.
    walk &+= 1
    for i in staging.rows.indices {
      let row = staging.rows[i]
      if let conflict = store.boundRow(row) { return conflict }
      touch(row)
      store.rows[row].mark = walk
      if store.rows[row].position >= 0 {
        store.rows[row].target = nearestTarget(of: row, to: store.rows[row].target)
      }
      if store.isUnit(row) {
        factoriser.costs[store.terms[store.rows[row].termStart].variable] = cost(of: row)
      } else if store.rows[row].isFixed && store.rows[row].position < 0
        && store.rows[row].termCount > 1
      {
        factoriser.add(row, store)
      }
    }
    for variable in store.unitRows.indices {
      let unit = store.unitRows[variable]
      if store.rows[unit].isFixed { factoriser.hold(Int32(variable)) }
      if store.rows[unit].mark != walk { factoriser.costs[variable] = cost(of: unit) }
    }
    factoriser.run(store)
    for i in factoriser.dependent.indices {
      let row = factoriser.dependent[i]
      // Its multiplier is not kept, so it may not leave.
      if store.rows[row].position >= 0 && store.rows[row].isFixed {
        useAllVariables()
        linkMadeRows()
        passTargets()
        retargetRows()
        return nil
      }
    }
    install(factoriser)
    linkMadeRows()
    for i in staging.rows.indices {
      refresh(staging.rows[i])
      if store.rows[staging.rows[i]].position < 0 { check(staging.rows[i]) }
    }
    return nil
  }

  /// Tells the factorisation the targets of the listed rows.
  private mutating func passTargets() {
    for i in staging.rows.indices where store.rows[staging.rows[i]].position >= 0 {
      setTarget(staging.rows[i], store.rows[staging.rows[i]].target)
    }
  }

  /// The lowest level at which moving the variable either way costs something. Where one way is free it is 0, but a
  /// little more for a variable with a required bound, which mostly comes to rest there.
  private mutating func cost(of unit: Int32) -> Double {
    var up = 0.0
    var down = 0.0
    var next = store.rows[unit].firstConstraint
    while next >= 0 {
      let c = store.constraints[next]
      next = c.next
      if c.isRequired { continue }
      if c.pullsUp { up = max(up, c.level) }
      if c.pullsDown { down = max(down, c.level) }
    }
    let record = store.rows[unit]
    let isBounded = record.lowerBound > -.infinity || record.upperBound < .infinity
    return max(min(up, down), isBounded ? .leastNormalMagnitude : 0)
  }

  // MARK: Inequalities

  /// So many rows are left to be repaired one by one.
  private static var fewBinding: Int { 64 }

  /// Whether there are no constraints but those of this transaction. All multipliers are zero then, with which any
  /// basis is as good for the dual method.
  private var isFirstBatch: Bool { store.constraints.count == journal.madeConstraints.count }

  /// Makes required rows of a first batch tight that the values so far do not meet, or only just, as long as there
  /// are many: of a chain of such rows each repair would have to look at all before it.
  ///
  /// Only rows are taken that have a variable which no optional row is about. What optional rows are about
  /// mostly moves on, and is moved the more easily the less depends on it.
  mutating func tightenBinding() {
    if !isFirstBatch || suspects.count == 0 || staging.rows.count <= Self.fewBinding { return }
    let isWished = wishedVariables()
    var last = Int.max
    while true {
      var binding = Buffer<Int32>()
      for i in staging.rows.indices
      where isBinding(staging.rows[i]) && hasFreeVariable(staging.rows[i], isWished) {
        binding.append(staging.rows[i])
      }
      if binding.count <= Self.fewBinding || binding.count > last / 2 { return }
      last = binding.count
      if !tighten(binding) { return }
      propagate()
    }
  }

  /// By variable: whether an optional row is about it.
  private func wishedVariables() -> Buffer<Bool> {
    var isWished = Buffer<Bool>(repeating: false, count: store.variableCount)
    for i in store.constraints.indices where !store.constraints[i].isRequired {
      for term in store.termRange(of: store.constraints[i].row) {
        isWished[store.terms[term].variable] = true
      }
    }
    return isWished
  }

  /// Whether a row has a variable that is held by nothing but itself, and that no optional row is about.
  private func hasFreeVariable(_ row: Int32, _ isWished: borrowing Buffer<Bool>) -> Bool {
    store.termRange(of: row).contains { term in
      let variable = store.terms[term].variable
      let unit = store.rows[store.unitRows[variable]]
      return !isWished[variable] && unit.position >= 0 && !unit.isFixed
    }
  }

  /// Whether a row outside the basis that has several variables lies at the end of what its required constraints
  /// allow, or beyond: one that does will be beyond as soon as what it leans on moves.
  private mutating func isBinding(_ row: Int32) -> Bool {
    let record = store.rows[row]
    if record.position >= 0 || record.termCount < 2 { return false }
    let value = value(ofRow: row)
    return value <= record.lowerBound || value >= record.upperBound
  }

  /// Takes rows into the basis for variables that their own rows hold.
  /// - Returns: false where a row that is in it would have to leave; nothing has changed then.
  private mutating func tighten(_ binding: borrowing Buffer<Int32>) -> Bool {
    var factoriser = Factoriser(variables: store.variableCount)
    for variable in store.unitRows.indices {
      let unit = store.unitRows[variable]
      if store.rows[unit].isFixed { factoriser.hold(Int32(variable)) }
      factoriser.costs[variable] = cost(of: unit)
    }
    for position in basis.indices where !store.isUnit(basis[position]) {
      factoriser.add(basis[position], store)
    }
    for i in binding.indices { factoriser.add(binding[i], store) }
    factoriser.run(store)
    for i in factoriser.dependent.indices
    where store.rows[factoriser.dependent[i]].position >= 0 {
      return false
    }
    walk &+= 1
    install(factoriser)
    return true
  }
}
