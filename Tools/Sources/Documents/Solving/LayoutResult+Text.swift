import AutoLayout

extension LayoutResult {
  /// The frames as a table for people, to a hundredth of a point; views are indented below the
  /// view that they lie in. A `?` marks a number for which the constraints allow others.
  public var table: String {
    var rows = [["", "x", "y", "width", "height"]]
    if let size {
      rows.append(
        [LayoutDocument.rootName, "0", "0"] + [size.width, size.height].map { cell($0) })
    }
    let depths = depths
    for index in order {
      let view = views[index]
      let frame = view.frame
      let indent = String(repeating: "  ", count: min(depths[index], Self.deepest) + 1)
      rows.append([
        indent + printable(view.name), cell(frame.x, view.ambiguous.contains(.x)),
        cell(frame.y, view.ambiguous.contains(.y)),
        cell(frame.width, view.ambiguous.contains(.width)),
        cell(frame.height, view.ambiguous.contains(.height)),
      ])
    }
    var text = Self.align(rows)
    if views.contains(where: { !$0.ambiguous.isEmpty }) {
      text += "? the constraints allow other values\n"
    }
    return text
  }

  /// Each constraint as an equation, below the string that it came from.
  public func equations(of document: LayoutDocument) -> String {
    var text = ""
    var last: Int?
    for (index, constraint) in constraints.enumerated() {
      if let format = constraint.format, format != last {
        text += (index > 0 ? "\n" : "") + printable(document.formats[format].string.text) + "\n"
      } else if constraint.format == nil, last != nil {
        text += "\n"
      }
      last = constraint.format
      text +=
        (constraint.format == nil ? "" : "  ") + printable(constraint.record.equation)
      if let identifier = constraint.record.identifier {
        text += " " + QuotedText.quote(identifier)
      }
      text += "\n"
    }
    return text
  }

  /// How deep views are indented, and how wide the column of names may make the others move.
  /// Without a bound a deep tree or a long name would be written once for every row.
  private static let deepest = 16
  private static let widest = 60

  private func cell(_ value: Double, _ isAmbiguous: Bool = false) -> String {
    NumberText.rounded(value) + (isAmbiguous ? "?" : "")
  }

  private var depths: [Int] {
    var depths: [Int?] = Array(repeating: nil, count: views.count)
    for index in views.indices {
      var path: [Int] = []
      var current: Int? = index
      while let view = current, depths[view] == nil {
        path.append(view)
        current = views[view].parent
      }
      var depth = current.flatMap { depths[$0] } ?? -1
      for view in path.reversed() {
        depth += 1
        depths[view] = depth
      }
    }
    return depths.map { $0 ?? 0 }
  }

  private static func align(_ rows: [[String]]) -> String {
    var widths = [0, 0, 0, 0, 0]
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], min(cell.unicodeScalars.count, widest))
      }
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let missing = max(0, widths[column] - cell.unicodeScalars.count)
        let blanks = String(repeating: " ", count: missing)
        line += column == 0 ? cell + blanks : "  " + blanks + cell
      }
      text += line + "\n"
    }
    return text
  }
}
