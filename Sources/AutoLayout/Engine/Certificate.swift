/// Why a constraint is broken: rows in force that it clashes with, all of them before it. There are none where the solver
/// cannot use its numbers together with others.
struct Certificate {
  var members: [Member]
  /// When the clash was found; it holds for as long as no member changes.
  var stamp: UInt64
  /// Whether `conflictHandler` has heard of it.
  var isReported = false

  enum Member {
    case constraint(LayoutConstraint)
    case implicit(ItemIdentity, ImplicitRow)
  }
}

extension LayoutEngine {
  /// The members of a clash but for one entry, which is the one that gives way.
  func members(of clash: RowClash, without slot: Int32) -> [Certificate.Member] {
    clash.members.compactMap { owner in
      if owner.slot >= 0 {
        guard owner.slot != slot else { return nil }
        return entries.constraint(at: owner.slot).map { .constraint($0) }
      }
      guard let item = owner.item else { return nil }
      return .implicit(item, owner.kind)
    }
  }

  /// Whether all members are in force as they were when the clash was found.
  func holds(_ certificate: Certificate) -> Bool {
    if certificate.members.isEmpty { return certificate.stamp == clock }
    return certificate.members.allSatisfy { member in
      switch member {
      case .constraint(let constraint):
        guard constraint.slot >= 0, constraint.first.engine === self else { return false }
        let entry = entries[constraint.slot]
        return entry.level == .required && entry.stamp <= certificate.stamp
      case .implicit(let item, let kind):
        return item.engine === self && item.implicitRows[kind] != nil
          && item.placement.stamp <= certificate.stamp
      }
    }
  }

  /// A conflict as a value: constraints in order of activation, implicit rows in tree order.
  func conflict(among members: [Certificate.Member]) -> LayoutError.Conflict {
    let constraints = constraints(among: members)
    var implicit: [(item: ItemIdentity, kind: ImplicitRow)] = []
    for case .implicit(let item, let kind) in members { implicit.append((item, kind)) }
    implicit.sort {
      ($0.item.placement.order, $0.kind.rawValue) < ($1.item.placement.order, $1.kind.rawValue)
    }
    return DistinctNames.among(members) {
      LayoutError.Conflict(
        constraints: constraints.map { $0.record },
        implicit: implicit.map {
          $0.item.record(of: $0.kind, $0.item.implicitRows[$0.kind]?.constant ?? 0)
        })
    }
  }

  /// The constraints among the members, in order of activation.
  func constraints(among members: [Certificate.Member]) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for case .constraint(let constraint) in members { found.append(constraint) }
    return found.sorted { $0.slot < $1.slot }
  }
}

extension ItemIdentity {
  /// An implicit row in the form of a constraint.
  func record(
    of kind: ImplicitRow, _ constant: Double, _ priority: LayoutPriority = .required
  ) -> ConstraintRecord {
    ConstraintRecord(
      first: name, firstAttribute: kind.attribute, relation: kind.relation, constant: constant,
      priority: priority)
  }
}
