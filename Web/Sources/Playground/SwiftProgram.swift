import AutoLayout
import Documents

/// A layout as a program for the library: views, strings and equations, as the document says them.
struct SwiftProgram {
  private let document: LayoutDocument
  private let result: LayoutResult
  /// The lines that make the layout.
  private(set) var lines: [String] = []

  init(_ document: LayoutDocument, _ result: LayoutResult) {
    self.document = document
    self.result = result
    declareViews()
    buildTree()
    setUpRoot()
    addFormats()
    addEquations()
  }

  /// The whole program, which prints the frames.
  var text: String {
    var text = "import AutoLayout\n\n"
    if hasParagraphs { text += Self.paragraph }
    for line in lines { text += line + "\n" }
    text += "\nsuperview.layoutIfNeeded()\n"
    for view in result.views {
      text += "print(\(AnchorCode.literal(view.name)), \(Self.name(view.name)).layoutFrame)\n"
    }
    return text
  }

  var hasParagraphs: Bool { document.declaredViews.contains { $0.text != nil } }

  /// A class that documents have and the library leaves to whoever measures text.
  static let paragraph = """
    /// Text that is so long on one line and wraps into as many as it needs.
    final class Paragraph: LayoutView {
      let length: Double, lineHeight: Double

      init(_ name: String, length: Double, lineHeight: Double) {
        self.length = length
        self.lineHeight = lineHeight
        super.init(name, intrinsicContentSize: LayoutSize(width: length, height: lineHeight))
      }

      override func intrinsicContentHeight(forWidth width: Double) -> Double? {
        width > 0 ? lineHeight * max(1, (length / width).rounded(.up)) : lineHeight
      }
    }


    """

  static func name(_ item: String) -> String { AnchorCode.variable(for: item) }

  private static func number(_ value: Double) -> String { NumberText.shortest(value) }

  private static func insets(_ insets: ViewEntry.EdgeInsets) -> String {
    "LayoutInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }

  private static func size(_ size: PerAxis<Double?>) -> String {
    let lengths = [size.horizontal, size.vertical].map {
      $0.map { number($0) } ?? "LayoutSize.noIntrinsicMetric"
    }
    return "LayoutSize(width: \(lengths[0]), height: \(lengths[1]))"
  }
}

extension SwiftProgram {
  private mutating func declareViews() {
    lines.append("let superview = LayoutView(\"superview\")")
    for entry in document.declaredViews where !entry.isRoot {
      let literal = AnchorCode.literal(entry.name.text)
      let made =
        if let text = entry.text {
          "Paragraph(\(literal), length: \(Self.number(text.width)), "
            + "lineHeight: \(Self.number(text.lineHeight)))"
        } else {
          switch entry.kind {
          case .view where entry.intrinsic != PerAxis(nil, nil):
            "LayoutView(\(literal), intrinsicContentSize: \(Self.size(entry.intrinsic)))"
          case .view: "LayoutView(\(literal))"
          case .guide: "LayoutGuide(\(literal))"
          case .scroll: "LayoutScrollView(\(literal))"
          case .stack: "LayoutStackView(\(literal))"
          }
        }
      lines.append("let \(Self.name(entry.name.text)) = \(made)")
    }
    for entry in document.declaredViews { addProperties(of: entry) }
  }

  private mutating func addProperties(of entry: ViewEntry) {
    let standard = ViewEntry(name: entry.name)
    let name = Self.name(entry.name.text)
    if entry.kind != .guide, entry.kind != .view || entry.text != nil || entry.isRoot,
      entry.intrinsic != standard.intrinsic
    {
      lines.append("\(name).intrinsicContentSize = \(Self.size(entry.intrinsic))")
    }
    lines += Self.priorities(of: entry) { $0 }
    if entry.margins != standard.margins {
      lines.append("\(name).layoutMargins = \(Self.insets(entry.margins))")
    }
    if entry.safeArea != standard.safeArea {
      lines.append("\(name).safeAreaInsets = \(Self.insets(entry.safeArea))")
    }
    if entry.insets != standard.insets {
      lines.append("\(name).alignmentRectInsets = \(Self.insets(entry.insets))")
    }
    if entry.baseline.first != 0 {
      lines.append("\(name).firstBaselineOffsetFromTop = \(Self.number(entry.baseline.first))")
    }
    if entry.baseline.last != 0 {
      lines.append("\(name).lastBaselineOffsetFromBottom = \(Self.number(entry.baseline.last))")
    }
    if entry.isHidden { lines.append("\(name).isHidden = true") }
    if entry.kind == .stack { lines += Self.arrangement(of: entry) }
  }

  /// The lines that set priorities, each in a given form, that are not those of every view.
  static func priorities(of entry: ViewEntry, _ form: (String) -> String) -> [String] {
    let name = name(entry.name.text)
    var lines: [String] = []
    for (axis, isHorizontal) in [("horizontal", true), ("vertical", false)] {
      let hugging = isHorizontal ? entry.hugging.horizontal : entry.hugging.vertical
      let compression = isHorizontal ? entry.compression.horizontal : entry.compression.vertical
      if hugging != 250 {
        lines.append(
          "\(name).setContentHuggingPriority(\(form(number(hugging))), for: .\(axis))")
      }
      if compression != 750 {
        lines.append(
          "\(name).setContentCompressionResistancePriority(\(form(number(compression))), for: .\(axis))"
        )
      }
    }
    return lines
  }

