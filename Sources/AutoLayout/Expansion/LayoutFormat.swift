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

    /// Makes room for a string's text and arguments.
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
