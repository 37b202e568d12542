import Cassowary

/// The part of its ancestors' areas that lies over an item.
struct InheritedAreas: Equatable {
  var safeArea = LayoutInsets.zero
  var margins = LayoutInsets.zero

  /// Whether no inset differs by more than a fraction.
  func isNear(_ other: InheritedAreas, within fraction: Double) -> Bool {
    safeArea.isNear(other.safeArea, within: fraction)
      && margins.isNear(other.margins, within: fraction)
  }
}

extension ItemAreas {
  /// Whether the areas may depend on where the item lies in those above it.
  var isHeir: Bool {
    marginsIncludeSafeArea || preservesSuperitemMargins || self[.safeArea] != nil
  }
}

extension LayoutEngine {
  /// Recomputes the parts that items have of the areas above them, parents first, after their
  /// frames have changed.
  ///
  /// The consequences are solved in the next round of the pass. Frames may depend on areas in a
  /// circle, so that there are only so many rounds: in the last one nothing is renewed, and the
  /// first item whose areas would be is told. Nothing is looked at while frames stay as they are.
  ///
  /// - Parameter tolerance: The fraction by which insets may differ. It is above 0 once a circle
  ///   has gone on for so long that what is left may be rounding.
  func renewInheritedAreas(isLast: Bool, within tolerance: Double) {
    if areaHeirs.isEmpty { return }
    let heirs = areaHeirs.filter { $0.engine === self }
      .map { ($0.placement.order, $0) }.sorted { $0.0 < $1.0 }
    for (_, item) in heirs {
      guard let areas = item.renewedAreas(within: tolerance) else { continue }
      if isLast { return note(.unsettledAreas(item: item.name), of: item) }
      item.areas?.inherited = areas
      item.areasDidChange()
    }
  }
}

extension ItemIdentity {
  /// Whether what an attribute stands for depends on areas of items above.
  func inherits(_ attribute: LayoutConstraint.Attribute) -> Bool {
    if attribute.isWithinMargins { return inherits(.layoutMargins) }
    guard isInset, let area, let parent else { return false }
    return parent.inherits(area)
  }

  private func inherits(_ area: ItemArea) -> Bool {
    guard let areas else { return false }
    let inheritsSafeArea = areas.safeArea == nil && parent != nil
    switch area {
    case .safeArea: return inheritsSafeArea
    case .layoutMargins:
      return areas.preservesSuperitemMargins || areas.marginsIncludeSafeArea && inheritsSafeArea
    case .scrollFrame, .scrollContent: return false
    }
  }
}

extension ItemIdentity {
  /// Inherits from the areas above it from now on.
  func inheritAreas() {
    let (engine, areas) = (resolvedEngine, ownAreas)
    areas.inherited = areasFromAbove
    if areas.isListed { return }
    areas.isListed = true
    engine.areaHeirs.append(self)
  }

  /// The insets of the safe area, by side: as constraints have them, or as the frames are where
  /// none speaks of it.
  var safeArea: LayoutInsets {
    if let areas {
      if let given = areas.safeArea { return given }
      if areas.isHeir { return areas.inherited.safeArea }
    }
    return safeAreaFromAbove
  }

  /// What the item inherits now, where that differs from what it has inherited.
  fileprivate func renewedAreas(within tolerance: Double) -> InheritedAreas? {
    guard let areas else { return nil }
    let inherited = areasFromAbove
    return inherited.isNear(areas.inherited, within: tolerance) ? nil : inherited
  }

  private var areasFromAbove: InheritedAreas {
    var inherited = InheritedAreas()
    guard let areas, let parent, hasPlace else { return inherited }
    if areas.safeArea == nil { inherited.safeArea = safeAreaFromAbove }
    if areas.preservesSuperitemMargins, parent.hasPlace {
      let place = LayoutRect(origin: placeInParent, size: placement.frame.size)
      inherited.margins = parent.part(of: parent.margins(direction), over: place)
    }
    return inherited
  }

  /// What lies over the item of the safe area that is set on the nearest item above it.
  private var safeAreaFromAbove: LayoutInsets {
    if !hasPlace { return .zero }
    var place = LayoutRect(origin: .zero, size: placement.frame.size)
    var current = self
    while let parent = current.parent {
      let origin = current.placeInParent
      place = place.offsetBy(dx: origin.x, dy: origin.y)
      if let given = parent.areas?.safeArea {
        return parent.hasPlace ? parent.part(of: given, over: place) : .zero
      }
      current = parent
    }
    return .zero
  }

  /// Whether the item was given a frame already. Nothing is known to lie over one that was not: to
  /// count the whole area again at each level might exclude what can be met.
  private var hasPlace: Bool {
    placement.frame.size != .zero || !needsLayout
      || engine.map { !$0.frames.all || $0.frames.areMissingGuidesAlone } ?? false
  }

  /// Where the item is seen in its parent, which may be scrolled.
  private var placeInParent: LayoutPoint {
    let scrolled = parent?.scrolledBy ?? .zero
    return LayoutPoint(x: placement.frame.x - scrolled.x, y: placement.frame.y - scrolled.y)
  }

  /// The part of the item's insets that lies over a place in it; no more than there is of them.
  private func part(of insets: LayoutInsets, over place: LayoutRect) -> LayoutInsets {
    let size = placement.frame.size
    func part(_ inset: Double, from distance: Double) -> Double {
      max(0, min(inset, inset - distance))
    }
    return LayoutInsets(
      top: part(insets.top, from: place.minY), left: part(insets.left, from: place.minX),
      bottom: part(insets.bottom, from: size.height - place.maxY),
      right: part(insets.right, from: size.width - place.maxX))
  }
}

extension LayoutInsets {
  fileprivate func isNear(_ other: LayoutInsets, within fraction: Double) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool {
      (a - b).magnitude <= fraction * max(1, a.magnitude, b.magnitude)
    }
    return isNear(top, other.top) && isNear(left, other.left) && isNear(bottom, other.bottom)
      && isNear(right, other.right)
  }

  /// The sum of two insets.
  func combined(
    with other: LayoutInsets, _ combine: (Double, Double) -> Double
  ) -> LayoutInsets {
    LayoutInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}
