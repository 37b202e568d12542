extension Picture {
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
