extension VisualFormatString {
  /// The views of a tree, from first to last.
  public struct Views: RandomAccessCollection, @unchecked Sendable {
    let storage: TreeStorage

    /// The number of views.
    public let endIndex: Int

    /// 0.
    public var startIndex: Int { 0 }

    /// The view at an index from 0 to below `endIndex`.
    public subscript(position: Int) -> View {
      precondition(
        position >= 0 && position < endIndex, "view \(position) of \(endIndex)")
      return storage.view(position)
    }
  }
}
