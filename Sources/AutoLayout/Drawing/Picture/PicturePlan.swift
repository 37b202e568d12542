/// Where points of a layout fall in a picture, and how large the picture is.
struct PicturePlan {
  /// Pixels per point.
  let zoom: Double
  /// All boxes, in pixels.
  let content: PictureRect
  /// The picture: the content and room for captions and outer dimensions around it.
  let bounds: PictureRect

  private let originX: Double
  private let originY: Double

  /// The longer side of a picture is about so many pixels where that leaves a point between 1 and
  /// 3 pixels; a larger layout gives a larger picture up to `largest`.
  private static let usual = 900.0
  private static let largest = 4000.0
  private static let margin = 28.0

  init(_ placed: [LayoutDrawing.PlacedBox]) {
    var area: PictureRect?
    for box in placed {
      let frame = box.frame
      let rectangle = PictureRect(
        left: frame.x, top: frame.y, right: frame.x + frame.width, bottom: frame.y + frame.height)
      area = area?.union(rectangle) ?? rectangle
    }
    let points = area ?? PictureRect(left: 0, top: 0, right: 0, bottom: 0)
    let longer = max(points.width, points.height, 1)
    zoom = min(3, max(Self.usual / longer, min(1, Self.largest / longer)))
    originX = points.left
    originY = points.top
    content = PictureRect(
      left: 0, top: 0, right: points.width * zoom, bottom: points.height * zoom)
    bounds = content.padded(by: Self.margin)
  }

  func x(_ points: Double) -> Double { (points - originX) * zoom }
  func y(_ points: Double) -> Double { (points - originY) * zoom }

  func rectangle(_ frame: LayoutRect) -> PictureRect {
    PictureRect(
      left: x(frame.x), top: y(frame.y), right: x(frame.x + frame.width),
      bottom: y(frame.y + frame.height))
  }
}
