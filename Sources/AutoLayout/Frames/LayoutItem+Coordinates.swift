/// Places and rectangles as seen from other items, by the frames of the last layout pass. Linear in
/// the depth of both items.
extension LayoutItem {
  /// What the item shows, in its own coordinates: its size, at the origin unless it is scrolled.
  public var bounds: LayoutRect {
    get {
      let identity = identity
      return LayoutRect(origin: identity.scrolledBy, size: identity.shownFrame.size)
    }
    @available(
      *, unavailable, message: "Set the frame, or contentOffset of a LayoutScrollView."
    )
    set {}
  }

  /// The place in another item's coordinates of a place in this one's; in those of the root where
  /// no other item is given. Of items in two trees, the roots lie on top of each other.
  public func convert(
    _ point: LayoutPoint, to other: (any LayoutItem)?
  ) -> LayoutPoint {
    let start = identity.originInTree
    let end = other?.identity.originInTree ?? .zero
    return LayoutPoint(x: point.x + start.x - end.x, y: point.y + start.y - end.y)
  }

  /// The place in this item's coordinates of a place in another one's; see `convert(_:to:)`.
  public func convert(
    _ point: LayoutPoint, from other: (any LayoutItem)?
  ) -> LayoutPoint {
    let start = other?.identity.originInTree ?? .zero
    let end = identity.originInTree
    return LayoutPoint(x: point.x + start.x - end.x, y: point.y + start.y - end.y)
  }

  /// The rectangle in another item's coordinates of one in this item's; see `convert(_:to:)`.
  public func convert(_ rect: LayoutRect, to other: (any LayoutItem)?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, to: other), size: rect.size)
  }

  /// The rectangle in this item's coordinates of one in another item's; see `convert(_:to:)`.
  public func convert(_ rect: LayoutRect, from other: (any LayoutItem)?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, from: other), size: rect.size)
  }
}

extension ItemIdentity {
  /// How far a scroll view is scrolled, to the right and downwards.
  var scrolledBy: LayoutPoint {
    guard let offset = areas?.contentOffset else { return .zero }
    return LayoutPoint(x: direction == .rightToLeft ? -offset.x : offset.x, y: offset.y)
  }

  /// Where the item's coordinates begin, in those of its root. A guide's are its parent's, moved.
  fileprivate var originInTree: LayoutPoint {
    var origin = LayoutPoint.zero
    var current = self
    while true {
      let scrolled = current.scrolledBy
      origin.x -= scrolled.x
      origin.y -= scrolled.y
      guard let parent = current.parent else { return origin }
      origin.x += current.placement.frame.x
      origin.y += current.placement.frame.y
      current = parent
    }
  }
}
