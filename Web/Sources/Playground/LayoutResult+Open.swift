import AutoLayout
import Documents

extension LayoutResult {
  /// Marks what the explanation says is open, instead of asking each view once more.
  mutating func markOpenPlaces() {
    guard let explanation, !explanation.ambiguities.isEmpty else { return }
    let indices = indicesOfViews
    for ambiguity in explanation.ambiguities {
      guard let index = indices[ambiguity.item] else { continue }
      views[index].ambiguous.insert(ambiguity.part)
    }
  }

  /// Where each view is among the views.
  var indicesOfViews: [String: Int] {
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() where indices[view.name] == nil {
      indices[view.name] = index
    }
    return indices
  }

  /// The length along which a view can move, for what is measured from its far edge.
  func extent(around view: Int) -> Double {
    guard let parent = views[view].parent else { return size?.width ?? 0 }
    return views[parent].frame.width
  }
}

extension LayoutEngine.Ambiguity {
  /// The number of the frame that is open.
  var part: FrameParts {
    switch attribute {
    case .width: .width
    case .height: .height
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .y
    default: .x
    }
  }
}

extension FrameParts {
  /// The numbers of a frame by name, in their order in it.
  var names: [String] {
    let all: [(FrameParts, String)] = [
      (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}
