import AutoLayout
import Documents

/// The strings of a layout as calls of UIKit, and what no string says as anchors.
struct UIKitProgram {
  let text: String

  init(_ document: LayoutDocument, _ result: LayoutResult) {
    var text = "// The views, in their superviews:\n"
    let entries = document.declaredViews.filter { !$0.isRoot }
    for entry in entries {
      let name = SwiftProgram.name(entry.name.text)
      let parent = SwiftProgram.name(entry.parent?.text ?? LayoutDocument.rootName)
      switch entry.kind {
      case .guide:
        text += "let \(name) = UILayoutGuide()\n\(parent).addLayoutGuide(\(name))\n"
        continue
      case .view: text += "let \(name) = UIView()\n"
      case .scroll: text += "let \(name) = UIScrollView()\n"
      case .stack: text += "let \(name) = UIStackView()\n"
      }
      text += "\(name).translatesAutoresizingMaskIntoConstraints = false\n"
      text += "\(parent).addSubview(\(name))\n"
    }
    let views = entries.filter { $0.kind != .guide }.map {
      "\(AnchorCode.literal($0.name.text)): \(SwiftProgram.name($0.name.text))"
    }
    text += "\nlet views = [\(views.joined(separator: ", "))]\n"
    if !document.metrics.isEmpty {
      text += "let metrics = \(SwiftProgram.dictionary(document.metrics))\n"
    }
    for (index, format) in document.formats.enumerated()
    where result.constraints.contains(where: { $0.format == index }) {
      text += Self.call(format, hasMetrics: !document.metrics.isEmpty)
    }
    let records = result.constraints.filter { $0.equation != nil }.map { $0.record }
    if !records.isEmpty { text += Self.anchors(records) }
    self.text = text
  }

  private static func call(_ format: FormatEntry, hasMetrics: Bool) -> String {
    let options = format.options.map { "." + $0.rawValue }.joined(separator: ", ")
    var metrics = hasMetrics ? "metrics" : "nil"
    if !format.metrics.isEmpty {
      let own = SwiftProgram.dictionary(format.metrics)
      metrics = hasMetrics ? "metrics.merging(\(own)) { $1 }" : own
    }
    var text = "\nlet made = NSLayoutConstraint.constraints(\n"
    text += "  withVisualFormat: \(AnchorCode.literal(format.string.text)),\n"
    text += "  options: [\(options)], metrics: \(metrics), views: views)\n"
    if let priority = format.priority {
      let number = NumberText.shortest(priority)
      text += "for constraint in made { constraint.priority = UILayoutPriority(\(number)) }\n"
    }
    text += "NSLayoutConstraint.activate(made)\n"
    return "do {" + text.split(separator: "\n").map { "\n  " + $0 }.joined() + "\n}\n"
  }

  private static func anchors(_ records: [ConstraintRecord]) -> String {
    var text = "\n"
    for line in AnchorCode(records).text.split(separator: "\n") {
      if line == "try LayoutConstraint.activate([" {
        text += "NSLayoutConstraint.activate([\n"
      } else if let place = line.utf8.firstIndex(of: UInt8(ascii: "=")),
        line[..<place].hasSuffix(".priority ")
      {
        let number = line[line.utf8.index(after: place)...].split(separator: " ").joined()
        text += "\(line[..<place])= UILayoutPriority(\(number))\n"
      } else {
        text += line.replacing(text: "try LayoutConstraint(", with: "NSLayoutConstraint(") + "\n"
      }
    }
    return text
  }
}
