import AutoLayout

/// The items of a document: a root and the views in it.
struct LayoutTree {
  let root: LayoutView
  /// The views in the order of the document, the root left out.
  let names: [String]
  /// Every item by its name, the root too.
  let items: [String: LayoutView]

  /// Makes the items of a document in which parents exist and do not lie in each other.
  init(_ document: LayoutDocument) {
    let entries = document.views ?? document.viewsOfFormats
    root = LayoutView(LayoutDocument.rootName)
    root.layoutEngine.rootWidth = document.size.horizontal
    root.layoutEngine.rootHeight = document.size.vertical
    root.layoutEngine.scale = document.scale
    root.layoutEngine.direction =
      document.direction == .rightToLeft ? .rightToLeft : .leftToRight
    var items = [LayoutDocument.rootName: root]
    for entry in entries where !entry.isRoot {
      items[entry.name.text] = LayoutView(entry.name.text)
    }
    for entry in entries { items[entry.name.text]?.take(entry) }
    for entry in entries where !entry.isRoot {
      guard let view = items[entry.name.text] else { continue }
      (items[entry.parent?.text ?? LayoutDocument.rootName] ?? root).addSubview(view)
    }
    self.items = items
    names = entries.filter { !$0.isRoot }.map(\.name.text)
  }
}

extension LayoutDocument {
  /// The views of a document that lists none: every name in brackets, in the order of appearance.
  fileprivate var viewsOfFormats: [ViewEntry] {
    var seen: Set = [Self.rootName]
    var entries: [ViewEntry] = []
    for format in formats {
      guard let tree = parse(format.string.text).tree else { continue }
      for view in tree.views {
        let name = tree.text(of: view.name)
        guard !name.isEmpty, seen.insert(name).inserted else { continue }
        entries.append(ViewEntry(name: SourceString(name)))
      }
    }
    return entries
  }
}

extension LayoutView {
  fileprivate func take(_ entry: ViewEntry) {
    intrinsicContentSize = LayoutSize(
      width: entry.intrinsic.horizontal ?? LayoutSize.noIntrinsicMetric,
      height: entry.intrinsic.vertical ?? LayoutSize.noIntrinsicMetric)
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(LayoutPriority(entry.hugging[axis]), for: axis)
      setContentCompressionResistancePriority(
        LayoutPriority(entry.compression[axis]), for: axis)
    }
    firstBaselineOffsetFromTop = entry.baseline.first
    lastBaselineOffsetFromBottom = entry.baseline.last
    alignmentRectInsets = LayoutInsets(
      top: entry.insets.top, left: entry.insets.left, bottom: entry.insets.bottom,
      right: entry.insets.right)
  }
}

extension PerAxis {
  fileprivate subscript(axis: LayoutConstraint.Axis) -> Value {
    axis == .horizontal ? horizontal : vertical
  }
}
