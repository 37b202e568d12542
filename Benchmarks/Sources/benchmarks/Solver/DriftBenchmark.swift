/// How far values stray when a solver is edited again and again: they are compared with those of a fresh
/// solver, which is given the rows as they are in the end. Stops where they differ in a single bit.
enum DriftBenchmark {
  private static let views = 100

  /// - Parameter edits: how many changes of each workload, rounded up so that what was added is removed.
  static func run(edits: Int) {
    let pairs = max(1, (edits + 3) / 4) * 2
    for kind in Workload.Kind.allCases {
      var workload = Workload.make(kind, views: views)
      var stage = SolverStage(workload)
      for step in 0..<pairs {
        // Thirds, so that sums and shares are rounded at every step.
        let whole = workload.size(at: step)
        let size = (width: whole.width + 1.0 / 3, height: whole.height + 2.0 / 3)
        let churn = workload.churn(at: step)
        stage.resize(to: size)
        stage.churn(churn)
        workload.resize(to: size)
        if case .constants(let changes) = churn { workload.change(changes) }
      }
      let difference = stage.difference(from: SolverStage(workload))
      report(kind.rawValue, "\(2 * pairs) edits", "greatest difference \(difference)")
      precondition(difference == 0, "values drift")
    }
  }
}
