/// Which parts of a view placed by hand are flexible when its superview's size changes.
///
/// Several flexible parts along one axis change in proportion to their lengths; without any, the
/// view keeps its size and its distance from the left or top edge.
///
/// Source: `UIView.AutoresizingMask` in Apple's documentation.
public struct LayoutAutoresizing: OptionSet, Sendable, Hashable {
  /// The bits, which are those of Apple's headers.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the superview's left edge.
  public static var flexibleLeftMargin: Self { Self(rawValue: 1) }
  /// The width.
  public static var flexibleWidth: Self { Self(rawValue: 2) }
  /// The distance from the superview's right edge.
  public static var flexibleRightMargin: Self { Self(rawValue: 4) }
  /// The distance from the superview's top edge.
  public static var flexibleTopMargin: Self { Self(rawValue: 8) }
  /// The height.
  public static var flexibleHeight: Self { Self(rawValue: 16) }
  /// The distance from the superview's bottom edge.
  public static var flexibleBottomMargin: Self { Self(rawValue: 32) }
}

extension LayoutAutoresizing: CustomStringConvertible {
  /// The names of the flexible parts, as in `[flexibleWidth, flexibleHeight]`.
  public var description: String {
    let names = [
      "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
      "flexibleHeight", "flexibleBottomMargin",
    ]
    var given = ""
    for (bit, name) in names.enumerated() where rawValue >> bit & 1 == 1 {
      given += given.isEmpty ? name : ", " + name
    }
    return "[\(given)]"
  }
}

/// How a view is placed by hand: by constraints equivalent to its frame and its mask.
final class HandPlacement {
  /// Whether a frame was set, which must be held.
  var isPlaced = false
  private(set) var mask: LayoutAutoresizing = []
  /// The frame that was set, and the size of the superview for which it was; nil without one. What
  /// constraints have made of it since must not count: they may go.
  private var frame = LayoutRect.zero
  private var container: LayoutSize?
  /// The constraints that hold the frame: size and place along each axis.
  private var made: [LayoutConstraint] = []
  /// How much they matter along each axis.
  private var horizontal = Hold.firm
  private var vertical = Hold.firm

  /// The priority of a frame that was set, along one axis.
  enum Hold {
    /// The frame alone places the view, and comes before content and optional constraints.
    case firm
    /// Constraints place the view: they, and content, come first.
    case wish

    /// Just below required; or below content and the centring of a stack view, and above the wish
    /// of containers to be small, which would override the size.
    var ofSize: LayoutPriority { self == .firm ? 999.5 : .fittingSizeLevel + 2 }

    /// Of a size that follows the superview's: where nothing is left of it, the superview has the
    /// size that was set.
    fileprivate var ofFlexibleSize: LayoutPriority { self == .firm ? 999.25 : ofSize }

    /// The position of a weak frame has the lowest priority, or it could override the size set with
    /// it.
    fileprivate var ofPlace: LayoutPriority { self == .firm ? 999.5 : 1 }
  }

  /// Whether a frame is the one that was set, for a superview of the present size, so that it is
  /// held already.
  func holds(_ frame: LayoutRect, in superview: (any LayoutItem)?) -> Bool {
    guard isPlaced, self.frame == frame, let superview else { return false }
    return container == superview.identity.sizeByHand
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

  /// Prepares to leave a superview: the frame stays as it is by now, and is held no more.
  func leave(_ superview: ItemIdentity) {
    follow(superview.sizeByHand)
    drop()
  }

  /// Prepares a root to join a tree: its size is whatever was asked for last.
  func leave(rootOf size: LayoutSize) {
    frame = LayoutRect(origin: frame.origin, size: size)
  }

  /// Releases the frame.
  func release() {
    isPlaced = false
    drop()
  }

  private func drop() {
    LayoutConstraint.deactivate(made)
    made = []
    container = nil
  }

  /// Holds the frame of a view without a superview, as that of a root.
  func holdRoot(_ view: LayoutView) {
    drop()
    let engine = view.layoutEngine
    (engine.rootWidth, engine.rootHeight) = (frame.width, frame.height)
    view.identity.rootOrigin = frame.origin
  }

  /// Holds the frame as far as the other constraints of the view leave it open.
  func hold(_ horizontal: Hold, _ vertical: Hold) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    for constraint in made {
      constraint.priority = priority(
        of: constraint.firstAttribute, isFlexible: constraint.second != nil)
    }
  }

