extension VisualFormatString: Equatable {
  /// Whether two trees mean the same. Names are equal byte for byte; a view that is an argument
  /// equals only an argument with the same index. Linear in the length of the trees.
  public static func == (a: VisualFormatString, b: VisualFormatString) -> Bool {
    guard
      a.orientation.axis == b.orientation.axis,
      (a.leadingSuperview == nil) == (b.leadingSuperview == nil),
      (a.trailingSuperview == nil) == (b.trailingSuperview == nil),
      a.views.count == b.views.count,
      areEqual(a, a.trailingConnection, b, b.trailingConnection)
    else { return false }
    for (first, second) in zip(a.views, b.views) {
      guard
        areEqual(a, first.name, b, second.name),
        areEqual(a, first.connection, b, second.connection),
        areEqual(a, first.predicateList, b, second.predicateList)
      else { return false }
    }
    return true
  }

  private static func areEqual(
    _ a: Self, _ first: Connection?, _ b: Self, _ second: Connection?
  ) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.form == second.form
      && areEqual(a, first.predicateList, b, second.predicateList)
  }

  private static func areEqual(
    _ a: Self, _ first: PredicateList?, _ b: Self, _ second: PredicateList?
  ) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    guard first.count == second.count else { return false }
    for (one, other) in zip(a.predicates(of: first), b.predicates(of: second)) {
      guard
        one.relation.kind == other.relation.kind,
        areEqual(a, one.object, b, other.object),
        areEqual(a, one.priority, b, other.priority)
      else { return false }
    }
    return true
  }

  private static func areEqual(
    _ a: Self, _ first: Operand?, _ b: Self, _ second: Operand?
  ) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if first.isName != second.isName { return false }
    return first.isName
      ? areEqual(a, first.name, b, second.name) : first.number == second.number
  }

  private static func areEqual(_ a: Self, _ first: Name, _ b: Self, _ second: Name) -> Bool {
    first.argumentIndex == second.argumentIndex
      && FormatSource.areEqual(a.source, first.bytes, b.source, second.bytes)
  }
}
