extension Picture {
  /// Half the length of the strokes at a line's ends.
  static let tick = 4.0

  mutating func place(_ dimension: Dimension) {
    let start = dimension.axis == .horizontal ? plan.x(dimension.start) : plan.y(dimension.start)
    let end = dimension.axis == .horizontal ? plan.x(dimension.end) : plan.y(dimension.end)
    guard end - start > 0.5 else { return }
    var best: (cost: Double, line: DimensionLine)?
    for (index, track) in tracks(for: dimension).enumerated() {
      for line in lines(of: dimension, start, end, on: track) {
        let cost = cost(of: line, leaving: track) + Double(index) * 0.5
        if cost < best?.cost ?? .infinity { best = (cost, line) }
      }
      if let best, best.cost <= Double(index) * 0.5 { break }
    }
    guard let line = best?.line else { return }
    space.take(line.label.rectangle)
    space.take(line.rectangle.padded(by: 1.5))
    lines.append(line)
  }

  /// A place where a line may run.
  private struct Track {
    var cross: Double
    /// Whether it runs outside of what it measures.
    var isOutside = false
    var extensions: [(from: Double, at: Double)] = []
  }

  private func tracks(for dimension: Dimension) -> [Track] {
    let first = span(of: dimension.from, across: dimension.axis)
    guard !dimension.isSize else { return sizeTracks(first, dimension.axis) }
    let second = span(of: dimension.to, across: dimension.axis)
    let low = max(first.lowerBound, second.lowerBound)
    let high = min(first.upperBound, second.upperBound)
    if low <= high {
      return [0.5, 0.28, 0.72, 0.14, 0.86].map { Track(cross: low + (high - low) * $0) }
    }
    // They lie diagonally: half-way between them, with a thin line from each.
    let middle = (low + high) / 2
    let ends = ends(of: dimension)
    return [
      Track(
        cross: middle,
        extensions: [
          (first.lowerBound > middle ? first.lowerBound : first.upperBound, ends.first),
          (second.lowerBound > middle ? second.lowerBound : second.upperBound, ends.second),
        ])
    ]
  }

  /// Which end of the line belongs to which box.
  private func ends(of dimension: Dimension) -> (first: Double, second: Double) {
    let isHorizontal = dimension.axis == .horizontal
    let frame = placed[dimension.from].alignment
    let low = isHorizontal ? frame.x : frame.y
    let high = low + (isHorizontal ? frame.width : frame.height)
    let start = isHorizontal ? plan.x(dimension.start) : plan.y(dimension.start)
    let end = isHorizontal ? plan.x(dimension.end) : plan.y(dimension.end)
    return dimension.start == low || dimension.start == high ? (start, end) : (end, start)
  }

  /// Inside the box towards its end where there is room beside the name, else outside of it.
  private func sizeTracks(_ span: ClosedRange<Double>, _ axis: LayoutConstraint.Axis) -> [Track] {
    let length = span.upperBound - span.lowerBound
    let inner = Swift.min(9, length * 0.22)
    var tracks: [Track] = []
    let needed = axis == .horizontal ? 36.0 : 60.0
    if length >= needed {
      tracks = [Track(cross: span.upperBound - inner), Track(cross: span.lowerBound + inner)]
    }
    for (edge, away) in [(span.upperBound, 11.0), (span.lowerBound, -11.0)] {
      tracks.append(Track(cross: edge + away, isOutside: true))
    }
    return tracks
  }

  /// The pixels that a box takes up across an axis.
  private func span(of box: Int, across axis: LayoutConstraint.Axis) -> ClosedRange<Double> {
    let rectangle = plan.rectangle(placed[box].alignment)
    switch axis {
    case .horizontal: return rectangle.top...Swift.max(rectangle.top, rectangle.bottom)
    case .vertical: return rectangle.left...Swift.max(rectangle.left, rectangle.right)
    }
  }

  /// Of a label that is wider than this an upright line takes a turned copy.
  private static let widestUnturned = 26.0

