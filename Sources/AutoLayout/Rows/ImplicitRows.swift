import Cassowary

/// The row in the solver for each kind of implicit row that an item has; the root's two are there as
/// well.
///
/// Nearly every item has the two that keep its size from being below 0, and no others: those two are
/// nothing but their handles.
struct ImplicitRows {
  private var minimumWidth: RowID?
  private var minimumHeight: RowID?
  /// The other ones, in the order of the kinds.
  private var others: [(kind: ImplicitRow, state: State)] = []

  struct State: Equatable {
    var id: RowID
    var constant: Double
    var priority: Priority
  }

  /// The row of a kind. One that keeps a size from being below 0 has constant 0 and is required.
  subscript(kind: ImplicitRow) -> State? {
    get {
      switch kind {
      case .minimumWidth: minimumWidth.map { Self.minimum($0) }
      case .minimumHeight: minimumHeight.map { Self.minimum($0) }
      default: others.first { $0.kind == kind }?.state
      }
    }
    set {
      switch kind {
      case .minimumWidth: minimumWidth = newValue?.id
      case .minimumHeight: minimumHeight = newValue?.id
      default: set(kind, newValue)
      }
    }
  }

  private static func minimum(_ row: RowID) -> State {
    State(id: row, constant: 0, priority: .required)
  }

  private mutating func set(_ kind: ImplicitRow, _ state: State?) {
    let index = others.firstIndex { $0.kind.rawValue >= kind.rawValue } ?? others.count
    if index < others.count, others[index].kind == kind {
      if let state { others[index].state = state } else { others.remove(at: index) }
    } else if let state {
      // Those of a content come four at a time.
      if others.isEmpty { others.reserveCapacity(4) }
      others.insert((kind, state), at: index)
    }
  }
}
