/// What the names and arguments of a format string stand for.
///
/// Views are found one by one through a function, so that a dictionary of one class serves as it
/// is: neither copied nor walked, except to list its names in a diagnostic.
struct FormatNames {
  /// The item that a view name stands for.
  let item: (String) -> (any LayoutItem)?

  /// The keys of the views dictionary; nil where there is none.
  let viewNames: () -> [String]?

  /// The numbers by name; nil where there is no dictionary.
  let metrics: [String: Double]?

  /// The interpolated views.
  let arguments: [any LayoutItem]

  /// The item that an interpolated view stands for.
  func item(at index: Int) -> (any LayoutItem)? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  /// The number that a metric name stands for.
  func metric(_ name: String) -> Double? {
    metrics?[name]
  }

  /// The keys of the metrics dictionary; nil where there is none.
  var metricNames: [String]? {
    guard let metrics else { return nil }
    return Array(metrics.keys)
  }
}
