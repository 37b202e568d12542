/// A history made up from a seed: its steps, played and checked.
struct History {
  let numbers: NumberClass
  let seed: UInt64
  let steps: Int
  /// Of so many states and answers one is put down as evidence.
  let sampling: Int

  /// After so many steps the values are compared with those of fresh solvers.
  private static let interval = 10

  /// Plays the history, handing out each step before it is played.
  /// - Returns: what went wrong, and evidence, each with the step after which it came about.
  func play(_ show: (Step) -> Void = { _ in }) -> (lines: [String], counts: Player.Counts) {
    var historian = Historian(seed, numbers)
    // What is looked at is none of the history's business.
    var random = SplitMix(seed: ~seed)
    let player = Player(allowsInaccurate: numbers.allowsInaccurate, sampling: sampling)
    var lines: [String] = []
    var beginning = historian.beginning()
    for number in 1...max(1, steps) {
      let step = beginning.isEmpty ? historian.next(player.model) : beginning.removeFirst()
      show(step)
      do throws(Failure) {
        try player.play(step)
        if number % Self.interval == 0 || number == steps {
          try player.compareWithFresh(&random)
          if random.below(sampling) == 0 { player.putDown("history") }
        }
      } catch {
        player.evidence.append("failure \(error.kind): \(error.detail)")
      }
      let place = "seed \(seed) step \(number)\n"
      lines += player.evidence.map { place + $0 }
      let hasFailed = player.evidence.contains { $0.hasPrefix("failure") }
      player.evidence = []
      if hasFailed { break }
    }
    return (lines, player.counts)
  }
}
