import AutoLayout
import Documents

extension Report {
  /// The distances of which constraints speak, in the root's coordinates.
  func writeDimensions(_ json: inout JSONWriter) {
    let drawing = result.drawing
    let indices = result.indicesOfViews
    let distances = drawing.distances
    sheet.measured = distances.map { $0.records.first ?? -1 }
    json.array(distances) { json, distance in
      let isHorizontal = distance.axis == .horizontal
      let constraint = distance.records.first.map { result.constraints[$0] }
      json.object { json in
        json.key("axis")
        json.string(isHorizontal ? "h" : "v")
        json.key("from")
        point(distance.start, distance.crossing, isHorizontal, &json)
        json.key("to")
        point(distance.end, distance.crossing, isHorizontal, &json)
        json.key("value")
        json.number(distance.end - distance.start)
        json.key("label")
        json.string(distance.label)
        json.key("constraint")
        json.number(distance.records.first)
        json.key("constraints")
        json.array(distance.records) { $0.number($1) }
        json.key("statement")
        range(&json, constraint.flatMap { file.place(of: $0) })
        json.key("views")
        json.array { json in
          for box in [distance.from, distance.to] {
            json.number(indices[drawing.boxes[box].name] ?? -1)
          }
        }
        json.key("isSize")
        json.bool(distance.isSize)
        json.key("isRequired")
        json.bool(distance.isRequired)
        json.key("isConflicting")
        json.bool(distance.isConflicting)
        json.key("isOpen")
        json.bool(distance.records.isEmpty)
      }
    }
  }

  private func point(
    _ along: Double, _ across: Double, _ isHorizontal: Bool, _ json: inout JSONWriter
  ) {
    json.array { json in
      json.number(isHorizontal ? along : across)
      json.number(isHorizontal ? across : along)
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
