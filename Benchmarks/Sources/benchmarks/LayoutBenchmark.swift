import AutoLayout
import CHeap

/// From format strings to frames, through the calls that a user makes.
enum LayoutBenchmark {
  static func run() {
    heap_keep_freed_memory()
    threeViews()
    calendar()
  }

  /// A search bar: views made, strings parsed and expanded, solved, frames read, all let go again.
  private static func threeViews() {
    let repeats = 200
    let timing = Timing(runs: 25) {
      for _ in 0..<repeats { keep(searchBar()) }
    }
    report(
      "three views", "\(rounded(timing.median / 1e3 / Double(repeats), 1)) µs",
      "fastest \(rounded(timing.fastest / 1e3 / Double(repeats), 1)) µs")
  }

  private static func searchBar() -> Double {
    let bar = LayoutView("bar", size: LayoutSize(width: 480, height: 44))
    let find = LayoutView("find", intrinsicContentSize: LayoutSize(width: 60, height: 22))
    let next = LayoutView("findNext", intrinsicContentSize: LayoutSize(width: 90, height: 22))
    let field = LayoutView("findField")
    bar.addSubviews(find, next, field)
    let views = ["find": find, "findNext": next, "findField": field]
    do throws(LayoutError) {
      try LayoutConstraint.activate(
        constraints(
          visualFormat: "|-[find]-[findNext]-[findField(>=20)]-|",
          options: [.alignAllTop, .alignAllBottom], views: views))
      try LayoutConstraint.activate(constraints(visualFormat: "V:|-11-[find]", views: views))
    } catch {
      fatalError("\(error)")
    }
    bar.layoutIfNeeded()
    precondition(field.frame == LayoutRect(x: 186, y: 11, width: 274, height: 22))
    return find.frame.x + next.frame.x + field.frame.x
  }

  private static func calendar() {
    let before = Int(heap_bytes_in_use())
    let calendar = CalendarStage(rows: 25, columns: 40)
    let held = Double(Int(heap_bytes_in_use()) - before) / Double(calendar.cells.count)
    calendar.check()
    let building = Timing(runs: 15) { keep(CalendarStage(rows: 25, columns: 40)) }
    report(
      "calendar of 25 x 40, build", "\(rounded(building.median / 1e6, 2)) ms",
      "fastest \(rounded(building.fastest / 1e6, 2)) ms", "\(rounded(held / 1024, 2)) KB a view")
    let repeats = 100
    var total = 0.0
    let resizing = Timing(runs: 15) {
      for step in 0..<repeats {
        calendar.resize(
          to: LayoutSize(width: 1200 + Double(step % 7), height: 900 + Double(step % 5)))
        for cell in calendar.cells { total += cell.frame.x }
      }
    }
    keep(total)
    calendar.check()
    report(
      "calendar of 25 x 40, resize", "\(rounded(resizing.median / 1e3 / Double(repeats), 1)) µs",
      "fastest \(rounded(resizing.fastest / 1e3 / Double(repeats), 1)) µs")
  }
}
