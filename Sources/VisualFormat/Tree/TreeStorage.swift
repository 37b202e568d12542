/// What a tree has besides its views and predicates.
struct TreeParts {
  var orientation = VisualFormatString.Orientation(axis: .horizontal, bytes: ByteRange(at: 0))
  var leadingSuperview: VisualFormatString.Superview?
  var trailingConnection: VisualFormatString.Connection?
  var trailingSuperview: VisualFormatString.Superview?
  var viewCount: Int32 = 0
  var predicateCount: Int32 = 0
}

/// What stands in front of the views and predicates in the memory of a tree.
struct TreeHeader {
  let source: FormatSource
  /// The bytes behind the header.
  let size: Int
  var parts = TreeParts()
}

/// A tree in one object: copied by one reference, made by one allocation. Behind the header lie
/// the views from the front and the predicates from the back, and what is free between them.
///
/// Only the `TreeBuilder` that makes it writes to it, so it can be shared freely afterwards. Views
/// and predicates are plain bytes: nothing in them needs to be released.
final class TreeStorage: ManagedBuffer<TreeHeader, UInt64> {
  fileprivate static var viewSize: Int { MemoryLayout<VisualFormatString.View>.stride }
  fileprivate static var predicateSize: Int { MemoryLayout<VisualFormatString.Predicate>.stride }

  /// Reserves memory for that many bytes of views and predicates.
  static func make(_ source: FormatSource, size: Int) -> TreeStorage {
    let words = size / MemoryLayout<UInt64>.stride + 1
    // The class by its name: Embedded Swift knows no size of whatever `Self` might be.
    let made = TreeStorage.create(minimumCapacity: words) { _ in
      TreeHeader(source: source, size: words * MemoryLayout<UInt64>.stride)
    }
    return unsafe unsafeDowncast(made, to: TreeStorage.self)
  }

  /// Reads the header without the bookkeeping of a property that others might write at the time.
  @inline(__always)
  func read<Part>(_ part: (borrowing TreeHeader) -> Part) -> Part {
    unsafe withUnsafeMutablePointerToHeader { header in unsafe part(header.pointee) }
  }

  /// The text of a range, which must lie inside the source.
  @inline(__always)
  func text(_ range: ByteRange) -> String {
    unsafe withUnsafeMutablePointerToHeader { header in
      unsafe header.pointee.source.string(range)
    }
  }

  /// A view by its index, which must be below the count.
  @inline(__always)
  func view(_ index: Int) -> VisualFormatString.View {
    unsafe withUnsafeMutablePointerToElements { words in
      unsafe UnsafeRawPointer(words).load(
        fromByteOffset: index * Self.viewSize, as: VisualFormatString.View.self)
    }
  }

  /// A predicate by its index, which must be below the count.
  @inline(__always)
  func predicate(_ index: Int) -> VisualFormatString.Predicate {
    unsafe withUnsafeMutablePointers { header, words in
      unsafe UnsafeRawPointer(words).load(
        fromByteOffset: header.pointee.size - (index + 1) * Self.predicateSize,
        as: VisualFormatString.Predicate.self)
    }
  }
}

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

  /// Reserves memory for the rest of the text, if it is as dense as what is parsed of it, and for
  /// half as much again as there was at least.
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

/// A tree that is read while somebody else holds it: nothing is counted, however often it is passed
/// on.
@safe
package struct TreeReader {
  private let header: UnsafeMutablePointer<TreeHeader>
  private let elements: UnsafeRawPointer
  /// The bytes of the source, to be lent while texts are asked for.
  package var bytes = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// The tree must outlive the reader.
  package init(_ tree: borrowing VisualFormatString) {
    unsafe (header, elements) = tree.storage.withUnsafeMutablePointers { header, words in
      unsafe (header, UnsafeRawPointer(words))
    }
  }

  package var orientation: VisualFormatString.Orientation {
    unsafe header.pointee.parts.orientation
  }

  package var leadingSuperview: VisualFormatString.Superview? {
    unsafe header.pointee.parts.leadingSuperview
  }

  package var trailingSuperview: VisualFormatString.Superview? {
    unsafe header.pointee.parts.trailingSuperview
  }

  package var trailingConnection: VisualFormatString.Connection? {
    unsafe header.pointee.parts.trailingConnection
  }

  package var viewCount: Int { unsafe Int(header.pointee.parts.viewCount) }

  package var predicateCount: Int { unsafe Int(header.pointee.parts.predicateCount) }

  /// A view by its index, which must be below the count.
  package func view(_ index: Int) -> VisualFormatString.View {
    unsafe elements.load(
      fromByteOffset: index * TreeStorage.viewSize, as: VisualFormatString.View.self)
  }

  /// A predicate by its index, which must be below the count.
  package func predicate(_ index: Int32) -> VisualFormatString.Predicate {
    unsafe elements.load(
      fromByteOffset: header.pointee.size - (Int(index) + 1) * TreeStorage.predicateSize,
      as: VisualFormatString.Predicate.self)
  }

  /// The text of a name of the tree.
  package func text(of name: VisualFormatString.Name) -> String {
    unsafe String(name.bytes, of: bytes)
  }

  /// Whether two names of the tree are the same text.
  package func isText(
    of name: VisualFormatString.Name, thatOf other: VisualFormatString.Name
  ) -> Bool {
    unsafe bytes[name.bytes.range].elementsEqual(bytes[other.bytes.range])
  }
}
