/// A layout as a picture: boxes with names, and the distances that constraints speak of.
///
/// It is made of values alone, so it can be drawn from an engine, from a test or from a file:
///
///     let drawing = LayoutDrawing(
///       boxes: [
///         .init(name: "superview", frame: LayoutRect(x: 0, y: 0, width: 200, height: 60)),
///         .init(name: "find", frame: LayoutRect(x: 20, y: 20, width: 60, height: 22), parent: 0),
///       ],
///       records: [])
///     drawing.svg()
///     drawing.text()
public struct LayoutDrawing: Sendable {
  /// The boxes to draw, parents before their children; the first is usually the root.
  public var boxes: [Box]
  /// The constraints whose distances are drawn. Those that name an item without a box, or a name
  /// that two boxes have, are left out.
  public var records: [ConstraintRecord]
  /// The direction in which leading and trailing are to be understood.
  public var direction: LayoutDirection
  /// The records among `records` that clash; their distances are red.
  public var conflicting: [ConstraintRecord] = []
  /// What constraints leave open; the range is drawn as a dashed line.
  public var ambiguities: [LayoutEngine.Ambiguity] = []

  /// Makes a drawing of its parts.
  public init(
    boxes: [Box], records: [ConstraintRecord] = [], direction: LayoutDirection = .leftToRight
  ) {
    self.boxes = boxes
    self.records = records
    self.direction = direction
  }

  /// One item.
  public struct Box: Sendable, Hashable {
    /// What its item is called, and is written into it.
    public var name: String
    /// Its place in points, from the corner of its parent.
    public var frame: LayoutRect
    /// Index of the box that it lies in, smaller than its own; nil for a root.
    public var parent: Int?
    /// How far the rectangle that constraints speak of lies inside the frame.
    public var insets: LayoutInsets
    /// Whether it stands for an area of its parent that constraints speak of, as the safe area: a
    /// dashed outline. Its name is the parent's and behind a full stop `layoutMarginsGuide`,
    /// `safeAreaLayoutGuide` or `contentLayoutGuide`.
    public var isArea: Bool
    /// What a picture has in place of the name, as the title of a button, where nothing lies in the
    /// box; its tool tip has the name.
    public var sample: String?
    /// The colour in a picture; nil: one for each depth.
    public var color: Color?

    /// Makes a box of its parts.
    public init(
      name: String, frame: LayoutRect, parent: Int? = nil, insets: LayoutInsets = .zero,
      isArea: Bool = false, sample: String? = nil, color: Color? = nil
    ) {
      self.name = name
      self.frame = frame
      self.parent = parent
      self.insets = insets
      self.isArea = isArea
      self.sample = sample
      self.color = color
    }
  }

  /// What a box can be filled with: pale on light paper, deep on dark paper.
  public enum Color: String, Sendable, Hashable, CaseIterable {
    /// A hue of 0 degrees.
    case red
    /// A hue of 28 degrees.
    case orange
    /// A hue of 48 degrees.
    case yellow
    /// A hue of 140 degrees.
    case green
    /// A hue of 178 degrees.
    case teal
    /// A hue of 215 degrees.
    case blue
    /// A hue of 268 degrees.
    case purple
    /// A hue of 330 degrees.
    case pink
    /// No hue.
    case gray
  }
}

extension LayoutDrawing {
  /// A box in the coordinates of the roots.
  struct PlacedBox {
    var frame: LayoutRect
    /// The rectangle that constraints speak of.
    var alignment: LayoutRect
    /// How many boxes it lies in.
    var depth: Int
    var hasChildren: Bool
    /// Whether it is more than a line.
    var hasArea: Bool { frame.width > 0 && frame.height > 0 }
  }

  /// All boxes in common coordinates. A parent that does not come before its child counts as
  /// none, and a number that is not finite as 0. Linear in the number of boxes.
  func placed() -> [PlacedBox] {
    var placed: [PlacedBox] = []
    placed.reserveCapacity(boxes.count)
    for (index, box) in boxes.enumerated() {
      var frame = LayoutRect(
        x: Self.bounded(box.frame.x), y: Self.bounded(box.frame.y),
        width: max(0, Self.bounded(box.frame.size.width)),
        height: max(0, Self.bounded(box.frame.size.height)))
      var depth = 0
      if let parent = box.parent, parent >= 0, parent < index {
        frame.x += placed[parent].frame.x
        frame.y += placed[parent].frame.y
        depth = placed[parent].depth + 1
        if !box.isArea { placed[parent].hasChildren = true }
      }
      let insets = box.insets
      let alignment = LayoutRect(
        x: frame.x + Self.bounded(insets.left), y: frame.y + Self.bounded(insets.top),
        width: max(0, frame.width - Self.bounded(insets.left) - Self.bounded(insets.right)),
        height: max(0, frame.height - Self.bounded(insets.top) - Self.bounded(insets.bottom)))
      placed.append(
        PlacedBox(frame: frame, alignment: alignment, depth: depth, hasChildren: false))
    }
    return placed
  }

