extension LayoutDrawing {
  /// Makes a drawing of an item and everything below it, with the frames of the last layout pass
  /// and the constraints of the tree.
  ///
  ///     root.layoutIfNeeded()
  ///     print(LayoutDrawing(of: root).text())
  ///
  /// Linear in the number of items and constraints.
  public init(of root: any LayoutItem) {
    self.init(
      boxes: [], records: root.layoutEngine.constraints.map { $0.record },
      direction: root.layoutEngine.direction)
    var waiting: [(item: any LayoutItem, parent: Int?)] = [(root, nil)]
    while let (item, parent) = waiting.popLast() {
      let index = boxes.count
      boxes.append(
        Box(
          name: item.layoutNode.name, frame: item.layoutFrame, parent: parent,
          insets: item.alignmentRectInsets))
      for child in item.subitems.reversed() { waiting.append((child, index)) }
    }
  }
}
