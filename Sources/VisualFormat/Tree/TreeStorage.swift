/// What a tree has besides its views and predicates.
struct TreeParts {
  var orientation = VisualFormatString.Orientation(axis: .horizontal, bytes: ByteRange(at: 0))
  var leadingSuperview: VisualFormatString.Superview?
  var trailingConnection: VisualFormatString.Connection?
  var trailingSuperview: VisualFormatString.Superview?
  var viewCount = 0
  var predicateCount = 0
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
/// Only the parser that makes it writes to it, so it can be shared freely afterwards. Views and
/// predicates are plain bytes: nothing in them needs to be released.
final class TreeStorage: ManagedBuffer<TreeHeader, UInt64> {
  private static var viewSize: Int { MemoryLayout<VisualFormatString.View>.stride }
  private static var predicateSize: Int { MemoryLayout<VisualFormatString.Predicate>.stride }

  /// Makes room for so many views, or as many predicates.
  static func make(_ source: FormatSource, capacity: Int) -> TreeStorage {
    let words = capacity * max(viewSize, predicateSize) / MemoryLayout<UInt64>.stride
    let made = create(minimumCapacity: words) { _ in
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
  func text(_ range: ByteRange) -> String {
    unsafe withUnsafeMutablePointerToHeader { header in
      unsafe header.pointee.source.string(range)
    }
  }

  /// Completes the tree.
  func finish(_ parts: TreeParts) {
    unsafe withUnsafeMutablePointerToHeader { header in unsafe header.pointee.parts = parts }
  }

  /// Whether there is room for one more view or predicate.
  @inline(__always)
  func hasRoom(behind parts: borrowing TreeParts) -> Bool {
    let free =
      read { $0.size } - parts.viewCount * Self.viewSize
      - parts.predicateCount * Self.predicateSize
    return free >= max(Self.viewSize, Self.predicateSize)
  }

  /// The same views and predicates with twice as much room.
  func grown(_ parts: TreeParts) -> TreeStorage {
    let capacity = 2 * read { $0.size } / max(Self.viewSize, Self.predicateSize) + 1
    let grown = TreeStorage.make(read { $0.source }, capacity: capacity)
    for index in 0..<parts.viewCount { grown.set(index, view(index)) }
    for index in 0..<parts.predicateCount { grown.set(index, predicate(index)) }
    return grown
  }

  /// A view by its index, which must be below the count.
  @inline(__always)
  func view(_ index: Int) -> VisualFormatString.View {
    unsafe withUnsafeMutablePointerToElements { words in
      unsafe UnsafeRawPointer(words).load(
        fromByteOffset: index * Self.viewSize, as: VisualFormatString.View.self)
    }
  }

  /// Sets a view; there must be room for it.
  @inline(__always)
  func set(_ index: Int, _ view: VisualFormatString.View) {
    unsafe withUnsafeMutablePointerToElements { words in
      unsafe UnsafeMutableRawPointer(words).storeBytes(
        of: view, toByteOffset: index * Self.viewSize, as: VisualFormatString.View.self)
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

  /// Sets a predicate; there must be room for it.
  @inline(__always)
  func set(_ index: Int, _ predicate: VisualFormatString.Predicate) {
    unsafe withUnsafeMutablePointers { header, words in
      unsafe UnsafeMutableRawPointer(words).storeBytes(
        of: predicate, toByteOffset: header.pointee.size - (index + 1) * Self.predicateSize,
        as: VisualFormatString.Predicate.self)
    }
  }
}
