/// The frames of a tree as a value: it can be stored, compared and sent to other threads, and it
/// keeps no item alive.
public struct LayoutSnapshot: Sendable, Hashable {
  /// One item and its place.
  public struct Entry: Sendable, Hashable {
    /// What the item is called.
    public var name: String
    /// The frame, in the coordinates of the parent.
    public var frame: LayoutRect
    /// The frame, in the coordinates of the item that the snapshot was taken of.
    public var absoluteFrame: LayoutRect
    /// Index of the entry of the parent; nil for the item that the snapshot was taken of.
    public var parent: Int?

    /// Makes an entry of all that it has.
    package init(name: String, frame: LayoutRect, absoluteFrame: LayoutRect, parent: Int?) {
      self.name = name
      self.frame = frame
      self.absoluteFrame = absoluteFrame
      self.parent = parent
    }
  }

  /// The items, parents before children, siblings in order.
  public private(set) var entries: [Entry] = []

  /// Takes the frames of an item and everything in it, as of the last layout pass. Linear in the
  /// number of items.
  public init(of item: any LayoutItem) {
    var waiting: [(item: any LayoutItem, parent: Int?)] = [(item, nil)]
    while let (next, parent) = waiting.popLast() {
      let index = entries.count
      let frame = next.layoutFrame
      var absolute = LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height)
      if let parent {
        let scrolled = next.identity.parent?.scrolledBy ?? .zero
        absolute.x = entries[parent].absoluteFrame.x + frame.x - scrolled.x
        absolute.y = entries[parent].absoluteFrame.y + frame.y - scrolled.y
      }
      entries.append(
        Entry(
          name: next.layoutNode.name, frame: frame, absoluteFrame: absolute, parent: parent))
      for child in next.subitems.reversed() { waiting.append((child, index)) }
    }
  }

  /// Takes entries as they were; nil where a parent does not come before its child, or the first item has one.
  package init?(entries: [Entry]) {
    for (index, entry) in entries.enumerated() {
      guard let parent = entry.parent else {
        if index == 0 { continue }
        return nil
      }
      guard 0..<index ~= parent else { return nil }
    }
    self.entries = entries
  }

  /// The frame of the first item with a name, in the coordinates of its parent. Linear in the
  /// number of items.
  public subscript(name: String) -> LayoutRect? {
    entries.first { $0.name == name }?.frame
  }
}
