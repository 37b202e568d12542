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

/// An item's implicit rows in the solver, by kind; the root's two are among them.
///
/// Nearly every item has only the two that keep its size from being negative: of those, just the
/// handles are stored.
struct ImplicitRows {
  /// Those that say that a size is at least 0.
  private var minimumWidth: RowID?
  private var minimumHeight: RowID?
  /// The others, in order of kind: those too that say that a size is at least more than 0.
  private var others: [(kind: ImplicitRow, state: State)] = []

  struct State: Equatable {
    var id: RowID
    var constant: Double
    var priority: Priority
  }

  /// The row of a kind. One that keeps a size from being negative is required.
  subscript(kind: ImplicitRow) -> State? {
    get {
      switch kind {
      case .minimumWidth: minimumWidth.map { Self.minimum($0) } ?? other(kind)
      case .minimumHeight: minimumHeight.map { Self.minimum($0) } ?? other(kind)
      default: other(kind)
      }
    }
    set {
      let isPlain = newValue?.constant == 0
      switch kind {
      case .minimumWidth:
        minimumWidth = isPlain ? newValue?.id : nil
        setOther(kind, isPlain ? nil : newValue)
      case .minimumHeight:
        minimumHeight = isPlain ? newValue?.id : nil
        setOther(kind, isPlain ? nil : newValue)
      default: setOther(kind, newValue)
      }
    }
  }

  /// Calls `body` with each row.
  func forEachRow(_ body: (RowID) -> Void) {
    for row in others where row.kind.rawValue < ImplicitRow.minimumWidth.rawValue {
      body(row.state.id)
    }
    if let minimumWidth { body(minimumWidth) }
    if let minimumHeight { body(minimumHeight) }
    for row in others where row.kind.rawValue >= ImplicitRow.minimumWidth.rawValue {
      body(row.state.id)
    }
  }

  /// Whether there are only those that say that a size is at least 0.
  var areMinima: Bool { others.isEmpty }

  private static func minimum(_ row: RowID) -> State {
    State(id: row, constant: 0, priority: .required)
  }

  private func other(_ kind: ImplicitRow) -> State? { others.first { $0.kind == kind }?.state }

  private mutating func setOther(_ kind: ImplicitRow, _ state: State?) {
    let index = others.firstIndex { $0.kind.rawValue >= kind.rawValue } ?? others.count
    if index < others.count, others[index].kind == kind {
      if let state { others[index].state = state } else { others.remove(at: index) }
    } else if let state {
      // Content adds four at a time.
      if others.isEmpty { others.reserveCapacity(4) }
      others.insert((kind, state), at: index)
    }
  }
}

/// The changes of one transaction to implicit rows and to variables.
struct ImplicitPlan {
  /// Identifies this plan among those of the engine.
  let number: UInt32
  var changes: [Change] = []
  var erasedRows: [RowID] = []
  var discardedVariables: [Variable] = []

  struct Change {
    let item: ItemIdentity
    let kind: ImplicitRow
    /// nil removes the row.
    let wanted: Wanted?
  }

  struct Wanted: Equatable {
    var constant: Double
    var priority: Priority
  }

  /// Begins a plan, with memory reserved for that many new items.
  init(number: UInt32, arrivals: Int) {
    self.number = number
    changes.reserveCapacity(4 * (arrivals + 1))
  }

  /// Requests a row, or none. Two requests for one row in a plan are the same, so only the first
  /// counts, and it is kept if it differs from the row in force.
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

extension ImplicitRow {
  /// Whether the row keeps an item to the height of its content.
  var isContentHeight: Bool { self == .maximumContentHeight || self == .minimumContentHeight }

  /// Whether the row keeps a size from being negative.
  var isMinimum: Bool { self == .minimumWidth || self == .minimumHeight }

  /// Whether the row keeps an item to the size of its content.
  var isContent: Bool {
    switch self {
    case .maximumContentWidth, .minimumContentWidth, .maximumContentHeight, .minimumContentHeight:
      true
    case .rootWidth, .rootHeight, .minimumWidth, .minimumHeight: false
    }
  }
}
