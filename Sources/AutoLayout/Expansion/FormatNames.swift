/// What the names and arguments of a format string stand for, lent for one call: pointers, so that
/// nothing is counted when names are passed on.
@safe
struct FormatNames {
  private let views: UnsafePointer<ViewTable>?
  private let metrics: UnsafePointer<[String: Double]>?
  private let arguments: UnsafeBufferPointer<any LayoutItem>?

  /// The views and the numbers by name.
  init(_ views: UnsafePointer<ViewTable>, _ metrics: UnsafePointer<[String: Double]>) {
    unsafe self.views = views
    unsafe self.metrics = metrics
    unsafe arguments = nil
  }

  /// The interpolated views, where there are no dictionaries.
  init(_ arguments: UnsafeBufferPointer<any LayoutItem>) {
    unsafe views = nil
    unsafe metrics = nil
    unsafe self.arguments = arguments
  }

  /// The item that an interpolated view stands for.
  func item(at index: Int, heldBy list: inout [ItemIdentity]) -> FoundItem? {
    guard let arguments = unsafe arguments, arguments.indices.contains(index) else { return nil }
    let identity = unsafe arguments[index].identity
    if !identity.isOwn { list.append(identity) }
    return FoundItem(identity)
  }

  /// The item that a view name stands for.
  func item(_ name: String, heldBy list: inout [ItemIdentity]) -> FoundItem? {
    unsafe views?.pointee[name]?.held(by: &list)
  }

  /// The number that a metric name stands for.
  func metric(_ name: String) -> Double? {
    unsafe metrics?.pointee[name]
  }

  /// The keys of the views dictionary; nil where there is none.
  var viewNames: [String]? { unsafe views?.pointee.names }

  /// The keys of the metrics dictionary; nil where there is none.
  var metricNames: [String]? { unsafe metrics.map { unsafe Array($0.pointee.keys) } }
}
