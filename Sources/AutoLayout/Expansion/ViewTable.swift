/// A dictionary of views of any class, lent for one call.
///
/// It is seen through a pointer, and found in by functions that know its type and hold nothing: so
/// it is neither copied nor counted, and walked only to list its names in a diagnostic.
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
          return FoundItem(item.layoutNode)
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
          return FoundItem(item.layoutNode)
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

  /// Looks at a dictionary that is held until the answer is there, so that nothing found in it has to
  /// be held by itself.
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

  /// Ties an item that is used for the first time to its identity.
  @inline(never)
  private func tie(_ name: String) {
    if let item = unsafe item(views, name) { item.layoutNode.tie(to: item) }
  }

  /// The keys of the dictionary.
  var names: [String] { unsafe list(views) }
}
