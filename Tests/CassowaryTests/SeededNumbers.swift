/// Random numbers from a seed, the same everywhere (SplitMix64). Other tests have this file too, by links.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Begins with a state.
  init(seed: UInt64) { state = seed }

  /// Begins with a number that is mixed first, so that neighbouring seeds give unlike numbers.
  init(mixing seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 to below a bound; 0 where the bound is not above 0.
  mutating func below(_ bound: Int) -> Int {
    bound > 0 ? Int(next() % UInt64(bound)) : 0
  }
}
