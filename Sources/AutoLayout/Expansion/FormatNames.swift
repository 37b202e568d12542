/// The meaning of names and arguments in a format string, lent for one call: pointers, so that
/// passing them takes no reference counting.
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
  func item(at index: Int, heldBy list: inout [ItemIdentity]) -> Unowned<ItemIdentity> {
    guard let arguments = unsafe arguments, arguments.indices.contains(index) else {
      return Unowned(nil)
    }
    let item = unsafe arguments[index]
    let identity = item.identity
    if !identity.isOwned(by: item) { list.append(identity) }
    return Unowned(identity)
  }

  /// The item that a view name stands for.
  func item(_ name: String, heldBy list: inout [ItemIdentity]) -> Unowned<ItemIdentity> {
    unsafe views?.pointee[name]?.held(by: &list) ?? Unowned(nil)
  }

  /// Whether there are metrics, one of which may have the name of a view.
  var hasMetrics: Bool { unsafe metrics?.pointee.isEmpty == false }

  /// The number that a metric name stands for.
  func metric(_ name: String) -> Double? {
    unsafe metrics?.pointee[name]
  }

  /// The keys of the views dictionary; nil where there is none.
  var viewNames: [String]? { unsafe views?.pointee.names }

  /// The keys of the metrics dictionary; nil where there is none.
  var metricNames: [String]? { unsafe metrics.map { unsafe Array($0.pointee.keys) } }
}

/// A type-erased, borrowed dictionary of views.
///
/// Lookups go through a pointer and functions that know the type and capture nothing: so the
/// dictionary is neither copied nor retained, and walked only to list its names in a diagnostic.
@safe @usableFromInline
struct ViewTable: ~Copyable {
  private let views: UnsafeRawPointer
  private let find: (UnsafeRawPointer, String) -> FoundItem?
  private let item: (UnsafeRawPointer, String) -> (any LayoutItem)?
  private let list: (UnsafeRawPointer) -> [String]

  /// The dictionary must outlive the table.
  @inlinable
  init(_ views: UnsafePointer<[String: any LayoutItem]>) {
    unsafe self.init(
      views,
      find: { views, name in
        unsafe Self.look(in: views, as: [String: any LayoutItem].self) { views in
          guard let item = views[name] else { return nil }
          return FoundItem(item.layoutNode, of: item)
        }
      },
      item: { views, name in
        unsafe Self.look(in: views, as: [String: any LayoutItem].self) { $0[name] }
      },
      list: { views in
        unsafe Self.look(in: views, as: [String: any LayoutItem].self) { Array($0.keys) }
      })
  }

  /// The dictionary must outlive the table.
  @inlinable
  init<Item: LayoutItem>(_ views: UnsafePointer<[String: Item]>) {
    unsafe self.init(
      views,
      find: { views, name in
        unsafe Self.look(in: views, as: [String: Item].self) { views in
          guard let item = views[name] else { return nil }
          return FoundItem(item.layoutNode, of: item)
        }
      },
      item: { views, name in
        unsafe Self.look(in: views, as: [String: Item].self) { $0[name] }
      },
      list: { views in
        unsafe Self.look(in: views, as: [String: Item].self) { Array($0.keys) }
      })
  }

  @usableFromInline
  init(
    _ views: UnsafeRawPointer,
    find: @escaping (UnsafeRawPointer, String) -> FoundItem?,
    item: @escaping (UnsafeRawPointer, String) -> (any LayoutItem)?,
    list: @escaping (UnsafeRawPointer) -> [String]
  ) {
    unsafe self.views = views
    unsafe self.find = find
    unsafe self.item = item
    unsafe self.list = list
  }

  /// Borrows the dictionary for one lookup, so that what is found need not be retained separately.
  @inlinable @inline(__always)
  static func look<Views, Answer>(
    in memory: UnsafeRawPointer, as type: Views.Type, _ body: (Views) -> Answer
  ) -> Answer {
    let views = unsafe memory.assumingMemoryBound(to: Views.self).pointee
    return withExtendedLifetime(views) { body(views) }
  }

  /// The item that a name stands for.
  subscript(name: String) -> FoundItem? {
    guard let found = unsafe find(views, name) else { return nil }
    if !found.isTied { tie(name) }
    return found
  }

  /// Connects an item that is used for the first time with its identity.
  @inline(never)
  private func tie(_ name: String) {
    if let item = unsafe item(views, name) { item.layoutNode.tie(to: item) }
  }

  /// The keys of the dictionary.
  var names: [String] { unsafe list(views) }
}

/// The result of a lookup.
@safe @usableFromInline
struct FoundItem {
  private let identity: Unmanaged<ItemIdentity>
  /// Whether the identity was retained, because the item may answer with another node meanwhile.
  private let isCounted: Bool

  /// The item whose node it is; `held(by:)` must retain it before its node is released.
  @usableFromInline
  init(_ node: LayoutNode, of item: AnyObject) {
    let own = node.identity
    isCounted = !own.isOwned(by: item)
    unsafe identity = isCounted ? .passRetained(own) : .passUnretained(own)
  }

  /// The item while a string is expanded. It is retained by a list if nothing else may retain it:
  /// mostly the caller keeps the views alive.
  func held(by list: inout [ItemIdentity]) -> Unowned<ItemIdentity> {
    if isCounted { unsafe list.append(identity.takeRetainedValue()) }
    return unsafe Unowned(identity)
  }

  /// Whether the identity knows its item.
  fileprivate var isTied: Bool { unsafe identity._withUnsafeGuaranteedRef { $0.isAlive } }
}
