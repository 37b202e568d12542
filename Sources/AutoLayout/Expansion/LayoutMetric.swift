/// A number that a format string can name: of any of the types in which points and priorities come.
public protocol LayoutMetric {
  /// The number, in points or as a priority.
  var metricValue: Double { get }
}

extension Double: LayoutMetric {
  /// The number itself.
  public var metricValue: Double { self }
}

extension Float: LayoutMetric {
  /// The same number.
  public var metricValue: Double { Double(self) }
}

extension Int: LayoutMetric {
  /// The same number.
  public var metricValue: Double { Double(self) }
}

extension LayoutPriority: LayoutMetric {
  /// The number of the priority.
  public var metricValue: Double { rawValue }
}
