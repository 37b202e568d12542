/// What the names and arguments of a format string stand for. Names are looked up one by one; only
/// a diagnostic asks for all of them.
protocol FormatNames {
  /// The item that a view name stands for.
  func item(named name: String) -> (any LayoutItem)?

  /// The item that an interpolated view stands for.
  func item(at index: Int) -> (any LayoutItem)?

  /// The number that a metric name stands for.
  func metric(named name: String) -> Double?

  /// The keys of the views dictionary; nil where there is none.
  var viewNames: [String]? { get }

  /// The keys of the metrics dictionary; nil where there is none.
  var metricNames: [String]? { get }
}

/// Names from dictionaries whose views are of one class.
struct DictionaryNames<Item: LayoutItem>: FormatNames {
  let views: [String: Item]
  let metrics: [String: Double]

  func item(named name: String) -> (any LayoutItem)? { views[name] }
  func item(at index: Int) -> (any LayoutItem)? { nil }
  func metric(named name: String) -> Double? { metrics.isEmpty ? nil : metrics[name] }
  var viewNames: [String]? { Array(views.keys) }
  var metricNames: [String]? { Array(metrics.keys) }
}

/// Names from dictionaries whose views are of any class.
struct MixedDictionaryNames: FormatNames {
  let views: [String: any LayoutItem]
  let metrics: [String: Double]

  func item(named name: String) -> (any LayoutItem)? { views[name] }
  func item(at index: Int) -> (any LayoutItem)? { nil }
  func metric(named name: String) -> Double? { metrics.isEmpty ? nil : metrics[name] }
  var viewNames: [String]? { Array(views.keys) }
  var metricNames: [String]? { Array(metrics.keys) }
}

/// The views of an interpolated string. Text in it names nothing.
struct InterpolatedNames: FormatNames {
  let items: [any LayoutItem]

  func item(named name: String) -> (any LayoutItem)? { nil }
  func item(at index: Int) -> (any LayoutItem)? {
    items.indices.contains(index) ? items[index] : nil
  }
  func metric(named name: String) -> Double? { nil }
  var viewNames: [String]? { nil }
  var metricNames: [String]? { nil }
}
