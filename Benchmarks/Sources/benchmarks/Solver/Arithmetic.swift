/// The same frames by arithmetic, written by hand: what the solver's answers are compared with, and the
/// floor that its times are compared with.
extension Workload {
  /// Writes left, top, width and height of the container and all views.
  /// - Returns: false where there is no such arithmetic.
  func arrange(
    in size: (width: Double, height: Double), _ contentHeights: [Double],
    into frames: inout [Double]
  ) -> Bool {
    var frames = frames.mutableSpan
    put(0, 0, 0, size.width, size.height, &frames)
    switch kind {
    case .independent:
      for view in 1...views {
        put(view, Double(view % 40) * 25, Double(view / 40) * 25, 24, 20, &frames)
      }
    case .list:
      let end = stack(width: size.width, contentHeights, rest: 0, into: &frames)
      put(0, 0, 0, size.width, end, &frames)
    case .listfill:
      var rest = size.height - Self.gap
      for height in contentHeights { rest -= height + Self.gap }
      _ = stack(width: size.width, contentHeights, rest: rest, into: &frames)
    case .tallest:
      let height = contentHeights.reduce(size.height) { max($0, $1) }
      put(0, 0, 0, size.width, height, &frames)
      for view in 1...views { put(view, 30 * Double(view - 1), 0, 24, height, &frames) }
    case .equal:
      let width = (size.width - Self.gap * Double(views - 1)) / Double(views)
      for view in 1...views {
        put(view, Double(view - 1) * (width + Self.gap), 0, width, size.height, &frames)
      }
    case .calendar: arrangeCalendar(in: size, into: &frames)
    case .nested: arrangeNested(in: size, into: &frames)
    case .random: return false
    }
    return true
  }

  @inline(__always)
  private func put(
    _ view: Int, _ left: Double, _ top: Double, _ width: Double, _ height: Double,
    _ frames: inout MutableSpan<Double>
  ) {
    frames[4 * view] = left
    frames[4 * view + 1] = top
    frames[4 * view + 2] = width
    frames[4 * view + 3] = height
  }

  private func stack(
    width: Double, _ contentHeights: [Double], rest: Double, into frames: inout MutableSpan<Double>
  ) -> Double {
    var top = Self.gap
    let yielding = Self.yielding(of: views)
    for view in 1...views {
      let height = contentHeights[view - 1] + (view == yielding ? rest : 0)
      put(view, 0, top, width, height, &frames)
      top += height + Self.gap
    }
    return top
  }

  private func arrangeCalendar(
    in size: (width: Double, height: Double), into frames: inout MutableSpan<Double>
  ) {
    let (rows, columns) = Self.grid(of: views)
    let width = (size.width - Self.gap * Double(columns - 1)) / Double(columns)
    let height = (size.height - Self.gap * Double(rows - 1)) / Double(rows)
    for row in 0..<rows {
      for column in 0..<columns {
        put(
          row * columns + column + 1, Double(column) * (width + Self.gap),
          Double(row) * (height + Self.gap), width, height, &frames)
      }
    }
  }

  private func arrangeNested(
    in size: (width: Double, height: Double), into frames: inout MutableSpan<Double>
  ) {
    let padding = Self.padding
    put(1, padding, padding, size.width - 2 * padding, size.height - 2 * padding, &frames)
    for view in 1...views where 2 * view <= views {
      let left = frames[4 * view] + padding
      let top = frames[4 * view + 1] + padding
      let width = frames[4 * view + 2] - 2 * padding
      let height = frames[4 * view + 3] - 2 * padding
      let (first, second) = (2 * view, 2 * view + 1)
      if second > views {
        put(first, left, top, width, height, &frames)
      } else if (Int.bitWidth - view.leadingZeroBitCount) % 2 == 0 {
        let half = (width - padding) / 2
        put(first, left, top, half, height, &frames)
        put(second, left + half + padding, top, half, height, &frames)
      } else {
        let half = (height - padding) / 2
        put(first, left, top, width, half, &frames)
        put(second, left, top + half + padding, width, half, &frames)
      }
    }
  }
}
