import AutoLayout

extension LayoutDocument {
  /// Whether every name in brackets makes a view: none is declared. The root is there in any case,
  /// and guides are none.
  var namesMakeViews: Bool {
    guard let views else { return true }
    return !views.isEmpty && views.allSatisfy { $0.isRoot || $0.kind == .guide }
  }

  /// The views of the document; of one that declares none, every name in brackets, in the order of
  /// appearance.
  package var declaredViews: [ViewEntry] {
    var entries = views ?? []
    guard namesMakeViews else { return entries }
    var seen = Set(entries.map { $0.name.text } + [Self.rootName])
    for name in namesInFormats where seen.insert(name).inserted {
      entries.append(ViewEntry(name: SourceString(name)))
    }
    return entries
  }

  /// The views that are there because a string names them.
  var undeclaredViews: ArraySlice<ViewEntry> { declaredViews.dropFirst(views?.count ?? 0) }

  /// Every name in brackets or in front of an attribute.
  var namesOfConstraints: Set<String> {
    let items = constraints.flatMap { [$0.item.text, $0.target?.item.text ?? ""] }
    return Set(namesInFormats + items)
  }

  /// Every name in brackets, as often as it stands there, in wrong strings too.
  var namesInFormats: [String] {
    var names: [String] = []
    for format in formats {
      guard let tree = parse(format.string.text).tree else { continue }
      for view in tree.views {
        let name = tree.text(of: view.name)
        if !name.isEmpty { names.append(name) }
      }
    }
    return names
  }
}
