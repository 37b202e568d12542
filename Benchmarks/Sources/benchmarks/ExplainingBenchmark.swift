import AutoLayout

/// How long it takes to explain one mistake in a layout of many views.
enum ExplainingBenchmark {
  private static let viewCount = 10_000

  static func run() {
    measure("a width too many", isVertical: false)
    measure("a height too many", isVertical: true)
  }

  /// A list of rows below each other, as wide as the screen and as high as their content together.
  private static func makeList() -> (root: LayoutView, rows: [LayoutView]) {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: Double(viewCount * 52 + 8)))
    let rows = (0..<viewCount).map { LayoutView("row\($0)") }
    for row in rows { root.addSubview(row) }
    do throws(LayoutError) {
      var made: [LayoutConstraint] = []
      for (index, row) in rows.enumerated() {
        made.append(row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20))
        made.append(root.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 20))
        made.append(row.heightAnchor.constraint(equalToConstant: 44))
        let above = index == 0 ? root.topAnchor : rows[index - 1].bottomAnchor
        made.append(row.topAnchor.constraint(equalTo: above, constant: 8))
      }
      try LayoutConstraint.activate(made)
    } catch {
      fatalError("\(error)")
    }
    root.layoutIfNeeded()
    return (root, rows)
  }

  private static func measure(_ label: String, isVertical: Bool) {
    let (root, rows) = makeList()
    let row = rows[viewCount / 2]
    func refuse() -> [LayoutError.Conflict] {
      let extra =
        isVertical
        ? row.heightAnchor.constraint(equalToConstant: 50)
        : row.widthAnchor.constraint(equalToConstant: 300)
      do throws(LayoutError) {
        try LayoutConstraint.activate([extra])
        fatalError("nothing clashes")
      } catch {
        guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
          fatalError("\(error)")
        }
        return conflicts
      }
    }
    let refused = Timing(runs: 15) { keep(refuse()) }
    let explained = Timing(runs: 15) {
      let conflicts = refuse()
      keep(conflicts[0].draw())
    }
    report(
      "\(viewCount) views, \(label)", "refused in \(rounded(refused.median / 1e6, 2)) ms",
      "and explained in \(rounded(explained.median / 1e6, 2)) ms")
    keep(root)
  }
}
