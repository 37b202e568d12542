extension VisualFormatString: Equatable {
  /// Whether two trees mean the same. Names are equal byte for byte; a view that is an argument
  /// equals only an argument with the same index. Linear in the length of the trees.
  public static func == (a: VisualFormatString, b: VisualFormatString) -> Bool {
    unsafe a.source.withBytes { first in
      unsafe b.source.withBytes { second in
        unsafe TreeComparison(a: a, b: b, first: first, second: second).treesAreEqual
      }
    }
  }
}

@safe
private struct TreeComparison {
  let a: VisualFormatString
  let b: VisualFormatString
  let first: UnsafeBufferPointer<UInt8>
  let second: UnsafeBufferPointer<UInt8>

  init(
    a: VisualFormatString, b: VisualFormatString, first: UnsafeBufferPointer<UInt8>,
    second: UnsafeBufferPointer<UInt8>
  ) {
    self.a = a
    self.b = b
    unsafe self.first = first
    unsafe self.second = second
  }

  var treesAreEqual: Bool {
    guard
      a.orientation.axis == b.orientation.axis,
      (a.leadingSuperview == nil) == (b.leadingSuperview == nil),
      (a.trailingSuperview == nil) == (b.trailingSuperview == nil),
      a.views.count == b.views.count,
      areEqual(a.trailingConnection, b.trailingConnection)
    else { return false }
    for (one, other) in zip(a.views, b.views) {
      guard
        areEqual(one.name, other.name),
        areEqual(one.connection, other.connection),
        areEqual(one.predicateList, other.predicateList)
      else { return false }
    }
    return true
  }

  private func areEqual(
    _ one: VisualFormatString.Connection?, _ other: VisualFormatString.Connection?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.form == other.form && areEqual(one.predicateList, other.predicateList)
  }

  private func areEqual(
    _ one: VisualFormatString.PredicateList?, _ other: VisualFormatString.PredicateList?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard one.count == other.count else { return false }
    for (one, other) in zip(a.predicates(of: one), b.predicates(of: other)) {
      guard
        one.relation.kind == other.relation.kind,
        areEqual(one.object, other.object),
        areEqual(one.priority, other.priority)
      else { return false }
    }
    return true
  }

  private func areEqual(
    _ one: VisualFormatString.Operand?, _ other: VisualFormatString.Operand?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one.isName != other.isName { return false }
    return one.isName ? areEqual(one.name, other.name) : one.number == other.number
  }

  private func areEqual(_ one: VisualFormatString.Name, _ other: VisualFormatString.Name) -> Bool {
    guard one.argumentIndex == other.argumentIndex else { return false }
    return unsafe first[one.bytes.range].elementsEqual(second[other.bytes.range])
  }
}
