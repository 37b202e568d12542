import Cassowary

/// How the solver's values become frames: the grid and the direction that all items share.
struct FrameRule {
  let scale: Double?
  let isMirrored: Bool
  /// Whether an item may arrange its content in the other direction.
  let turns: Bool
  /// Whether the former frames are recorded with the changes.
  var remembers = false

  /// Computes all frames of a tree in tree order, and adds the items whose frame has changed.
  func placeAll(
    _ sources: [FrameSource], _ values: VariableValues, _ changed: inout ChangedFrames
  ) {
    // Siblings are consecutive, and share their parent's insets.
    var parent = Unowned<ItemIdentity>(nil)
    var isPlain = false
    for source in sources {
      source.item.read { item in
        if !(item.links.parent === parent) {
          parent = item.links.parent
          isPlain = hasPlainFrames(in: parent)
        }
        place(item, source, isPlain: isPlain, values, &changed)
      }
    }
  }

  /// Computes the frames of the given items, which are marked as changed, and of those that depend
  /// on them; the list has all of them afterwards, each marked.
  func place(
    _ items: inout [ItemIdentity], _ values: VariableValues, _ changed: inout ChangedFrames
  ) {
    var next = 0
    while next < items.count {
      let item = items[next]
      next += 1
      let affectsAll = affectsChildren(item)
      guard affectsAll || item.areas != nil else { continue }
      var child = item.firstChild
      while let current = child {
        child = current.nextSibling
        guard affectsAll || current.isInset, !current.placement.isFrameChanged else { continue }
        current.placement.isFrameChanged = true
        items.append(current)
      }
    }
    items.sort { $0.placement.order < $1.placement.order }
    for item in items {
      let isPlain = hasPlainFrames(in: item.links.parent)
      place(item, FrameSource(item), isPlain: isPlain, values, &changed)
    }
  }

  /// With a pixel grid a frame depends on all its ancestors; from right to left, on the width of
  /// the parent; else only on the item's own variables, unless it is an area of its parent.
  private func affectsChildren(_ item: ItemIdentity) -> Bool {
    scale != nil || (isMirrored || turns) && item.placement.isWidthChanged
  }

  /// Computes one frame, after that of the parent.
  @inline(__always)
  private func place(
    _ item: ItemIdentity, _ source: FrameSource, isPlain: Bool, _ values: VariableValues,
    _ changed: inout ChangedFrames
  ) {
    let frame =
      isPlain && item.uncommon == nil && item.area == nil
      ? LayoutRect(
        x: values[source.leading], y: values[source.top], width: Self.size(values[source.width]),
        height: Self.size(values[source.height]))
      : otherFrame(of: item, source, values)
    // No size is negative, so that the numbers are enough.
    let old = item.placement.frame
    if frame.size == old.size {
      if frame.origin != old.origin { move(item, to: frame, &changed) }
      return
    }
    if remembers { changed.remember(item) }
    item.placement.frame = frame
    changed.append(item)
  }

  /// Whether an item is shown in another frame than that of the values.
  func wouldChange(_ item: ItemIdentity, _ values: VariableValues) -> Bool {
    frame(of: item, values) != item.placement.frame
  }

  /// The frame of one item, whose parent's is known.
  func frame(of item: ItemIdentity, _ values: VariableValues) -> LayoutRect {
    otherFrame(of: item, FrameSource(item), values)
  }

  @inline(never)
  private func move(
    _ item: ItemIdentity, to frame: LayoutRect, _ changed: inout ChangedFrames
  ) {
    if remembers { changed.remember(item) }
    item.placement.frame = frame
    changed.appendMoved(item)
  }

  /// Whether the values of items are their frames: most are in a parent without insets, and there
  /// is no grid.
  @inline(never)
  private func hasPlainFrames(in parent: Unowned<ItemIdentity>) -> Bool {
    guard scale == nil, !isMirrored, !turns else { return false }
    return parent.read { $0.uncommon == nil || $0.alignment.insets == .zero } ?? false
  }

  @inline(never)
  private func otherFrame(
    of item: ItemIdentity, _ source: FrameSource, _ values: VariableValues
  ) -> LayoutRect {
    guard let parent = item.links.parent.read({ Surroundings($0, grid) }) else {
      item.placement.absoluteLeading = 0
      item.placement.absoluteTop = 0
      var edges = edges(of: item, source, in: item.alignment.insets, values)
      item.requiredSize.width.map { edges.width = Self.length(edges.width, given: $0) }
      item.requiredSize.height.map { edges.height = Self.length(edges.height, given: $0) }
      return LayoutRect(origin: item.rootOrigin, size: snapped(edges).size)
    }
    var edges =
      item.area == nil
      ? edges(of: item, source, in: parent.insets, values)
      : areaEdges(of: item, source, in: parent, values)
    if turns { turn(&edges, of: item, values) }
    var frame = snapped(edges, in: parent)
    if isMirrored { frame.x = parent.width - frame.x - frame.width }
    guard let set = item.frameByHand else {
      item.placement.absoluteLeading = parent.leading + edges.leading
      item.placement.absoluteTop = parent.top + edges.top
      return frame
    }
    item.shownContainer = parent.size
    if frame == set || exactFrame(edges, of: item, values).isRounded(set) {
      // A frame that was set reads as it was set, on no grid and without rounding, or what is
      // computed from it would never settle. It is measured from where its parent is seen.
      let leading = isMirrored ? parent.width - set.maxX : set.x
      item.placement.absoluteLeading = parent.shown.leading + leading
      item.placement.absoluteTop = parent.shown.top + set.y
      return set
    }
    item.placement.absoluteLeading = parent.leading + edges.leading
    item.placement.absoluteTop = parent.top + edges.top
    return frame
  }

