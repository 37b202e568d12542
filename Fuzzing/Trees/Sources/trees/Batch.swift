import Foundation

/// Histories run one after the other in one process, which may end at any of them.
enum Batch {
  /// A history that takes longer than this many seconds counts as endless.
  private static let limit: UInt32 = 30

  static func run(_ numberClass: NumberClass, seeds: Range<UInt64>, steps: Int) {
    var (stepCount, callbackCount) = (0, 0)
    for seed in seeds {
      say("seed \(seed)")
      let world = World(numberClass)
      alarm(limit)
      world.run(Search.history(numberClass, seed, steps))
      world.finish()
      stepCount += world.stepCount
      callbackCount += world.callbackCount
      if let failure = world.failures.first { say("failure \(seed) \(failure)") }
    }
    say("steps \(stepCount) \(callbackCount)")
  }

  /// At once, so that it is known whatever ends the process.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  static func failures(of history: [Step], _ numberClass: NumberClass) -> [String] {
    let world = World(numberClass)
    alarm(limit)
    world.run(history)
    world.finish()
    return world.failures
  }
}
