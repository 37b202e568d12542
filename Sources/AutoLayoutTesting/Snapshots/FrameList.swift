internal import Foundation
internal import VisualFormat

/// The frames of a tree as text, a line each, children below their parents; and the way back, so
/// that an expected list can be drawn.
struct FrameList {
  private static let indentation = "   | "

  private(set) var boxes: [LayoutDrawing.Box] = []

  /// The frames of the last layout pass, to a thousandth.
  init(of root: some LayoutItem) {
    let items = root.subtree
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, item) in items.enumerated() {
      indices[ObjectIdentifier(item)] = index
      let parent = index == 0 ? nil : item.superitem.flatMap { indices[ObjectIdentifier($0)] }
      boxes.append(.init(name: item.name, frame: item.layoutFrame.toThousandths, parent: parent))
    }
  }

  /// Reads a list; nil if a line is none.
  init?(_ text: String) {
    var path: [Int] = []
    for line in text.split(separator: "\n") {
      var rest = line
      var depth = 0
      while rest.hasPrefix(Self.indentation) {
        rest = rest.dropFirst(Self.indentation.count)
        depth += 1
      }
      guard depth <= path.count, let open = rest.lastIndex(of: "("), rest.last == ")" else {
        return nil
      }
      let numbers = rest[open...].dropFirst().dropLast().components(separatedBy: ", ")
        .compactMap(Double.init)
      guard numbers.count == 4 else { return nil }
      path.removeSubrange(depth...)
      boxes.append(
        .init(
          name: String(rest[..<open].dropLast()),
          frame: LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          parent: path.last))
      path.append(boxes.count - 1)
    }
    if boxes.isEmpty { return nil }
  }

  /// The lines.
  var text: String {
    var depths: [Int] = []
    var lines: [String] = []
    for box in boxes {
      let depth = box.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let indentation = String(repeating: Self.indentation, count: depth)
      lines.append("\(indentation)\(printable(box.name)) \(box.frame)")
    }
    return lines.joined(separator: "\n")
  }

  /// By box, the names from the root down to it. Those of one name in one box are told apart by their
  /// numbers.
  var paths: [[String]] {
    var paths: [[String]] = []
    var counts: [[String]: Int] = [:]
    for box in boxes {
      var path = (box.parent.map { paths[$0] } ?? []) + [box.name]
      let number = counts[path, default: 0] + 1
      counts[path] = number
      if number > 1 { path.append("#\(number)") }
      paths.append(path)
    }
    return paths
  }

  var framesByPath: [[String]: LayoutRect] {
    Dictionary(zip(paths, boxes.map(\.frame)), uniquingKeysWith: { first, _ in first })
  }

  /// The boxes as a drawing, those at some paths with other names.
  func drawing(naming names: [[String]: String] = [:]) -> String {
    var list = self
    for (index, path) in paths.enumerated() {
      if let name = names[path] { list.boxes[index].name = name }
    }
    return LayoutDrawing(boxes: list.boxes).text()
  }
}
