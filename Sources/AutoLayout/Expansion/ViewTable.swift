/// A dictionary of views of any class, lent for one call.
///
/// It is seen through a pointer, and found in by functions that know its type and hold nothing: so
/// it is neither copied nor counted, and walked only to list its names in a diagnostic.
@safe @usableFromInline
struct ViewTable {
  private let views: UnsafeRawPointer
  private let find: (UnsafeRawPointer, String) -> FoundItem?
  private let list: (UnsafeRawPointer) -> [String]

  /// The dictionary must outlive the table.
  @inlinable
  init(_ views: UnsafePointer<[String: any LayoutItem]>) {
    unsafe self.init(
      views,
      find: { views, name in
        let views = unsafe views.assumingMemoryBound(to: [String: any LayoutItem].self)
        return unsafe views.pointee[name].map { FoundItem($0, $0.layoutNode) }
      },
      list: { views in
        unsafe Array(views.assumingMemoryBound(to: [String: any LayoutItem].self).pointee.keys)
      })
  }

  /// The dictionary must outlive the table.
  @inlinable
  init<Item: LayoutItem>(_ views: UnsafePointer<[String: Item]>) {
    unsafe self.init(
      views,
      find: { views, name in
        let views = unsafe views.assumingMemoryBound(to: [String: Item].self)
        return unsafe views.pointee[name].map { FoundItem($0, $0.layoutNode) }
      },
      list: { views in
        unsafe Array(views.assumingMemoryBound(to: [String: Item].self).pointee.keys)
      })
  }

  @usableFromInline
  init(
    _ views: UnsafeRawPointer, find: @escaping (UnsafeRawPointer, String) -> FoundItem?,
    list: @escaping (UnsafeRawPointer) -> [String]
  ) {
    unsafe self.views = views
    unsafe self.find = find
    unsafe self.list = list
  }

  /// The item that a name stands for.
  subscript(name: String) -> FoundItem? { unsafe find(views, name) }

  /// The keys of the dictionary.
  var names: [String] { unsafe list(views) }
}
