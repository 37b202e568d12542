/// The direction in which a tree is read: where its leading edges are.
public enum LayoutDirection: Sendable, Hashable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
