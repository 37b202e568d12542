/// A tree that is read while somebody else holds it: nothing is counted, however often it is passed
/// on.
@safe
package struct TreeReader {
  private let header: UnsafeMutablePointer<TreeHeader>
  private let elements: UnsafeRawPointer

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
    unsafe header.pointee.source.string(name.bytes)
  }
}
