/// A pointer to an object that somebody else keeps, and that is cleared before the object ends.
///
/// Plain bits, unlike an `unowned(unsafe)` property, of which every look counts references. What is
/// looked at through `read` is not counted at all:
///
///     @Unowned var engine: LayoutEngine?
///     $engine.read { $0.storedConvention }
@propertyWrapper @safe
struct Unowned<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  init(wrappedValue: Object?) { self.init(wrappedValue) }

  init(_ object: Object?) { unsafe reference = object.map { unsafe .passUnretained($0) } }

  /// The object, counted for as long as the caller holds it.
  var wrappedValue: Object? {
    get { unsafe reference?.takeUnretainedValue() }
    set { self = Unowned(newValue) }
  }

  var projectedValue: Unowned { self }

  var isNone: Bool { unsafe reference == nil }

  /// Whether both point to one object, or neither to any.
  static func === (a: Unowned, b: Unowned) -> Bool {
    unsafe a.reference?.toOpaque() == b.reference?.toOpaque()
  }

  /// Looks at the object, if there is one, which `part` must not end.
  @discardableResult @inline(__always)
  func read<Part>(_ part: (Object) -> Part) -> Part? {
    guard let reference = unsafe reference else { return nil }
    return unsafe reference._withUnsafeGuaranteedRef(part)
  }
}
