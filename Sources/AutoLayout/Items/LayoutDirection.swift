/// The direction in which a tree is read: where its leading edges are.
public enum LayoutDirection: Sendable, Hashable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// How the content of one item lies from right to left.
///
/// Source: `UISemanticContentAttribute` in Apple's documentation.
public enum SemanticContentAttribute: Sendable, Hashable {
  /// As the tree does: `LayoutEngine.direction`.
  case unspecified
  /// Controls for playback, which never turn round.
  case playback
  /// Controls that stand for directions in space, which never turn round.
  case spatial
  /// From left to right, whatever the tree does.
  case forceLeftToRight
  /// From right to left, whatever the tree does.
  case forceRightToLeft

  /// The direction that it asks for; nil for that of the tree.
  var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension LayoutItem {
  /// In which direction the item arranges what lies immediately in it; as its tree does by default.
  ///
  /// As in UIKit it is not passed on: leading and trailing are those of the nearest item that both
  /// sides of a constraint lie in, so that what lies deeper has the direction of what it lies in.
  /// Linear in the number of constraints when it is set.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { identity.semantics }
    set {
      let identity = identity
      guard newValue != identity.semantics else { return }
      identity.semantics = newValue
      let engine = identity.resolvedEngine
      engine.hasOwnDirections = true
      engine.pending.direction = true
      engine.frames.all = true
      identity.setNeedsLayoutBelow()
    }
  }

  /// The direction in which the item arranges what lies immediately in it: its own or that of its
  /// tree.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection { identity.direction }
}

extension ItemIdentity {
  /// The direction in which what lies in the item is read.
  var direction: LayoutDirection {
    semantics.direction ?? engine?.storedDirection ?? .leftToRight
  }
}
