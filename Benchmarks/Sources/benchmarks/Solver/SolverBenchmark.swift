import CHeap

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The solver by itself: how long it takes to build, resize and change layouts of growing size, in order
/// and shuffled, and what they hold in memory.
enum SolverBenchmark {
  /// The figures of one workload of one size.
  struct Figures {
    var kind: Workload.Kind
    var views: Int
    var isShuffled: Bool
    /// Nanoseconds.
    var build: Timing
    var resize: Timing
    var churn: Timing
    var floor: Timing?
    var bytesPerView: Double
    var errors: [(priority: Double, error: Double)]
    /// Times grow as this power of the number of views, seen from the next smaller size.
    var exponent: Double?
  }

  /// - Parameters:
  ///   - largest: the greatest number of views.
  ///   - limit: seconds; a size is left out when one build of it would take longer.
  static func run(largest: Int, limit: Double, json: String?) {
    heap_keep_freed_memory()
    var all: [Figures] = []
    heading()
    for kind in Workload.Kind.allCases {
      for isShuffled in [false, true] {
        var last: Figures?
        var views = 10
        while views <= largest {
          if let last, expected(after: last) > limit * 1e9 { break }
          let figures = measure(kind, views, isShuffled, after: last)
          line(figures)
          all.append(figures)
          last = figures
          views *= 10
        }
      }
    }
    if let json { write(all, to: json) }
  }

  private static func expected(after last: Figures) -> Double {
    last.build.fastest * pow(10, max(1, last.exponent ?? 1) + 0.3)
  }

  private static func measure(
    _ kind: Workload.Kind, _ views: Int, _ isShuffled: Bool, after last: Figures?
  ) -> Figures {
    var workload = Workload.make(kind, views: views)
    var generator = SeededGenerator(seed: views)
    if isShuffled { workload = workload.shuffled(using: &generator) }
    let before = Int(heap_bytes_in_use())
    var stage = SolverStage(workload)
    let held = Double(Int(heap_bytes_in_use()) - before) / Double(views)
    let isChecked = stage.check(in: workload.size, workload.contentHeights)
    if !isChecked && !isShuffled {
      stage.compare(with: SolverStage(workload.shuffled(using: &generator)))
    }
    let errors = stage.errors()
    let build = Timing.adaptive { SolverStage(workload) }
    var step = 0
    let resize = Timing.adaptive {
      step += 1
      stage.resize(to: workload.size(at: step))
    }
    stage.resize(to: workload.size)
    _ = stage.check(in: workload.size, workload.contentHeights)
    var heights = workload.contentHeights
    let churn = Timing.adaptive {
      step += 1
      let churn = workload.churn(at: step)
      if case .constants(let changes) = churn {
        heights[step * 617 % views] = changes[0].constant
      }
      stage.churn(churn)
    }
    _ = stage.check(in: workload.size, heights)
    var frames = [Double](repeating: 0, count: workload.variables)
    let floor = Timing.adaptive {
      _ = workload.arrange(in: workload.size(at: step), workload.contentHeights, into: &frames)
      step += 1
    }
    let exponent = last.map { log10(build.fastest / $0.build.fastest) }
    return Figures(
      kind: kind, views: views, isShuffled: isShuffled, build: build, resize: resize, churn: churn,
      floor: isChecked ? floor : nil, bytesPerView: held, errors: errors, exponent: exponent)
  }

  // MARK: Reporting

  private static func heading() {
    print("                                 medians, fastest build in brackets")
    row("workload", "views", "build ms", "resize µs", "churn µs", "floor µs", "bytes/view", "N^")
  }

  private static func line(_ figures: Figures) {
    let build = figures.build
    row(
      figures.kind.rawValue + (figures.isShuffled ? ", shuffled" : ""), "\(figures.views)",
      rounded(build.median / 1e6, 3) + " (" + rounded(build.fastest / 1e6, 3) + ")",
      rounded(figures.resize.median / 1e3, 1), rounded(figures.churn.median / 1e3, 1),
      figures.floor.map { rounded($0.median / 1e3, 1) } ?? "-", rounded(figures.bytesPerView, 0),
      figures.exponent.map { rounded(max(0, $0), 2) } ?? "")
  }

  private static func row(_ cells: String...) {
    let widths = [22, 8, 22, 12, 12, 10, 12, 7]
    var line = cells[0] + String(repeating: " ", count: max(1, widths[0] - cells[0].count))
    for (cell, width) in zip(cells, widths).dropFirst() {
      line += String(repeating: " ", count: max(1, width - cell.count)) + cell
    }
    print(line)
  }

  private static func write(_ all: [Figures], to path: String) {
    let entries = all.map { figures in
      let errors = figures.errors.map { "\"\($0.priority)\": \($0.error)" }.joined(separator: ", ")
      let floor = figures.floor.map { "\($0.median)" } ?? "null"
      return """
        {"workload": "\(figures.kind.rawValue)", "views": \(figures.views), \
        "shuffled": \(figures.isShuffled), "build": \(figures.build.median), \
        "fastestBuild": \(figures.build.fastest), "resize": \(figures.resize.median), \
        "churn": \(figures.churn.median), "floor": \(floor), \
        "bytesPerView": \(figures.bytesPerView), "errors": {\(errors)}}
        """
    }
    writeFile("[\n  " + entries.joined(separator: ",\n  ") + "\n]\n", to: path)
  }
}
