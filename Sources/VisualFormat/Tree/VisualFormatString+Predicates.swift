extension VisualFormatString {
  /// Predicates of a tree that follow each other in the text: all of them, or those of one list.
  public struct Predicates: RandomAccessCollection, @unchecked Sendable {
    let storage: TreeStorage

    /// The index of the first predicate, counted over the whole tree.
    public let startIndex: Int

    /// The index behind the last predicate.
    public let endIndex: Int

    /// The predicate at an index from `startIndex` to below `endIndex`.
    public subscript(position: Int) -> Predicate {
      precondition(
        position >= startIndex && position < endIndex,
        "predicate \(position) of \(startIndex)..<\(endIndex)")
      return storage.predicate(position)
    }
  }
}
