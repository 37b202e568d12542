import Cassowary
import Testing

/// Views in a row or a tree, with their starts and extents along one axis.
struct Sample: ~Copyable {
  enum Kind: CaseIterable {
    /// One behind the other, each as large as its content; the container follows.
    case list
    /// Equal ones that fill the container.
    case equal
    /// In lines of ten, each as large as the one before it, that fill the container.
    case calendar
    /// Halves of halves of the container, with a padding of 1.
    case nested
  }

  private var solver = Solver()
  private let kind: Kind
  private let views: Int
  private let container: Variable
  private var size: RowID?
  private var extents: [Variable] = []
  /// By view of a list: the rows that say how large its content is.
  private var contents: [[RowID]] = []

  init(_ kind: Kind, views: Int) throws {
    self.kind = kind
    self.views = views
    container = solver.makeVariable()
    for _ in 0..<views { extents.append(solver.makeVariable()) }
    let starts = (0..<views).map { _ in solver.makeVariable() }
    var rows: [Row] = extents.map { $0 >= 0 }
    switch kind {
    case .list:
      for i in 0..<views {
        rows.append(starts[i] == (i == 0 ? LinearExpression() : starts[i - 1] + extents[i - 1]) + 8)
      }
      rows.append(container == starts[views - 1] + extents[views - 1])
    case .equal:
      for i in 1..<views {
        rows.append(starts[i] == starts[i - 1] + extents[i - 1] + 8)
        rows.append(extents[i] == LinearExpression(extents[0]))
      }
      rows += [starts[0] == 0, container == starts[views - 1] + extents[views - 1]]
    case .calendar:
      for i in 0..<views {
        if i % 10 == 0 {
          rows.append(starts[i] == 0)
        } else {
          rows.append(starts[i] == starts[i - 1] + extents[i - 1] + 8)
          rows.append(extents[i] == LinearExpression(extents[i - 1]))
        }
        if i % 10 == 9 { rows.append(container == starts[i] + extents[i]) }
      }
    case .nested:
      rows += [starts[0] == 0, extents[0] == LinearExpression(container)]
      for i in 1..<views {
        let parent = (i - 1) / 2
        rows.append(2 * extents[i] == extents[parent] - 3)
        rows.append(
          starts[i] == starts[parent] + 1 + (i % 2 == 1 ? LinearExpression() : extents[i] + 1))
      }
    }
    let width = LinearExpression(constant: 20 * Double(views))
    rows.append(container == width ~ (kind == .list ? 50 : .required))
    let contentRows = rows.count
    if kind == .list {
      for (i, extent) in extents.enumerated() {
        let height = LinearExpression(constant: Double(20 + i % 7))
        rows += [extent <= height ~ 250, extent >= height ~ 750]
      }
    }
    let ids = try solver.add(rows)
    size = ids[contentRows - 1]
    contents = stride(from: contentRows, to: ids.count, by: 2).map { [ids[$0], ids[$0 + 1]] }
    check(width: width.constant, heights: (0..<views).map { Double(20 + $0 % 7) })
  }

  var statistics: SolverStatistics { solver.statistics }

  /// Gives the container another size; a list does not follow that.
  mutating func resize() throws {
    let width = 25 * Double(views)
    if kind == .list {
      try setHeight(of: 0, to: 40)
    } else if let size {
      try solver.setConstant(of: size, to: width)
      check(width: width, heights: [])
    }
  }

  mutating func setHeight(of view: Int, to height: Double) throws {
    let ids = contents[view]
    try solver.update { change in
      for id in ids { change.setConstant(of: id, to: height) }
    }
    var heights = (0..<views).map { Double(20 + $0 % 7) }
    heights[view] = height
    check(width: 0, heights: heights)
  }

  /// Holds the container of a list, and otherwise the last extent, against arithmetic.
  private func check(width: Double, heights: [Double]) {
    let last = solver.value(of: extents[views - 1])
    switch kind {
    case .list:
      #expect(solver.value(of: container) == heights.reduce(0, +) + 8 * Double(views))
    case .equal:
      let wanted = (width - 8 * Double(views - 1)) / Double(views)
      #expect(abs(last - wanted) <= 1e-12 * width)
    case .calendar: #expect(abs(last - (width - 72) / 10) <= 1e-12 * width)
    case .nested:
      var wanted = width
      var view = views - 1
      while view > 0 {
        wanted = (wanted - 3) / 2
        view = (view - 1) / 2
      }
      #expect(abs(last - wanted) <= 1e-12 * width)
    }
  }
}
