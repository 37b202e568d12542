import Cassowary

/// The format strings that put items in a row, as far as their options could line these up.
struct FormatRows {
  /// An equation that is not among the rows of the layout.
  struct Row {
    var terms: [LinearTerm]
    var constant: Double
  }

  /// What is tried once.
  struct Trial: Hashable {
    var index: Int
    var isSize: Bool
    var isAlone: Bool
    var isWithProposed: Bool
  }

  /// Which edges are to be in line.
  enum Ends { case start, end, both }

  struct Format {
    var text: String
    var axis: LayoutConstraint.Axis
    var items: [ItemIdentity]
    /// Whether an option lines them up already.
    var isLined = false
    /// The row that keeps the last of them at the bottom of what holds them.
    var bottom: Int32?
  }

  private(set) var formats: [Format] = []
  /// By item: the numbers of the strings.
  private var places: [ObjectIdentifier: [Int]] = [:]

  /// More items than this are not lined up for a trial.
  private static let mostItems = 64

  /// Linear in the number of rows.
  init(_ rows: RowList) {
    for row in rows.indices {
      guard let constraint = rows.constraint(of: row), let text = constraint.origin?.format,
        let axis = constraint.firstAttribute.axis, constraint.firstAttribute.sort != .size,
        let second = constraint.second, second.parent === constraint.first.parent,
        constraint.firstAttribute != constraint.secondAttribute
      else { continue }
      append(text, axis, second, constraint.first)
    }
    for row in rows.indices {
      guard let constraint = rows.constraint(of: row), let origin = constraint.origin else {
        continue
      }
      if origin.role == .alignment {
        for place in places[ObjectIdentifier(constraint.first)] ?? []
        where formats[place].text == origin.format { formats[place].isLined = true }
      }
      guard let second = constraint.second, rows.rows[Int(row)].priority == .required,
        constraint.relation == .equal, constraint.firstAttribute.withoutMargins == .bottom,
        constraint.secondAttribute.withoutMargins == .bottom
      else { continue }
      let last = second.parent === constraint.first ? second : constraint.first
      for place in places[ObjectIdentifier(last)] ?? []
      where formats[place].text == origin.format && formats[place].items.last === last {
        formats[place].bottom = row
      }
    }
    formats = formats.map { $0.items.count > Self.mostItems ? $0.without() : $0 }
  }

  /// A step of a string goes on where one of its steps has ended. It may have several bounds.
  private mutating func append(
    _ text: String, _ axis: LayoutConstraint.Axis, _ one: ItemIdentity, _ other: ItemIdentity
  ) {
    let known = (places[ObjectIdentifier(one)] ?? []).filter {
      formats[$0].text == text && formats[$0].axis == axis
    }
    if known.contains(where: { formats[$0].hasStep(one, other) }) { return }
    if let place = known.last(where: { formats[$0].items.last === one }) {
      formats[place].items.append(other)
      places[ObjectIdentifier(other), default: []].append(place)
      return
    }
    formats.append(Format(text: text, axis: axis, items: [one, other]))
    for item in [one, other] {
      places[ObjectIdentifier(item), default: []].append(formats.count - 1)
    }
  }

  /// The rows that keep columns with an item at the bottom of what holds them.
  func bottoms(of item: ItemIdentity) -> [Int32] {
    (places[ObjectIdentifier(item)] ?? []).compactMap { formats[$0].bottom }
  }

  /// The other items of the strings with an item that run along an axis.
  func neighbours(of item: ItemIdentity, along axis: LayoutConstraint.Axis) -> [ItemIdentity] {
    (places[ObjectIdentifier(item)] ?? []).filter { formats[$0].axis == axis }
      .flatMap { formats[$0].items }.filter { $0 !== item }
  }

  /// The numbers of the strings with an item that run across an axis, and do not line it up yet.
  func rows(of item: ItemIdentity, across axis: LayoutConstraint.Axis?) -> [Int] {
    (places[ObjectIdentifier(item)] ?? []).filter {
      formats[$0].axis != axis && formats[$0].items.count > 1 && !formats[$0].isLined
    }
  }
}

extension FormatRows.Format {
  /// Looked for from the end, where the steps of a string are added.
  fileprivate func hasStep(_ one: ItemIdentity, _ other: ItemIdentity) -> Bool {
    guard let place = items.lastIndex(where: { $0 === one }) else { return false }
    return items.indices.contains(place + 1) && items[place + 1] === other
  }

