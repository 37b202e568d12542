import AutoLayout

/// The part of a format string that asks for a constraint.
struct WrittenPredicate {
  /// The predicate; nil where a bare dash or nothing stands there.
  var predicate: VisualFormatString.Predicate?
  /// The list that it stands in.
  var list: VisualFormatString.PredicateList?
  /// How many predicates that list has.
  var count = 0
  /// The space that it is about; nil for a thickness.
  var connection: VisualFormatString.Connection?
  /// The index of the view whose thickness it is, or that the space comes before; the number of
  /// views for the space behind the last one.
  var view: Int

  /// Finds the part by the bytes that a constraint remembers; nil where there is none, as for
  /// what an option asks for.
  init?(_ origin: ConstraintRecord.Origin, in tree: VisualFormatString) {
    guard origin.role != .alignment else { return nil }
    for (index, view) in tree.views.enumerated() {
      if let connection = view.connection,
        let found = Self(origin.range, connection, in: tree, index)
      {
        self = found
        return
      }
      if let list = view.predicateList, let found = Self(origin.range, list, in: tree, index) {
        self = found
        return
      }
    }
    guard let last = tree.trailingConnection,
      let found = Self(origin.range, last, in: tree, tree.views.count)
    else { return nil }
    self = found
  }

  private init?(
    _ range: Range<Int>, _ connection: VisualFormatString.Connection, in tree: VisualFormatString,
    _ index: Int
  ) {
    if let list = connection.predicateList {
      guard let found = Self(range, list, in: tree, index) else { return nil }
      self = found
      self.connection = connection
      return
    }
    guard connection.range == range else { return nil }
    self.connection = connection
    view = index
  }

  private init?(
    _ range: Range<Int>, _ list: VisualFormatString.PredicateList, in tree: VisualFormatString,
    _ index: Int
  ) {
    let predicates = tree.predicates(of: list)
    guard let predicate = predicates.first(where: { $0.range == range }) else { return nil }
    self.predicate = predicate
    self.list = list
    count = predicates.count
    view = index
  }
}
