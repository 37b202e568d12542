import AutoLayout

extension FormatLiteral {
  /// What is wrong with the string: every mistake that it has whatever is put into its holes, in
  /// order.
  func mistakes() -> [PlacedMistake] {
    switch use {
    case .layoutFormat: return mistakesWithArguments { mistakes(isView: $0) }
    case .names, .lookalike:
      guard let first = text.holes.first else { return placed(diagnostics(of: text.bytes), text) }
      return mistakes(before: first.offset)
    }
  }

  /// What may be put into a text: if a mistake is there whichever of them it is, the text in front
  /// of the hole is at fault.
  private static let fillings = [
    "a", "1", "", "-", "|", "-|", "[a]", "a]-[a", "a]", "==1", ">=1", "@1", "(1", ")", "(1)", "]",
    "1)]", "1)-", ")-[a]", "])", "a(1)]", ":|[a]", ":[a]", "-[a]", "-1-[a]", "=1)]", "=1",
  ]

  private func mistakes(before hole: Int) -> [PlacedMistake] {
    var common: [PlacedMistake]?
    for filling in Self.fillings {
      let filled = text.filled { _ in filling }
      let found = diagnostics(of: filled.bytes).filter { diagnostic in
        // A name that goes on in the hole is another name.
        diagnostic.range.upperBound < hole && diagnostic.position <= hole
      }
      Self.keepCommon(&common, placed(found, filled))
      if common?.isEmpty == true { break }
    }
    return common ?? []
  }

  /// The mistakes with views in some holes, and numbers in the others.
  private func mistakes(isView: (Int) -> Bool) -> [PlacedMistake] {
    let root = LayoutView("superview")
    root.layoutEngine.issueHandler = { _ in }
    var format = LayoutFormat.StringInterpolation(
      literalCapacity: text.bytes.count, interpolationCount: text.holes.count)
    var shown: [String] = []
    var start = 0
    for (index, hole) in text.holes.enumerated() {
      format.appendLiteral(String(decoding: text.bytes[start..<hole.offset], as: UTF8.self))
      if isView(index) {
        let view = LayoutView(hole.expression.isEmpty ? "_" : hole.expression)
        root.addSubview(view)
        format.appendInterpolation(view)
        shown.append(Diagnostic.printableText(of: view.layoutNode.name))
      } else {
        format.appendInterpolation(1)
        shown.append("1")
      }
      start = hole.offset
    }
    format.appendLiteral(String(decoding: text.bytes[start...], as: UTF8.self))
    do throws(LayoutError) {
      try root.layout(LayoutFormat(stringInterpolation: format), options: optionBits)
    } catch .invalidFormat(_, let diagnostics) {
      let certain = diagnostics.filter { $0.severity == .error && $0.id != .noSuperview }
      return placed(certain, text.filled { shown[$0] })
    } catch {
      // Views and numbers that are made up can clash.
    }
    return []
  }

  /// The mistakes of a text without holes, of which names are looked up where they are known.
  private func diagnostics(of bytes: [UInt8]) -> [Diagnostic] {
    let result = parse(FormatSource(bytes: bytes))
    var diagnostics = Array(result.diagnostics)
    if use == .names, let tree = result.tree, views != nil || metrics != nil || !options.isEmpty {
      diagnostics = diagnosticsOfNames(String(decoding: bytes, as: UTF8.self), tree) ?? diagnostics
    }
    return diagnostics.filter { $0.severity == .error && isCertain($0) }
  }

  private var optionBits: LayoutConstraint.FormatOptions {
    var bits: LayoutConstraint.FormatOptions = []
    for name in options {
      if let option = LayoutConstraint.FormatOptions(name: name) { bits.insert(option) }
    }
    return bits
  }

  /// Whether a diagnostic speaks of names that are known.
  private func isCertain(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.id {
    case .unknownView: views != nil
    case .unknownMetric: metrics != nil
    case .unknownName: views != nil && metrics != nil
    case .noSuperview: false
    default: true
    }
  }

  /// What the engine says of the string, with a view for each name that is known, or where none is
  /// known for each that the string has; nil where it takes the string.
  private func diagnosticsOfNames(_ text: String, _ tree: VisualFormatString) -> [Diagnostic]? {
    let root = LayoutView("superview")
    root.layoutEngine.issueHandler = { _ in }
    var items: [String: LayoutView] = [:]
    for name in views ?? tree.views.map({ tree.text(of: $0.name) }) where items[name] == nil {
      let view = LayoutView(name)
      root.addSubview(view)
      items[name] = view
    }
    var numbers: [String: Double] = [:]
    for name in metrics ?? [] { numbers[name] = 1 }
    do throws(LayoutError) {
      _ = try constraints(visualFormat: text, options: optionBits, metrics: numbers, views: items)
      return nil
    } catch .invalidFormat(_, let diagnostics) {
      return diagnostics
    } catch {
      return nil
    }
  }
}

extension LayoutConstraint.FormatOptions {
  /// The option that a program calls by a name.
  fileprivate init?(name: String) {
    switch name {
    case "alignAllLeft": self = .alignAllLeft
    case "alignAllRight": self = .alignAllRight
    case "alignAllTop": self = .alignAllTop
    case "alignAllBottom": self = .alignAllBottom
    case "alignAllLeading": self = .alignAllLeading
    case "alignAllTrailing": self = .alignAllTrailing
    case "alignAllCenterX": self = .alignAllCenterX
    case "alignAllCenterY": self = .alignAllCenterY
    case "alignAllLastBaseline", "alignAllBaseline": self = .alignAllLastBaseline
    case "alignAllFirstBaseline": self = .alignAllFirstBaseline
    default: return nil
    }
  }
}
