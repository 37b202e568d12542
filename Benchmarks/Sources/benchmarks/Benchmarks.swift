/// Runs the benchmarks that are named on the command line, or all of them but `drift`, which takes minutes.
///
///     benchmarks [language] [layout] [explaining] [solver] [--largest VIEWS] [--limit SECONDS] [--json FILE]
///     benchmarks drift [--edits N]
///     benchmarks workload KIND VIEWS
@main
struct Benchmarks {
  static func main() {
    var options = Options()
    do throws(Options.Mistake) {
      try options.parse(CommandLine.arguments.dropFirst())
    } catch {
      print(error.sentence)
      return
    }
    if let workload = options.workload {
      print(workload.text(steps: 40))
      return
    }
    for name in options.names {
      print("# \(name)")
      switch name {
      case "language": LanguageBenchmark.run()
      case "layout": LayoutBenchmark.run()
      case "explaining": ExplainingBenchmark.run()
      case "drift": DriftBenchmark.run(edits: options.edits)
      default:
        SolverBenchmark.run(largest: options.largest, limit: options.limit, json: options.json)
      }
    }
  }
}
