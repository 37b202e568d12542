import AutoLayout
import Documents

extension Sheet {
  /// The edge of a view.
  enum Edge: String {
    case left, right, top, bottom

    var axis: LayoutConstraint.Axis { self == .left || self == .right ? .horizontal : .vertical }
    var isFar: Bool { self == .right || self == .bottom }
  }

  /// The number in the text behind a constraint of the last report, or null.
  func number(of index: Int) {
    let constraints = (result ?? layout.result(findingAmbiguity: false)).constraints
    guard constraints.indices.contains(index), let number = file.number(of: constraints[index])
    else {
      answer = Array("null".utf8)
      return
    }
    write(number, index, moves: nil)
  }

  /// The number in the text that puts an edge of a view where it is, or null: the first of those
  /// that hold the edge which moves it when it is tried.
  func number(of view: String, _ edge: Edge) {
    settle()
    let result = layout.result(findingAmbiguity: false)
    answer = Array("null".utf8)
    guard let index = result.views.firstIndex(where: { $0.name == view }) else { return }
    for place in candidates(for: view, edge, in: result) {
      let number =
        place.map { file.number(of: result.constraints[$0]) }
        ?? file.number(ofContentOf: view, along: edge.axis)
      guard let number else { continue }
      let moves = movement(of: index, edge, changing: number)
      if moves != 0 { return write(number, place, moves: moves) }
    }
  }

  /// What has numbers about a view along an axis, constraints and, as nil, how large its content is:
  /// first those of its size for a far edge, and those of the space at the edge itself, then its
  /// content, then the rest.
  private func candidates(
    for view: String, _ edge: Edge, in result: LayoutResult
  ) -> [Int?] {
    // Between what holds the edge and what moves all of the view.
    var ranked: [(rank: Int, place: Int?)] = [(2, nil)]
    for (place, constraint) in result.constraints.enumerated() {
      let record = constraint.record
      guard record.firstAttribute.axis == edge.axis, record.first == view || record.second == view
      else { continue }
      let attribute = record.first == view ? record.firstAttribute : record.secondAttribute
      let isRightToLeft = result.direction == .rightToLeft
      let rank: Int
      switch attribute {
      case .width, .height: rank = record.second == nil ? (edge.isFar ? 0 : 1) : 4
      case .left, .top: rank = edge.isFar ? 3 : 0
      case .right, .bottom: rank = edge.isFar ? 0 : 3
      case .leading: rank = edge.isFar == isRightToLeft ? 0 : 3
      case .trailing: rank = edge.isFar == isRightToLeft ? 3 : 0
      default: rank = 2
      }
      ranked.append((rank, place))
    }
    ranked.sort { ($0.rank, $0.place ?? .max) < ($1.rank, $1.place ?? .max) }
    return ranked.map { $0.place }
  }

  /// How far an edge goes when a number becomes greater by one point.
  private func movement(of view: Int, _ edge: Edge, changing number: WrittenNumber) -> Double {
    let edit = TextEdit(number.range, number.text(number.value + 1))
    let source = SourceFile(name: "text", bytes: [edit].applied(to: file.source.bytes))
    var changed = DocumentFile(recovering: source)
    configure(&changed)
    var numbers: [Double] = []
    LiveLayout(changed).writeFrames(into: &numbers)
    let start = 4 * (view + 1) + (edge.axis == .horizontal ? 0 : 1)
    guard numbers.count > start + 2, frames.count == numbers.count else { return 0 }
    let before = frames[start] + (edge.isFar ? frames[start + 2] : 0)
    let after = numbers[start] + (edge.isFar ? numbers[start + 2] : 0)
    return after - before
  }

  private func write(_ number: WrittenNumber, _ constraint: Int?, moves: Double?) {
    var json = JSONWriter()
    json.object { json in
      json.key("range")
      json.array { json in
        json.number(offsets.units(before: number.range.lowerBound))
        json.number(offsets.units(before: number.range.upperBound))
      }
      json.key("value")
      json.number(number.value)
      json.key("prefix")
      json.string(number.prefix)
      json.key("negativePrefix")
      json.string(number.negativePrefix)
      json.key("suffix")
      json.string(number.suffix)
      json.key("least")
      json.number(number.isDistance ? 0 : nil)
      json.key("moves")
      json.number(moves)
      json.key("constraint")
      json.number(constraint)
    }
    answer = json.bytes
  }
}
