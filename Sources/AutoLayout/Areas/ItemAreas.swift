/// An area that comes with an item, and that a guide of its own stands for.
enum ItemArea: UInt8, CaseIterable {
  case layoutMargins
  case safeArea
  /// What a scroll view shows: its bounds, moved by how far it is scrolled.
  case scrollFrame
  /// What a scroll view scrolls over. Its origin is fixed, its size is not.
  case scrollContent

  /// Whether the area follows from the item's bounds, so that its guide needs no variables.
  var isInset: Bool { self != .scrollContent }

  /// What messages call the guide, after the name of its item.
  var guideName: String {
    switch self {
    case .layoutMargins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    case .scrollContent: "contentLayoutGuide"
    }
  }
}

/// The settings of an item's areas. Only items with such settings have one.
final class ItemAreas {
  var margins = Margins.standard
  /// The insets that were set; nil if the item inherits a part of its superitem's.
  var safeArea: LayoutInsets?
  var marginsIncludeSafeArea = false
  var preservesSuperitemMargins = false
  /// The inherited insets, by the frames of the last pass.
  var inherited = InheritedAreas()
  /// Whether the item is listed by its engine as inheriting; once listed, it stays.
  var isListed = false
  /// How far a scroll view is scrolled, in the direction of reading.
  var contentOffset = LayoutPoint.zero
  /// Kept here too: the guide of an area's guide is a child of the item that the area is of, and may
  /// end before that guide.
  private var guides: [ItemIdentity?] = []

  /// The guide that stands for an area; created on first use.
  subscript(area: ItemArea) -> ItemIdentity? {
    get {
      guard !guides.isEmpty, let guide = guides[Int(area.rawValue)], guide.node != nil
      else { return nil }
      return guide
    }
    set {
      if guides.isEmpty {
        guides = [ItemIdentity?](repeating: nil, count: ItemArea.allCases.count)
      }
      guides[Int(area.rawValue)] = newValue
    }
  }

  /// Forgets the guides, which are released with the item.
  func forgetGuides() { guides = [] }

  /// Margins, as they were last set: by side, or in the direction of reading.
  enum Margins: Equatable {
    case physical(LayoutInsets)
    case directional(DirectionalLayoutInsets)

    /// 8 points on each side, as in UIKit.
    static var standard: Margins {
      .physical(LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    /// The margins by side.
    func insets(_ direction: LayoutDirection) -> LayoutInsets {
      switch self {
      case .physical(let insets): insets
      case .directional(let insets): LayoutInsets(insets, direction)
      }
    }
  }
}

extension ItemIdentity {
  /// The margins of the item, by side.
  func margins(_ direction: LayoutDirection) -> LayoutInsets {
    guard let areas else { return ItemAreas.Margins.standard.insets(direction) }
    var insets = areas.margins.insets(direction)
    if areas.marginsIncludeSafeArea {
      let safe = areas.safeArea ?? areas.inherited.safeArea
      insets = insets.combined(with: safe) { $0 + $1 }
    }
    if areas.preservesSuperitemMargins {
      insets = insets.combined(with: areas.inherited.margins) { max($0, $1) }
    }
    return insets
  }

  /// The settings of its areas, for changing them.
  var ownAreas: ItemAreas {
    if let areas { return areas }
    let made = ItemAreas()
    areas = made
    return made
  }

  /// Whether the item is a guide whose place follows from its parent's, so that it has no
  /// variables.
  var isInset: Bool { area?.isInset == true && !links.parent.isNone }

  /// How far an area lies inside the item, by side.
  func insets(of area: ItemArea, _ direction: LayoutDirection) -> LayoutInsets {
    switch area {
    case .layoutMargins: return margins(direction)
    case .safeArea:
      let safe = areas?.safeArea ?? areas?.inherited.safeArea ?? .zero
      return safe.combined(with: insets(of: .scrollFrame, direction)) { $0 + $1 }
    case .scrollContent: return .zero
    case .scrollFrame:
      let offset = areas?.contentOffset ?? .zero
      let insets = DirectionalLayoutInsets(
        top: offset.y, leading: offset.x, bottom: -offset.y, trailing: -offset.x)
      return LayoutInsets(insets, direction)
    }
  }

  /// The frame of an area inside the item's insets, in the item's coordinates, by the item's frame.
  func insetFrame(of area: ItemArea) -> LayoutRect {
    let (outside, inside) = (alignment.insets, insets(of: area, direction))
    let frame = LayoutRect(origin: .zero, size: placement.frame.size)
    return frame.inset(by: outside.combined(with: inside) { $0 + $1 })
  }

  /// The guide that stands for an area of the item; created on first use.
  func guide(of area: ItemArea) -> LayoutGuide {
    if let known = areas?[area], let guide = known.item as? LayoutGuide { return guide }
    let guide = LayoutGuide(name + "." + area.guideName)
    let child = guide.identity
    let isLaidOut = engine?.hasOldFrames == false
    guard adopt(child) else { return guide }
    child.kept = guide
    child.area = area
    ownAreas[area] = child
    if isLaidOut { engine?.frames.areMissingGuidesAlone = true }
    if area == .safeArea { inheritAreas() }
    // For an item that was laid out, the guide's frame is known without waiting for the next pass.
    if area.isInset {
      if isLaidOut, let engine {
        child.placement.frame = engine.computedFrame(of: child)
      } else if placement.frame.size != .zero {
        child.placement.frame = insetFrame(of: area)
      }
    }
    return guide
  }
}
