import Cassowary

/// Some of the four numbers of a frame.
public struct FrameParts: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set of any bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance of the left edge.
  public static var x: FrameParts { FrameParts(rawValue: 1) }
  /// The distance of the top edge.
  public static var y: FrameParts { FrameParts(rawValue: 2) }
  /// The horizontal extent.
  public static var width: FrameParts { FrameParts(rawValue: 4) }
  /// The vertical extent.
  public static var height: FrameParts { FrameParts(rawValue: 8) }
}

extension LayoutItem {
  /// The numbers of the item's frame for which the constraints allow more than one value.
  ///
  /// An item with a fixed place inside an ambiguous parent is not ambiguous itself. Ambiguity is no
  /// error: what the constraints leave open is decided by a rule. Solves what has changed first.
  public var ambiguousFrameParts: FrameParts {
    identity.upToDateEngine().ambiguousParts(of: identity)
  }

  /// Whether any number of the item's frame is ambiguous.
  public var hasAmbiguousLayout: Bool { !ambiguousFrameParts.isEmpty }
}

extension LayoutEngine {
  /// The parts of an item of this tree, in which everything is solved.
  func ambiguousParts(of item: ItemIdentity) -> FrameParts {
    var parts: FrameParts = []
    for part in FrameParts.each where !isDetermined(terms(of: part, of: item)) {
      parts.insert(part)
    }
    return parts
  }

  /// A number of an item's frame as terms of variables, but for a constant.
  func terms(of part: FrameParts, of item: ItemIdentity) -> [(Variable, Double)] {
    let place = item.placement
    switch part {
    case .width: return item.sizedItem.placement.width.map { [($0, 1)] } ?? []
    case .height: return item.sizedItem.placement.height.map { [($0, 1)] } ?? []
    case .y: return place.top.map { [($0, 1)] } ?? []
    default:
      guard let parent = item.parent, !item.isInset, parent.direction == .rightToLeft else {
        return place.leading.map { [($0, 1)] } ?? []
      }
      // Seen from the left, a place depends on the parent's width and on the item's own.
      let terms = [(parent.placement.width, 1.0), (place.leading, -1), (place.width, -1)]
      return terms.compactMap { variable, factor in variable.map { ($0, factor) } }
    }
  }

  func isDetermined(_ terms: [(Variable, Double)]) -> Bool {
    terms.isEmpty || solver.isDetermined(terms)
  }
}

extension FrameParts {
  /// All parts, as they are looked at.
  static let each: [FrameParts] = [.x, .width, .y, .height]
}
