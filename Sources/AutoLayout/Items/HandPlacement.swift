/// How a view is placed by hand: by constraints equivalent to its frame and its mask.
final class HandPlacement {
  /// Whether a frame was set, which must be held.
  var isPlaced = false
  private(set) var mask: LayoutAutoresizing = []
  /// The frame that was set, and the size of the superview for which it was; nil without one. What
  /// constraints have made of it since must not count: they may go.
  private var frame = LayoutRect.zero
  private var container: LayoutSize?
  /// That size before it was rounded to pixels, from which the view's own size follows.
  private var exactContainer = LayoutSize.zero
  /// The constraints that hold the frame: size and place along each axis. They are made before the
  /// next solving, so that of several frames in a row only the last one counts.
  private var made: [LayoutConstraint] = []
  /// Whether the constraints are those of the frame.
  private var isMade = false
  /// How much they matter along each axis.
  private var horizontal = Hold.firm
  private var vertical = Hold.firm
  /// How many views placed by hand it lies in; nil for a root, which does not count.
  var rank: Int?
  /// What is to be held again after an update was refused.
  private var former: Former?
  /// What was told of last, while something else is set.
  private var told: Told?
  /// Whether the engine will weigh it before the next pass.
  var isWaiting = false

  /// How much a frame that was set matters along one axis.
  enum Hold {
    /// The frame alone places the view, and comes before content and optional constraints.
    case firm
    /// Constraints place the view: they, and content, come first.
    case optional

    /// The priority of a size that does not matter much: below content and the centring of a stack
    /// view, and above that of containers being no larger than needed, which would override the size.
    static var optionalSize: LayoutPriority { .fittingSizeLevel + 2 }
  }

  /// The number of firm priorities, all between 999 and 999.5.
  private static let firmLevels = 1 << 16

  /// Whether a frame is the one that was set but for the rounding of sums, for a superview of the
  /// present size, so that it is held already, and what is seen is made of it.
  func holds(_ frame: LayoutRect, of view: LayoutView) -> Bool {
    guard isPlaced, self.frame.isRounded(frame), let superview = view.superitem else {
      return false
    }
    let size = superview.identity.sizeByHand
    let isSeen = view.identity.shownContainer == size || view.placedFrame == self.frame
    return container == size && isSeen
  }

  /// Whether a frame is what a grid has made of the one that was set, and of its mask: who reads it
  /// and sets it again means no other.
  func isRounding(_ frame: LayoutRect, of view: LayoutView) -> Bool {
    let identity = view.identity
    guard isPlaced, !identity.hasUntoldFrame, frame == identity.placement.frame,
      let scale = identity.engine?.storedScale, let superview = identity.parent, let container
    else { return false }
    let size = superview.sizeByHand
    let (x, width) = horizontalSpan(in: container).resized(to: size.width)
    let (y, height) = verticalSpan(in: container).resized(to: size.height)
    return [x - frame.x, y - frame.y, width - frame.width, height - frame.height].allSatisfy {
      $0.magnitude * scale < 2
    }
  }

  /// The frame that was set when the last one was told of, and what was told, if that is set once
  /// more but for the rounding of sums: then nothing has changed, whatever was set in between.
  ///
  /// - Parameter frame: What is about to be set.
  func told(before frame: LayoutRect, of view: LayoutView) -> Told? {
    let identity = view.identity
    if !identity.hasUntoldFrame {
      told =
        isPlaced && identity.shownContainer == container
        ? Told(frame: self.frame, container: container, shown: view.placedFrame) : nil
    }
    guard let told, told.frame.isRounded(frame), let container = told.container,
      container == view.superitem?.identity.sizeByHand
    else { return nil }
    return told
  }

  /// A frame that was set, for a size of the superview, and what was told of it.
  struct Told {
    let frame: LayoutRect
    fileprivate let container: LayoutSize?
    let shown: LayoutRect
  }

  /// What holds a view before something about that changes in an update, which may be refused.
  struct Former {
    fileprivate let isPlaced: Bool
    fileprivate let mask: LayoutAutoresizing
    fileprivate let frame: LayoutRect
    fileprivate let container: LayoutSize?
    fileprivate let exactContainer: LayoutSize
    fileprivate let superview: ItemIdentity?
    fileprivate let shown: LayoutRect
    fileprivate let isUntold: Bool
    fileprivate let showsRequiredSize: Bool
    fileprivate let rootOrigin: LayoutPoint
    fileprivate let isMadeEmpty: Bool
  }

  /// Notes what holds a view now, if an update is running.
  func record(_ view: LayoutView) {
    let identity = view.identity
    guard let engine = identity.engine, engine.journal != nil else { return }
    let former = Former(
      isPlaced: isPlaced, mask: mask, frame: frame, container: container,
      exactContainer: exactContainer, superview: identity.parent, shown: identity.placement.frame,
      isUntold: identity.hasUntoldFrame, showsRequiredSize: identity.showsRequiredSize,
      rootOrigin: identity.rootOrigin, isMadeEmpty: identity.isMadeEmpty)
    engine.journal?.append(.frame(view, former))
  }

