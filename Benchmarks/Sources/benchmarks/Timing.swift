/// Repeated measurements of one piece of work, in nanoseconds.
struct Timing {
  let median: Double
  let fastest: Double

  /// Times `work` `runs` times after one run to warm up.
  init(runs: Int, of work: () -> Void) {
    let clock = ContinuousClock()
    work()
    let times = (0..<runs).map { _ in
      let (seconds, attoseconds) = clock.measure(work).components
      return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    }.sorted()
    median = times[times.count / 2]
    fastest = times[0]
  }
}

/// Keeps a result alive, so that the work behind it is not optimised away.
@inline(never)
func keep<T>(_ value: T) {}

/// A line of a report: a label and its figures.
func report(_ label: String, _ figures: String...) {
  let padding = String(repeating: " ", count: max(1, 34 - label.count))
  print(label + padding + figures.joined(separator: "  "))
}

/// A number with so many digits behind the point.
func rounded(_ number: Double, _ digits: Int) -> String {
  let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
  let whole = Int((number * scale).rounded())
  guard digits > 0 else { return String(whole) }
  let fraction = String(whole % Int(scale))
  return "\(whole / Int(scale))."
    + String(repeating: "0", count: digits - fraction.count) + fraction
}
