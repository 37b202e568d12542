/// The workloads, generated: the same for the same number of views.
extension Workload {
  static func make(_ kind: Kind, views: Int) -> Workload {
    switch kind {
    case .independent: independent(views)
    case .list: list(views)
    case .listfill: listfill(views)
    case .tallest: tallest(views)
    case .equal: equal(views)
    case .calendar: calendar(views)
    case .nested: nested(views)
    case .random: random(views)
    }
  }

  static let gap = 8.0

  private static func independent(_ views: Int) -> Workload {
    var made = Workload(.independent, views: views, size: (1000, 1000))
    for view in 1...views {
      made.require([(view, .left, 1)], .equal, Double(view % 40) * 25)
      made.require([(view, .top, 1)], .equal, Double(view / 40) * 25)
      made.require([(view, .width, 1)], .equal, 24)
      made.require([(view, .height, 1)], .equal, 20)
    }
    made.requireSizes()
    return made
  }

  private static func list(_ views: Int) -> Workload {
    var made = Workload(.list, views: views, size: (320, 480))
    made.stack()
    made.require(
      [(0, .height, 1), (views, .top, -1), (views, .height, -1)], .equal, gap)
    return made
  }

  private static func listfill(_ views: Int) -> Workload {
    var made = Workload(.listfill, views: views, size: (320, 40 * Double(views)))
    made.stack(yielding: yielding(of: views))
    made.require(
      [(0, .height, 1), (views, .top, -1), (views, .height, -1)], .equal, gap)
    return made
  }

  /// The view that takes what is left of a filled list.
  static func yielding(of views: Int) -> Int { views / 2 + 1 }

  /// Views one below the other; one of them holds on less to its content's height.
  private mutating func stack(yielding: Int = 0) {
    for view in 1...views {
      contentHeights.append(20 + Double(view % 7))
      let height = contentHeights[view - 1]
      require([(view, .left, 1), (0, .left, -1)], .equal, 0)
      require([(view, .width, 1), (0, .width, -1)], .equal, 0)
      if view == 1 {
        require([(view, .top, 1), (0, .top, -1)], .equal, Self.gap)
      } else {
        require(
          [(view, .top, 1), (view - 1, .top, -1), (view - 1, .height, -1)], .equal, Self.gap)
      }
      contentRows.append((rows.count, rows.count + 1))
      add([(view, .height, 1)], .atMost, height, view == yielding ? 200 : 250)
      add([(view, .height, 1)], .atLeast, height, 750)
    }
    requireSizes()
  }

  private static func tallest(_ views: Int) -> Workload {
    var made = Workload(.tallest, views: views, size: (30 * Double(views), 10))
    for view in 1...views {
      made.contentHeights.append(20 + Double(view % 7))
      made.require([(view, .left, 1)], .equal, 30 * Double(view - 1))
      made.require([(view, .width, 1)], .equal, 24)
      made.require([(view, .top, 1), (0, .top, -1)], .equal, 0)
      made.require([(view, .height, 1), (0, .height, -1)], .equal, 0)
      made.contentRows.append((made.rows.count, made.rows.count))
      made.require([(0, .height, 1)], .atLeast, made.contentHeights[view - 1])
    }
    made.requireSizes()
    return made
  }

  private static func equal(_ views: Int) -> Workload {
    var made = Workload(.equal, views: views, size: (30 * Double(views), 44))
    for view in 1...views {
      if view == 1 {
        made.require([(view, .left, 1), (0, .left, -1)], .equal, 0)
      } else {
        made.require(
          [(view, .left, 1), (view - 1, .left, -1), (view - 1, .width, -1)], .equal, gap)
        made.require([(view, .width, 1), (1, .width, -1)], .equal, 0)
      }
      made.require([(view, .top, 1), (0, .top, -1)], .equal, 0)
      made.require([(view, .height, 1), (0, .height, -1)], .equal, 0)
    }
    made.require(
      [(0, .left, 1), (0, .width, 1), (views, .left, -1), (views, .width, -1)], .equal, 0)
    made.requireSizes()
    return made
  }

  /// As square as the number of cells allows.
  static func grid(of views: Int) -> (rows: Int, columns: Int) {
    var rows = Int(Double(views).squareRoot())
    while views % rows != 0 { rows -= 1 }
    return (rows, views / rows)
  }

  private static func calendar(_ views: Int) -> Workload {
    let (rows, columns) = grid(of: views)
    var made = Workload(
      .calendar, views: views, size: (40 * Double(columns), 40 * Double(rows)))
    for view in 1...views {
      let (row, column) = ((view - 1) / columns, (view - 1) % columns)
      made.place(
        view, after: column > 0 ? view - 1 : 0, start: .left, extent: .width,
        isLast: column == columns - 1)
      made.place(
        view, after: row > 0 ? view - columns : 0, start: .top, extent: .height,
        isLast: row == rows - 1)
    }
    made.requireSizes()
    return made
  }

  /// One step of a chain of equal sizes: behind the view before it, or at the container's edge.
  private mutating func place(
    _ view: Int, after previous: Int, start: Side, extent: Side, isLast: Bool
  ) {
    if previous == 0 {
      require([(view, start, 1), (0, start, -1)], .equal, 0)
    } else {
      require([(view, start, 1), (previous, start, -1), (previous, extent, -1)], .equal, Self.gap)
      require([(view, extent, 1), (previous, extent, -1)], .equal, 0)
    }
    if isLast {
      require([(0, start, 1), (0, extent, 1), (view, start, -1), (view, extent, -1)], .equal, 0)
    }
  }

  static let padding = 1.0

  /// View 1 fills the container; the views in view v are 2v and 2v + 1, side by side where the depth
  /// is even, else one below the other.
  private static func nested(_ views: Int) -> Workload {
    let depth = Int.bitWidth - views.leadingZeroBitCount
    let side = Double(8 << (depth / 2 + 1))
    var made = Workload(.nested, views: views, size: (side, side))
    made.inset(1, in: 0, .left, .width)
    made.inset(1, in: 0, .top, .height)
    for view in 1...views where 2 * view <= views {
      let isEven = (Int.bitWidth - view.leadingZeroBitCount) % 2 == 0
      let (start, extent): (Side, Side) = isEven ? (.left, .width) : (.top, .height)
      let (otherStart, otherExtent): (Side, Side) = isEven ? (.top, .height) : (.left, .width)
      let (first, second) = (2 * view, 2 * view + 1)
      made.inset(first, in: view, otherStart, otherExtent)
      if second > views {
        made.inset(first, in: view, start, extent)
        continue
      }
      made.inset(second, in: view, otherStart, otherExtent)
      made.require([(first, start, 1), (view, start, -1)], .equal, padding)
      made.require(
        [(second, start, 1), (first, start, -1), (first, extent, -1)], .equal, padding)
      made.require([(second, extent, 1), (first, extent, -1)], .equal, 0)
      made.require(
        [(view, start, 1), (view, extent, 1), (second, start, -1), (second, extent, -1)], .equal,
        padding)
    }
    made.requireSizes()
    return made
  }

  private mutating func inset(_ view: Int, in parent: Int, _ start: Side, _ extent: Side) {
    require([(view, start, 1), (parent, start, -1)], .equal, Self.padding)
    require([(view, extent, 1), (parent, extent, -1)], .equal, -2 * Self.padding)
  }
}
