import Cassowary

/// The row in the solver for each kind of implicit row that an item has; the root's two are there as
/// well.
struct ImplicitRows {
  private var rows: [State?] = []

  struct State: Equatable {
    var id: RowID
    var constant: Double
    var priority: Priority
  }

  /// One for each kind, in the order of the kinds; empty while there is no row at all.
  var all: [State?] { rows }

  subscript(kind: ImplicitRow) -> State? {
    get { rows.isEmpty ? nil : rows[Int(kind.rawValue)] }
    set {
      if rows.isEmpty {
        rows = [State?](repeating: nil, count: ImplicitRow.allCases.count)
      }
      rows[Int(kind.rawValue)] = newValue
    }
  }
}