  /// The lines that say how a stack view arranges.
  static func arrangement(of entry: ViewEntry) -> [String] {
    let name = name(entry.name.text)
    let stack = entry.stack
    let standard = ViewEntry.Stack()
    var lines: [String] = []
    if stack.axis != standard.axis { lines.append("\(name).axis = .\(stack.axis.rawValue)") }
    if stack.spacing != 0 { lines.append("\(name).spacing = \(number(stack.spacing))") }
    if stack.distribution != standard.distribution {
      lines.append("\(name).distribution = .\(stack.distribution.rawValue)")
    }
    if stack.alignment != standard.alignment {
      lines.append("\(name).alignment = .\(stack.alignment.rawValue)")
    }
    return lines
  }

  private mutating func buildTree() {
    let stacks = Set(
      document.declaredViews.filter { $0.kind == .stack }.map { $0.name.text })
    for entry in document.declaredViews where !entry.isRoot {
      let parent = entry.parent?.text ?? LayoutDocument.rootName
      let call =
        stacks.contains(parent) && entry.kind != .guide ? "addArrangedSubview" : "addSubitem"
      lines.append("\(Self.name(parent)).\(call)(\(Self.name(entry.name.text)))")
    }
  }

  private mutating func setUpRoot() {
    if let width = document.size.horizontal {
      lines.append("superview.layoutEngine.rootWidth = \(Self.number(width))")
    }
    if let height = document.size.vertical {
      lines.append("superview.layoutEngine.rootHeight = \(Self.number(height))")
    }
    if let scale = document.scale {
      lines.append("superview.layoutEngine.scale = \(Self.number(scale))")
    }
    if document.direction == .rightToLeft {
      lines.append("superview.layoutEngine.direction = .rightToLeft")
    }
  }
}

extension SwiftProgram {
  private mutating func addFormats() {
    // Only strings that make sense are part of the program.
    let formats = document.formats.indices.filter { index in
      result.constraints.contains { $0.format == index }
    }
    guard !formats.isEmpty else { return }
    lines.append("")
    let names = result.views.map { $0.name } + [LayoutDocument.rootName]
    let views = names.filter { !$0.isEmpty }.map { "\(AnchorCode.literal($0)): \(Self.name($0))" }
    lines.append("let views: [String: any LayoutItem] = [\(views.joined(separator: ", "))]")
    if !document.metrics.isEmpty {
      lines.append("let metrics: [String: Double] = \(Self.dictionary(document.metrics))")
    }
    for index in formats { add(document.formats[index]) }
  }

  static func dictionary(_ metrics: [LayoutDocument.Metric]) -> String {
    let entries = metrics.map { "\(AnchorCode.literal($0.name.text)): \(number($0.value))" }
    return "[\(entries.joined(separator: ", "))]"
  }

  private mutating func add(_ format: FormatEntry) {
    var call = "constraints(visualFormat: \(AnchorCode.literal(format.string.text))"
    if !format.options.isEmpty {
      call += ", options: [\(format.options.map { "." + $0.rawValue }.joined(separator: ", "))]"
    }
    if !format.metrics.isEmpty {
      let own = Self.dictionary(format.metrics)
      call +=
        document.metrics.isEmpty
        ? ", metrics: \(own)" : ", metrics: metrics.merging(\(own)) { $1 }"
    } else if !document.metrics.isEmpty {
      call += ", metrics: metrics"
    }
    call += ", views: views\(convention))"
    if let priority = format.priority {
      lines.append("for constraint in try \(call) {")
      lines.append("  constraint.priority = \(Self.number(priority))")
      lines.append("  constraint.isActive = true")
      lines.append("}")
    } else {
      lines.append("for constraint in try \(call) { constraint.isActive = true }")
    }
  }

  private var convention: String {
    var parts: [String] = []
    if document.edge != .superview { parts.append("edge: .\(document.edge.rawValue)") }
    let standard = LayoutDocument.Spacing()
    if document.spacing.sibling != standard.sibling {
      parts.append("siblingSpacing: \(Self.number(document.spacing.sibling))")
    }
    if document.spacing.superview != standard.superview {
      switch document.spacing.superview {
      case .points(let points):
        parts.append("superviewSpacing: .points(\(Self.number(points)))")
      case .layoutMargins: parts.append("superviewSpacing: .layoutMargins")
      }
    }
    return parts.isEmpty
      ? "" : ", convention: LayoutConvention(\(parts.joined(separator: ", ")))"
  }

  private mutating func addEquations() {
    let records = result.constraints.filter { $0.equation != nil }.map { $0.record }
    guard !records.isEmpty else { return }
    lines.append("")
    // One that clashes with others gives way, instead of being refused with all the rest.
    for line in AnchorCode(records).text.split(separator: "\n") {
      switch line {
      case "try LayoutConstraint.activate([": lines.append("for constraint in [")
      case "])": lines.append("] { constraint.isActive = true }")
      default: lines.append(String(line))
      }
    }
  }
}