  /// The nearest number that a picture can show, 0 for one that is not finite. Beyond 1e12 sums
  /// could overflow.
  static func bounded(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -1e12), 1e12) : 0
  }

  /// A distance between two edges of which constraints speak: what a picture shows as a line with
  /// a number.
  public struct Distance: Sendable, Hashable {
    /// The axis along which it is measured.
    public var axis: LayoutConstraint.Axis
    /// The two places between which it is measured, in points from the root's left or top edge; the
    /// smaller one first.
    public var start: Double
    /// The larger one.
    public var end: Double
    /// A place across the axis at which a line can run: within both boxes, where they face each
    /// other, and for a size near the far edge of its box.
    public var crossing: Double
    /// Indices of the boxes that it is measured between; twice the same for a size.
    public var from: Int
    /// The other one.
    public var to: Int
    /// What the constraints say of it: `8`, `≥ 20 @750`, `= 2 × logo.height`.
    public var label: String
    /// Indices of the records that speak of it, in their order; none where the line shows between
    /// which values a number is open.
    public var records: [Int]
    /// Whether each of them is required.
    public var isRequired: Bool
    /// Whether one of them clashes with others.
    public var isConflicting: Bool

    /// Whether it is the width or the height of a box.
    public var isSize: Bool { from == to }
  }

  /// The distances that the records speak of, in the order of the records, then the ranges of open
  /// numbers. Records about the same distance share one; distances of nothing, as between views
  /// that touch, are left out.
  ///
  ///     let drawing = LayoutDrawing(of: root)
  ///     for distance in drawing.distances { print(distance.label) }
  ///
  /// Linear in the number of records and boxes.
  public var distances: [Distance] {
    let placed = placed()
    return dimensions(of: placed).map { dimension in
      Distance(
        axis: dimension.axis, start: dimension.start, end: dimension.end,
        crossing: crossing(of: dimension, placed), from: dimension.from, to: dimension.to,
        label: dimension.label, records: dimension.records, isRequired: dimension.isRequired,
        isConflicting: dimension.mark == .conflict)
    }
  }

  private func crossing(of dimension: Dimension, _ placed: [PlacedBox]) -> Double {
    let (low, high) = Self.span(placed[dimension.from].alignment, across: dimension.axis)
    if dimension.isSize { return high - min(9, (high - low) * 0.22) }
    let (otherLow, otherHigh) = Self.span(placed[dimension.to].alignment, across: dimension.axis)
    return (max(low, otherLow) + min(high, otherHigh)) / 2
  }

  private static func span(
    _ rectangle: LayoutRect, across axis: LayoutConstraint.Axis
  ) -> (Double, Double) {
    axis == .horizontal
      ? (rectangle.y, rectangle.y + rectangle.height)
      : (rectangle.x, rectangle.x + rectangle.width)
  }

  /// Makes a drawing of an item and everything below it, with the frames of the last layout pass
  /// and the constraints of the tree. Of margins and safe areas those are drawn that constraints
  /// speak of, and of a scroll view the content, which is where it has been scrolled to.
  ///
  ///     root.layoutIfNeeded()
  ///     print(LayoutDrawing(of: root).text())
  ///
  /// Linear in the number of items and constraints.
  public init(of root: any LayoutItem) {
    self.init(
      boxes: [], records: root.layoutEngine.constraints.map { $0.record },
      direction: root.layoutEngine.direction)
    let areas = DrawnAreas(root.layoutEngine.constraints)
    var waiting: [(item: any LayoutItem, parent: Int?)] = [(root, nil)]
    while let (item, parent) = waiting.popLast() {
      let index = boxes.count
      var frame = item.layoutFrame
      if parent != nil, let scrolled = item.identity.parent?.scrolledBy {
        frame.x -= scrolled.x
        frame.y -= scrolled.y
      }
      boxes.append(
        Box(
          name: item.layoutNode.name, frame: frame, parent: parent,
          insets: item.alignmentRectInsets))
      boxes += areas.boxes(in: item, at: index)
      for child in item.subitems.reversed() { waiting.append((child, index)) }
    }
  }
}

/// The areas of items that constraints speak of.
private struct DrawnAreas {
  private var areas: Set<Key> = []

  private struct Key: Hashable {
    var owner: ObjectIdentifier
    var area: ItemArea
  }

  init(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      take(constraint.first, constraint.firstAttribute)
      if let second = constraint.second { take(second, constraint.secondAttribute) }
    }
  }

  private mutating func take(_ item: ItemIdentity, _ attribute: LayoutConstraint.Attribute) {
    if let area = item.area, let owner = item.parent {
      areas.insert(Key(owner: ObjectIdentifier(owner), area: area))
    }
    if attribute.isWithinMargins {
      areas.insert(Key(owner: ObjectIdentifier(item), area: .layoutMargins))
    }
  }

  /// The areas of an item, whose box has a number, as boxes in it.
  func boxes(in item: any LayoutItem, at index: Int) -> [LayoutDrawing.Box] {
    let identity = item.identity
    var boxes: [LayoutDrawing.Box] = []
    for area in [ItemArea.layoutMargins, .safeArea]
    where areas.contains(Key(owner: ObjectIdentifier(identity), area: area)) {
      boxes.append(box(area, of: identity, identity.insetFrame(of: area), index))
    }
    if let content = identity.areas?[.scrollContent] {
      var frame = content.placement.frame
      frame.x -= identity.scrolledBy.x
      frame.y -= identity.scrolledBy.y
      boxes.append(box(.scrollContent, of: identity, frame, index))
    }
    return boxes
  }

  private func box(
    _ area: ItemArea, of owner: ItemIdentity, _ frame: LayoutRect, _ index: Int
  ) -> LayoutDrawing.Box {
    LayoutDrawing.Box(
      name: owner.name + "." + area.guideName, frame: frame, parent: index, isArea: true)
  }
}
