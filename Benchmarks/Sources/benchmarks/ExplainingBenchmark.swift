import AutoLayout

/// How long it takes to explain one mistake in a list of many views.
enum ExplainingBenchmark {
  private static let viewCount = 10_000

  /// What is wrong, and so how much hangs together with it.
  private enum Mistake: String, CaseIterable {
    /// Only its own row clashes: the width of the screen parts the rows.
    case width = "a width too many"
    /// All rows hang together, and two constraints clash.
    case height = "a height too many"
    /// The same, where heights are least heights.
    case leastHeight = "a height too small"
    /// All rows hang on the width of one.
    case equalWidths = "two equal widths that differ"
    /// All constraints clash.
    case end = "a list that does not fit"
  }

  static func run() {
    for mistake in Mistake.allCases { measure(mistake) }
    measureReasons()
  }

  /// Why a row is where it is: one whose place follows from few others, and one in the middle.
  private static func measureReasons() {
    let (root, rows) = makeList(for: .width)
    for (name, row, axis) in [
      ("the width of a row", rows[5], LayoutConstraint.Axis.horizontal),
      ("the height of a row near the top", rows[5], .vertical),
      ("the height of a row in the middle", rows[viewCount / 2], .vertical),
    ] {
      let reason = Timing(runs: 5) { keep(row.layoutReason(for: axis).draw()) }
      let ambiguous = Timing(runs: 5) { keep(row.hasAmbiguousLayout) }
      report(
        "\(viewCount) views, \(name)", "why in \(rounded(reason.median / 1e6, 2)) ms",
        "whether it is open in \(rounded(ambiguous.median / 1e6, 2)) ms")
    }
    keep(root)
  }

  /// A list of rows below each other, as wide as the screen and as high as their content together.
  private static func makeList(for mistake: Mistake) -> (root: LayoutView, rows: [LayoutView]) {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: Double(viewCount * 52 + 8)))
    let rows = (0..<viewCount).map { LayoutView("row\($0)") }
    for row in rows { root.addSubview(row) }
    activate(rows.indices.flatMap { constraints(of: $0, rows, in: root, mistake) })
    root.layoutIfNeeded()
    return (root, rows)
  }

  private static func constraints(
    of index: Int, _ rows: [LayoutView], in root: LayoutView, _ mistake: Mistake
  ) -> [LayoutConstraint] {
    let row = rows[index]
    let above = index == 0 ? root.topAnchor : rows[index - 1].bottomAnchor
    let height =
      mistake == .leastHeight
      ? row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
      : row.heightAnchor.constraint(equalToConstant: 44)
    let width =
      mistake == .equalWidths
      ? row.widthAnchor.constraint(equalTo: rows[index == 0 ? 1 : 0].widthAnchor)
      : root.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 20)
    return [
      row.topAnchor.constraint(equalTo: above, constant: 8), height,
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), width,
    ]
  }

  private static func activate(_ constraints: [LayoutConstraint]) {
    do throws(LayoutError) {
      try LayoutConstraint.activate(constraints)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The constraints that cannot be added.
  private static func extra(
    _ mistake: Mistake, _ rows: [LayoutView], in root: LayoutView
  ) -> [LayoutConstraint] {
    let (row, other) = (rows[viewCount / 2], rows[viewCount / 2 + 5])
    return switch mistake {
    case .width: [row.widthAnchor.constraint(equalToConstant: 300)]
    case .height: [row.heightAnchor.constraint(equalToConstant: 50)]
    case .leastHeight: [row.heightAnchor.constraint(lessThanOrEqualToConstant: 30)]
    case .equalWidths:
      [
        row.widthAnchor.constraint(equalToConstant: 50),
        other.widthAnchor.constraint(equalToConstant: 60),
      ]
    case .end:
      [root.bottomAnchor.constraint(equalTo: rows[viewCount - 1].bottomAnchor, constant: 9)]
    }
  }

  private static func measure(_ mistake: Mistake) {
    let (root, rows) = makeList(for: mistake)
    func refuse() -> [LayoutError.Conflict] {
      do throws(LayoutError) {
        try LayoutConstraint.activate(extra(mistake, rows, in: root))
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
      "\(viewCount) views, \(mistake.rawValue)",
      "refused in \(rounded(refused.median / 1e6, 2)) ms",
      "and explained in \(rounded(explained.median / 1e6, 2)) ms")
    keep(root)
  }
}
