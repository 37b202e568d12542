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
    var positions: [Int: Int] = [:]
    for index in order {
      let view = views[index]
      let isInHidden = view.parent.map { positions[$0] == nil } ?? false
      if view.isHidden || isInHidden { continue }
      positions[index] = boxes.count
      boxes.append(
        LayoutDrawing.Box(
          name: view.name, frame: view.frame, parent: view.parent.flatMap { positions[$0] } ?? 0,
          insets: view.insets))
    }
    var drawing = LayoutDrawing(
      boxes: boxes, records: constraints.map { $0.record }, direction: direction)
    if let explanation {
      drawing.conflicting = explanation.conflicts.flatMap { $0.constraints }
      drawing.ambiguities = explanation.ambiguities
    }
    return drawing
  }
}