  private func priority(
    of attribute: LayoutConstraint.Attribute, isFlexible: Bool
  ) -> LayoutPriority {
    let hold = attribute.axis == .horizontal ? horizontal : vertical
    if attribute.sort != .size { return hold.ofPlace }
    return isFlexible ? hold.ofFlexibleSize : hold.ofSize
  }

  /// Whether a constraint is one of those that hold the frame.
  func isOwn(_ constraint: LayoutConstraint) -> Bool { made.contains { $0 === constraint } }

  /// Holds a view's frame in its superview, as that is now.
  func hold(_ view: LayoutView, in superview: any LayoutItem) {
    drop()
    let container = superview.identity.sizeByHand
    self.container = container
    let (insets, outer) = (view.alignmentRectInsets, superview.alignmentRectInsets)
    hold(
      view, superview, horizontalSpan(in: container), insets: (insets.left, insets.right),
      outer: (outer.left, outer.right))
    hold(
      view, superview, verticalSpan(in: container), insets: (insets.top, insets.bottom),
      outer: (outer.top, outer.bottom))
    for constraint in made { constraint.isActive = true }
  }

  private func horizontalSpan(in container: LayoutSize) -> Span {
    Span(
      begin: .left, size: .width, start: frame.x, length: frame.width, whole: container.width,
      gives: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
  }

  private func verticalSpan(in container: LayoutSize) -> Span {
    Span(
      begin: .top, size: .height, start: frame.y, length: frame.height, whole: container.height,
      gives: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }

  /// A frame along one axis.
  private struct Span {
    let begin: LayoutConstraint.Attribute
    let size: LayoutConstraint.Attribute
    let start, length, whole: Double
    let gives: (start: Bool, length: Bool, end: Bool)

    /// Which parts of what the superview's length changes by go to the start and to the length.
    var shares: (start: Double, length: Double) {
      let lengths = [gives.start ? start : 0, gives.length ? length : 0, gives.end ? end : 0]
      let sum = lengths.reduce(0, +)
      if sum > 0, lengths.allSatisfy({ $0 >= 0 }) { return (lengths[0] / sum, lengths[1] / sum) }
      let count = [gives.start, gives.length, gives.end].filter { $0 }.count
      let part = count == 0 ? 0 : 1 / Double(count)
      return (gives.start ? part : 0, gives.length ? part : 0)
    }

    private var end: Double { whole - start - length }

    /// Where it begins and how long it is for another length of the superview.
    func resized(to other: Double) -> (start: Double, length: Double) {
      (start + shares.start * (other - whole), length + shares.length * (other - whole))
    }
  }

  /// Constraints relate alignment rectangles, but the mask is about frames.
  private func hold(
    _ view: LayoutView, _ superview: any LayoutItem, _ span: Span,
    insets: (begin: Double, end: Double), outer: (begin: Double, end: Double)
  ) {
    let (item, other) = (view.identity, superview.identity)
    let shares = span.shares
    // The length of the superview's frame is that of its alignment rectangle and its insets.
    let length =
      span.length - insets.begin - insets.end
      - shares.length * (span.whole - outer.begin - outer.end)
    add(
      LayoutConstraint(
        item, span.size, .equal, shares.length == 0 ? nil : other,
        shares.length == 0 ? .notAnAttribute : span.size,
        multiplier: shares.length == 0 ? 1 : shares.length, constant: length,
        priority: priority(of: span.size, isFlexible: shares.length != 0)))
    let start = span.start + insets.begin - outer.begin
    if shares.start == 0 {
      add(
        LayoutConstraint(
          item, span.begin, .equal, other, span.begin, constant: start,
          priority: priority(of: span.begin, isFlexible: false)))
    } else {
      let begin = DistanceStarts.Start(item: other, attribute: span.begin)
      add(
        LayoutConstraint(
          item, span.begin, .equal, other, span.size, multiplier: shares.start,
          constant: start - shares.start * (span.whole - outer.begin - outer.end),
          priority: priority(of: span.begin, isFlexible: false),
          starts: DistanceStarts(first: begin, second: nil)))
    }
  }

  private func add(_ constraint: LayoutConstraint) {
    constraint.identifier = "autoresizing"
    made.append(constraint)
  }
}

extension ItemIdentity {
  /// The size that children are placed by: that of the frame, or the required size of a root that
  /// was never laid out.
  fileprivate var sizeByHand: LayoutSize {
    let size = shownFrame.size
    guard parent == nil, size == .zero else { return size }
    return LayoutSize(width: requiredSize.width ?? 0, height: requiredSize.height ?? 0)
  }
}

/// Views whose frame was set, beside constraints that came or went.
extension LayoutEngine {
  /// Reconsiders views whose frame was set before the next pass, if a constraint of theirs comes or
  /// goes.
  func noteHandPlacements(of constraint: LayoutConstraint) {
    if constraint.first.isPlacedByHand { noteHandPlacement(of: constraint.first) }
    if let second = constraint.second, second.isPlacedByHand { noteHandPlacement(of: second) }
  }

  /// The same for a constraint that is about to leave.
  @inline(never)
  func noteHandPlacements(of slot: Int32) {
    if let constraint = entries.constraint(at: slot) { noteHandPlacements(of: constraint) }
  }

  @inline(never)
  private func noteHandPlacement(of item: ItemIdentity) {
    hasHandPlacements = true
    pending.placements.append(item, waitingFor: self)
  }

  /// Makes the next pass compute the frame of an item even if its values have not changed.
  func noteFrame(of item: ItemIdentity) {
    if item.placement.isFrameChanged { return }
    item.placement.isFrameChanged = true
    frames.items.append(item)
  }

  /// Holds the frames that were set as far as constraints leave them open, after constraints have
  /// changed.
  func weighHandPlacements() {
    if pending.placements.isEmpty { return }
    var items: [ItemIdentity] = []
    swap(&items, &pending.placements)
    for item in items where item.engine === self {
      guard let view = item.item as? LayoutView, let hand = view.handPlacement, hand.isPlaced else {
        continue
      }
      hand.hold(
        isPlaced(item, along: .horizontal, but: hand) ? .wish : .firm,
        isPlaced(item, along: .vertical, but: hand) ? .wish : .firm)
    }
  }

  /// Whether a stack view or an equation places or sizes the item along an axis. Linear in the
  /// constraints that touch it.
  private func isPlaced(
    _ item: ItemIdentity, along axis: LayoutConstraint.Axis, but hand: HandPlacement
  ) -> Bool {
    if item.isArranged { return true }
    return slots(touching: item).contains { slot in
      guard let constraint = entries.constraint(at: slot), !entries[slot].isLeaving else {
        return false
      }
      // A constraint of lower priority than even a weak frame, such as that a stack view is small,
      // does not count.
      return constraint.storedPriority > HandPlacement.Hold.wish.ofSize
        && constraint.places(item, along: axis) && !hand.isOwn(constraint)
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint determines the position or the length of an item along an axis, rather
  /// than that of another item: the first item is placed by the second, and an ancestor is not
  /// placed by an item in it. An inequality only limits a frame.
  fileprivate func places(_ item: ItemIdentity, along axis: Axis) -> Bool {
    guard relation == .equal else { return false }
    if first === item {
      guard firstAttribute.axis == axis else { return false }
      // `|-[inner]-|` in the item is about the inner one, and so is a content size.
      return second.map { $0 === item || !item.contains($0) } ?? true
    }
    guard secondAttribute.axis == axis else { return false }
    return first.contains(item) || first.area != nil && first.parent?.contains(item) ?? false
  }
}