  private var grid: PixelGrid? { scale.map { PixelGrid(scale: $0) } }

  /// What the frame of an item takes from its parent.
  private struct Surroundings {
    /// Where the parent is in the root, before rounding.
    let leading, top: Double
    /// Where it is seen: on the grid, unless its frame was set.
    let shown: (leading: Double, top: Double)
    let size: LayoutSize
    let insets: LayoutInsets

    var width: Double { size.width }

    init(_ parent: ItemIdentity, _ grid: PixelGrid?) {
      let placement = parent.placement
      leading = placement.absoluteLeading
      top = placement.absoluteTop
      size = placement.frame.size
      insets = parent.alignment.insets
      if let grid, parent.frameByHand != placement.frame {
        shown = (grid.snap(leading), grid.snap(top))
      } else {
        shown = (leading, top)
      }
    }
  }

  /// The frame in the parent, without a grid.
  private func exactFrame(
    _ edges: Edges, of item: ItemIdentity, _ values: VariableValues
  ) -> LayoutRect {
    var frame = LayoutRect(
      x: edges.leading, y: edges.top, width: edges.width, height: edges.height)
    if isMirrored, let parent = item.parent {
      let insets = parent.alignment.insets
      let width = values[parent.placement.width] + insets.left + insets.right
      frame.x = width - frame.x - frame.width
    }
    return frame
  }

  /// The frame in the parent, measured from where reading begins.
  private func snapped(_ edges: Edges, in parent: Surroundings? = nil) -> LayoutRect {
    guard let grid else {
      return LayoutRect(x: edges.leading, y: edges.top, width: edges.width, height: edges.height)
    }
    let origin = (leading: parent?.leading ?? 0, top: parent?.top ?? 0)
    let leading = grid.snap(origin.leading + edges.leading)
    let top = grid.snap(origin.top + edges.top)
    return LayoutRect(
      x: leading - (parent?.shown.leading ?? 0), y: top - (parent?.shown.top ?? 0),
      width: grid.snap(origin.leading + edges.leading + edges.width) - leading,
      height: grid.snap(origin.top + edges.top + edges.height) - top)
  }

  fileprivate struct Edges {
    var leading, top, width, height: Double
  }

  /// The exact frame: the alignment rectangle grown by the insets, measured from the parent's
  /// frame. Rounding may leave a size of 0 a little below it in the solver, and insets that point
  /// outwards may ask for less: neither makes a frame that is less than nothing.
  @inline(__always)
  private func edges(
    of item: ItemIdentity, _ source: FrameSource, in outer: LayoutInsets,
    _ values: VariableValues
  ) -> Edges {
    let insets = item.alignment.insets
    let ownLeading = isMirrored ? insets.right : insets.left
    let parentLeading = isMirrored ? outer.right : outer.left
    return Edges(
      leading: values[source.leading] + (parentLeading - ownLeading),
      top: values[source.top] + (outer.top - insets.top),
      width: Self.size(values[source.width] + (insets.left + insets.right)),
      height: Self.size(values[source.height] + (insets.top + insets.bottom)))
  }

  /// Converts edges in a parent with the other direction than the tree to the direction of the
  /// tree.
  @inline(never)
  private func turn(_ edges: inout Edges, of item: ItemIdentity, _ values: VariableValues) {
    guard !item.isInset, let parent = item.parent, parent.direction != direction else { return }
    let (outer, inner) = (parent.alignment.insets, item.alignment.insets)
    // The positions are those of alignment rectangles, whose insets are on the other sides.
    let leading = values[item.placement.leading]
    let width = values[item.placement.width]
    let distance = values[parent.placement.width] - leading - width
    edges.leading =
      distance + (isMirrored ? outer.right - inner.right : outer.left - inner.left)
  }

  /// The length that a root was given, unless its insets take more: they were taken off it and have
  /// been added again, which may have cost its last bits.
  private static func length(_ length: Double, given: Double) -> Double {
    (length - given).magnitude <= 1e-12 * max(1, given) ? given : length
  }

  /// The size, or 0 where it is not a number or negative.
  @inline(__always)
  private static func size(_ length: Double) -> Double { length > 0 ? length : 0 }
}

extension FrameRule {
  private var direction: LayoutDirection { isMirrored ? .rightToLeft : .leftToRight }

  /// The exact frame of a guide for an area of its parent. Where the insets are larger than the
  /// parent, the edges of the area meet in the middle between, as in `LayoutRect.inset(by:)`.
  @inline(never)
  private func areaEdges(
    of item: ItemIdentity, _ source: FrameSource, in parent: Surroundings,
    _ values: VariableValues
  ) -> Edges {
    guard let insets = item.insetArea else {
      return edges(of: item, source, in: parent.insets, values)
    }
    let sized = item.sizedItem
    let inside = DirectionalLayoutInsets(insets, direction)
    let outside = DirectionalLayoutInsets(sized.alignment.insets, direction)
    let width = values[sized.placement.width] - inside.leading - inside.trailing
    let height = values[sized.placement.height] - inside.top - inside.bottom
    return Edges(
      leading: outside.leading + inside.leading + min(width, 0) / 2,
      top: outside.top + inside.top + min(height, 0) / 2,
      width: Self.size(width), height: Self.size(height))
  }
}

extension ItemIdentity {
  /// The insets of the item in its parent, if it is a guide for an area of it.
  fileprivate var insetArea: LayoutInsets? {
    guard isInset, let area else { return nil }
    guard let parent else { return nil }
    return parent.insets(of: area, parent.direction)
  }
}
