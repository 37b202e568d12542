import AutoLayout

extension LayoutDocument {
  /// The views of the document; of one that lists none, every name in brackets, in the order of
  /// appearance.
  package var declaredViews: [ViewEntry] {
    if let views { return views }
    var seen: Set = [Self.rootName]
    return namesInFormats.compactMap { name in
      seen.insert(name).inserted ? ViewEntry(name: SourceString(name)) : nil
    }
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
