/// Fills the memory of a tree while its string is parsed, straight through pointers: views from the
/// front, predicates from the back, until the two meet.
@safe
struct TreeBuilder: ~Copyable {
  private var storage: TreeStorage
  private var header: UnsafeMutablePointer<TreeHeader>
  /// Where the next view goes.
  private var front: UnsafeMutableRawPointer
  /// The predicate that was added last.
  private var back: UnsafeMutableRawPointer

  /// Begins a tree with room for what a text of common density holds.
  @inline(__always)
  init(_ source: FormatSource, count: Int) {
    let room = max(TreeStorage.viewSize, TreeStorage.predicateSize)
    self.init(TreeStorage.make(source, size: min(count / 8 + 2, 1 << 12) * room))
  }

  @inline(__always)
  private init(_ storage: TreeStorage) {
    self.storage = storage
    let (header, elements) = unsafe storage.withUnsafeMutablePointers { header, words in
      unsafe (header, UnsafeMutableRawPointer(words))
    }
    unsafe self.header = header
    unsafe front = elements
    unsafe back = elements + header.pointee.size
  }

  /// What the tree has besides its views and predicates.
  var parts: TreeParts {
    @inline(__always) _read { yield unsafe header.pointee.parts }
    @inline(__always) nonmutating _modify { yield unsafe &header.pointee.parts }
  }

  /// Adds a view to a text that is parsed up to an offset.
  @inline(__always)
  mutating func append(_ view: VisualFormatString.View, at offset: Int32) {
    if unsafe back - front < TreeStorage.viewSize { grow(at: offset) }
    unsafe front.storeBytes(of: view, as: VisualFormatString.View.self)
    unsafe front += TreeStorage.viewSize
    parts.viewCount &+= 1
  }

  /// Adds a predicate to a text that is parsed up to an offset.
  @inline(__always)
  mutating func append(_ predicate: VisualFormatString.Predicate, at offset: Int32) {
    if unsafe back - front < TreeStorage.predicateSize { grow(at: offset) }
    unsafe back -= TreeStorage.predicateSize
    unsafe back.storeBytes(of: predicate, as: VisualFormatString.Predicate.self)
    parts.predicateCount &+= 1
  }

  /// Makes room for the rest of the text, if it is as dense as what is parsed of it, and for half
  /// as much again as there was at least.
  @inline(never)
  private mutating func grow(at offset: Int32) {
    let (size, count) = storage.read { ($0.size, $0.source.count) }
    let estimate = Int64(size) / Int64(max(offset, 1)) * Int64(count)
    let needed = Int(min(estimate, Int64(Int.max / 2)))
    let source = storage.read { $0.source }
    var grown = TreeBuilder(
      TreeStorage.make(source, size: max(needed + needed / 16, size + size / 2 + 256)))
    let views = Int(parts.viewCount) * TreeStorage.viewSize
    let predicates = Int(parts.predicateCount) * TreeStorage.predicateSize
    unsafe grown.front.copyMemory(from: front - views, byteCount: views)
    unsafe grown.front += views
    unsafe grown.back -= predicates
    unsafe grown.back.copyMemory(from: back, byteCount: predicates)
    grown.parts = parts
    self = grown
  }

  /// The tree.
  consuming func finish() -> TreeStorage { storage }
}
