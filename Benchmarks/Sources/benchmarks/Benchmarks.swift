/// Runs the benchmarks that are named on the command line, or all of them.
@main
struct Benchmarks {
  private static let all: [(name: String, run: @Sendable () -> Void)] = [
    ("language", { LanguageBenchmark.run() }),
    ("layout", { LayoutBenchmark.run() }),
  ]

  static func main() {
    let names = CommandLine.arguments.dropFirst()
    for name in names where !all.contains(where: { $0.name == name }) {
      print("unknown benchmark '\(name)'; there are: " + all.map(\.name).joined(separator: ", "))
      return
    }
    for benchmark in all where names.isEmpty || names.contains(benchmark.name) {
      print("# \(benchmark.name)")
      benchmark.run()
    }
  }
}
