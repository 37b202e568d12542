/// A format string with views and numbers straight in it.
///
///     try root.layout("H:|-[\(find)]-\(gap)-[\(field)(>=20@\(LayoutPriority.defaultHigh))]-|")
///
/// Nothing is looked up by name, so no dictionary can be mistyped, and views need neither unique
/// names nor ones that are C identifiers. Messages show the string with the names filled in.
public struct LayoutFormat: ExpressibleByStringInterpolation {
  let source: FormatSource
  let items: [any LayoutItem]

  /// A string without views, in which a view cannot be named.
  public init(stringLiteral value: String) {
    source = FormatSource(value)
    items = []
  }

  /// A string with views and numbers.
  public init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation.source
    items = stringInterpolation.items
  }

  /// Gathers the text and the arguments of a string.
  public struct StringInterpolation: StringInterpolationProtocol {
    var source = FormatSource()
    var items: [any LayoutItem] = []

    /// Reserves memory for a string's text and arguments.
    public init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity &+ 8 &* interpolationCount)
    }

    /// Adds text.
    public mutating func appendLiteral(_ text: String) {
      source.append(text: text)
    }

    /// Adds a view or guide, which may stand in brackets or as the object of a thickness.
    public mutating func appendInterpolation(
      _ item: any LayoutItem, line: Int = #line, column: Int = #column
    ) {
      source.append(
        argument: .name(items.count), shownAs: item.layoutNode.name, line: line, column: column)
      items.append(item)
    }

    /// Adds a number of points or a priority.
    public mutating func appendInterpolation(
      _ number: Double, line: Int = #line, column: Int = #column
    ) {
      source.append(
        argument: .number(number), shownAs: number.description, line: line, column: column)
    }

    /// Adds a whole number of points or a priority.
    public mutating func appendInterpolation(
      _ number: Int, line: Int = #line, column: Int = #column
    ) {
      source.append(
        argument: .number(Double(number)), shownAs: number.description, line: line,
        column: column)
    }

    /// Adds a priority.
    public mutating func appendInterpolation(
      _ priority: LayoutPriority, line: Int = #line, column: Int = #column
    ) {
      appendInterpolation(priority.rawValue, line: line, column: column)
    }
  }
}

extension LayoutItem {
  /// Makes the constraints of a format string with views in it, and activates them.
  ///
  ///     try root.layout("V:|-[\(title)]-\(gap)-[\(body)(>=44)]|", options: .alignAllLeading)
  ///
  /// A `|` is the superview of the view beside it, as always, unless the convention says otherwise;
  /// without one it is that of the tree, `LayoutEngine.convention`.
  ///
  /// - Returns: The constraints, in the order of the string.
  /// - Throws: `LayoutError.invalidFormat` with every error of the string; what
  ///   `LayoutConstraint.activate(_:)` throws. Nothing has changed then.
  @discardableResult
  public func layout(
    _ format: LayoutFormat, options: LayoutConstraint.FormatOptions = [],
    convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] {
    let made = try format.constraints(options, convention)
    try LayoutConstraint.activate(made)
    return made
  }

  /// Makes the constraints of several format strings, and activates them together: all or none.
  ///
  ///     try root.layout("H:|-[\(title)]-[\(clock)]-|", "V:|-[\(title)]-[\(body)]-|")
  ///
  /// The options are for each of the strings; those that do not fit the axis of one, as alignments
  /// along it, are a mistake in it.
  ///
  /// - Returns: The constraints, string by string.
  /// - Throws: What the call with one string throws; `LayoutError.invalidFormats` where several are
  ///   wrong. Nothing has changed then.
  @discardableResult
  public func layout(
    _ first: LayoutFormat, _ second: LayoutFormat, _ others: LayoutFormat...,
    options: LayoutConstraint.FormatOptions = [], convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    var wrong: [LayoutError.InvalidFormat] = []
    for format in [first, second] + others {
      do throws(LayoutError) {
        made += try format.constraints(options, convention)
      } catch {
        guard case .invalidFormat(let text, let diagnostics) = error else { throw error }
        wrong.append(.init(format: text, diagnostics: diagnostics))
      }
    }
    if let first = wrong.first {
      throw wrong.count > 1
        ? .invalidFormats(wrong) : .invalidFormat(first.format, first.diagnostics)
    }
    try LayoutConstraint.activate(made)
    return made
  }
}

extension LayoutFormat {
  /// The constraints of the string, none of them active.
  fileprivate func constraints(
    _ options: LayoutConstraint.FormatOptions, _ convention: LayoutConvention?
  ) throws(LayoutError) -> [LayoutConstraint] {
    try unsafe items.withUnsafeBufferPointer { items throws(LayoutError) in
      try Expansion.constraints(source, unsafe FormatNames(items), options, convention)
    }
  }
}
