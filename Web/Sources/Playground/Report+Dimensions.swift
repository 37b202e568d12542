import AutoLayout
import Documents

extension Report {
  /// The distances of which constraints speak: four values each, then the constraints. Where they
  /// are, in the root's coordinates, is in the sheet's `measures`: digits would have to be written and
  /// read with each letter.
  func writeDimensions(_ json: inout JSONWriter) {
    let drawing = result.drawing
    let indices = result.indicesOfViews
    let views = drawing.boxes.map { indices[$0.name] ?? -1 }
    let distances = drawing.distances
    sheet.measured = distances.map { $0.records.first ?? -1 }
    sheet.measures.fill { numbers in
      numbers.removeAll(keepingCapacity: true)
      for distance in distances { numbers += distance.measures }
    }
    json.array(distances) { json, distance in
      let flags =
        (distance.isSize ? 1 : 0) + (distance.isRequired ? 2 : 0)
        + (distance.isConflicting ? 4 : 0) + (distance.records.isEmpty ? 8 : 0)
        + (distance.axis == .vertical ? 16 : 0)
      json.array { json in
        json.number(views[distance.from])
        json.number(views[distance.to])
        json.string(distance.label)
        json.number(flags)
        for record in distance.records { json.number(record) }
      }
    }
  }
}

extension LayoutDrawing.Distance {
  /// x and y of both ends, and how far they are from each other.
  fileprivate var measures: [Double] {
    axis == .horizontal
      ? [start, crossing, end, crossing, end - start]
      : [crossing, start, crossing, end, end - start]
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
          numbers.replaceSubrange(start..<(start + 5), with: distance.measures)
        }
      }
    }
  }
}