  /// The line with its label in the middle where it is long enough, else on either side of it.
  private func lines(
    of dimension: Dimension, _ start: Double, _ end: Double, on track: Track
  ) -> [DimensionLine] {
    let size = Self.labelSize
    let width = TextMeasure.width(dimension.label, size: size)
    let isHorizontal = dimension.axis == .horizontal
    let middle = (start + end) / 2
    let mayTurn = !isHorizontal && width > Self.widestUnturned && end - start >= width + 16
    let fits = mayTurn || end - start >= (isHorizontal ? width : size) + 16
    let distance = isHorizontal ? size / 2 + 4 : width / 2 + 6
    return (fits ? [0] : [-distance, distance]).map { shift in
      let cross = track.cross + shift
      let place = PictureRect(
        centerX: isHorizontal ? middle : cross, centerY: isHorizontal ? cross : middle,
        width: mayTurn ? size : width, height: mayTurn ? width : size)
      return DimensionLine(
        axis: dimension.axis, start: start, end: end, cross: track.cross,
        label: PictureText(
          text: dimension.label, size: size, rectangle: place, isTurned: mayTurn),
        holdsLabel: fits, isRequired: dimension.isRequired, isSize: dimension.isSize,
        mark: dimension.mark,
        extensions: track.extensions.map { from, at in
          isHorizontal
            ? PictureRect(
              left: at, top: Swift.min(from, track.cross), right: at,
              bottom: Swift.max(from, track.cross))
            : PictureRect(
              left: Swift.min(from, track.cross), top: at, right: Swift.max(from, track.cross),
              bottom: at)
        })
    }
  }

  /// How much a line and its label cover of what is there.
  private func cost(of line: DimensionLine, leaving track: Track) -> Double {
    var cost = 4 * space.overlap(with: line.label.rectangle.padded(by: 1))
    cost += 2 * space.overlap(with: line.rectangle.padded(by: 2))
    if track.isOutside {
      cost += boxSpace.overlap(with: line.label.rectangle)
      cost += boxSpace.overlap(with: line.rectangle.padded(by: 2))
    }
    return cost
  }

  /// A line with a stroke across each end, arrow heads where it is long enough, and its label.
  func write(_ line: DimensionLine, to svg: inout SVGWriter) {
    let kind = line.kind
    for thin in line.extensions {
      let course = path(thin.left, thin.top, thin.right, thin.bottom)
      svg.line("<path class=\"extension\" d=\"\(course)\"/>")
    }
    let start = line.point(line.start, 0)
    let end = line.point(line.end, 0)
    var strokes = ""
    if line.holdsLabel {
      let half = line.labelLength / 2 + 3
      let middle = (line.start + line.end) / 2
      let before = line.point(middle - half, 0)
      let after = line.point(middle + half, 0)
      strokes = path(start.x, start.y, before.x, before.y) + path(after.x, after.y, end.x, end.y)
    } else {
      strokes = path(start.x, start.y, end.x, end.y)
    }
    let dashes = line.isRequired ? "" : " optional"
    svg.line("<path class=\"\(kind)\(dashes)\" d=\"\(strokes)\"/>")
    var ticks = ""
    for place in [line.start, line.end] {
      let low = line.point(place, -Self.tick)
      let high = line.point(place, Self.tick)
      ticks += path(low.x, low.y, high.x, high.y)
    }
    svg.line("<path class=\"\(kind)\" d=\"\(ticks)\"/>")
    writeArrowHeads(of: line, kind, to: &svg)
    let label = line.label
    svg.text(
      label.text, class: line.labelKind,
      x: label.rectangle.centerX, y: label.rectangle.centerY, size: label.size,
      isTurned: label.isTurned)
  }

  private static let arrow = 5.0

  private func writeArrowHeads(
    of line: DimensionLine, _ kind: String, to svg: inout SVGWriter
  ) {
    let inside = line.holdsLabel ? line.labelLength : 0
    guard line.end - line.start - inside > 4 * Self.arrow else { return }
    var heads = ""
    for (place, inward) in [(line.start, Self.arrow), (line.end, -Self.arrow)] {
      let tip = line.point(place, 0)
      let left = line.point(place + inward, -2.2)
      let right = line.point(place + inward, 2.2)
      heads += path(tip.x, tip.y, left.x, left.y)
      heads += "L\(SVGWriter.number(right.x)) \(SVGWriter.number(right.y))Z"
    }
    svg.line("<path class=\"\(kind)-end\" d=\"\(heads)\"/>")
  }

  private func path(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    let numbers = [x1, y1, x2, y2].map { SVGWriter.number($0) }
    return "M\(numbers[0]) \(numbers[1])L\(numbers[2]) \(numbers[3])"
  }
}

extension DimensionLine {
  /// The name of the line's style.
  fileprivate var kind: String {
    switch mark {
    case .none: isSize ? "size" : "spacing"
    case .conflict: "conflict"
    case .open: "open"
    }
  }

  fileprivate var labelKind: StaticString {
    switch mark {
    case .none: isSize ? "size-label" : "spacing-label"
    case .conflict: "conflict-label"
    case .open: "open-label"
    }
  }

  /// What the label takes up along the line.
  fileprivate var labelLength: Double {
    axis == .horizontal ? label.rectangle.width : label.rectangle.height
  }

  /// A point at `place` along the line and `aside` across it.
  func point(_ place: Double, _ aside: Double) -> (x: Double, y: Double) {
    switch axis {
    case .horizontal: (place, cross + aside)
    case .vertical: (cross + aside, place)
    }
  }
}
