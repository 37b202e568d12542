import AutoLayoutTesting

/// A bar of 200 by 40 points with a button and a field, which tests make mistakes in.
struct Bar {
  let root = LayoutView("bar", size: LayoutSize(width: 200, height: 40))
  let find = LayoutView("find", intrinsicContentSize: LayoutSize(width: 60, height: 20))
  let field = LayoutView("field")

  init(_ formats: String...) throws {
    root.addSubviews(find, field)
    for format in formats {
      try LayoutConstraint.activate(constraints(visualFormat: format, views: views))
    }
  }

  var views: [String: LayoutView] { ["bar": root, "find": find, "field": field] }

  /// The bar as it should be: the field fills what the button leaves.
  static func complete() throws -> Bar {
    try Bar("|-[find]-[field]-|", "V:|-10-[find]", "V:|-10-[field(20)]")
  }
}

extension LayoutRect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A drawing as it is in failures: without rows that only repeat the one above, and without a line break
/// at its end.
func withoutRepetition(_ drawing: String) -> String {
  var rows: [String] = []
  for row in drawing.split(separator: "\n").map(String.init) where row != rows.last {
    rows.append(row)
  }
  return rows.joined(separator: "\n")
}
