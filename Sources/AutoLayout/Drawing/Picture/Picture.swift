/// The layout of an SVG picture: what goes where, in pixels.
struct Picture {
  let drawing: LayoutDrawing
  let placed: [LayoutDrawing.PlacedBox]
  let plan: PicturePlan
  var space: OccupiedSpace
  /// The boxes alone, for what should rather stay outside of them.
  var boxSpace: OccupiedSpace

  var names: [PictureText] = []
  var lines: [DimensionLine] = []

  /// Texts of names and of dimensions, in pixels.
  static let nameSize = 14.0
  static let labelSize = 11.0

  /// Decides on all texts and lines. Each label is put where it covers the least of what is there.
  init(_ drawing: LayoutDrawing, zoom: Double? = nil) {
    self.drawing = drawing
    placed = drawing.placed()
    plan = PicturePlan(drawing, placed, zoom: zoom)
    space = OccupiedSpace(bounds: plan.bounds)
    boxSpace = OccupiedSpace(bounds: plan.bounds)
    for (box, place) in zip(drawing.boxes, placed) where place.depth > 0 && !box.isArea {
      boxSpace.take(plan.rectangle(place.frame))
    }
    placeNames()
    // Spacings have few places to be; sizes can go anywhere along their box.
    let dimensions = drawing.dimensions(of: placed)
    for dimension in dimensions where !dimension.isSize { place(dimension) }
    for dimension in dimensions where dimension.isSize { place(dimension) }
  }

  /// Writes everything that was placed, and the picture around it.
  var bounds: PictureRect {
    var bounds = plan.bounds
    for name in names { bounds = bounds.union(name.rectangle.padded(by: 4)) }
    for line in lines {
      bounds = bounds.union(line.rectangle.padded(by: 6))
      bounds = bounds.union(line.label.rectangle.padded(by: 6))
    }
    return bounds
  }
}

/// One text of a picture.
struct PictureText {
  var text: String
  var size: Double
  var rectangle: PictureRect
  /// Whether it is written from the bottom to the top.
  var isTurned = false
  /// Whether it names an area.
  var isOfArea = false
}

/// One dimension line of a picture, with its label.
struct DimensionLine {
  var axis: LayoutConstraint.Axis
  var start: Double
  var end: Double
  /// Where it runs, on the other axis.
  var cross: Double
  var label: PictureText
  /// Whether the line is interrupted for the label.
  var holdsLabel: Bool
  var isRequired: Bool
  var isSize: Bool
  var mark = Dimension.Mark.none
  /// Thin lines from what is measured to where the line runs.
  var extensions: [PictureRect]

  var rectangle: PictureRect {
    switch axis {
    case .horizontal: PictureRect(left: start, top: cross, right: end, bottom: cross)
    case .vertical: PictureRect(left: cross, top: start, right: cross, bottom: end)
    }
  }
}

/// The mapping from points of a layout to pixels, and the size of the picture.
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
  /// 3 pixels; a layout with smaller boxes gives a larger picture up to `roomy`, and one of many
  /// points up to `largest`.
  private static let usual = 900.0
  private static let roomy = 2000.0
  private static let largest = 4000.0
  private static let margin = 28.0
  /// Coordinates of a larger picture would not be told apart any more.
  private static let largestThinkable = 1e9

  init(_ drawing: LayoutDrawing, _ placed: [LayoutDrawing.PlacedBox], zoom chosen: Double?) {
    var area: PictureRect?
    for box in placed {
      let frame = box.frame
      let rectangle = PictureRect(
        left: frame.x, top: frame.y, right: frame.x + frame.width, bottom: frame.y + frame.height)
      area = area?.union(rectangle) ?? rectangle
    }
    let points = area ?? PictureRect(left: 0, top: 0, right: 0, bottom: 0)
    let longer = max(points.width, points.height, 1)
    let forNames = min(Self.zoomForNames(drawing, placed), Self.roomy / longer)
    if let chosen, chosen > 0, chosen.isFinite {
      zoom = min(chosen, Self.largestThinkable / longer)
    } else {
      zoom = min(3, max(Self.usual / longer, forNames, min(1, Self.largest / longer)))
    }
    originX = points.left
    originY = points.top
    content = PictureRect(
      left: 0, top: 0, right: points.width * zoom, bottom: points.height * zoom)
    bounds = content.padded(by: Self.margin)
  }

  /// The zoom at which half of the boxes have room for their names and dimensions beside them.
  private static func zoomForNames(
    _ drawing: LayoutDrawing, _ placed: [LayoutDrawing.PlacedBox]
  ) -> Double {
    var zooms: [Double] = []
    for (box, place) in zip(drawing.boxes, placed)
    where !place.hasChildren && place.frame.width > 0 && !box.isArea {
      let name = TextMeasure.width(box.sample ?? box.name, size: Picture.nameSize)
      zooms.append((name + 4 * Picture.labelSize) / place.frame.width)
    }
    zooms.sort()
    return zooms.isEmpty ? 0 : zooms[zooms.count / 2]
  }

  func x(_ points: Double) -> Double { (points - originX) * zoom }
  func y(_ points: Double) -> Double { (points - originY) * zoom }

  func rectangle(_ frame: LayoutRect) -> PictureRect {
    PictureRect(
      left: x(frame.x), top: y(frame.y), right: x(frame.x + frame.width),
      bottom: y(frame.y + frame.height))
  }
}
