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
  static var viewSize: Int { MemoryLayout<VisualFormatString.View>.stride }
  static var predicateSize: Int { MemoryLayout<VisualFormatString.Predicate>.stride }

  /// Makes room for so many bytes of views and predicates.
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
