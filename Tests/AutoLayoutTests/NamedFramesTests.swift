import AutoLayout
import Testing

@Suite struct NamedFramesTests {
  @Test func `frames from names alone`() throws {
    let places = try frames(
      visualFormat: ["H:|-[logo]-[title]-|", "V:|-[logo]-|", "V:|-gap-[title]-gap-|"],
      metrics: ["gap": 20], sizes: ["logo": LayoutSize(width: 48, height: -1)],
      in: LayoutSize(width: 320, height: 64))
    #expect(
      places == ["logo": LayoutRect(20, 20, 48, 24), "title": LayoutRect(76, 20, 224, 24)])
  }

  @Test func `a page without a size is as large as its content`() throws {
    let places = try frames(
      visualFormat: "|-[a]-[b]-|", options: .alignAllTop,
      sizes: ["a": LayoutSize(width: 10, height: 5), "b": LayoutSize(width: 20, height: 6)],
      in: .noIntrinsicSize, direction: .rightToLeft)
    // 20 + 10 + 8 + 20 + 20 = 78, read from the right.
    #expect(places == ["a": LayoutRect(48, 0, 10, 5), "b": LayoutRect(20, 0, 20, 6)])
  }

  @Test func `the page is a view like others, and a size needs no string`() throws {
    let places = try frames(
      visualFormat: "[a(==superview)]", sizes: ["b": LayoutSize(width: 7, height: 8)],
      in: LayoutSize(width: 100, height: 50))
    #expect(places == ["a": LayoutRect(0, 0, 100, 0), "b": LayoutRect(0, 0, 7, 8)])
  }

  @Test func `mistakes and clashes are thrown`() {
    #expect(throws: LayoutError.self) {
      try frames(visualFormat: "|-[a(gap)]", in: LayoutSize(width: 100, height: 50))
    }
    #expect(throws: LayoutError.self) {
      try frames(visualFormat: "|-[a(90)]-|", in: LayoutSize(width: 100, height: 50))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -5, 2e9])
  func `a size that cannot be used is thrown, the page's and one of a content`(length: Double) {
    let error = #expect(throws: LayoutError.self) {
      try frames(visualFormat: "|-[a(30)]", in: LayoutSize(width: length, height: 20))
    }
    guard case .invalidValue(item: "superview", .rootWidth, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let other = #expect(throws: LayoutError.self) {
      try frames(
        visualFormat: "|-[a]", sizes: ["a": LayoutSize(width: 3, height: length)],
        in: LayoutSize(width: 100, height: 20))
    }
    guard case .invalidValue(item: "a", .intrinsicHeight, _) = other else {
      Issue.record("\(String(describing: other))")
      return
    }
  }

  @Test func `a snapshot has the frames of a tree and outlives it`() throws {
    var root: LayoutView? = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let (card, label) = (LayoutView("card"), LayoutView("label"))
    root?.addSubview(card)
    card.addSubview(label)
    _ = card.layoutMarginsGuide
    try LayoutConstraint.activate(
      pin(card, in: root!, 10, 11, 50, 30) + pin(label, in: card, 1, 2, 3, 4))
    root?.layoutIfNeeded()
    let snapshot = LayoutSnapshot(of: root!)
    root = nil
    #expect(snapshot.entries.map(\.name) == ["root", "card", "label"])
    #expect(snapshot["label"] == LayoutRect(1, 2, 3, 4) && snapshot["nobody"] == nil)
    #expect(snapshot.entries[2].absoluteFrame == LayoutRect(11, 13, 3, 4))
    #expect(snapshot.entries.map(\.parent) == [nil, 0, 1])
  }
}
