/// Runs the benchmarks that are named on the command line, or all of them.
///
///     benchmarks [language] [layout] [explaining] [solver] [--largest VIEWS] [--limit SECONDS] [--json FILE]
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
      default:
        SolverBenchmark.run(largest: options.largest, limit: options.limit, json: options.json)
      }
    }
  }
}
