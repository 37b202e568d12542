import VisualFormat

/// A distance with what constraints say about it: one dimension line of a picture.
struct Dimension {
  /// The axis along which it is measured.
  var axis: LayoutConstraint.Axis
  /// The two places between which it is measured, in the roots' coordinates; `start <= end`.
  var start: Double
  var end: Double
  /// The boxes that it is measured between; twice the same for a size.
  var from: Int
  var to: Int
  var label: String
  /// Whether each constraint on it is required.
  var isRequired: Bool
  var mark = Mark.none
  /// Indices of the records that speak of it; none for the range of an open number.
  var records: [Int] = []

  /// What is to be seen in a line beside the distance.
  enum Mark { case none, conflict, open }

  var isSize: Bool { from == to }
}

extension LayoutDrawing {
  /// The dimensions that the records speak of, in the order of the records; records about the
  /// same distance share one. Distances of nothing (views that touch, edges in line) are left out.
  ///
  /// Linear in the number of records and boxes.
  func dimensions(of placed: [PlacedBox]) -> [Dimension] {
    let indices = boxIndices()
    var hasAreas = boxes.map { _ in false }
    for box in boxes where box.isArea {
      if let parent = box.parent, boxes.indices.contains(parent) { hasAreas[parent] = true }
    }
    var dimensions: [Dimension] = []
    var known: [DimensionKey: Int] = [:]
    let clashing = Set(conflicting)
    for (place, record) in records.enumerated() {
      guard var first = indices[record.first] ?? nil else { continue }
      var second: Int?
      if let name = record.second {
        guard let index = indices[name] ?? nil else { continue }
        let item = first
        if hasAreas[item] {
          first = area(of: item, record.firstAttribute, facing: index, indices)
        }
        second =
          hasAreas[index] ? area(of: index, record.secondAttribute, facing: item, indices) : index
      }
      guard var dimension = dimension(of: record, first, second, placed) else { continue }
      dimension.records = [place]
      if !clashing.isEmpty, clashing.contains(record) { dimension.mark = .conflict }
      let key = DimensionKey(
        from: dimension.from, to: dimension.to, axis: dimension.axis, start: dimension.start,
        end: dimension.end)
      if let index = known[key] {
        dimensions[index].label += ", " + dimension.label
        dimensions[index].records.append(place)
        dimensions[index].isRequired = dimensions[index].isRequired && dimension.isRequired
        if dimension.mark != .none { dimensions[index].mark = dimension.mark }
      } else {
        known[key] = dimensions.count
        dimensions.append(dimension)
      }
    }
    return dimensions + ambiguities.compactMap { openDimension(of: $0, indices, placed) }
  }

  private struct DimensionKey: Hashable {
    var from, to: Int
    var axis: LayoutConstraint.Axis
    var start, end: Double
  }

  /// The box of each name; nil for a name that several boxes have.
  private func boxIndices() -> [String: Int?] {
    var indices: [String: Int?] = [:]
    for (index, box) in boxes.enumerated() {
      if indices[box.name] == nil {
        indices[box.name] = .some(index)
      } else {
        indices[box.name] = .some(nil)
      }
    }
    return indices
  }

  /// The box whose edges are meant: that of an area where the attribute speaks of the margins, and
  /// for a box in a scroll view that of the content.
  private func area(
    of index: Int, _ attribute: LayoutConstraint.Attribute, facing other: Int,
    _ indices: [String: Int?]
  ) -> Int {
    let name = boxes[index].name
    if attribute.isWithinMargins {
      return (indices[name + "." + ItemArea.layoutMargins.guideName] ?? nil) ?? index
    }
    guard attribute.sort != .size, attribute.sort != .centerX, attribute != .centerY,
      let content = indices[name + "." + ItemArea.scrollContent.guideName] ?? nil,
      lies(other, in: index)
    else { return index }
    return content
  }

  private func lies(_ index: Int, in other: Int) -> Bool {
    var current = index
    while let parent = boxes[current].parent, parent >= 0, parent < current {
      if parent == other { return true }
      current = parent
    }
    return false
  }

  private func dimension(
    of record: ConstraintRecord, _ first: Int, _ second: Int?, _ placed: [PlacedBox]
  ) -> Dimension? {
    let rectangle = placed[first].alignment
    let isRequired = record.priority >= .required
    switch record.firstAttribute {
    case _ where boxes[first].isArea && record.firstAttribute.sort == .size: return nil
    case .width:
      return Dimension(
        axis: .horizontal, start: rectangle.x, end: rectangle.x + rectangle.width, from: first,
        to: first, label: sizeLabel(of: record), isRequired: isRequired)
    case .height:
      return Dimension(
        axis: .vertical, start: rectangle.y, end: rectangle.y + rectangle.height, from: first,
        to: first, label: sizeLabel(of: record), isRequired: isRequired)
    default: break
    }
    guard let second, second != first, record.multiplier == 1,
      let (axis, place) = edge(record.firstAttribute, of: rectangle),
      let (otherAxis, other) = edge(record.secondAttribute, of: placed[second].alignment),
      axis == otherAxis, place != other
    else { return nil }
    // A space that the views overlap, as `[superview]-(<=1)-[v]` has it, is no distance to draw.
    let isAgainstReading =
      axis == .horizontal && record.firstAttribute.withoutMargins.isMirrored(in: direction)
    let distance = isAgainstReading ? other - place : place - other
    if record.constant >= 0 ? distance < 0 : record.origin == nil && distance > 0 { return nil }
    return Dimension(
      axis: axis, start: min(place, other), end: max(place, other), from: min(first, second),
      to: max(first, second), label: spacingLabel(of: record), isRequired: isRequired)
  }

