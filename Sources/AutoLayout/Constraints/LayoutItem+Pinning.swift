/// Some of the four edges of an item, in the direction of reading.
///
/// Source: `NSDirectionalRectEdge` in Apple's documentation.
public struct DirectionalLayoutEdges: OptionSet, Sendable, Hashable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static var top: Self { Self(rawValue: 1) }
  /// The edge where reading begins.
  public static var leading: Self { Self(rawValue: 2) }
  /// The bottom edge.
  public static var bottom: Self { Self(rawValue: 4) }
  /// The edge where reading ends.
  public static var trailing: Self { Self(rawValue: 8) }
  /// The leading and the trailing edge.
  public static var horizontal: Self { [.leading, .trailing] }
  /// The top and the bottom edge.
  public static var vertical: Self { [.top, .bottom] }
  /// All four edges.
  public static var all: Self { [.horizontal, .vertical] }
}

/// The constraints that nearly every layout has, each by one call that makes and activates them.
///
///     try card.pinEdges(insets: DirectionalLayoutInsets(all: 16))
///     try bar.pinEdges([.horizontal, .bottom], to: page.safeAreaLayoutGuide)
///     try spinner.pinCenter(to: card)
///     try spinner.pinSize(LayoutSize(width: 20, height: 20))
extension LayoutItem {
  /// Keeps edges of the item at those of another one, so far inside as the insets say: leading and
  /// trailing first, then top and bottom.
  ///
  /// - Parameters:
  ///   - edges: Which edges; all by default.
  ///   - other: The item or guide; the superitem where none is given.
  ///   - insets: The distances inwards, in points, which are the constants of the constraints.
  ///   - priority: How much they matter.
  /// - Returns: The constraints, active.
  /// - Throws: `LayoutError.invalidConstraint` where there is neither another item nor a superitem;
  ///   what `LayoutConstraint.activate(_:)` throws.
  @discardableResult
  public func pinEdges(
    _ edges: DirectionalLayoutEdges = .all, to other: (any LayoutItem)? = nil,
    insets: DirectionalLayoutInsets = .zero, priority: LayoutPriority = .required
  ) throws(LayoutError) -> [LayoutConstraint] {
    let pinning = try Pinning(identity, to: other?.identity, priority)
    var made: [LayoutConstraint] = []
    if edges.contains(.leading) { made.append(pinning.begin(.leading, insets.leading)) }
    if edges.contains(.trailing) { made.append(pinning.end(.trailing, insets.trailing)) }
    if edges.contains(.top) { made.append(pinning.begin(.top, insets.top)) }
    if edges.contains(.bottom) { made.append(pinning.end(.bottom, insets.bottom)) }
    try LayoutConstraint.activate(made)
    return made
  }

  /// Keeps all edges of the item at those of another one, so far inside as the insets say, by side:
  /// whatever the direction of reading. Left and right first, then top and bottom.
  ///
  /// What it takes, returns and throws is otherwise the same as for the call with directional
  /// insets.
  @_disfavoredOverload
  @discardableResult
  public func pinEdges(
    to other: (any LayoutItem)? = nil, insets: LayoutInsets, priority: LayoutPriority = .required
  ) throws(LayoutError) -> [LayoutConstraint] {
    let pinning = try Pinning(identity, to: other?.identity, priority)
    let made = [
      pinning.begin(.left, insets.left), pinning.end(.right, insets.right),
      pinning.begin(.top, insets.top), pinning.end(.bottom, insets.bottom),
    ]
    try LayoutConstraint.activate(made)
    return made
  }

  /// Keeps the middle of the item at that of another one, moved by an offset to the right and
  /// downwards; of the superitem where none is given. What it throws is the same as for `pinEdges`.
  ///
  /// - Returns: The constraints of both axes, active.
  @discardableResult
  public func pinCenter(
    to other: (any LayoutItem)? = nil, offset: LayoutPoint = .zero,
    priority: LayoutPriority = .required
  ) throws(LayoutError) -> [LayoutConstraint] {
    let pinning = try Pinning(identity, to: other?.identity, priority)
    let made = [pinning.begin(.centerX, offset.x), pinning.begin(.centerY, offset.y)]
    try LayoutConstraint.activate(made)
    return made
  }

  /// Gives the item a size, in points.
  ///
  /// - Returns: The constraints of width and height, active.
  /// - Throws: What `LayoutConstraint.activate(_:)` throws.
  @discardableResult
  public func pinSize(
    _ size: LayoutSize, priority: LayoutPriority = .required
  ) throws(LayoutError) -> [LayoutConstraint] {
    let identity = identity
    let made = [
      LayoutConstraint(
        identity, .width, .equal, nil, .notAnAttribute, constant: size.width, priority: priority),
      LayoutConstraint(
        identity, .height, .equal, nil, .notAnAttribute, constant: size.height, priority: priority),
    ]
    try LayoutConstraint.activate(made)
    return made
  }

  /// Gives the item the size of another one. What it throws is the same as for `pinEdges`.
  ///
  /// - Returns: The constraints of width and height, active.
  @discardableResult
  public func pinSize(
    to other: any LayoutItem, priority: LayoutPriority = .required
  ) throws(LayoutError) -> [LayoutConstraint] {
    let pinning = try Pinning(identity, to: other.identity, priority)
    let made = [pinning.begin(.width, 0), pinning.begin(.height, 0)]
    try LayoutConstraint.activate(made)
    return made
  }
}

/// Makes the constraints of one call.
private struct Pinning {
  private let item: ItemIdentity
  private let other: ItemIdentity
  private let priority: LayoutPriority

  init(
    _ item: ItemIdentity, to other: ItemIdentity?, _ priority: LayoutPriority
  ) throws(LayoutError) {
    guard let other = other ?? item.parent else {
      let wanted = LayoutConstraint(
        item, .leading, .equal, nil, .leading, constant: 0, priority: priority)
      throw .invalidConstraint(wanted.record, .noSuperview)
    }
    self.item = item
    self.other = other
    self.priority = priority
  }

  /// Something of the item is so far behind the same of the other one.
  func begin(_ attribute: LayoutConstraint.Attribute, _ distance: Double) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, .equal, other, attribute, constant: distance, priority: priority)
  }

  /// Something of the other item is so far behind the same of the item.
  func end(_ attribute: LayoutConstraint.Attribute, _ distance: Double) -> LayoutConstraint {
    LayoutConstraint(
      other, attribute, .equal, item, attribute, constant: distance, priority: priority)
  }
}