  /// Takes back what was set since, except for the mask. It is held again once all else is as it
  /// was: see `holdAgain`.
  func takeBack(_ former: Former, of view: LayoutView) {
    let identity = view.identity
    (isPlaced, frame, container) = (former.isPlaced, former.frame, former.container)
    identity.isPlacedByHand = isPlaced
    identity.isMadeEmpty = former.isMadeEmpty
    let isSame = identity.parent === former.superview
    if isSame || identity.parent != nil {
      identity.placement.frame = former.shown
      identity.hasUntoldFrame = former.isUntold || !isSame
    }
    if isSame, former.superview == nil { identity.showsRequiredSize = former.showsRequiredSize }
    self.former = former
  }

  /// Holds a view as it was held before a refused update, wherever it is by now. The size of a root
  /// is restored with those that were set without a frame.
  func holdAgain(_ view: LayoutView) {
    guard let former else { return }
    self.former = nil
    let identity = view.identity
    let isSame = mask == former.mask && identity.parent === former.superview
    if !isSame, let superview = former.superview {
      let present = mask
      mask = former.mask
      follow(superview.sizeByHand)
      mask = present
    }
    if identity.parent == nil, former.superview == nil { identity.rootOrigin = former.rootOrigin }
    if !isPlaced {
      release(identity)
      // What leaves with a frame has its size as a root's.
      if identity.parent == nil, former.superview != nil, let engine = identity.engine {
        (engine.rootWidth, engine.rootHeight, identity.rootOrigin) = (nil, nil, .zero)
        identity.placement.frame.origin = .zero
      }
    } else if let superview = view.superitem {
      hold(view, in: superview)
      if isSame, let container = former.container {
        (self.container, exactContainer) = (container, former.exactContainer)
      }
    } else if former.superview == nil {
      drop(identity)
    } else {
      holdRoot(view)
    }
    guard let engine = identity.engine else { return }
    engine.noteFrame(of: identity)
    if identity.hasUntoldFrame { engine.tellFrame(of: identity) }
    if identity.hasChildren { engine.noteHandPlacements(in: identity) }
  }

  /// Takes a frame that was set.
  func set(_ frame: LayoutRect) {
    isPlaced = true
    self.frame = frame
    container = nil
  }

  /// Takes a mask for the frame as it is by now in a superview, if there is one.
  func set(_ mask: LayoutAutoresizing, in superview: (any LayoutItem)?) {
    if let superview { follow(superview.identity.sizeByHand) }
    self.mask = mask
  }

  /// Makes the frame what the mask makes of it for the present size of the superview.
  private func follow(_ size: LayoutSize) {
    guard let container, container != size else { return }
    let (x, width) = horizontalSpan(in: container).resized(to: size.width)
    let (y, height) = verticalSpan(in: container).resized(to: size.height)
    frame = LayoutRect(x: x, y: y, width: max(0, width), height: max(0, height))
    self.container = size
  }

  /// Prepares a view to leave a superview: the frame stays as it is by now, and is held no more.
  func leave(_ superview: ItemIdentity, with item: ItemIdentity) {
    follow(superview.sizeByHand)
    drop(item)
  }

  /// Prepares a root to join a tree: its size is whatever was asked for last.
  func leave(rootOf size: LayoutSize) {
    frame = LayoutRect(origin: frame.origin, size: size)
  }

  /// Releases the frame of a view.
  func release(_ item: ItemIdentity) {
    isPlaced = false
    rank = nil
    drop(item)
  }

  private func drop(_ item: ItemIdentity) {
    item.frameByHand = nil
    LayoutConstraint.deactivate(made)
    made = []
    isMade = false
    container = nil
  }

  /// Holds the frame of a view without a superview, as that of a root.
  func holdRoot(_ view: LayoutView) {
    drop(view.identity)
    let engine = view.layoutEngine
    (engine.rootWidth, engine.rootHeight) = (frame.width, frame.height)
    // Where it had that size as a root before, this has changed nothing.
    view.identity.showsRequiredSize = true
    view.identity.rootOrigin = frame.origin
  }