  /// Where an edge lies and along which axis; nil for what is not an edge.
  private func edge(
    _ attribute: LayoutConstraint.Attribute, of rectangle: LayoutRect
  ) -> (LayoutConstraint.Axis, Double)? {
    let attribute = attribute.withoutMargins
    let isMirrored = attribute.isMirrored(in: direction)
    let left = rectangle.x
    let right = rectangle.x + rectangle.width
    switch attribute {
    case .left: return (.horizontal, left)
    case .right: return (.horizontal, right)
    case .leading: return (.horizontal, isMirrored ? right : left)
    case .trailing: return (.horizontal, isMirrored ? left : right)
    case .top: return (.vertical, rectangle.y)
    case .bottom: return (.vertical, rectangle.y + rectangle.height)
    default: return nil
    }
  }

  /// What a record says of a distance between two edges: `8`, `≥ 20 @750`.
  ///
  /// An equation may say the same from the other end, with a negative constant; a distance is
  /// written as a positive one then. A string's own number is written as it is.
  private func spacingLabel(of record: ConstraintRecord) -> String {
    var constant = record.constant
    var relation = record.relation
    if constant < 0, record.origin == nil {
      constant = -constant
      switch relation {
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      case .equal: break
      }
    }
    return sign(of: relation, before: false) + decimal(constant) + priority(of: record)
  }

  /// What a record says of a width or a height: `≥ 50`, `= button2`, `= 2 × logo.height`.
  private func sizeLabel(of record: ConstraintRecord) -> String {
    guard let second = record.second else {
      return sign(of: record.relation, before: false) + decimal(record.constant)
        + priority(of: record)
    }
    var text = sign(of: record.relation, before: true)
    if record.multiplier != 1 { text += decimal(record.multiplier) + " × " }
    text += printable(second)
    if record.secondAttribute != record.firstAttribute {
      text += record.secondAttribute == .height ? ".height" : ".width"
    }
    if record.constant > 0 { text += " + " + decimal(record.constant) }
    if record.constant < 0 { text += " − " + decimal(-record.constant) }
    return text + priority(of: record)
  }

  private func sign(of relation: LayoutConstraint.Relation, before name: Bool) -> String {
    switch relation {
    case .lessThanOrEqual: "≤ "
    case .equal: name ? "= " : ""
    case .greaterThanOrEqual: "≥ "
    }
  }

  private func priority(of record: ConstraintRecord) -> String {
    record.priority >= .required ? "" : " @" + decimal(record.priority.rawValue)
  }

  /// How far a line goes on where nothing limits a range, in points.
  private static let unlimited = 60.0

  /// The range of an open number as a line from its least value to its greatest; nil for an item
  /// without a box of its own.
  private func openDimension(
    of ambiguity: LayoutEngine.Ambiguity, _ indices: [String: Int?], _ placed: [PlacedBox]
  ) -> Dimension? {
    guard let index = indices[ambiguity.item] ?? nil, let axis = ambiguity.attribute.axis
    else { return nil }
    let isHorizontal = axis == .horizontal
    let isSize = ambiguity.attribute == .width || ambiguity.attribute == .height
    let box = placed[index].alignment
    let range = ambiguity.range
    let value = Self.bounded(ambiguity.value)
    let least =
      range.lowerBound.isFinite ? Self.bounded(range.lowerBound) : value - Self.unlimited
    let greatest =
      range.upperBound.isFinite
      ? Self.bounded(range.upperBound) : max(value, least) + Self.unlimited
    // A place is drawn where the edge may be, a size from where the item begins.
    let nearest = isSize ? 0 : least - value
    let farthest = isSize ? greatest : greatest - value
    var start = (isHorizontal ? box.x : box.y) + nearest
    var end = start - nearest + farthest
    if isHorizontal, direction == .rightToLeft {
      let begin = box.x + box.width
      (start, end) = (begin - farthest, begin - nearest)
    }
    return Dimension(
      axis: axis, start: start, end: end, from: index, to: index, label: ambiguity.allowed,
      isRequired: false, mark: .open)
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is measured from the right to the left.
  fileprivate func isMirrored(in direction: LayoutDirection) -> Bool {
    direction == .rightToLeft && (self == .leading || self == .trailing)
  }
}

extension Double {
  /// The number to so many parts of 1, as hundredths; never −0, which nobody writes.
  func rounded(toParts parts: Double) -> Double { (self * parts).rounded() / parts + 0 }
}

/// A number with at most three digits after the point, none of them a closing 0.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "?" }
  // Beyond this a double has no thousandths to show, and the product no integer.
  let limited = min(max(value, -1e15), 1e15)
  let thousandths = Int64((limited * 1000).rounded())
  let (whole, thousandth) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  var text = (thousandths < 0 ? "-" : "") + String(whole)
  var rest = thousandth
  var place: UInt64 = 100
  if rest > 0 { text += "." }
  while rest > 0 {
    text += String(rest / place)
    rest %= place
    place /= 10
  }
  return text
}
