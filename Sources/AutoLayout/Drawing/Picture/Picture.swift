/// A drawing on its way to SVG: what goes where, in pixels.
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

  /// Everything that was placed, and the picture around it.
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
