extension LayoutDrawing {
  /// Makes a drawing of an item and everything below it, with the frames of the last layout pass
  /// and the constraints of the tree. Of margins and safe areas those are drawn that constraints speak of, and of a
  /// scroll view the content.
  ///
  ///     root.layoutIfNeeded()
  ///     print(LayoutDrawing(of: root).text())
  ///
  /// Linear in the number of items and constraints.
  public init(of root: any LayoutItem) {
    self.init(
      boxes: [], records: root.layoutEngine.constraints.map { $0.record },
      direction: root.layoutEngine.direction)
    let areas = DrawnAreas(root.layoutEngine.constraints)
    var waiting: [(item: any LayoutItem, parent: Int?)] = [(root, nil)]
    while let (item, parent) = waiting.popLast() {
      let index = boxes.count
      boxes.append(
        Box(
          name: item.layoutNode.name, frame: item.layoutFrame, parent: parent,
          insets: item.alignmentRectInsets))
      boxes += areas.boxes(in: item, at: index)
      for child in item.subitems.reversed() { waiting.append((child, index)) }
    }
  }
}

/// The areas of items that constraints speak of.
private struct DrawnAreas {
  private var areas: Set<Key> = []

  private struct Key: Hashable {
    var owner: ObjectIdentifier
    var area: ItemArea
  }

  init(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      take(constraint.first, constraint.firstAttribute)
      if let second = constraint.second { take(second, constraint.secondAttribute) }
    }
  }

  private mutating func take(_ item: ItemIdentity, _ attribute: LayoutConstraint.Attribute) {
    if let area = item.area, let owner = item.parent {
      areas.insert(Key(owner: ObjectIdentifier(owner), area: area))
    }
    if attribute.isWithinMargins {
      areas.insert(Key(owner: ObjectIdentifier(item), area: .layoutMargins))
    }
  }

  /// The areas of an item, whose box has a number, as boxes in it.
  func boxes(in item: any LayoutItem, at index: Int) -> [LayoutDrawing.Box] {
    let identity = item.identity
    var boxes: [LayoutDrawing.Box] = []
    for area in [ItemArea.layoutMargins, .safeArea]
    where areas.contains(Key(owner: ObjectIdentifier(identity), area: area)) {
      boxes.append(box(area, of: identity, identity.insetFrame(of: area), index))
    }
    if let content = identity.areas?[.scrollContent] {
      boxes.append(box(.scrollContent, of: identity, content.placement.frame, index))
    }
    return boxes
  }

  private func box(
    _ area: ItemArea, of owner: ItemIdentity, _ frame: LayoutRect, _ index: Int
  ) -> LayoutDrawing.Box {
    LayoutDrawing.Box(
      name: owner.name + "." + area.guideName, frame: frame, parent: index, isArea: true)
  }
}
