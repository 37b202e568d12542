import AutoLayout
import Documents

/// The strings of a layout as calls of UIKit, and what no string says as anchors; or all of it as anchors.
struct UIKitProgram {
  let text: String

  init(_ document: LayoutDocument, _ result: LayoutResult, onlyAnchors: Bool = false) {
    var text = "// The views, in their superviews:\n"
    let entries = document.declaredViews.filter { !$0.isRoot }
    let stacks = entries.filter { $0.kind == .stack }.map { $0.name.text }
    for entry in entries {
      let parent = entry.parent?.text ?? LayoutDocument.rootName
      text += Self.declaration(of: entry, in: parent, isArranged: stacks.contains(parent))
    }
    if onlyAnchors {
      self.text = text + Self.anchors(result.constraints.map { $0.record })
      return
    }
    text += Self.formats(document, result)
    let records = result.constraints.filter { $0.equation != nil }.map { $0.record }
    if !records.isEmpty { text += Self.anchors(records) }
    self.text = text
  }

  private static func declaration(
    of entry: ViewEntry, in parent: String, isArranged: Bool
  ) -> String {
    let name = SwiftProgram.name(entry.name.text)
    let parent = SwiftProgram.name(parent)
    var text = "let \(name) = "
    switch entry.kind {
    case .guide: return text + "UILayoutGuide()\n\(parent).addLayoutGuide(\(name))\n"
    case .view: text += entry.sample == nil ? "UIView()\(content(of: entry))\n" : "UILabel()\n"
    case .scroll: text += "UIScrollView()\n"
    case .stack: text += "UIStackView()\n"
    }
    text += "\(name).translatesAutoresizingMaskIntoConstraints = false\n"
    for line in SwiftProgram.priorities(of: entry, { "UILayoutPriority(\($0))" }) {
      text += line + "\n"
    }
    if let sample = entry.sample { text += "\(name).text = \(AnchorCode.literal(sample))\n" }
    if let color = entry.color {
      text += "\(name).backgroundColor = .system\(Report.capitalized(color.rawValue))\n"
    }
    if entry.isHidden { text += "\(name).isHidden = true\n" }
    if entry.kind == .stack {
      for line in SwiftProgram.arrangement(of: entry) { text += line + "\n" }
    }
    return text + "\(parent).\(isArranged ? "addArrangedSubview" : "addSubview")(\(name))\n"
  }

  /// What UIKit's own views say themselves, and a plain one does not.
  private static func content(of entry: ViewEntry) -> String {
    let (width, height) = (entry.intrinsic.horizontal, entry.intrinsic.vertical)
    let lengths = [
      width.map { "\(NumberText.shortest($0)) wide" },
      height.map { "\(NumberText.shortest($0)) high" },
    ]
    let said = lengths.compactMap { $0 }.joined(separator: ", ")
    return said.isEmpty ? "" : "  // its content is \(said): a label, a button, …"
  }

  private static func formats(_ document: LayoutDocument, _ result: LayoutResult) -> String {
    let formats = document.formats.indices.filter { index in
      result.constraints.contains { $0.format == index }
    }
    guard !formats.isEmpty else { return "" }
    // UIKit's strings name views, and no guides.
    let views = result.views.filter { view in
      !view.name.isEmpty
        && !document.declaredViews.contains { $0.kind == .guide && $0.name.text == view.name }
    }.map { "\(AnchorCode.literal($0.name)): \(SwiftProgram.name($0.name))" }
    var text = "\nlet views: [String: UIView] = [\(views.joined(separator: ", "))]\n"
    if !document.metrics.isEmpty {
      text += "let metrics: [String: Double] = \(SwiftProgram.dictionary(document.metrics))\n"
    }
    for index in formats {
      text += call(document.formats[index], hasMetrics: !document.metrics.isEmpty)
    }
    return text
  }

  private static func call(_ format: FormatEntry, hasMetrics: Bool) -> String {
    // UIKit has the older name of this option in Objective-C alone.
    let options = format.options.map {
      $0.rawValue == "alignAllBaseline" ? ".alignAllLastBaseline" : "." + $0.rawValue
    }.joined(separator: ", ")
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
