import VisualFormat

/// What the names and arguments of a format string stand for, lent for one call: pointers, so that
/// nothing is counted when names are passed on.
@safe
struct FormatNames {
  private let views: UnsafePointer<ViewTable>?
  private let metrics: UnsafePointer<[String: Double]>?
  private let arguments: UnsafeBufferPointer<any LayoutItem>?
  private var viewList: NameList?
  private var metricList: NameList?
  /// What may go before the end if nobody holds it.
  private var held: [ItemIdentity] = []

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
  mutating func item(at index: Int) -> FoundItem? {
    guard let arguments = unsafe arguments, arguments.indices.contains(index) else { return nil }
    let identity = unsafe arguments[index].identity
    if !identity.isOwn { held.append(identity) }
    return FoundItem(identity)
  }

  /// The item that a view name stands for.
  mutating func item(_ name: String) -> FoundItem? {
    unsafe views?.pointee[name]?.held(by: &held)
  }

  /// The number that a metric name stands for.
  func metric(_ name: String) -> Double? {
    unsafe metrics?.pointee[name]
  }

  /// The keys of the views dictionary; nil where there is none.
  mutating func viewNames() -> NameList? {
    if viewList == nil { viewList = unsafe views.map { unsafe NameList($0.pointee.names) } }
    return viewList
  }

  /// The keys of the metrics dictionary; nil where there is none.
  mutating func metricNames() -> NameList? {
    if metricList == nil {
      metricList = unsafe metrics.map { unsafe NameList(Array($0.pointee.keys)) }
    }
    return metricList
  }
}

/// The names of a dictionary, which is walked once for all that a string has and the dictionary has not.
struct NameList {
  let all: [String]
  let known: KnownNames

  init(_ names: [String]) {
    all = names
    known = KnownNames(names)
  }
}
