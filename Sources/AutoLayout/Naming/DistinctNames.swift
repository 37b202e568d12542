/// Names by which the items of one message can be told from each other: where several have one name it is `row#1`,
/// `row#2` and so on, in the order of the tree.
///
/// What a message says is worked out from names, so that items of one name would be taken for one item.
enum DistinctNames {
  /// Makes the records of a message about items. Linear in their number where no name is there twice.
  static func among<Message>(_ items: [ItemIdentity], _ message: () -> Message) -> Message {
    let renamed = clashing(items)
    if renamed.isEmpty { return message() }
    let former = renamed.map { $0.item.name }
    for (item, name) in renamed { item.name = name }
    defer { for (index, name) in former.enumerated() { renamed[index].item.name = name } }
    return message()
  }

  /// The items that share a name with another one, each with the name that it has instead.
  private static func clashing(_ items: [ItemIdentity]) -> [(item: ItemIdentity, name: String)] {
    var listed: [ItemIdentity] = []
    for item in items where item.area == nil && !item.isMarked {
      item.isMarked = true
      listed.append(item)
    }
    for item in listed { item.isMarked = false }
    var counts: [String: Int] = [:]
    for item in listed { counts[item.name, default: 0] += 1 }
    if counts.count == listed.count { return [] }

    var numbers: [String: Int] = [:]
    var renamed: [(item: ItemIdentity, name: String)] = []
    // Of items that no pass has put in order yet the first in the message comes first.
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
      // A guide that came with an item has that one's name and its own.
      for area in ItemArea.allCases {
        if let guide = item.areas?[area] { renamed.append((guide, name + "." + area.guideName)) }
      }
    }
    return renamed
  }
}

extension Certificate.Member {
  /// The items that the record of the row names; of a guide that came with an item, that item too.
  var items: [ItemIdentity] {
    var items: [ItemIdentity] = []
    switch self {
    case .constraint(let constraint):
      constraint.forEachEnd { _, item in items.append(item) }
      if constraint.second == nil, let parent = constraint.first.parent { items.append(parent) }
    case .implicit(let item, _): items.append(item)
    }
    return items + items.compactMap { $0.area == nil ? nil : $0.parent }
  }
}
