import AutoLayout
import Documents

extension Report {
  /// The distances of which constraints speak, in the root's coordinates: eight values each, then the constraints.
  func writeDimensions(_ json: inout JSONWriter) {
    let drawing = result.drawing
    let indices = result.indicesOfViews
    let views = drawing.boxes.map { indices[$0.name] ?? -1 }
    let distances = drawing.distances
    sheet.measured = distances.map { $0.records.first ?? -1 }
    json.array(distances) { json, distance in
      let flags =
        (distance.isSize ? 1 : 0) + (distance.isRequired ? 2 : 0)
        + (distance.isConflicting ? 4 : 0) + (distance.records.isEmpty ? 8 : 0)
      json.array { json in
        json.number(distance.axis == .horizontal ? 0 : 1)
        json.number(distance.start)
        json.number(distance.end)
        json.number(distance.crossing)
        json.number(views[distance.from])
        json.number(views[distance.to])
        json.string(distance.label)
        json.number(flags)
        for record in distance.records { json.number(record) }
      }
    }
  }
}

extension Sheet {
  /// Puts the dimensions of the last report as they are now into `measures`, five numbers each: two
  /// points and the distance; those that are none any more are not a number.
  func measure() {
    let wanted = measured
    let result = layout.result(findingAmbiguity: false)
    var drawing = result.drawing
    var places: [Int] = []
    var records: [ConstraintRecord] = []
    for (place, index) in wanted.enumerated() where result.constraints.indices.contains(index) {
      places.append(place)
      records.append(result.constraints[index].record)
    }
    drawing.records = records
    drawing.conflicting = []
    drawing.ambiguities = []
    let distances = drawing.distances
    measures.fill { numbers in
      numbers.removeAll(keepingCapacity: true)
      for _ in 0..<(5 * wanted.count) { numbers.append(.nan) }
      for distance in distances {
        for record in distance.records {
          let start = 5 * places[record]
          let isHorizontal = distance.axis == .horizontal
          numbers[start] = isHorizontal ? distance.start : distance.crossing
          numbers[start + 1] = isHorizontal ? distance.crossing : distance.start
          numbers[start + 2] = isHorizontal ? distance.end : distance.crossing
          numbers[start + 3] = isHorizontal ? distance.crossing : distance.end
          numbers[start + 4] = distance.end - distance.start
        }
      }
    }
  }
}
