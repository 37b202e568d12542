import Cassowary
import Testing

/// Random sequences of edits. At the end a fresh solver, given the same rows in another order, must agree;
/// with the trait `CheckedInvariants` the certificate of optimality is checked after each.
struct RandomEditTests {
  @Test(arguments: 0..<250)
  func `any sequence of edits ends where a fresh solver does`(seed: Int) throws {
    var script = Script(seed: seed)
    try script.run(steps: 30)
    try script.compareWithFreshSolver()
  }

  @Test(arguments: 1000..<1040)
  func `a long sequence stays optimal and does not drift`(seed: Int) throws {
    var script = Script(seed: seed)
    try script.run(steps: 250)
    try script.compareWithFreshSolver()
  }
}
