internal import VisualFormat

extension LayoutItem {
  /// The item and everything below it, parents before children.
  var subtree: [any LayoutItem] {
    var found: [any LayoutItem] = []
    var waiting: [any LayoutItem] = [self]
    while let item = waiting.popLast() {
      found.append(item)
      waiting += item.subitems.reversed()
    }
    return found
  }

  /// The item and all that it lies in, from the inside out.
  var lineage: [any LayoutItem] {
    var found: [any LayoutItem] = [self]
    while let above = found[found.count - 1].superitem { found.append(above) }
    return found
  }

  /// The top of the tree that the item is in.
  var treeRoot: any LayoutItem {
    var root: any LayoutItem = self
    while let above = root.superitem { root = above }
    return root
  }

  /// The name as messages show it.
  var shownName: String { printable(name) }

  /// What is active and speaks of the item along an axis.
  func constraints(along axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    layoutEngine.constraints.filter {
      $0.firstAttribute.axis == axis && ($0.firstItem === self || $0.secondItem === self)
    }
  }
}

extension FrameParts {
  static var horizontal: FrameParts { [.x, .width] }
  static var vertical: FrameParts { [.y, .height] }

  /// The parts in words: `x and width`.
  var names: String {
    let all: [(FrameParts, String)] = [
      (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
    ]
    let names = all.filter { contains($0.0) }.map(\.1)
    guard names.count > 2, let last = names.last else { return names.joined(separator: " and ") }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The axes that the parts lie along.
  var axes: [LayoutConstraint.Axis] {
    LayoutConstraint.Axis.allCases.filter {
      !isDisjoint(with: $0 == .horizontal ? .horizontal : .vertical)
    }
  }
}

extension LayoutRect {
  /// The numbers in which two frames differ by more than `accuracy`. A NaN is as far off as can be.
  func parts(differingFrom other: LayoutRect, accuracy: Double = 0.001) -> FrameParts {
    let pairs: [(FrameParts, Double)] = [
      (.x, x - other.x), (.y, y - other.y), (.width, width - other.width),
      (.height, height - other.height),
    ]
    return pairs.reduce(into: []) { parts, pair in
      if !(pair.1.magnitude <= accuracy) { parts.formUnion(pair.0) }
    }
  }
}

/// The first names of a list in quotes, and how many more there are.
func quoted(_ names: [String]) -> String {
  let shown = names.prefix(3).map { "'\(printable($0))'" }
  if names.count > 3 { return shown.joined(separator: ", ") + " and \(names.count - 3) more" }
  return shown.joined(separator: ", ")
}
