/// What the text that a layout is compared with looks like.
public enum SnapshotForm: Sendable {
  /// A line for each item, with its name and its frame to a thousandth of a point:
  ///
  /// ```text
  /// superview (0, 0, 480, 44)
  ///    | find (20, 11, 60, 22)
  /// ```
  case frames
  /// The drawing in text, about so many cells wide; see `LayoutDrawing.text(columns:)`.
  case drawing(columns: Int)

  /// The drawing in text, 78 cells wide.
  public static var drawing: SnapshotForm { .drawing(columns: 78) }

  /// The text of the last layout pass, without a line break at its end.
  func text(of root: some LayoutItem) -> String {
    switch self {
    case .frames: return FrameList(of: root).text
    case .drawing(let columns):
      var text = LayoutDrawing(of: root).text(columns: columns)
      while text.last == "\n" { text.removeLast() }
      return text
    }
  }
}
