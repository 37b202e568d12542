#if CHECKED_INVARIANTS
  extension PenaltyTrees {
    /// Whether the row's tree is, to the bit, the one that its list leads to when it is made anew.
    mutating func isAsBuilt(
      _ row: Int32, from first: Int32, _ constraints: borrowing Buffer<ConstraintRecord>
    ) -> Bool {
      var fresh = PenaltyTrees()
      fresh.build(0, from: first, constraints)
      return isEqual(root(of: row), &fresh, fresh.root(of: 0))
    }

    private mutating func isEqual(
      _ tree: Int32, _ other: inout PenaltyTrees, _ otherTree: Int32
    ) -> Bool {
      if tree < 0 || otherTree < 0 { return tree == otherTree }
      let (a, b) = (nodes[tree], other.nodes[otherTree])
      return a.constraint == b.constraint && a.count == b.count && a.place == b.place
        && a.level == b.level && a.kind == b.kind && a.kinds == b.kinds
        && a.upWeight == b.upWeight && a.downWeight == b.downWeight
        && isEqual(ups[tree], other.ups[otherTree])
        && isEqual(downs[tree], other.downs[otherTree]) && isEqual(a.left, &other, b.left)
        && isEqual(a.right, &other, b.right)
    }

    private func isEqual(_ a: LevelVector, _ b: LevelVector) -> Bool {
      a.count == b.count
        && (0..<a.count).allSatisfy { a.level($0) == b.level($0) && a.value($0) == b.value($0) }
    }
  }
#endif
