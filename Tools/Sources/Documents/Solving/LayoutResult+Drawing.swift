public import AutoLayout

extension LayoutResult {
  /// The views after their parents, children below the view that they lie in, siblings in order.
  var order: [Int] {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    var tops: [Int] = []
    for (index, view) in views.enumerated() {
      if let parent = view.parent { children[parent].append(index) } else { tops.append(index) }
    }
    var order: [Int] = []
    var stack = Array(tops.reversed())
    while let index = stack.popLast() {
      order.append(index)
      stack.append(contentsOf: children[index].reversed())
    }
    return order
  }

  /// The layout as a picture; an invalid result gives an empty one.
  public var drawing: LayoutDrawing {
    guard let size else { return LayoutDrawing(boxes: []) }
    let frame = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    var boxes = [
      LayoutDrawing.Box(name: LayoutDocument.rootName, frame: frame, insets: rootInsets)
    ]
    let areas = Dictionary(grouping: areas) { $0.name.prefix { $0 != "." } }
    boxes += Self.boxes(areas[Substring(LayoutDocument.rootName)], at: 0)
    var positions: [Int: Int] = [:]
    for index in order {
      let view = views[index]
      let isInHidden = view.parent.map { positions[$0] == nil } ?? false
      if view.isHidden || isInHidden { continue }
      positions[index] = boxes.count
      boxes.append(
        LayoutDrawing.Box(
          name: view.name, frame: view.frame, parent: view.parent.flatMap { positions[$0] } ?? 0,
          insets: view.insets, sample: view.sample, color: view.color))
      boxes += Self.boxes(areas[Substring(view.name)], at: boxes.count - 1)
    }
    var drawing = LayoutDrawing(
      boxes: boxes, records: constraints.map { $0.record }, direction: direction)
    if let explanation {
      drawing.conflicting = explanation.conflicts.flatMap { $0.constraints }
      drawing.ambiguities = explanation.ambiguities
    }
    return drawing
  }

  private static func boxes(_ areas: [LayoutDrawing.Box]?, at parent: Int) -> [LayoutDrawing.Box] {
    (areas ?? []).map { area in
      var box = area
      box.parent = parent
      return box
    }
  }

  /// Notes the areas that constraints speak of; where there can be none, at no cost.
  mutating func findAreas(in root: LayoutView) {
    let records = constraints.map { $0.record }
    let mayHaveAreas = records.contains { record in
      [record.firstAttribute, record.secondAttribute].contains { $0.rawValue >= Self.firstMargin }
        || record.first.hasSuffix("Guide") || record.second?.hasSuffix("Guide") == true
    }
    guard mayHaveAreas || root.subviews.contains(where: { $0 is LayoutScrollView }) else { return }
    areas = LayoutDrawing(of: root).boxes.filter { $0.isArea }
  }

  private static var firstMargin: Int { LayoutConstraint.Attribute.leftMargin.rawValue }
}
