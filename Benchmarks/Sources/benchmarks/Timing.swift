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

  /// Times `work` for about half a second, at least three times, after one run to warm up. What it
  /// returns is let go of outside the measured time.
  static func adaptive<Result: ~Copyable>(_ work: () -> Result) -> Timing {
    let clock = ContinuousClock()
    let begin = clock.now
    _ = work()
    let end = begin + .milliseconds(500)
    var times: [Double] = []
    while times.count < 3 || (clock.now < end && times.count < 1000) {
      let start = clock.now
      let result = work()
      let (seconds, attoseconds) = (clock.now - start).components
      keepAlive(result)
      times.append(Double(seconds) * 1e9 + Double(attoseconds) / 1e9)
    }
    times.sort()
    return Timing(median: times[times.count / 2], fastest: times[0])
  }

  private init(median: Double, fastest: Double) {
    self.median = median
    self.fastest = fastest
  }
}

/// Keeps a result alive, so that the work behind it is not optimised away.
@inline(never)
func keep<T>(_ value: T) {}

/// Ends the life of a value here.
@inline(never)
private func keepAlive<T: ~Copyable>(_ value: borrowing T) {}

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
