/// The pixel grid, and the only place where anything is rounded.
///
/// What is rounded are edges, measured from the root's leading or top edge: each goes to the nearest
/// pixel, and an edge in the middle between two goes to the one farther from that origin. Sizes are
/// differences of rounded edges, so views that touch still touch and errors do not add up; and
/// because the origin is where reading begins, a mirrored layout rounds to the mirror image.
struct PixelGrid {
  /// Pixels in a point.
  let scale: Double

  /// Two histories of one layout may differ in the last bits of a value; what is this near the
  /// middle between two pixels counts as the middle, or they would differ by a pixel.
  private static var tieWidth: Double { 1e-6 }

  /// A length without what the last bits of a computation add to it, for content that is measured by
  /// it: text of exactly this width must not wrap.
  ///
  /// - Parameter expected: A length that counts as meant by all that are this near to it. Others are
  ///   taken to be simple fractions, or else a millionth of a point longer rather than shorter.
  static func withoutNoise(_ length: Double, expected: Double) -> Double {
    if (expected - length).magnitude <= tieWidth { return expected }
    let near = (length * 1024).rounded(.toNearestOrAwayFromZero) / 1024
    if (near - length).magnitude <= tieWidth { return near }
    return ((length - noise) * 0x1p20).rounded(.up) * 0x1p-20
  }

  /// What the last bits of a computation may come to, in lengths of some thousand points.
  private static var noise: Double { 1e-9 }

  /// The edge, in points, moved to the grid.
  func snap(_ edge: Double) -> Double {
    let pixels = (edge * scale).magnitude
    let whole = (pixels + Self.tieWidth).rounded(.toNearestOrAwayFromZero)
    return edge < 0 ? -whole / scale : whole / scale
  }
}
