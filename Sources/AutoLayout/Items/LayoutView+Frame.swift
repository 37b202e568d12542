/// In an extension of the protocol, so that no class can override it; the base class says what to
/// override instead.
extension LayoutItem where Self: LayoutView {
  /// The place of the view in its superview, as of the last layout pass; the size of a root as soon
  /// as it is given.
  ///
  /// Set, it places a view by hand that no constraint places: constraints with the identifier
  /// `autoresizing`, at a priority just below required, hold it, and follow the superview's size as
  /// `autoresizingMask` says. They hold the frame itself, without `alignmentRectInsets`, and stay
  /// where they are from right to left. Along an axis on which
  /// the view is placed or sized by an equation, or by a stack view that arranges it, content has
  /// precedence over the size that was set, and the position is dropped;
  /// `translatesAutoresizingMaskIntoConstraints = false` drops both. While it has the frame that
  /// was set, no `scale` rounds it.
  ///
  /// Of a view without a superview it is the root's, with a required size; a view that leaves its
  /// superview takes the frame that was set along, as its mask has changed it, whatever constraints
  /// have made of it meanwhile. A number that is not finite or beyond 1e9,
  /// or a size below 0, is refused: the old frame stays, and `issueHandler` is called.
  public var frame: LayoutRect {
    @inlinable get { placedFrame }
    set {
      let identity = identity
      let size = newValue.size
      for number in [newValue.x, newValue.y, size.width, size.height]
      where LayoutConstraint.defect(ofNumber: number) != nil {
        return identity.tell(.invalidValue(item: identity.name, .frame, number))
      }
      for length in [size.width, size.height] where length < 0 {
        return identity.tell(.invalidValue(item: identity.name, .frame, length))
      }
      let hand = ownHandPlacement
      // What is set again in each pass is no change, whatever has been made of it.
      if identity.isPlacedByHand,
        hand.holds(newValue, of: self) || hand.isRounding(newValue, of: self)
      {
        return
      }
      hand.record(self)
      let old = identity.placement.frame
      let told = hand.told(before: newValue, of: self)
      hand.set(told?.frame ?? newValue)
      identity.isPlacedByHand = true
      identity.isPlacedByParent = identity.parent?.layoutCall == .knowing
      identity.placement.frame = told?.shown ?? newValue
      identity.hasUntoldFrame = told == nil && (identity.hasUntoldFrame || newValue != old)
      identity.showsRequiredSize = false
      holdByHand()
      if size != old.size { setNeedsLayout() }
      if identity.hasUntoldFrame { identity.engine?.tellFrame(of: identity) }
    }
  }

  /// The middle of the frame; it is set as the frame is.
  public var center: LayoutPoint {
    get { frame.center }
    set { frame = frame.offsetBy(dx: newValue.x - frame.midX, dy: newValue.y - frame.midY) }
  }
}

extension LayoutView {
  /// The frame, by a name that has one type. Read from the class itself, which is much faster than
  /// through the protocol.
  @usableFromInline package final var placedFrame: LayoutRect {
    get { layoutNode.identity.shownFrame }
    set { frame = newValue }
  }

  /// Which parts are flexible when the superview's size changes, for a view whose frame is set, or
  /// that was made with one, as in `LayoutView(frame: .zero)`; none by default.
  public var autoresizingMask: LayoutAutoresizing {
    get { handPlacement?.mask ?? [] }
    set {
      let hand = ownHandPlacement
      if newValue == hand.mask { return }
      hand.record(self)
      hand.set(newValue, in: superitem)
      // The size of a root is not taken from it: nobody set one.
      if identity.isMadeEmpty {
        hand.set(placedFrame)
        identity.isPlacedByHand = true
        identity.isMadeEmpty = false
      }
      if superitem != nil { holdByHand() }
    }
  }

  /// Whether a frame that was set holds the view; not before one is set, and not after `false` is.
  ///
  /// As in UIKit, `false` leaves the view to its constraints. Only a view whose frame was set needs
  /// it, and only where no constraint places it: see `frame`. With `true` the frame holds the view
  /// as it is now.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { identity.isPlacedByHand }
    set {
      if !newValue {
        handPlacement?.record(self)
        identity.isPlacedByHand = false
        identity.isMadeEmpty = false
        handPlacement?.release(identity)
        if identity.hasChildren { identity.engine?.noteHandPlacements(in: identity) }
      } else if frame != .zero, !identity.isPlacedByHand {
        frame = placedFrame
      }
    }
  }

  fileprivate var ownHandPlacement: HandPlacement {
    if let handPlacement { return handPlacement }
    let made = HandPlacement()
    handPlacement = made
    return made
  }

  /// Holds the frame that was set, if one was.
  func holdByHand() {
    guard let hand = handPlacement, hand.isPlaced else { return }
    if let superitem {
      hand.hold(self, in: superitem)
      // Constraints with precedence give the view its frame back, although none of their values has
      // changed.
      identity.engine?.noteFrame(of: identity)
    } else {
      hand.holdRoot(self)
    }
  }
}

extension ItemIdentity {
  /// Says to a frame that was set that the view is about to leave its superview, or its tree of its
  /// own.
  func releaseByHand() {
    guard isPlacedByHand, let view = item as? LayoutView, let hand = view.handPlacement else {
      return
    }
    hand.record(view)
    if let parent { hand.leave(parent, with: self) } else { hand.leave(rootOf: shownFrame.size) }
  }

  /// Holds a frame that was set where the view is now.
  func holdByHand() {
    guard isPlacedByHand, let view = item as? LayoutView else { return }
    view.handPlacement?.record(view)
    view.holdByHand()
  }
}

extension LayoutItem where Self: LayoutView {
  /// The alignment rectangle of a possible frame: without `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: LayoutRect) -> LayoutRect {
    let insets = (self as LayoutView).alignmentRectInsets
    return LayoutRect(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The frame of a possible alignment rectangle: with `alignmentRectInsets`.
  public func frame(forAlignmentRect rect: LayoutRect) -> LayoutRect {
    let insets = (self as LayoutView).alignmentRectInsets
    return LayoutRect(
      x: rect.x - insets.left, y: rect.y - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }
}

extension LayoutRect {
  /// Whether another rectangle differs from it by no more than the rounding of sums of its numbers.
  func isRounded(_ other: LayoutRect) -> Bool {
    let slack = 1e-12 * max(1, x.magnitude, y.magnitude, width, height)
    return (x - other.x).magnitude <= slack && (y - other.y).magnitude <= slack
      && (width - other.width).magnitude <= slack && (height - other.height).magnitude <= slack
  }
}
