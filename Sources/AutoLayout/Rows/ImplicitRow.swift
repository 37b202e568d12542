import Cassowary

/// A row that no caller wrote. The order of the cases is the order in which reports list them.
enum ImplicitRow: UInt8, CaseIterable {
  case rootWidth, rootHeight
  case minimumWidth, minimumHeight
  case maximumContentWidth, minimumContentWidth
  case maximumContentHeight, minimumContentHeight

  var axis: LayoutConstraint.Axis {
    switch self {
    case .rootWidth, .minimumWidth, .maximumContentWidth, .minimumContentWidth: .horizontal
    case .rootHeight, .minimumHeight, .maximumContentHeight, .minimumContentHeight: .vertical
    }
  }

  var attribute: LayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

  var relation: LayoutConstraint.Relation {
    switch self {
    case .rootWidth, .rootHeight: .equal
    case .maximumContentWidth, .maximumContentHeight: .lessThanOrEqual
    case .minimumWidth, .minimumHeight, .minimumContentWidth, .minimumContentHeight:
      .greaterThanOrEqual
    }
  }

  /// The rows that come from the content size along an axis: not larger, not smaller.
  static func content(_ axis: LayoutConstraint.Axis) -> (maximum: ImplicitRow, minimum: ImplicitRow)
  {
    axis == .horizontal
      ? (.maximumContentWidth, .minimumContentWidth)
      : (.maximumContentHeight, .minimumContentHeight)
  }
}

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

  /// Calls `body` with each row, in the order of the kinds.
  func forEachRow(_ body: (RowID) -> Void) {
    for row in others where row.kind.rawValue < ImplicitRow.minimumWidth.rawValue {
      body(row.state.id)
    }
    if let minimumWidth { body(minimumWidth) }
    if let minimumHeight { body(minimumHeight) }
    for row in others where row.kind.rawValue > ImplicitRow.minimumHeight.rawValue {
      body(row.state.id)
    }
  }

  /// Whether there are none but those that keep the size from being below 0.
  var areMinima: Bool { others.isEmpty }

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

/// What one transaction does to the rows that no caller wrote, and to the variables.
struct ImplicitPlan {
  /// Tells this plan from others of the engine.
  let number: UInt32
  var changes: [Change] = []
  var erasedRows: [RowID] = []
  var discardedVariables: [Variable] = []

  struct Change {
    let item: ItemIdentity
    let kind: ImplicitRow
    /// nil takes the row out.
    let wanted: Wanted?
  }

  struct Wanted: Equatable {
    var constant: Double
    var priority: Priority
  }

  /// Begins a plan, with room for so many items that are new.
  init(number: UInt32, arrivals: Int) {
    self.number = number
    changes.reserveCapacity(4 * (arrivals + 1))
  }

  /// Asks for a row, or for none. What is asked of a row twice in one plan is the same, so only the
  /// first is looked at, and kept if it differs from the row in force.
  mutating func want(_ kind: ImplicitRow, of item: ItemIdentity, _ wanted: Wanted?) {
    let old = item.implicitRows[kind]
    if old?.constant == wanted?.constant, old?.priority == wanted?.priority { return }
    if item.placement.plan != number {
      item.placement.plan = number
      item.placement.plannedRows = 0
    }
    guard item.placement.plannedRows & kind.bit == 0 else { return }
    item.placement.plannedRows |= kind.bit
    changes.append(Change(item: item, kind: kind, wanted: wanted))
  }
}

extension ImplicitRow {
  fileprivate var bit: UInt8 { 1 << rawValue }
}
