import Documents

/// What is said of a layout beside its text; nil: what the text says.
struct Settings {
  var direction: LayoutDocument.Direction?
  var spacing: (sibling: Double, superview: Double)?
  /// Pixels per point; 0: frames are not rounded.
  var scale: Double?
  var metrics: [(name: String, value: Double)] = []
  var views: [(name: String, value: JSONValue)] = []

  init() {}

  /// Reads an object with such keys; what makes no sense is passed over.
  init(_ value: JSONValue) {
    switch value["direction"]?.text {
    case "ltr"?, "leftToRight"?: direction = .leftToRight
    case "rtl"?, "rightToLeft"?: direction = .rightToLeft
    default: break
    }
    if let pair = value["spacing"]?.elements, pair.count == 2,
      let sibling = pair[0].finite, let superview = pair[1].finite
    {
      spacing = (sibling, superview)
    }
    if let scale = value["scale"]?.finite, scale >= 0 { self.scale = scale }
    for member in value["metrics"]?.members ?? [] {
      if let number = member.value.finite { metrics.append((member.key.text, number)) }
    }
    for member in value["views"]?.members ?? [] { views.append((member.key.text, member.value)) }
  }

  /// Says it of a document.
  func apply(to document: inout LayoutDocument) {
    if let direction { document.direction = direction }
    if let spacing {
      document.spacing.sibling = spacing.sibling
      document.spacing.superview = .points(spacing.superview)
    }
    if let scale { document.scale = scale > 0 ? scale : nil }
    for (name, value) in metrics { Self.set(name, value, in: &document) }
    guard !views.isEmpty else { return }
    var entries = document.declaredViews
    for (name, value) in views {
      guard let index = entries.firstIndex(where: { $0.name.text == name }) else { continue }
      value.apply(to: &entries[index])
    }
    document.views = entries
  }

  private static func set(_ name: String, _ value: Double, in document: inout LayoutDocument) {
    var isKnown = false
    for index in document.metrics.indices where document.metrics[index].name.text == name {
      document.metrics[index].value = value
      isKnown = true
    }
    for format in document.formats.indices {
      for index in document.formats[format].metrics.indices
      where document.formats[format].metrics[index].name.text == name {
        document.formats[format].metrics[index].value = value
        isKnown = true
      }
    }
    if !isKnown {
      document.metrics.append(LayoutDocument.Metric(name: SourceString(name), value: value))
    }
  }
}

extension JSONValue {
  var finite: Double? {
    guard case .number(let number) = content, number.isFinite, number.magnitude <= 1e9 else {
      return nil
    }
    return number
  }

  var members: [Member]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  private var isTrue: Bool? {
    guard case .bool(let value) = content else { return nil }
    return value
  }

  private var pair: (Double, Double)? {
    guard let elements, elements.count == 2, let first = elements[0].finite,
      let second = elements[1].finite
    else { return nil }
    return (first, second)
  }

  /// Says of a view what the keys of an object say: `intrinsic`, or `width` and `height` of it by themselves,
  /// `hugging`, `compression`, `baseline`, `hidden`.
  fileprivate func apply(to view: inout ViewEntry) {
    if let sides = self["intrinsic"]?.elements, sides.count == 2 {
      let (width, height) = (sides[0].finite, sides[1].finite)
      view.intrinsic = PerAxis(width.map { max(0, $0) }, height.map { max(0, $0) })
    }
    if let width = self["width"] { view.intrinsic.horizontal = width.finite.map { max(0, $0) } }
    if let height = self["height"] { view.intrinsic.vertical = height.finite.map { max(0, $0) } }
    if let (h, v) = self["hugging"]?.pair, Self.arePriorities(h, v) {
      view.hugging = PerAxis(h, v)
    }
    if let (h, v) = self["compression"]?.pair, Self.arePriorities(h, v) {
      view.compression = PerAxis(h, v)
    }
    if let (first, last) = self["baseline"]?.pair {
      view.baseline = ViewEntry.Baseline(first: first, last: last)
    }
    if let isHidden = self["hidden"]?.isTrue { view.isHidden = isHidden }
  }

  private static func arePriorities(_ numbers: Double...) -> Bool {
    numbers.allSatisfy { $0 > 0 && $0 <= 1000 }
  }
}