  fileprivate func without() -> Self {
    var format = self
    format.items = []
    return format
  }

  private func place(of item: ItemIdentity) -> LinearTerm? {
    let variable = axis == .horizontal ? item.placement.top : item.placement.leading
    return variable.map { LinearTerm(variable: $0.index, coefficient: 1) }
  }

  private func size(of item: ItemIdentity) -> LinearTerm? {
    let variable = axis == .horizontal ? item.placement.height : item.placement.width
    return variable.map { LinearTerm(variable: $0.index, coefficient: 1) }
  }

  /// The quantities across the string that are open.
  func openQuantities(
    _ range: ([LinearTerm]) -> ClosedRange<Double>
  ) -> (places: [[LinearTerm]], sizes: [[LinearTerm]]) {
    func isOpen(_ term: LinearTerm) -> Bool {
      let range = range([term])
      return range.lowerBound < range.upperBound
    }
    return (
      items.compactMap { place(of: $0) }.filter(isOpen).map { [$0] },
      items.compactMap { size(of: $0) }.filter(isOpen).map { [$0] }
    )
  }

  /// What is to be tried, the least first.
  func options(forSizes: Bool) -> [FormatRows.Ends] {
    forSizes ? [.start, .end, .both] : [.start, .end]
  }

  /// The option as it is passed with the string.
  func option(_ ends: FormatRows.Ends) -> LayoutConstraint.FormatOptions {
    let (start, end): (LayoutConstraint.FormatOptions, LayoutConstraint.FormatOptions) =
      axis == .horizontal
      ? (.alignAllTop, .alignAllBottom) : (.alignAllLeading, .alignAllTrailing)
    return ends == .start ? start : ends == .end ? end : start.union(end)
  }

  /// What the options ask for where two items meet.
  func rows(lining ends: FormatRows.Ends) -> [FormatRows.Row] {
    var rows: [FormatRows.Row] = []
    for (one, other) in zip(items, items.dropFirst()) {
      guard let first = place(of: one), let second = place(of: other), let length = size(of: one),
        let otherLength = size(of: other)
      else { continue }
      let start = [first, second.negated]
      if ends != .end { rows.append(FormatRows.Row(terms: start, constant: 0)) }
      if ends != .start {
        rows.append(
          FormatRows.Row(terms: start + [length, otherLength.negated], constant: 0))
      }
    }
    return rows
  }
}

extension RowTrial {
  /// Whether equations decide all of some variables, and all that is met can stay so. They are
  /// taken away again, unless they do and are to be kept.
  mutating func decides(
    _ quantities: [[LinearTerm]], _ list: [FormatRows.Row], isKept: Bool = false
  ) -> Bool {
    // Below all that the layout asks for: nothing gives way to them, they would be off instead.
    var ids: [RowID] = []
    for row in list {
      guard let id = add(row.terms, .equal, row.constant, at: .faint) else { break }
      ids.append(id)
      if !isMet(id) { break }
    }
    let areDecided =
      ids.count == list.count && ids.allSatisfy { isMet($0) }
      && quantities.allSatisfy { isDecided($0) }
    guard areDecided, isKept else {
      for id in ids { remove(id) }
      return areDecided
    }
    let others = Self.variables(of: list).subtracting(quantities.flatMap { $0.map { $0.variable } })
      .sorted().map { [LinearTerm(variable: $0, coefficient: 1)] }
    if others.allSatisfy({ isDecided($0) }) {
      let values = (quantities + others).map { value(of: $0) }
      for id in ids { remove(id) }
      // Held one by one, they come to the same. What is asked next is then not traced back through
      // all the items that have been lined up before.
      for (quantity, value) in zip(quantities, values) { _ = add(quantity, .equal, value) }
      for (other, value) in zip(others, values.dropFirst(quantities.count))
      where !isDecided(other) {
        _ = add(other, .equal, value)
      }
    } else {
      require(ids)
    }
    return true
  }

  private static func variables(of list: [FormatRows.Row]) -> Set<Int32> {
    Set(list.flatMap { $0.terms.map { $0.variable } })
  }

  private mutating func isDecided(_ quantity: [LinearTerm]) -> Bool {
    let range = range(of: quantity)
    return range.upperBound - range.lowerBound <= Nearness.length
  }
}