  /// Holds the frame as far as the other constraints of the view leave it open.
  func hold(_ horizontal: Hold, _ vertical: Hold) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    for constraint in made {
      constraint.priority = priority(of: constraint, horizontal, vertical)
    }
  }

  /// Calls `body` with what holds the frame, and with the priorities that it would have if the frame
  /// mattered as much as that.
  func forEachHold(
    _ horizontal: Hold, _ vertical: Hold, _ body: (LayoutConstraint, LayoutPriority) -> Void
  ) {
    for constraint in made { body(constraint, priority(of: constraint, horizontal, vertical)) }
  }

  /// Whether constraints come before the frame along some axis.
  var isOptional: Bool { horizontal == .optional || vertical == .optional }

  /// The priority of one of the constraints that hold the frame.
  ///
  /// Firm ones are just below required. Of them, those of outer views come first, and of one view
  /// those that do not follow the superview's size: where nothing is left of what follows, the
  /// superview has the size that was set. The position of a weak frame has the lowest priority, or
  /// it could override the size set with it.
  private func priority(
    of constraint: LayoutConstraint, _ horizontal: Hold, _ vertical: Hold
  ) -> LayoutPriority {
    let attribute = constraint.firstAttribute
    switch attribute.axis == .horizontal ? horizontal : vertical {
    case .optional: return attribute.sort == .size ? Hold.optionalSize : 1
    case .firm:
      let follows = constraint.secondAttribute.sort == .size
      let level = min(2 * (rank ?? 0) + (follows ? 1 : 0), Self.firmLevels - 1)
      return LayoutPriority(999.5 - Double(level) / Double(2 * Self.firmLevels))
    }
  }

  /// Whether a constraint is one of those that hold the frame.
  func isOwn(_ constraint: LayoutConstraint) -> Bool { made.contains { $0 === constraint } }

  /// Holds a view's frame in its superview, as that is now.
  func hold(_ view: LayoutView, in superview: any LayoutItem) {
    let size = superview.identity.sizeByHand
    container = size
    exactContainer = superview.identity.exactSize ?? size
    view.identity.frameByHand = frame
    isMade = false
    view.layoutEngine.noteHandPlacement(of: view.identity)
  }

  /// Makes the constraints that hold the frame in a superview, as far as they are not there.
  func makeConstraints(of item: ItemIdentity, in superview: ItemIdentity) {
    guard !isMade, let container else { return }
    isMade = true
    let former = made
    made = []
    add(item, superview, horizontalSpan(in: container), exactContainer.width, former)
    add(item, superview, verticalSpan(in: container), exactContainer.height, former)
    LayoutConstraint.deactivate(former.filter { !isOwn($0) })
    for constraint in made { constraint.isActive = true }
  }

  private func horizontalSpan(in container: LayoutSize) -> AutoresizingSpan {
    AutoresizingSpan(
      begin: .left, size: .width, start: frame.x, length: frame.width, whole: container.width,
      gives: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
  }

  private func verticalSpan(in container: LayoutSize) -> AutoresizingSpan {
    AutoresizingSpan(
      begin: .top, size: .height, start: frame.y, length: frame.height, whole: container.height,
      gives: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }

  /// Adds the constraints along an axis.
  ///
  /// - Parameters:
  ///   - whole: The length of the superview from which the view's own length follows.
  ///   - former: The constraints so far. Where one differs by its constant only, it stays.
  private func add(
    _ item: ItemIdentity, _ superview: ItemIdentity, _ span: AutoresizingSpan, _ whole: Double,
    _ former: [LayoutConstraint]
  ) {
    let shares = span.shares
    let length = span.length - shares.length * whole
    let start = span.start - shares.start * whole
    // A superview may come out far longer than what can be set.
    let most = LayoutConstraint.largestFrameConstant
    for (attribute, share, number) in [
      (span.size, shares.length, length), (span.begin, shares.start, start),
    ] {
      let constant = min(max(number, -most), most)
      let other = share == 0 && attribute == span.size ? nil : superview
      let kept = former.first {
        $0.isActive && $0.firstAttribute == attribute && $0.second === other
          && $0.multiplier == (share == 0 ? 1 : share)
          && ($0.secondAttribute == span.size) == (share != 0)
      }
      if let kept {
        kept.constant = constant
        made.append(kept)
      } else {
        made.append(constraint(item, attribute, superview, span, share: share, constant))
      }
    }
  }

  /// - Parameter share: Which part of what the superview's length changes by goes to the attribute.
  private func constraint(
    _ item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, _ superview: ItemIdentity,
    _ span: AutoresizingSpan, share: Double, _ constant: Double
  ) -> LayoutConstraint {
    let constraint: LayoutConstraint
    if share != 0 {
      let begin = DistanceStarts.Start(item: superview, attribute: span.begin)
      constraint = LayoutConstraint(
        item, attribute, .equal, superview, span.size, multiplier: share, constant: constant,
        starts: attribute == span.size ? nil : DistanceStarts(first: begin, second: nil))
    } else if attribute == span.size {
      constraint = LayoutConstraint(
        item, attribute, .equal, nil, .notAnAttribute, constant: constant)
    } else {
      constraint = LayoutConstraint(
        item, attribute, .equal, superview, attribute, constant: constant)
    }
    constraint.identifier = "autoresizing"
    constraint.isOfFrames = true
    constraint.storedPriority = priority(of: constraint, horizontal, vertical)
    return constraint
  }
}
