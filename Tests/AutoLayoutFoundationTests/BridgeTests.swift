import AutoLayoutFoundation
import Foundation
import Testing

struct BridgeTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> (Value, String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    return (
      try JSONDecoder().decode(Value.self, from: data), String(decoding: data, as: UTF8.self)
    )
  }

  @Test func `rectangles go over to Core Graphics and back`() {
    let rect = LayoutRect(x: 1, y: 2, width: 3.5, height: 4)
    #expect(CGRect(rect) == CGRect(x: 1, y: 2, width: 3.5, height: 4))
    #expect(LayoutRect(CGRect(rect)) == rect)
    #expect(LayoutSize(CGSize(width: 5, height: 6)) == LayoutSize(width: 5, height: 6))
    #expect(CGPoint(LayoutPoint(CGPoint(x: 7, y: 8))) == CGPoint(x: 7, y: 8))
  }

  @Test func `numbers of Core Graphics stand in strings and metrics`() throws {
    let root = LayoutView("root", size: LayoutSize(CGSize(width: 100, height: 50)))
    let box = LayoutView("box")
    root.addSubview(box)
    let gap: CGFloat = 12
    try root.layout("H:|-\(gap)-[\(box)]|", "V:|[\(box)]|")
    root.layoutIfNeeded()
    #expect(box.frame == LayoutRect(x: 12, y: 0, width: 88, height: 50))
    let made = try constraints(
      visualFormat: "[box(gap)]", metrics: ["gap": gap], views: ["box": box])
    #expect(made.map { $0.constant } == [12])
    let numbers: [String: any LayoutMetric] = ["gap": 7 as NSNumber, "wide": gap]
    let named = try LayoutConstraint.constraints(
      withVisualFormat: "|-gap-[box(wide)]", metrics: numbers, views: ["box": box])
    #expect(named.map { $0.constant } == [7, 12])
  }

  @Test func `geometry is written and read by the names of its parts`() throws {
    let rect = LayoutRect(x: 1, y: 2, width: 3.5, height: 4)
    let (read, text) = try roundTrip(rect)
    #expect(read == rect)
    #expect(text == #"{"height":4,"width":3.5,"x":1,"y":2}"#)
    let insets = DirectionalLayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try roundTrip(insets).0 == insets)
    #expect(try roundTrip(LayoutInsets(all: 3)).1 == #"{"bottom":3,"left":3,"right":3,"top":3}"#)
    #expect(try roundTrip([LayoutPoint(x: 1, y: 2)]).0 == [LayoutPoint(x: 1, y: 2)])
    #expect(try roundTrip(LayoutSize(width: 1, height: 2)).0 == LayoutSize(width: 1, height: 2))
  }

  @Test func `a rectangle of Core Graphics has a distance taken off each side`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    // 10 + 2 and 20 + 1, 30 - 2 - 4 and 40 - 1 - 3.
    #expect(
      rect.inset(by: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 24, height: 36))
  }

  @Test func `the frames of a tree are written and read`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let box = LayoutView("box")
    root.addSubview(box)
    try root.layout("H:|-10-[\(box)]|", "V:|[\(box)]|")
    root.layoutIfNeeded()
    let (read, text) = try roundTrip(LayoutSnapshot(of: box))
    #expect(read == LayoutSnapshot(of: box))
    #expect(
      text == #"[{"absoluteFrame":{"height":50,"width":90,"x":0,"y":0},"#
        + #""frame":{"height":50,"width":90,"x":10,"y":0},"name":"box"}]"#)
    let whole = try roundTrip(LayoutSnapshot(of: root)).0
    #expect(whole == LayoutSnapshot(of: root) && whole.entries[1].parent == 0)
    // A parent that comes later, and a second item without one.
    for parent in ["1", "-1", "null"] {
      let entry = text.dropFirst().dropLast(2)
      let list = "[\(entry)},\(entry),\"parent\":\(parent)}]"
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LayoutSnapshot.self, from: Data(list.utf8))
      }
    }
  }

  @Test func `a record of a constraint survives being written`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    root.addSubviews(a, b)
    var made = try root.layout("H:|-[\(a)]-(>=8@750)-[\(b)]", options: .alignAllTop)
    made.append(
      a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 20)
        .withIdentifier("distance"))
    let records = made.map { $0.record }
    #expect(try roundTrip(records).0 == records)
  }

  @Test func `a name that is none says which there are`() {
    let data = Data(#"{"first": "a", "firstAttribute": "width", "relation": "="}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ConstraintRecord.self, from: data)
    }
    #expect("\(error!)".contains("'=' is none of '<=', '==', '>='"))
  }
}
