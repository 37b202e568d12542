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
