extension Player {
  /// What has been done.
  struct Counts {
    var steps = 0
    var refused = 0
    var invalid = 0
    var inaccurate = 0
    var questions = 0
    var fresh = 0

    mutating func add(_ other: Counts) {
      steps += other.steps
      refused += other.refused
      invalid += other.invalid
      inaccurate += other.inaccurate
      questions += other.questions
      fresh += other.fresh
    }
  }
}

extension Player.Counts: CustomStringConvertible {
  var description: String {
    "counts steps \(steps) refused \(refused) invalid \(invalid) inaccurate \(inaccurate)"
      + " questions \(questions) fresh \(fresh)"
  }
}
