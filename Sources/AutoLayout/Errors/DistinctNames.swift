/// Names by which the items of one message can be told from each other: where several have one name
/// it is `row#1`, `row#2` and so on, in tree order.
///
/// Messages are computed from names, so that items of one name would be taken for one item.
enum DistinctNames {
  /// Makes the records of a message about rows. Linear in their number if no name occurs twice.
  static func among<Message>(
    _ rows: some Sequence<RowSource>, _ message: () -> Message
  ) -> Message {
    let items = listed { list in
      for row in rows { row.forEachItem(list) }
    }
    return renaming(clashing(items), message)
  }

  /// The same about items.
  static func among<Message>(_ items: [ItemIdentity], _ message: () -> Message) -> Message {
    renaming(clashing(listed { items.forEach($0) }), message)
  }

  private static func renaming<Message>(
    _ renamed: [(item: ItemIdentity, name: String)], _ message: () -> Message
  ) -> Message {
    if renamed.isEmpty { return message() }
    let former = renamed.map { $0.item.name }
    for (item, name) in renamed { item.name = name }
    defer { for (index, name) in former.enumerated() { renamed[index].item.name = name } }
    return message()
  }

  /// The items that `visit` passes to its argument, each once, without guides that came with an
  /// item.
  private static func listed(_ visit: ((ItemIdentity) -> Void) -> Void) -> [ItemIdentity] {
    var listed: [ItemIdentity] = []
    visit { item in
      if item.isMarked || item.area != nil { return }
      item.isMarked = true
      listed.append(item)
    }
    for item in listed { item.isMarked = false }
    return listed
  }

  /// The items that share a name with another one, each with its replacement.
  private static func clashing(_ listed: [ItemIdentity]) -> [(item: ItemIdentity, name: String)] {
    if listed.count < 2 { return [] }
    var counts = [String: Int](minimumCapacity: listed.count)
    for item in listed { counts[item.name, default: 0] += 1 }
    if counts.count == listed.count { return [] }

    var numbers: [String: Int] = [:]
    var renamed: [(item: ItemIdentity, name: String)] = []
    // Items that no pass has put in order yet come in the order of the message.
    let ordered = listed.enumerated().sorted {
      ($0.element.placement.order, $0.offset) < ($1.element.placement.order, $1.offset)
    }
    for (_, item) in ordered where counts[item.name, default: 0] > 1 {
      var name = ""
      repeat {
        let number = numbers[item.name, default: 0] + 1
        numbers[item.name] = number
        name = "\(item.name)#\(number)"
      } while counts[name] != nil
      renamed.append((item, name))
      // A guide that came with an item has a name made of the item's and its own.
      for area in ItemArea.allCases {
        if let guide = item.areas?[area] { renamed.append((guide, name + "." + area.guideName)) }
      }
    }
    return renamed
  }
}

extension LayoutItem {
  /// A message about items of this item's tree, in which each has a name of its own. Nothing may be
  /// changed meanwhile. Linear in the number of items.
  package func withDistinctNames<Message>(_ message: () -> Message) -> Message {
    DistinctNames.among(layoutEngine.root?.subtree ?? [], message)
  }
}

extension RowSource {
  /// Calls `body` for the items that the record of the row names, and for the owners of guides
  /// among them; possibly more than once.
  func forEachItem(_ body: (ItemIdentity) -> Void) {
    func visit(_ item: ItemIdentity) {
      body(item)
      if item.area != nil, let parent = item.parent { body(parent) }
    }
    switch self {
    case .constraint(let constraint):
      constraint.forEachEnd { _, item in visit(item) }
      if constraint.second == nil, let parent = constraint.first.parent { visit(parent) }
    case .implicit(let item, _): visit(item)
    }
  }
}
