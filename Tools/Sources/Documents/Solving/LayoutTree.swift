import AutoLayout

/// The items of a document: a root and the views in it.
struct LayoutTree {
  let root: LayoutView
  /// The views in the order of the document, the root left out.
  let names: [String]
  /// The items that these names stand for.
  let ordered: [any LayoutItem]
  /// Every item by its name, the root too.
  let items: [String: any LayoutItem]

  /// Makes the items of a document in which parents exist and do not lie in each other.
  init(_ document: LayoutDocument) {
    let entries = document.declaredViews
    root = LayoutView(LayoutDocument.rootName)
    // What is wrong is part of the result, and needs not be said twice.
    root.layoutEngine.conflictHandler = { _, _ in }
    root.layoutEngine.issueHandler = { _ in }
    root.take(document)
    var items: [String: any LayoutItem] = [LayoutDocument.rootName: root]
    for entry in entries where !entry.isRoot { items[entry.name.text] = entry.makeItem() }
    for entry in entries { items[entry.name.text]?.take(entry) }
    for entry in entries where !entry.isRoot {
      guard let item = items[entry.name.text] else { continue }
      let parent = items[entry.parent?.text ?? LayoutDocument.rootName] ?? root
      if let stack = parent as? LayoutStackView, let view = item as? LayoutView {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubitem(item)
      }
    }
    names = entries.filter { !$0.isRoot }.map { $0.name.text }
    ordered = names.compactMap { items[$0] }
    self.items = items
  }

  /// The item that a name stands for in an equation: a view, or the guide of an area in it, as in
  /// `page.content`, also by the name that messages give it.
  func item(_ name: String) -> (any LayoutItem)? {
    if let item = items[name] { return item }
    guard let dot = name.lastIndex(of: "."), let view = items[String(name[..<dot])] else {
      return nil
    }
    let area = name[name.index(after: dot)...]
    switch (area, view) {
    case ("content", let page as LayoutScrollView),
      ("contentLayoutGuide", let page as LayoutScrollView):
      return page.contentLayoutGuide
    case ("frame", let page as LayoutScrollView),
      ("frameLayoutGuide", let page as LayoutScrollView):
      return page.frameLayoutGuide
    case ("margins", _), ("layoutMarginsGuide", _): return view.layoutMarginsGuide
    case ("safeArea", _), ("safeAreaLayoutGuide", _): return view.safeAreaLayoutGuide
    default: return nil
    }
  }
}

extension ViewEntry {
  fileprivate func makeItem() -> any LayoutItem {
    if let text { return ParagraphView(name.text, text) }
    return switch kind {
    case .view: LayoutView(name.text)
    case .guide: LayoutGuide(name.text)
    case .scroll: LayoutScrollView(name.text)
    case .stack: LayoutStackView(name.text)
    }
  }
}

extension LayoutView {
  /// What a document says of the whole layout, taken in by the root.
  func take(_ document: LayoutDocument) {
    layoutEngine.rootWidth = document.size.horizontal
    layoutEngine.rootHeight = document.size.vertical
    layoutEngine.scale = document.scale
    layoutEngine.direction = document.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LayoutItem {
  /// What a document says of one view; `old` is what it said before.
  func take(_ entry: ViewEntry, insteadOf old: ViewEntry? = nil) {
    let old = old ?? ViewEntry(name: entry.name)
    takePriorities(entry)
    if entry.margins != old.margins { layoutMargins = LayoutInsets(entry.margins) }
    if entry.safeArea != old.safeArea { safeAreaInsets = LayoutInsets(entry.safeArea) }
    if let view = self as? LayoutView { view.takeContent(entry) }
    if let stack = self as? LayoutStackView { stack.take(entry.stack) }
  }

  private func takePriorities(_ entry: ViewEntry) {
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(LayoutPriority(entry.hugging[axis]), for: axis)
      setContentCompressionResistancePriority(
        LayoutPriority(entry.compression[axis]), for: axis)
    }
  }
}

extension LayoutView {
  fileprivate func takeContent(_ entry: ViewEntry) {
    intrinsicContentSize = LayoutSize(
      width: entry.intrinsic.horizontal ?? entry.text?.width ?? LayoutSize.noIntrinsicMetric,
      height: entry.intrinsic.vertical ?? entry.text?.lineHeight ?? LayoutSize.noIntrinsicMetric)
    firstBaselineOffsetFromTop = entry.baseline.first
    lastBaselineOffsetFromBottom = entry.baseline.last
    alignmentRectInsets = LayoutInsets(entry.insets)
    isHidden = entry.isHidden
  }
}

extension PerAxis {
  fileprivate subscript(axis: LayoutConstraint.Axis) -> Value {
    axis == .horizontal ? horizontal : vertical
  }
}
