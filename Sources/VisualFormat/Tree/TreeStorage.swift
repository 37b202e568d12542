/// What a tree has besides its views.
struct TreeParts {
  var orientation = VisualFormatString.Orientation(axis: .horizontal, bytes: ByteRange(at: 0))
  var leadingSuperview: VisualFormatString.Superview?
  var trailingConnection: VisualFormatString.Connection?
  var trailingSuperview: VisualFormatString.Superview?
  var predicates: [VisualFormatString.Predicate] = []
}

/// What a tree consists of, in one object with the views behind it: a tree is copied by one
/// reference, and a short string costs one allocation.
struct TreeHeader {
  let source: FormatSource
  var parts = TreeParts()
  var viewCount = 0
}

/// The object. Only the parser that makes it writes to it, so it can be shared freely afterwards.
final class TreeStorage: ManagedBuffer<TreeHeader, VisualFormatString.View> {
  static func make(_ source: FormatSource, viewCapacity: Int) -> TreeStorage {
    let made = create(minimumCapacity: viewCapacity) { _ in TreeHeader(source: source) }
    return unsafe unsafeDowncast(made, to: TreeStorage.self)
  }

  /// Reads the header without the bookkeeping of a property that others might write at the time.
  @inline(__always)
  func read<Part>(_ part: (TreeHeader) -> Part) -> Part {
    unsafe withUnsafeMutablePointerToHeader { header in unsafe part(header.pointee) }
  }

  /// Sets a view by its index, which must be below the capacity.
  func set(_ index: Int, _ view: VisualFormatString.View) {
    unsafe withUnsafeMutablePointerToElements { views in
      unsafe (views + index).initialize(to: view)
    }
  }

  /// Completes the tree.
  func finish(_ parts: consuming TreeParts, viewCount: Int) {
    unsafe withUnsafeMutablePointerToHeader { header in
      unsafe header.pointee.parts = parts
      unsafe header.pointee.viewCount = viewCount
    }
  }

  /// A view by its index, which must be below the count.
  subscript(index: Int) -> VisualFormatString.View {
    unsafe withUnsafeMutablePointerToElements { views in unsafe views[index] }
  }
}
