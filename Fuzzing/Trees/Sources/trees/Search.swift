import Foundation

/// Runs many histories, and reduces those that fail.
struct Search {
  let steps: Int
  private(set) var findings = 0

  init(steps: Int) { self.steps = steps }

  static func history(_ numberClass: NumberClass, _ seed: UInt64, _ steps: Int) -> [Step] {
    var generator = Generator(numberClass, seed: seed)
    return generator.history(steps)
  }

  /// So many histories share a process.
  private static let batch: UInt64 = 100

  mutating func run(_ numberClass: NumberClass, seeds: Range<UInt64>) {
    var (stepCount, callbackCount, failed) = (0, 0, 0)
    var next = seeds.lowerBound
    while next < seeds.upperBound {
      let end = min(next + Self.batch, seeds.upperBound)
      let child = Child(["batch", numberClass.rawValue, "\(next)", "\(end)", "\(steps)"])
      next = end
      for line in child.output {
        let words = line.split(separator: " ", maxSplits: 2)
        switch words[0] {
        case "failure":
          failed += 1
          report(numberClass, UInt64(words[1]) ?? 0, String(words[2]))
        case "steps":
          stepCount += Int(words[1]) ?? 0
          callbackCount += Int(words[2]) ?? 0
        default: break
        }
      }
      if let signal = child.signal,
        let last = child.output.last(where: { $0.hasPrefix("seed ") }),
        let seed = UInt64(last.dropFirst(5))
      {
        failed += 1
        report(numberClass, seed, Child.words(signal))
        next = seed + 1
      }
    }
    print(
      "\(numberClass), seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): \(stepCount) steps, "
        + "\(callbackCount) callbacks, \(failed) failures")
  }

  private mutating func report(_ numberClass: NumberClass, _ seed: UInt64, _ failure: String) {
    findings += 1
    print("\(numberClass), seed \(seed): \(failure)")
    let history = Self.history(numberClass, seed, steps)
    let reduced = Reducer(numberClass).reduced(history)
    print(reduced.text, terminator: "")
  }
}
