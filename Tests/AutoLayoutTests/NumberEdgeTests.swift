import AutoLayout
import Testing

/// Numbers at the ends of what a double can tell, and those that are none.
@Suite struct NumberEdgeTests {
  @Test func `a union has both rectangles in it though their edges are rounded`() {
    for i in -20...20 {
      for width in 1...20 {
        let one = LayoutRect(x: Double(i) / 10, y: 0, width: Double(width) / 10, height: 1)
        for j in -20...20 {
          let other = LayoutRect(x: 0, y: Double(j) / 10, width: 0.5, height: Double(width) / 10)
          let union = one.union(other)
          #expect(union.contains(one) && union.contains(other), "\(one) and \(other)")
        }
      }
    }
  }

  @Test func `a number that is none has no format string`() {
    func format(_ constant: Double, _ priority: LayoutPriority = .required) -> String? {
      ConstraintRecord(
        first: "a", firstAttribute: .width, relation: .lessThanOrEqual, constant: constant,
        priority: priority
      ).visualFormat
    }
    #expect(format(8) == "H:[a(<=8)]")
    #expect(format(.nan) == nil && format(.infinity) == nil)
    #expect(format(8, LayoutPriority(0)) == nil)
  }
}
