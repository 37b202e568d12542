import AutoLayout
import Testing

/// A constraint between two items, or of one; a mistake in it fails the test that makes it.
func relate(
  _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
  _ relation: LayoutConstraint.Relation = .equal, _ other: (any LayoutItem)? = nil,
  _ otherAttribute: LayoutConstraint.Attribute = .notAnAttribute, times multiplier: Double = 1,
  plus constant: Double = 0, at priority: LayoutPriority = .required,
  sourceLocation: SourceLocation = #_sourceLocation
) -> LayoutConstraint {
  do throws(LayoutError) {
    let made = try LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    made.priority = priority
    return made
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
    return try! LayoutConstraint(item: item, attribute: .width, relatedBy: .equal)
  }
}

/// Pins an item to a place and a size in its superitem.
func pin(
  _ item: any LayoutItem, in superitem: any LayoutItem, _ x: Double, _ y: Double, _ width: Double,
  _ height: Double
) -> [LayoutConstraint] {
  [
    relate(item, .leading, .equal, superitem, .leading, plus: x),
    relate(item, .top, .equal, superitem, .top, plus: y),
    relate(item, .width, plus: width), relate(item, .height, plus: height),
  ]
}

extension LayoutRect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether all numbers agree to 1e-9 of a layout of `size`.
  func isNear(_ other: LayoutRect, size: Double = 1000) -> Bool {
    let pairs = [
      (x, other.x), (y, other.y), (width, other.width), (height, other.height),
    ]
    return pairs.allSatisfy { ($0 - $1).magnitude <= 1e-9 * max(1, size) }
  }
}

func expectFrame(
  _ item: any LayoutItem, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let wanted = LayoutRect(x, y, width, height)
  #expect(
    item.layoutFrame.isNear(wanted), "\(item.layoutNode.name): \(item.layoutFrame), not \(wanted)",
    sourceLocation: sourceLocation)
}

/// Expects the mirror image of a layout, as it is now, when the tree is read from the other side.
func expectMirrorImage(
  of root: LayoutView, sourceLocation: SourceLocation = #_sourceLocation
) {
  func views(below view: LayoutView) -> [LayoutView] {
    view.subviews.flatMap { [$0] + views(below: $0) }
  }
  let views = views(below: root)
  let wanted = views.map { view in
    var frame = view.frame
    frame.x = (view.superview?.frame.width ?? 0) - frame.x - frame.width
    return frame
  }
  root.layoutEngine.direction =
    root.layoutEngine.direction == .leftToRight ? .rightToLeft : .leftToRight
  root.layoutIfNeeded()
  for (view, frame) in zip(views, wanted) {
    expectFrame(
      view, frame.x, frame.y, frame.width, frame.height, sourceLocation: sourceLocation)
  }
}
