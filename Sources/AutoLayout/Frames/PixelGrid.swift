/// The pixel grid, and the only place where frames are rounded. (Numbers in messages are rounded
/// where they are written.)
///
/// What is rounded are edges, measured from the root's leading or top edge: each goes to the
/// nearest pixel, and an edge in the middle between two goes to the one farther from that origin.
/// Sizes are differences of rounded edges, so views that touch still touch and errors do not add
/// up; and because the origin is where reading begins, a mirrored layout rounds to the mirror
/// image.
struct PixelGrid {
  /// Pixels in a point.
  let scale: Double

  /// Two histories of one layout may differ in the last bits of a value; a value this near to the
  /// middle between two pixels counts as the middle, or they would differ by a pixel.
  private static var tieWidth: Double { 1e-6 }

  /// A length without rounding errors in its last bits, for measuring content: text of exactly this
  /// width must not wrap.
  ///
  /// - Parameter expected: Lengths this near to it count as this one. Others are taken to be simple
  ///   fractions, or else rounded up to a millionth of a point.
  static func withoutNoise(_ length: Double, expected: Double) -> Double {
    if (expected - length).magnitude <= tieWidth { return expected }
    let near = (length * 1024).rounded(.toNearestOrAwayFromZero) / 1024
    if (near - length).magnitude <= tieWidth { return near }
    return ((length - noise) * 0x1p20).rounded(.up) * 0x1p-20
  }

  /// The rounding error to expect in lengths of some thousand points.
  private static var noise: Double { 1e-9 }

  /// The edge, in points, moved to the grid.
  func snap(_ edge: Double) -> Double {
    let pixels = (edge * scale).magnitude
    let whole = (pixels + Self.tieWidth).rounded(.toNearestOrAwayFromZero)
    // No edge is at -0.
    return edge < 0 && whole > 0 ? -whole / scale : whole / scale
  }
}
