import AutoLayout
import Testing

/// The sums of conflicts in which a size is a multiple of another one.
@Suite struct ContradictionTests {
  typealias Part = LayoutError.Contradiction.Part

  private let box = LayoutView("box", size: LayoutSize(width: 300, height: 100))
  private let a = LayoutView("a")
  private let b = LayoutView("b")

  init() { box.addSubviews(a, b) }

  /// The sum of the only conflict among constraints.
  private func contradiction(
    _ constraints: [LayoutConstraint], sourceLocation: SourceLocation = #_sourceLocation
  ) -> LayoutError.Contradiction? {
    do throws(LayoutError) {
      try LayoutConstraint.activate(constraints)
    } catch {
      if case .unsatisfiable(let conflicts) = error, conflicts.count == 1 {
        return conflicts[0].contradiction
      }
      Issue.record(error, sourceLocation: sourceLocation)
    }
    return nil
  }

  private func row(_ first: LayoutView, _ second: LayoutView) -> [LayoutConstraint] {
    [
      relate(first, .leading, .equal, box, .leading, plus: 20),
      relate(second, .leading, .equal, first, .trailing, plus: 8),
      relate(second, .trailing, .equal, box, .trailing, plus: -20),
    ]
  }

  @Test func `multiples of the superview's width are added up`() {
    let sum = contradiction([
      relate(a, .leading, .equal, box, .leading), relate(b, .leading, .equal, a, .trailing),
      relate(b, .trailing, .equal, box, .trailing),
      relate(a, .width, .equal, box, .width, times: 0.6),
      relate(b, .width, .equal, box, .width, times: 0.6),
    ])
    #expect(sum?.description == "0.6 × 300 + 0.6 × 300 = 360 ≠ 300")
    #expect(sum?.demand == [Part(factor: 0.6, length: 300), Part(factor: 0.6, length: 300)])
    #expect(sum?.supply == [Part(length: 300)])
  }

  @Test func `a bound that is a multiple is added up as one`() {
    let sum = contradiction([
      relate(a, .leading, .equal, box, .leading), relate(b, .leading, .equal, a, .trailing),
      relate(b, .trailing, .equal, box, .trailing),
      relate(a, .width, .greaterThanOrEqual, box, .width, times: 0.6),
      relate(b, .width, .greaterThanOrEqual, box, .width, times: 0.6, plus: 4),
    ])
    #expect(sum?.description == "0.6 × 300 + 0.6 × 300 + 4 = 364 > 300")
  }

  @Test func `a view as wide as one with a multiple counts as that multiple`() {
    let sum = contradiction(
      row(a, b) + [
        relate(a, .width, .equal, box, .width, times: 0.75), relate(b, .width, .equal, a, .width),
      ])
    #expect(sum?.description == "20 + 0.75 × 300 + 8 + 0.75 × 300 + 20 = 498 ≠ 300")
  }

  @Test func `a multiple of a width that is stated is written beside that width`() {
    let sum = contradiction(
      row(a, b) + [
        relate(a, .width, .equal, plus: 60),
        relate(b, .width, .equal, a, .width, times: 2, plus: -10),
      ])
    #expect(sum?.description == "300 ≠ 20 + 60 + 8 + 2 × 60 - 10 + 20 = 218")
    #expect(sum?.supply[4] == Part(factor: -1, length: 10))
  }

  @Test func `a centre and a multiple`() {
    let sum = contradiction([
      relate(a, .leading, .equal, box, .leading, plus: 20),
      relate(a, .centerX, .equal, box, .centerX),
      relate(a, .width, .equal, box, .width, times: 0.5),
    ])
    #expect(sum?.description == "300 ≠ 2 × 20 + 0.5 × 300 = 190")
  }

  @Test(arguments: [
    (1, "300 - 20 - 20 = 260 ≠ 100 - 20 - 20 = 60"),
    (1.5, "300 - 20 - 20 = 260 ≠ 1.5 × 100 - 1.5 × 20 - 1.5 × 20 = 90"),
    (0.5, "2 × 300 - 2 × 20 - 2 × 20 = 520 ≠ 100 - 20 - 20 = 60"),
  ])
  func `an aspect ratio keeps each axis on its own side`(_ ratio: Double, _ text: String) {
    let sum = contradiction([
      relate(a, .width, .equal, a, .height, times: ratio),
      relate(a, .leading, .equal, box, .leading, plus: 20),
      relate(a, .trailing, .equal, box, .trailing, plus: -20),
      relate(a, .top, .equal, box, .top, plus: 20),
      relate(a, .bottom, .equal, box, .bottom, plus: -20),
    ])
    #expect(sum?.description == text)
  }

  @Test func `a height that is stated leaves the sum of an aspect ratio to the other axis`() {
    let sum = contradiction([
      relate(a, .width, .equal, a, .height, times: 2), relate(a, .height, .equal, plus: 60),
      relate(a, .leading, .equal, box, .leading, plus: 20),
      relate(a, .trailing, .equal, box, .trailing, plus: -20),
    ])
    #expect(sum?.description == "300 ≠ 20 + 2 × 60 + 20 = 160")
  }
}
