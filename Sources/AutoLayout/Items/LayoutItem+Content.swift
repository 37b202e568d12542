extension LayoutItem {
  /// How strongly the item keeps from growing beyond its content; 250 by default.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    identity.contentPriorities[hugging: axis]
  }

  /// Sets how strongly the item keeps from growing beyond its content.
  ///
  /// A priority out of range is refused: the old one stays, and `issueHandler` is called.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    let identity = identity
    guard identity.accepts(priority, as: .huggingPriority) else { return }
    identity.contentPriorities[hugging: axis] = priority
    identity.engine?.contentDidChange(of: identity)
  }

  /// How strongly the item keeps from shrinking below its content; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    identity.contentPriorities[resistance: axis]
  }

  /// Sets how strongly the item keeps from shrinking below its content.
  ///
  /// A priority out of range is refused: the old one stays, and `issueHandler` is called.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    let identity = identity
    guard identity.accepts(priority, as: .compressionResistancePriority) else { return }
    identity.contentPriorities[resistance: axis] = priority
    identity.engine?.contentDidChange(of: identity)
  }

  /// Says that `intrinsicContentSize` may answer differently from now on; it is asked again in the
  /// next layout pass.
  public func invalidateIntrinsicContentSize() { identity.contentDidChange() }

  /// Says that the item wants to renew its own constraints: `updateConstraints()` is called before
  /// the next pass solves anything, inside `LayoutEngine.update(_:)` as a part of it.
  public func setNeedsUpdateConstraints() { identity.setNeedsUpdateConstraints() }

  /// Says that `alignmentRectInsets` or a baseline may answer differently from now on; they are
  /// asked again in the next layout pass.
  public func invalidateAlignment() {
    let identity = identity
    identity.engine?.alignmentDidChange(of: identity)
  }
}

extension ItemIdentity {
  /// Makes the next pass ask the item for its content again.
  func contentDidChange() { engine?.contentDidChange(of: self) }

  /// Whether the priority can be used; if not, this is reported.
  fileprivate func accepts(_ priority: LayoutPriority, as quantity: LayoutError.Quantity) -> Bool {
    if priority.isInRange { return true }
    tell(.invalidValue(item: name, quantity, priority.rawValue))
    return false
  }
}

/// The content priorities of an item, for each axis.
struct ContentPriorities {
  private var horizontalHugging = LayoutPriority.defaultLow
  private var verticalHugging = LayoutPriority.defaultLow
  private var horizontalResistance = LayoutPriority.defaultHigh
  private var verticalResistance = LayoutPriority.defaultHigh

  /// Against growing beyond the content.
  subscript(hugging axis: LayoutConstraint.Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontalHugging : verticalHugging }
    set {
      if axis == .horizontal { horizontalHugging = newValue } else { verticalHugging = newValue }
    }
  }

  /// Against shrinking below the content.
  subscript(resistance axis: LayoutConstraint.Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontalResistance : verticalResistance }
    set {
      if axis == .horizontal {
        horizontalResistance = newValue
      } else {
        verticalResistance = newValue
      }
    }
  }
}
