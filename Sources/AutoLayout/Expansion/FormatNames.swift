/// What the names and arguments of a format string stand for.
struct FormatNames {
  /// The views by name; nil where there is no dictionary.
  let views: ViewTable?

  /// The numbers by name; nil where there is no dictionary.
  let metrics: [String: Double]?

  /// The interpolated views.
  let arguments: [any LayoutItem]

  /// The item that an interpolated view stands for.
  func item(at index: Int) -> FoundItem? {
    arguments.indices.contains(index) ? FoundItem(arguments[index].identity) : nil
  }

  /// The item that a view name stands for.
  func item(_ name: String) -> FoundItem? {
    views?[name]
  }

  /// The number that a metric name stands for.
  func metric(_ name: String) -> Double? {
    metrics?[name]
  }

  /// The keys of the views dictionary; nil where there is none.
  var viewNames: [String]? { views?.names }

  /// The keys of the metrics dictionary; nil where there is none.
  var metricNames: [String]? {
    guard let metrics else { return nil }
    return Array(metrics.keys)
  }
}
