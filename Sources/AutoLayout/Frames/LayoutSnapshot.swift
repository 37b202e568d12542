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
        absolute.x = entries[parent].absoluteFrame.x + frame.x
        absolute.y = entries[parent].absoluteFrame.y + frame.y
      }
      entries.append(
        Entry(
          name: next.layoutNode.name, frame: frame, absoluteFrame: absolute, parent: parent))
      for child in next.subitems.reversed() { waiting.append((child, index)) }
    }
  }

  /// The frame of the first item with a name, in the coordinates of its parent. Linear in the
  /// number of items.
  public subscript(name: String) -> LayoutRect? {
    entries.first { $0.name == name }?.frame
  }
}
